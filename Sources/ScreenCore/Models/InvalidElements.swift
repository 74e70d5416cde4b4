/// What becomes of the elements of a list that cannot be read, such as one with a text where a number is
/// due.
///
/// Lists within elements are lists, too: what cannot be read is left out of the innermost one. Pages count
/// what the answer holds, not what was kept of it.
public enum InvalidElements: Sendable {
  /// One of them fails the whole load, unless it only has a value that its enum does not know: that is left out.
  case fail
  /// They are left out of the list that is called `list`, and `problems` hears of them, with their
  /// places in the answer.
  case skip(of: String, reportTo: ProblemReporter)
}

/// What is left out of lists while an answer is read: why each element could not be read, and where it
/// stands.
struct LeftOutElements: Sendable {
  private let reasons = Locked<[LoadError]>([])
  /// Whether only elements are left out that have a value that its enum does not know.
  let onlyUnknown: Bool

  init(onlyUnknown: Bool = false) {
    self.onlyUnknown = onlyUnknown
  }

  var value: [LoadError] { reasons.value }

  func takes(_ error: any Error) -> Bool {
    !onlyUnknown || (error as? DecodingError)?.isUnknownChoice == true
  }

  func note(_ reason: LoadError) {
    reasons.update { $0.append(reason) }
  }

  func update(_ change: @Sendable (inout [LoadError]) -> Void) {
    reasons.update(change)
  }
}

extension InvalidElements {
  /// Where what is left out is written down; nil where nothing is.
  ///
  /// - Parameter client: Of which an answer is read. Servers get new values in time, and the client has whom to
  ///   tell of them.
  func makeNotes(for client: APIClient? = nil) -> LeftOutElements? {
    switch self {
    case .skip: LeftOutElements()
    case .fail: client.map { _ in LeftOutElements(onlyUnknown: true) }
    }
  }

  /// What `read` makes of an answer, after what it has left out is told.
  ///
  /// - Parameter client: What the answer is of; it tells what the list itself leaves to nobody.
  func reporting<Value>(
    for client: APIClient? = nil, _ read: (LeftOutElements?) throws -> Value
  ) async throws -> Value {
    let notes = makeNotes(for: client)
    let value = try read(notes)
    await report(notes?.value ?? [], for: client)
    return value
  }

  /// Tells what was left out of one answer.
  @MainActor
  func report(_ leftOut: [LoadError], for client: APIClient? = nil) {
    guard !leftOut.isEmpty else { return }
    let mostShown = 5
    let shown = leftOut.prefix(mostShown).map(\.description).joined(separator: "; ")
    let more = leftOut.count > mostShown ? "; and \(leftOut.count - mostShown) more" : ""
    let what = "leaves out what cannot be read: \(shown)\(more)"
    switch self {
    case .skip(let list, let problems): problems.report("\(list) \(what)")
    case .fail: client?.problems?.report("a list of \(client?.configuration.name ?? "") \(what)")
    }
  }
}
