import InterlinguaIR

extension Sequence<Key> {
    /// The links that close a circle, where all links from these entries are followed.
    ///
    /// Without recursion, since chains can be as long as a file.
    func linksClosingCircles(_ targets: (Key) -> [Key]) -> [(from: Key, to: Key)] {
        var closing: [(from: Key, to: Key)] = []
        var finished: Set<Key> = []
        for start in self where !finished.contains(start) {
            // The path from the start, each entry with its links that were not followed.
            var path = [(key: start, rest: targets(start)[...])]
            var onPath: Set<Key> = [start]
            while let last = path.last {
                guard let target = last.rest.first else {
                    finished.insert(last.key)
                    onPath.remove(last.key)
                    path.removeLast()
                    continue
                }
                path[path.count - 1].rest.removeFirst()
                if onPath.contains(target) {
                    closing.append((last.key, target))
                } else if !finished.contains(target) {
                    path.append((target, targets(target)[...]))
                    onPath.insert(target)
                }
            }
        }
        return closing
    }
}
