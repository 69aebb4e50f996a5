#include "tests/counts/allocations.hpp"

#include <cstdlib>
#include <new>

namespace dahut {

namespace {

thread_local std::uint64_t allocations_so_far = 0;

} // namespace

std::uint64_t allocations() { return allocations_so_far; }

} // namespace dahut

// NOLINTBEGIN(cppcoreguidelines-no-malloc,cppcoreguidelines-owning-memory): what operator new itself is made of
void* operator new(std::size_t size)
{
    ++dahut::allocations_so_far;
    if (void* const memory = std::malloc(size)) {
        return memory;
    }
    throw std::bad_alloc();
}

void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
// NOLINTEND(cppcoreguidelines-no-malloc,cppcoreguidelines-owning-memory)
