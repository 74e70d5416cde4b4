/// A row of a list, whatever shows it.
@MainActor
public protocol ListRow {
  /// What the row shows. Its identity is the row's, and a change of its content draws the row anew.
  var item: any Model { get }

  /// What the row is shown by: another kind for the same item is another row.
  var kind: RowKind { get }

  /// What follows when the row has been seen; nil for most.
  var onSeen: (@MainActor () -> Void)? { get }
}

extension ListRow {
  public var onSeen: (@MainActor () -> Void)? { nil }
}

/// Tells rows apart that show one item in different ways.
public struct RowKind: Hashable, Sendable {
  private let type: ObjectIdentifier
  private let variant: Int

  /// The kind of rows that `type` shows, such as an adapter. Several values of one type that show
  /// rows differently are told apart by `variant`.
  public init(_ type: Any.Type, variant: Int = 0) {
    self.type = ObjectIdentifier(type)
    self.variant = variant
  }
}

/// The identity of a row in a list: an item that stands twice in one section makes two.
public struct RowID: Hashable, Sendable {
  /// The section that the row stands in.
  public let section: String
  /// The identity of what the row shows.
  public let item: ModelID
  /// What the row is shown by.
  public let kind: RowKind
  /// How many rows with the same item and kind stand before this one in its section.
  public let occurrence: Int
}

/// The content of a row, for comparing.
public struct RowContent: Equatable {
  private let item: any Model

  /// The content of a row that shows `item`.
  public init(_ item: any Model) {
    self.item = item
  }

  public static func == (left: RowContent, right: RowContent) -> Bool {
    left.item.hasSameContent(as: right.item)
  }
}
