import InterlinguaIR

/// What looks at files, and collects what is to be said about them.
protocol DiagnosticCollector {
    var diagnostics: [Diagnostic] { get set }
}

extension DiagnosticCollector {
    mutating func report(
        _ severity: Diagnostic.Severity,
        _ kind: Diagnostic.Kind,
        _ message: String,
        at range: SourceRange,
        notes: [Diagnostic.Note] = []
    ) {
        diagnostics.append(Diagnostic(severity, kind, message, at: range, notes: notes))
    }
}

/// What looks at one property list.
protocol PropertyListDiagnosticCollector: DiagnosticCollector {
    var document: PropertyListDocument { get }
}

extension PropertyListDiagnosticCollector {
    mutating func report(
        _ severity: Diagnostic.Severity,
        _ kind: Diagnostic.Kind,
        _ message: String,
        at bounds: Range<UInt32>,
        notes: [Diagnostic.Note] = []
    ) {
        report(severity, kind, message, at: document.range(bounds), notes: notes)
    }
}
