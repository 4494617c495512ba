#ifndef INTERLINGUA_CALLOCATION_H
#define INTERLINGUA_CALLOCATION_H

/// Lets the heap grow in large steps that the system backs with large pages; call it before anything is allocated.
///
/// A compiler run allocates hundreds of megabytes once and gives nothing back before it ends. In small steps a fifth of
/// its time goes into page faults. Does nothing where the C library is not glibc.
void interlingua_prepare_heap(void);

/// Lets the calling thread's part of the heap be backed with large pages.
void interlingua_prepare_thread_heap(void);

#endif
