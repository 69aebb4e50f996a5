// A file that gets its name only when it is whole, so that what had that name before stays if it comes to nothing.
#pragma once

#include <filesystem>

namespace dahut {

// Under which name something is written until it is whole.
[[nodiscard]] std::filesystem::path partial_of(const std::filesystem::path& name);
// Whether what is written so under this name would take the place of the database, or of a file that belongs to it.
[[nodiscard]] bool would_replace_part(const std::filesystem::path& database, const std::filesystem::path& name);

class PartialFile {
public:
    // Makes the file of this name with ".partial" behind it, and removes what a former attempt has left there. Throws
    // StoreError if it cannot be made, or if the name leads to something that no file may replace, as a device. Throws
    // StoreFault::locked if another process is writing it.
    explicit PartialFile(std::filesystem::path name);
    PartialFile(const PartialFile&) = delete;
    PartialFile& operator=(const PartialFile&) = delete;
    PartialFile(PartialFile&&) = delete;
    PartialFile& operator=(PartialFile&&) = delete;
    // Releases the locks that this process has on the file: let SQLite close it first.
    ~PartialFile();

    // What is to be written.
    [[nodiscard]] const std::filesystem::path& file() const { return file_; }
    // Replaces what had the name until now. The file must have been forced to the disk. Throws StoreError.
    void give_name() const;

private:
    std::filesystem::path name_;
    std::filesystem::path file_;
    int descriptor_;
};

} // namespace dahut
