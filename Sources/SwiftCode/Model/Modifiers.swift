/// The access written in front of a declaration.
public enum AccessLevel: String, Sendable, Hashable, CaseIterable {
  case `open`, `public`, `package`, `internal`, `fileprivate`, `private`
}

/// An attribute, written as it stands: `@MainActor`, `@available(*, unavailable)`.
public struct Attribute: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The attribute's text, at sign included.
  public var text: String

  /// Creates an attribute from its text, at sign included.
  public init(_ text: String) { self.text = text }

  /// Creates an attribute from its text, at sign included.
  public init(stringLiteral text: String) { self.text = text }

  /// `@MainActor`
  public static let mainActor: Attribute = "@MainActor"
  /// `@escaping`
  public static let escaping: Attribute = "@escaping"
  /// `@discardableResult`
  public static let discardableResult: Attribute = "@discardableResult"
  /// `@available(*, unavailable)`
  public static let unavailable: Attribute = "@available(*, unavailable)"

}

/// The modifiers of a declaration other than its access; printed in one fixed order.
public struct Modifiers: OptionSet, Sendable, Hashable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let override = Modifiers(rawValue: 1 << 0)
  public static let required = Modifiers(rawValue: 1 << 1)
  public static let nonisolated = Modifiers(rawValue: 1 << 2)
  public static let `static` = Modifiers(rawValue: 1 << 3)
  public static let `class` = Modifiers(rawValue: 1 << 4)
  public static let final = Modifiers(rawValue: 1 << 5)
  public static let lazy = Modifiers(rawValue: 1 << 6)
  public static let weak = Modifiers(rawValue: 1 << 7)
  public static let unowned = Modifiers(rawValue: 1 << 8)

  /// The modifiers in the order of printing, with their text.
  static let spellings: [(modifier: Modifiers, text: StaticString)] = [
    (.override, "override "), (.required, "required "), (.nonisolated, "nonisolated "),
    (.static, "static "), (.class, "class "), (.final, "final "), (.lazy, "lazy "),
    (.weak, "weak "), (.unowned, "unowned "),
  ]
}

/// What may stand before any declaration: documentation, attributes, access, modifiers.
public struct DeclarationPrefix: Sendable {
  /// Documentation, one `///` line per line of text; empty means none.
  public var documentation = ""
  public var attributes: [Attribute] = []
  public var access: AccessLevel?
  public var modifiers: Modifiers = []
}
