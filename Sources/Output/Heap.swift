import CAllocation
import Dispatch

#if canImport(Glibc)
import Glibc
#endif

/// The memory of a run.
package enum Heap {
    /// Prepares for a run that takes much memory and gives nothing back before it ends.
    package static func prepare() {
        #if canImport(Glibc)
        interlingua_prepare_heap()
        // Each thread has a heap of its own. The pause lets every thread of the pool take one of the iterations.
        let threads = max(1, min(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 64))
        DispatchQueue.concurrentPerform(iterations: threads) { _ in
            interlingua_prepare_thread_heap()
            usleep(100)
        }
        #endif
    }
}
