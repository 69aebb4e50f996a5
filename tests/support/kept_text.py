"""Reads what the server keeps for ever in few bytes (docs/decisions/0092), by another implementation than the server's.
What was kept before is gzip.
"""
import gzip
import lzma
import zlib

HEAD_BYTES = 9
DICTIONARY_AT_LEAST = 4096


def _filters(text_bytes):
    return [{"id": lzma.FILTER_LZMA1, "lc": 3, "lp": 0, "pb": 0, "dict_size": max(text_bytes, DICTIONARY_AT_LEAST)}]


def kept_text(text):
    """These bytes as the server keeps them: a mark, a checksum and a length before the compressed ones."""
    head = b"L" + zlib.crc32(text).to_bytes(4, "little") + len(text).to_bytes(4, "little")
    return head + lzma.compress(text, format=lzma.FORMAT_RAW, filters=_filters(len(text)))


def text_kept(kept):
    """The text of these bytes. Raises ValueError if they are damaged."""
    if not kept.startswith(b"L"):
        return gzip.decompress(kept)
    checksum, text_bytes = (int.from_bytes(kept[begin:begin + 4], "little") for begin in (1, 5))
    text = lzma.decompress(kept[HEAD_BYTES:], format=lzma.FORMAT_RAW, filters=_filters(text_bytes))
    if (len(text), zlib.crc32(text)) != (text_bytes, checksum):
        raise ValueError("what was kept is damaged")
    return text
