/// Takes down what is noticed of an app, or holds it against what was noticed of another one.
@MainActor
final class Witness {
  /// What is noticed is not the same as before: nobody need look on.
  struct Difference: Error {}

  private(set) var notes: [String] = []
  private let expected: [String]?

  /// - Parameter expected: What was noticed of the other app, if there is one.
  init(expecting expected: [String]? = nil) {
    self.expected = expected
  }

  func note(_ text: String) throws {
    if let expected {
      guard notes.count < expected.count, expected[notes.count] == text else { throw Difference() }
    }
    notes.append(text)
  }

  /// Nothing more is noticed.
  func end() throws {
    if let expected, notes.count < expected.count { throw Difference() }
  }
}
