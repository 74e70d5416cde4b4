/// The operations of a document that were not taken over, by what kept them from it.
package struct LeftOutOperations: Sendable, Hashable {
  /// What keeps an operation from being taken over.
  package enum Reason: Sendable, Hashable, CaseIterable {
    case answer, body, bodyOfGet, call, method, server, unwanted

    /// What is said of the operations behind their number.
    fileprivate var phrase: String {
      switch self {
      case .answer: "with no answer of which a source could be made"
      case .body: "with a body that specs do not send"
      case .bodyOfGet: "by GET with a body"
      case .call: "with a path or parameters that specs do not send"
      case .method: "by HEAD, OPTIONS or TRACE"
      case .server: "of another server"
      case .unwanted: "that `--only` does not name"
      }
    }
  }

  /// As many as say which they are.
  private static let mostNamed = 3

  private var labels: [Reason: [String]] = [:]

  package init() {}

  /// How many there are.
  package var count: Int { labels.values.reduce(0) { $0 + $1.count } }

  mutating func add(_ label: String, _ reason: Reason) {
    labels[reason, default: []].append(label)
  }

  mutating func add(_ others: LeftOutOperations) {
    labels.merge(others.labels) { $0 + $1 }
  }

  /// How many there are and why, a line for each reason; none if all were taken over.
  package var summary: [String] {
    guard count > 0 else { return [] }
    let reasons = Reason.allCases.compactMap { reason -> String? in
      guard let own = labels[reason] else { return nil }
      let line = "  \(own.count) \(reason.phrase)"
      // Who has chosen some knows of the others.
      guard reason != .unwanted else { return line }
      let named = own.prefix(Self.mostNamed).map { "`\($0)`" }.joined(separator: ", ")
      let more = own.count - Self.mostNamed
      return "\(line): \(named)\(more > 0 ? " and \(more) more" : "")"
    }
    return ["\(count) operation\(count == 1 ? "" : "s") left out:"] + reasons
  }
}
