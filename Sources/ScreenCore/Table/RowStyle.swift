/// A way of showing models of one type. A table has a presenter for each style of each type that its
/// rows ask for, so one type may look different from row to row.
///
/// An app names its styles once, typed by what they are styles of:
///
///     extension RowStyle<User> {
///       static let byline = RowStyle("byline")
///     }
public struct RowStyle<Item: Model>: Hashable, Sendable {
  /// The style's name among those of its type.
  public let name: String

  /// The style of `Item` called `name`.
  public init(_ name: String) {
    self.name = name
  }

  /// The style of rows that don't ask for one.
  public static var standard: RowStyle { RowStyle("standard") }

  /// The style without its type, for keeping styles of several types together.
  public var key: RowStyleKey { RowStyleKey(type: Item.self, name: name) }
}

/// A style of any type. The type takes part as itself and not by its name, so same-named types of two
/// modules never meet.
public struct RowStyleKey: Hashable, Sendable {
  private let type: ObjectIdentifier
  private let typeName: String
  /// The style's name among those of its type.
  public let name: String

  init(type: any Model.Type, name: String) {
    self.type = ObjectIdentifier(type)
    typeName = String(describing: type)
    self.name = name
  }

  public static func == (left: RowStyleKey, right: RowStyleKey) -> Bool {
    left.type == right.type && left.name == right.name
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(type)
    hasher.combine(name)
  }
}

extension RowStyleKey: CustomStringConvertible {
  public var description: String { "\(typeName) in the style \(name)" }
}
