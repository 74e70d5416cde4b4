import SourceText

/// The roots that a value path can start from.
public enum Scope: String, Sendable, Hashable, CaseIterable {
  case item
  case parameters
  case state
  case data
  case form
  case flags
  case session
  case result
  case value
  case group
  case selected
  case moved
  case window

  /// What other languages call the same, in small letters.
  static let otherWords: [String: Scope] = [
    "self": .item, "this": .item, "model": .item, "row": .item, "element": .item, "it": .item,
    "event": .item, "cell": .item, "object": .item, "entity": .item, "record": .item,
    "tapped": .item, "clicked": .item, "current": .item, "each": .item,
    "params": .parameters, "param": .parameters, "props": .parameters, "args": .parameters,
    "arguments": .parameters, "input": .parameters, "user": .session, "auth": .session,
    "features": .flags, "fields": .form, "values": .form, "response": .result,
    "move": .moved, "destination": .moved, "target": .moved,
  ]

  /// What starts a path of its own elsewhere, in small letters, and where it is found here.
  static let otherPaths = [
    "next": "moved.next", "previous": "moved.previous", "index": "moved.index",
  ]
}

/// `$scope.field.field`.
public struct ValuePath: Sendable, Hashable {
  public var scope: Scope
  public var components: [Name]
  /// Whether it is written without its `$`. That is a mistake, which is told where it is known what the
  /// path could start from.
  public var lacksDollar = false

  public init(scope: Scope, components: [Name]) {
    self.scope = scope
    self.components = components
  }

  /// The path that a text is but for its `$`; nil for any other text.
  ///
  /// - Parameter span: The place of the whole text.
  public init?(withoutDollar text: String, at span: ByteSpan) {
    let leading = text.utf8.withContiguousStorageIfAvailable { Scope.leading($0) }
    guard let scope = leading ?? nil, let point = text.utf8.firstIndex(of: UInt8(ascii: "."))
    else { return nil }
    let names = text[point...].dropFirst().split(separator: ".", omittingEmptySubsequences: false)
    guard names.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(isNameByte) }) else { return nil }
    self.init(scope: scope, components: names.map { Name(String($0), span: span) })
    lacksDollar = true
  }

  /// The path as it is to be written.
  public var text: String {
    components.reduce("$\(scope.rawValue)") { "\($0).\($1.text)" }
  }
}

/// The operators of conditions that take two operands.
public enum BinaryOperator: String, Sendable, Hashable {
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case and
  case or
}

/// A value or condition: the one grammar for both, wherever they stand.
///
/// In YAML a plain text is untyped until its place gives it a type (``Kind/text(_:)``); a text that starts with
/// `$`, `not` or `(` is an expression, and `{$…}` inside a text is interpolated.
public struct Expression: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    /// A scalar that takes the type its place expects: a string, number, enum case, key of the strings …
    case text(String)
    case null
    case boolean(Bool)
    case integer(Int)
    case number(Double)
    /// A string in quotes inside a condition.
    case string(String)
    /// A bare name inside a condition: an enum case.
    case caseName(String)
    case path(ValuePath)
    indirect case not(Expression)
    indirect case binary(BinaryOperator, Expression, Expression)
    case template([TemplateSegment])
    case list([Expression])
    case object([Argument])
    indirect case conditional(ConditionalValue)
    /// What could not be read; it has been reported, and nothing more is to be said of it.
    case invalid
  }

  public var kind: Kind
  public var span: ByteSpan

  public init(_ kind: Kind, span: ByteSpan) {
    self.kind = kind
    self.span = span
  }

  /// Whether it is a mapping, or a list that has one in it.
  public var isStructured: Bool {
    switch kind {
    case .object: true
    case .list(let elements): elements.contains(where: \.isStructured)
    case .conditional(let values): values.value.isStructured || values.otherwise.isStructured
    default: false
    }
  }

  /// Whether it is one of two values.
  public var isConditional: Bool {
    if case .conditional = kind { true } else { false }
  }

  /// The values that it can be: both of two between which a condition chooses, and their own.
  public var alternatives: [Expression] {
    guard case .conditional(let values) = kind else { return [self] }
    return values.value.alternatives + values.otherwise.alternatives
  }
}

/// A piece of a text with interpolations.
public enum TemplateSegment: Sendable, Hashable {
  case literal(String)
  case value(Expression)
}

/// A named value: one entry of `with:`, `query:`, `body:` or of a model written in place.
public struct Argument: Sendable, Hashable {
  public var name: Name
  public var value: Expression

  public init(name: Name, value: Expression) {
    self.name = name
    self.value = value
  }
}
