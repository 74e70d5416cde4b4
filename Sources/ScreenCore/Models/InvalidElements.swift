/// What becomes of the elements of a list that cannot be read, such as one with a text where a number is
/// due.
///
/// Lists within elements are lists, too: what cannot be read is left out of the innermost one. Pages count
/// what the answer holds, not what was kept of it.
public enum InvalidElements: Sendable {
  /// One of them fails the whole load.
  case fail
  /// They are left out of the list that is called `list`, and `problems` hears of them, with their
  /// places in the answer.
  case skip(of: String, reportTo: ProblemReporter)
}

/// What is left out of lists while an answer is read: why each element could not be read, and where it
/// stands.
typealias LeftOutElements = Locked<[LoadError]>

extension InvalidElements {
  /// Where what is left out is written down; nil where nothing is.
  func makeNotes() -> LeftOutElements? {
    if case .skip = self { LeftOutElements([]) } else { nil }
  }

  /// What `read` makes of an answer, after what it has left out is told.
  func reporting<Value>(_ read: (LeftOutElements?) throws -> Value) async throws -> Value {
    let notes = makeNotes()
    let value = try read(notes)
    if let leftOut = notes?.value, !leftOut.isEmpty { await report(leftOut) }
    return value
  }

  /// Tells what was left out of one answer.
  @MainActor
  func report(_ leftOut: [LoadError]) {
    guard case .skip(let list, let problems) = self, !leftOut.isEmpty else { return }
    let mostShown = 5
    let shown = leftOut.prefix(mostShown).map(\.description).joined(separator: "; ")
    let more = leftOut.count > mostShown ? "; and \(leftOut.count - mostShown) more" : ""
    problems.report("\(list) leaves out what cannot be read: \(shown)\(more)")
  }
}
