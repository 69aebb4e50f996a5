// A file that gets its name only when it is whole, so that what had that name before stays if it comes to nothing.
#pragma once

#include <filesystem>

namespace dahut {

class PartialFile {
public:
    // Removes what a former attempt has left. Nobody else may write the file of this name with ".partial" behind it.
    explicit PartialFile(std::filesystem::path name);
    PartialFile(const PartialFile&) = delete;
    PartialFile& operator=(const PartialFile&) = delete;
    PartialFile(PartialFile&&) = delete;
    PartialFile& operator=(PartialFile&&) = delete;
    ~PartialFile();

    // What is to be written.
    [[nodiscard]] const std::filesystem::path& file() const { return file_; }
    // Replaces what had the name until now. The file must have been forced to the disk. Throws StoreError.
    void give_name() const;

private:
    std::filesystem::path name_;
    std::filesystem::path file_;
};

} // namespace dahut
