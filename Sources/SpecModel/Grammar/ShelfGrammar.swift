/// What is said of rows that are scrolled sideways by themselves.
enum ShelfGrammar {
  static let columns = Key(
    "columns", Form<ColumnCount>.columnCount,
    """
    How many rows are seen at once, or how many by the width of the window. Left out, each row is as wide as the \
    `size` of its cell says, and without one as the list. At the text sizes for accessibility there are half as many.
    """,
    example: "{ compact: 2, regular: 4 }")
  static let spacing = Key(
    "spacing", .measure, "The distance between rows: a name of the theme's `spacing`, or points.",
    example: "s")
  static let stops = Key(
    "stops", Form<ShelfStops>.choice, .defaultsTo("anywhere"),
    "Where the rows come to rest when a finger lets go of them.", example: "rows")
  static let record = Record<ShelfLayout>(
    "shelf", "What a section says whose rows are scrolled sideways by themselves.",
    example: """
      columns: 2
      spacing: s
      stops: rows
      """
  ) { mapping in
    ShelfLayout(
      columns: mapping.value(columns), spacing: mapping.value(spacing),
      stops: mapping.value(stops) ?? .anywhere)
  }
}

extension ShelfStops: DocumentedChoice {
  static var otherWords: [String: ShelfStops] {
    [
      "continuous": .anywhere, "free": .anywhere, "none": .anywhere, "row": .rows, "snap": .rows,
      "leading": .rows, "start": .rows, "item": .rows, "items": .rows,
      "continuousgroupleadingboundary": .rows, "viewaligned": .rows, "one": .next,
      "each": .next, "grouppaging": .next, "center": .middle, "centre": .middle,
      "centered": .middle, "grouppagingcentered": .middle, "page": .pages, "paging": .pages,
    ]
  }

  var documentation: String {
    switch self {
    case .anywhere: "Where they come to rest by themselves."
    case .rows: "Where a row begins at the side at which the first one does."
    case .next: "At the next row, however far the finger goes."
    case .middle: "At the next row, which then stands in the middle."
    case .pages: "After whole widths of the list."
    }
  }
}
