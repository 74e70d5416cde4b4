import SourceText

/// A value of a document in JSON or YAML, with its place.
package final class DocumentNode: Sendable {
  package enum Content: Sendable {
    case null
    case boolean(Bool)
    /// A number as it is written.
    case number(String)
    case text(String)
    case list([DocumentNode])
    case object([Member])
  }

  /// A key of an object and its value.
  package struct Member: Sendable {
    package let key: String
    package let keySpan: ByteSpan
    package let value: DocumentNode
  }

  package let content: Content
  package let span: ByteSpan
  /// Where the values of an object's keys stand among its members.
  private let positions: [String: Int]

  package init(_ content: Content, at span: ByteSpan) {
    self.content = content
    self.span = span
    guard case .object(let members) = content else {
      positions = [:]
      return
    }
    positions = Dictionary(
      members.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The value of a key, if this is an object that has it.
  package subscript(key: String) -> DocumentNode? { member(key)?.value }

  package func member(_ key: String) -> Member? {
    guard case .object(let members) = content, let position = positions[key] else { return nil }
    return members[position]
  }

  package var members: [Member] {
    if case .object(let members) = content { members } else { [] }
  }

  package var elements: [DocumentNode] {
    if case .list(let elements) = content { elements } else { [] }
  }

  package var text: String? {
    if case .text(let text) = content { text } else { nil }
  }

  /// What stands here as it is written, whether it is a text, a number or a truth value.
  package var scalar: String? {
    switch content {
    case .text(let text), .number(let text): text
    case .boolean(let isTrue): isTrue ? "true" : "false"
    case .null, .list, .object: nil
    }
  }

  package var isBoolean: Bool {
    if case .boolean = content { true } else { false }
  }

  package var isNumber: Bool {
    if case .number = content { true } else { false }
  }

  package var isTrue: Bool {
    if case .boolean(true) = content { true } else { false }
  }

  package var isNull: Bool {
    if case .null = content { true } else { false }
  }

  package var isObject: Bool {
    if case .object = content { true } else { false }
  }
}
