#define _GNU_SOURCE
#include "CAllocation.h"

#include <stdlib.h>

#if defined(__GLIBC__) && defined(__LP64__)

#include <malloc.h>
#include <stdint.h>
#include <sys/mman.h>

/// How much of the first heap gets large pages; addresses only, memory is taken when it is used.
static const size_t advised_size = (size_t)512 << 20;

/// The size and alignment of a thread's heap in glibc on 64-bit machines: HEAP_MAX_SIZE.
static const uintptr_t thread_heap_size = (uintptr_t)64 << 20;

static const uintptr_t large_page_size = (uintptr_t)2 << 20;

static void advise(uintptr_t start, uintptr_t end) {
    start = (start + large_page_size - 1) & ~(large_page_size - 1);
    end &= ~(large_page_size - 1);
    // Advice that the system can't take changes nothing.
    if (start < end) (void)madvise((void *)start, end - start, MADV_HUGEPAGE);
}

void interlingua_prepare_heap(void) {
    // Large blocks come from the heap as well, and nothing is given back to the system.
    (void)mallopt(M_MMAP_THRESHOLD, 1 << 30);
    (void)mallopt(M_TRIM_THRESHOLD, INT32_MAX);
    (void)mallopt(M_TOP_PAD, 64 << 20);
    void *block = malloc(advised_size);
    if (block == NULL) return;
    advise((uintptr_t)block, (uintptr_t)block + advised_size);
    free(block);
}

void interlingua_prepare_thread_heap(void) {
    void *block = malloc(1);
    if (block == NULL) return;
    uintptr_t start = (uintptr_t)block & ~(thread_heap_size - 1);
    free(block);
    advise(start, start + thread_heap_size);
}

#else

void interlingua_prepare_heap(void) {}
void interlingua_prepare_thread_heap(void) {}

#endif
