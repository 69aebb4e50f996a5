#include "server/store/partial_file.hpp"

#include "server/store/database_files.hpp"
#include "server/store/gradual_release.hpp"

#include <system_error>
#include <utility>

namespace dahut {

namespace {

void remove_gradually(const std::filesystem::path& file)
{
    const GradualRelease left(file);
    std::error_code ignored;
    std::filesystem::remove(file, ignored);
}

} // namespace

PartialFile::PartialFile(std::filesystem::path name) : name_(std::move(name)), file_(name_.string() + ".partial")
{
    remove_gradually(file_);
}

PartialFile::~PartialFile() { remove_gradually(file_); }

void PartialFile::give_name() const
{
    const GradualRelease former(name_);
    rename_file(file_, name_);
    flush_folder_of(name_);
}

} // namespace dahut
