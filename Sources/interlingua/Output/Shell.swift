import InterlinguaSystem

/// The signal that came during a job; a handler may do no more than to keep it.
nonisolated(unsafe) private var receivedSignal: Int32 = 0

/// Commands of the system, such as git.
enum Shell {
    /// Runs a script to its end, its output being that of the tool; returns its exit status, nil if it did not end by itself.
    static func run(_ script: String) -> Int32? {
        guard let process = popen(script, "w") else { return nil }
        let status = pclose(process)
        return status >= 0 && status & 0x7F == 0 ? status >> 8 & 0xFF : nil
    }

    /// Does a job that takes away its temporary files at its end; Ctrl-C stops the commands at once, and the tool then.
    static func deferringInterruptions<Result>(_ job: () throws -> Result) rethrows -> Result {
        let numbers = [SIGINT, SIGTERM, SIGHUP]
        var actions = numbers.map { _ in sigaction() }
        for (index, number) in numbers.enumerated() {
            sigaction(number, nil, &actions[index])
            signal(number) { receivedSignal = $0 }
        }
        defer {
            for (index, number) in numbers.enumerated() { sigaction(number, &actions[index], nil) }
            if receivedSignal != 0 { raise(receivedSignal) }
        }
        return try job()
    }
}

extension String {
    /// The text as one word of a shell's command.
    var shellWord: String { "'" + replacing("'", with: #"'\''"#) + "'" }
}
