// The path that draws the modules of a QR code. DOM-free.

/** The dark modules as a path, each run of a row in one piece. @param {boolean[][]} rows */
export function darkPath(rows) {
    return rows
        .flatMap((row, y) => {
            const starts = [...row.keys()].filter((x) => row[x] && !row[x - 1]);
            return starts.map((x) => {
                const end = row.indexOf(false, x);
                const length = (end < 0 ? row.length : end) - x;
                return `M${x} ${y}h${length}v1h-${length}z`;
            });
        })
        .join('');
}
