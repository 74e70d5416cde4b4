/// What invented data is like.
public struct InventedVariant: Sendable, Hashable {
  /// How long texts and lists within items are, and how large numbers.
  public enum Length: String, Sendable, Hashable, CaseIterable {
    case short, usual, long
  }

  /// Which of the values are there that may be missing.
  public enum Optionals: String, Sendable, Hashable, CaseIterable {
    case some, all, none
  }

  public var length: Length
  public var optionals: Optionals
  /// How many items a list has; those of lists within items are fewer.
  public var count: Int

  public init(length: Length = .usual, optionals: Optionals = .some, count: Int = 8) {
    self.length = length
    self.optionals = optionals
    self.count = max(0, count)
  }

  public static let usual = InventedVariant()
  public static let short = InventedVariant(length: .short)
  public static let long = InventedVariant(length: .long, optionals: .all)
  public static let empty = InventedVariant(count: 0)
  public static let many = InventedVariant(count: 200)
  /// Nothing is there that may be missing.
  public static let bare = InventedVariant(optionals: .none)
  /// All is there that may be missing.
  public static let full = InventedVariant(optionals: .all)

  /// All that have a name, by which people choose them.
  public static let named: [(name: String, variant: InventedVariant)] = [
    ("usual", usual), ("short", short), ("long", long), ("empty", empty), ("many", many),
    ("bare", bare), ("full", full),
  ]
}
