/// How rows are laid out.
public enum ListLayout: Hashable, Sendable {
  /// One below the other.
  case list
  /// In columns of equal width; a line is as high as its highest row.
  case grid(columns: ColumnCount, spacing: SpacingToken? = nil)
  /// In columns of equal width, each row where the shortest column ends.
  case liquid(columns: ColumnCount, spacing: SpacingToken? = nil)
  /// Side by side, scrolling sideways, with the whole list.
  case carousel(spacing: SpacingToken? = nil)
  /// Side by side, scrolling sideways by themselves in a list that scrolls down. With `columns` so many are seen at
  /// once; without, each is as wide as its cell says. They have one height.
  case shelf(
    columns: ColumnCount? = nil, spacing: SpacingToken? = nil, stops: ShelfStops = .anywhere)
  /// Side by side, each as big as the screen, scrolling page by page. For a whole screen.
  case pages

  /// Whether the screen scrolls sideways.
  public var isHorizontal: Bool {
    switch self {
    case .carousel, .pages: true
    case .list, .grid, .liquid, .shelf: false
    }
  }
}

/// Where rows that scroll sideways by themselves come to rest.
public enum ShelfStops: Hashable, Sendable {
  /// Where they do by themselves.
  case anywhere
  /// Where a row begins at the side at which the first one does.
  case rows
  /// At the next row, however far a finger goes.
  case next
  /// At the next row, which then stands in the middle.
  case middle
  /// After whole widths of the list.
  case pages
}

/// How many columns there are, by the width of the surroundings. At the text sizes for accessibility there are
/// half as many: words as big as these have no room in narrow columns.
public struct ColumnCount: Hashable, Sendable, ExpressibleByIntegerLiteral {
  public let compact: Int
  public let regular: Int

  /// Numbers of columns for little and for much room.
  public init(compact: Int, regular: Int) {
    self.compact = max(compact, 1)
    self.regular = max(regular, 1)
  }

  /// The same number of columns everywhere.
  public init(integerLiteral value: Int) {
    self.init(compact: value, regular: value)
  }

  /// The number for a size class.
  public func count(for sizeClass: CellTraits.SizeClass) -> Int {
    sizeClass == .regular ? regular : compact
  }

  /// The number in surroundings.
  public func count(in traits: CellTraits) -> Int {
    let count = count(for: traits.horizontalSizeClass)
    return traits.textSize < .accessibilityMedium ? count : max(count / 2, 1)
  }
}
