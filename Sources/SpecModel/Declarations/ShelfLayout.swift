/// What a layout says whose rows stand beside one another and are scrolled sideways by themselves.
public struct ShelfLayout: Sendable, Hashable {
  /// How many rows are seen at once; nil where each is as wide as it needs.
  public var columns: ColumnCount?
  public var spacing: Measure?
  public var stops: ShelfStops
}

/// Where a section that is scrolled sideways comes to rest.
public enum ShelfStops: String, Sendable, Hashable, CaseIterable {
  case anywhere, rows, next, middle, pages
}
