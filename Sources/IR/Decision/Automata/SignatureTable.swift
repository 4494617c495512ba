/// Things that are numbered in the order in which they are met, each once.
struct NumberedList<Element: Hashable> {
    /// The things by their numbers.
    private(set) var elements: [Element] = []
    private var numbers: [Element: Int32] = [:]

    mutating func number(of element: Element) -> Int32 {
        if let number = numbers[element] { return number }
        let number = Int32(truncatingIfNeeded: elements.count)
        numbers[element] = number
        elements.append(element)
        return number
    }
}

/// Sets of predicates, each ascending, with their numbers as labels.
typealias SignatureTable = NumberedList<[Int32]>

/// A function on whole numbers that is constant on stretches.
struct Stretches {
    /// A predicate that holds for the numbers of a range.
    struct Span {
        var predicate: Int32

        var range: ClosedRange<UInt64>
    }

    /// Where each stretch begins; the first one at 0.
    private(set) var starts: [UInt64] = [0]

    /// The value on each stretch.
    private(set) var labels: [Int32] = []

    /// More predicates than this, counted once for every stretch on which they hold, are not looked at.
    private static let maximumSize = 2_000_000

    /// Takes the values from these places on; the first place has to be 0, and the others ascend.
    init(starts: [UInt64], labels: [Int32]) {
        self.starts = starts
        self.labels = labels
    }

    /// Labels each number up to a limit with the predicates that hold for it.
    init(_ spans: [Span], upTo limit: UInt64, _ table: inout SignatureTable) throws(Undecided) {
        struct Event {
            var place: UInt64
            var predicate: Int32
            var isStart: Bool
        }
        var events: [Event] = []
        for span in spans where span.range.lowerBound <= limit {
            events.append(Event(place: span.range.lowerBound, predicate: span.predicate, isStart: true))
            guard span.range.upperBound < limit else { continue }
            events.append(Event(place: span.range.upperBound + 1, predicate: span.predicate, isStart: false))
        }
        events.sort { $0.place < $1.place }
        var depths: [Int32: Int] = [:]
        var active: [Int32] = []
        var size = 0
        var index = 0
        var place: UInt64 = 0
        while true {
            while index < events.count, events[index].place == place {
                let event = events[index]
                index += 1
                let depth = depths[event.predicate, default: 0]
                depths[event.predicate] = depth + (event.isStart ? 1 : -1)
                if event.isStart, depth == 0 {
                    active.insert(event.predicate, at: active.insertionIndex(of: event.predicate))
                } else if !event.isStart, depth == 1 {
                    active.remove(at: active.insertionIndex(of: event.predicate))
                }
            }
            size += active.count + 1
            if size > Self.maximumSize { throw .tooLarge }
            let label = table.number(of: active)
            if labels.isEmpty {
                labels = [label]
            } else if labels.last != label {
                starts.append(place)
                labels.append(label)
            }
            guard index < events.count else { return }
            place = events[index].place
        }
    }

    /// The value for a number.
    func label(of number: UInt64) -> Int32 { labels[starts.insertionIndex(behind: number) - 1] }

    /// The stretches of a period written out so many times.
    func repeated(_ count: Int, period: UInt64) -> Stretches {
        var result = Stretches(starts: [], labels: [])
        for copy in 0..<UInt64(count) {
            for (start, label) in zip(starts, labels) where result.labels.last != label {
                result.starts.append(copy * period + start)
                result.labels.append(label)
            }
        }
        return result
    }
}

extension Array where Element: Comparable {
    /// Where an element stands, or would have to, in an ascending array.
    func insertionIndex(of element: Element) -> Int { partitionIndex { $0 < element } }

    /// Behind the elements up to and including one, in an ascending array.
    func insertionIndex(behind element: Element) -> Int { partitionIndex { $0 <= element } }

    private func partitionIndex(_ isBefore: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
