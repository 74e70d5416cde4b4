import SourceText

/// A case of an enum: its Swift name and the value in the payload.
public struct EnumCaseDeclaration: Sendable {
  public var name: Name
  /// What is sent for it; it may be empty.
  public var payload: String
  /// Where that is written.
  public var payloadSpan: ByteSpan
  /// What else is read as it.
  public var others: [Name] = []

  /// All that is read as it, first what is sent.
  public var payloads: [Name] { [Name(payload, span: payloadSpan)] + others }

  /// Whether a value in a payload is read as it.
  public func reads(_ value: String) -> Bool {
    payload == value || others.contains { $0.text == value }
  }
}

/// `enum:`, a closed set of values.
public final class EnumDeclaration: Sendable {
  public let name: Name
  public let cases: [EnumCaseDeclaration]
  /// The case that stands for values the app doesn't know; without it they fail to decode.
  public let unknown: Name?

  init(name: Name, cases: [EnumCaseDeclaration], unknown: Name?) {
    self.name = name
    self.cases = cases
    self.unknown = unknown
  }
}

/// `model:`, a record with identity.
public final class ModelDeclaration: Sendable {
  public let name: Name
  public let fields: [Field]
  /// What an extension of the app's works out from the fields.
  public let computed: [Field]
  /// The app's own type: nothing is generated for it.
  public let swift: SwiftTypeReference?

  init(name: Name, fields: [Field], computed: [Field], swift: SwiftTypeReference?) {
    self.name = name
    self.fields = fields
    self.computed = computed
    self.swift = swift
  }
}

extension ModelDeclaration {
  /// Everything that can be read of a value.
  public var properties: [Field] { computed.isEmpty ? fields : fields + computed }

  /// What can be read of a value under a name.
  public func property(_ name: String) -> Field? {
    fields.first { $0.name.text == name } ?? computed.first { $0.name.text == name }
  }
}

/// A case of a union.
public struct UnionCaseDeclaration: Sendable {
  /// What the case is called in specs and in Swift.
  public var name: Name
  public var model: Name
  /// The tags in payloads that stand for it, the first of which is written.
  public var tags: [Name]

  /// A case whose tag is its name, unless others are said.
  public init(name: Name, model: Name, tags: [Name]? = nil) {
    self.name = name
    self.model = model
    self.tags = tags ?? [name]
  }

  /// The tag by which it is written.
  public var tag: String { tags.first?.text ?? name.text }

  /// Whether what has a tag is of this case.
  public func reads(_ tag: String) -> Bool { tags.contains { $0.text == tag } }
}

/// What becomes of elements with a tag that the union does not know.
public enum UnknownTagPolicy: String, Sendable, Hashable, CaseIterable {
  case skip, fail
}

/// `union:`, a closed set of models told apart by a tag in the payload.
public final class UnionDeclaration: Sendable {
  public let name: Name
  public let tag: Name
  public let cases: [UnionCaseDeclaration]
  public let unknown: UnknownTagPolicy

  init(name: Name, tag: Name, cases: [UnionCaseDeclaration], unknown: UnknownTagPolicy) {
    self.name = name
    self.tag = tag
    self.cases = cases
    self.unknown = unknown
  }
}

extension UnionDeclaration {
  /// The case that a tag stands for.
  public func item(tagged tag: String) -> UnionCaseDeclaration? {
    cases.first { $0.reads(tag) }
  }

  /// All tags that stand for cases.
  public var tags: [String] { cases.flatMap { $0.tags.map(\.text) } }

  /// Whether tags may stand in payloads as numbers.
  public var hasNumbersAsTags: Bool {
    cases.contains { $0.tags.contains { Int($0.text) != nil } }
  }
}
