import Diagnostics
import SourceText

enum LayoutGrammar {
  static let grid = Key(
    "grid", Form<Columns>.columns, "Columns; the rows beside one another have one height.",
    example: "{ columns: 3 }")
  static let liquid = Key(
    "liquid", Form<Columns>.columns, "Columns in which each row is as tall as it needs.",
    example: "{ columns: 2 }")
  static let carousel = Key(
    "carousel", Form<Columns>.columns,
    "Rows beside one another, to be scrolled sideways; sections too, each under its header.",
    example: "{ spacing: m }")
  static let condition = Key(
    "when", .condition, "The layout applies only while this holds.", example: "$window.regular")
  static let plain = [
    Choice("list", "Rows one below the other."),
    Choice(
      "carousel",
      "Rows beside one another, to be scrolled sideways. A list scrolls one way: among sections that "
        + "scroll down a carousel is a screen of its own, in `content: { embed: … }`."),
    Choice("pages", "One row at a time, to be turned like pages."),
  ]
  static let construct = Construct(
    "layout", "How rows are laid out. Layouts without anything to say are written by name.",
    example: """
      grid: { columns: { compact: 2, regular: 4 }, spacing: s }
      when: $state.large
      """,
    relations: [.exactlyOne(["grid", "liquid", "carousel"])],
    [
      [
        grid.description, liquid.description, carousel.description, condition.description,
      ]
    ])
}

/// What multi-column layouts say.
struct Columns: Sendable {
  var count: ColumnCount?
  var spacing: Measure?
}

enum ColumnsGrammar {
  static let columns = Key(
    "columns", Form<ColumnCount>.columnCount,
    """
    How many there are, or how many by the width of the window. Left out, there are two. At the text sizes \
    for accessibility there are half as many.
    """,
    example: "{ compact: 3, regular: 6 }")
  static let spacing = Key(
    "spacing", .measure, "The distance between rows: a name of the theme's `spacing`, or points.",
    example: "s")
  static let construct = Construct(
    "columns", "What a layout of several columns says.",
    example: """
      columns: 3
      spacing: s
      """,
    [[columns.description, spacing.description]])
}

enum ColumnCountGrammar {
  static let compact = Key(
    "compact", .positive, .required, "The number in a narrow window.", example: "3")
  static let regular = Key(
    "regular", .positive, .required, "The number in a wide window.", example: "6")
  static let construct = Construct(
    "column count", "Numbers of columns by horizontal size class.",
    example: """
      compact: 3
      regular: 6
      """,
    [[compact.description, regular.description]])
}

extension Form where Value == ColumnCount {
  static var columnCount: Form {
    let long = Form.construct(ColumnCountGrammar.construct) { mapping in
      let compact = mapping.value(ColumnCountGrammar.compact)
      let regular = mapping.value(ColumnCountGrammar.regular)
      guard let compact, let regular else { return nil }
      return ColumnCount(compact: compact, regular: regular)
    }
    return Form(.either([long.shape, .integer(atLeast: 1)])) { node, reader in
      guard reader.tree.kind(node) != .mapping else { return long.read(node, reader) }
      return reader.read(Form<Int>.positive, node).map { ColumnCount(compact: $0, regular: $0) }
    }
  }
}

extension Form where Value == Columns {
  static var columns: Form {
    .construct(ColumnsGrammar.construct) { mapping in
      Columns(
        count: mapping.value(ColumnsGrammar.columns),
        spacing: mapping.value(ColumnsGrammar.spacing))
    }
  }
}

extension Form where Value == [LayoutAlternative] {
  /// One layout, or the first of a list whose condition holds.
  static var layouts: Form {
    .oneOrMore(of: Form<LayoutAlternative>.layout)
  }
}

extension Form where Value == LayoutAlternative {
  static var layout: Form {
    let long = Form.construct(LayoutGrammar.construct) { mapping in
      let grid = mapping.value(LayoutGrammar.grid)
      let liquid = mapping.value(LayoutGrammar.liquid)
      let carousel = mapping.value(LayoutGrammar.carousel)
      let condition = mapping.value(LayoutGrammar.condition)
      guard let layout = layout(grid, liquid, carousel, in: mapping) else { return nil }
      let span =
        mapping.keySpan("grid") ?? mapping.keySpan("liquid") ?? mapping.keySpan("carousel")
      return LayoutAlternative(
        condition: condition, layout: layout, span: span ?? mapping.span)
    }
    return Form(.either([long.shape, .choice(LayoutGrammar.plain)])) { node, reader in
      guard reader.tree.kind(node) == .scalar else { return long.read(node, reader) }
      func plain(_ layout: Layout) -> LayoutAlternative {
        LayoutAlternative(condition: nil, layout: layout, span: reader.span(node))
      }
      switch reader.tree.string(node) {
      case "list": return plain(.list)
      case "carousel": return plain(.carousel(spacing: nil))
      case "pages": return plain(.pages)
      default:
        return reader.mismatch(
          node, expected: "a layout",
          help:
            "layouts are `list`, `{ grid: { columns: 3 } }`, `{ liquid: { columns: 2 } }`, `carousel` and `pages`"
        )
      }
    }
  }

  private static func layout(
    _ grid: Columns?, _ liquid: Columns?, _ carousel: Columns?, in mapping: MappingReader
  ) -> Layout? {
    let two = ColumnCount(compact: 2, regular: 2)
    switch (grid, liquid, carousel) {
    case (let grid?, nil, nil): return .grid(grid.count ?? two, spacing: grid.spacing)
    case (nil, let liquid?, nil): return .liquid(liquid.count ?? two, spacing: liquid.spacing)
    case (nil, nil, let carousel?): return .carousel(spacing: carousel.spacing)
    default:
      let kinds: [StaticString] = ["grid", "liquid", "carousel"]
      // What is wrong in itself has been reported.
      guard !kinds.contains(where: { mapping.hasMisspelt($0) }),
        kinds.count(where: { mapping.has($0) }) != 1
      else { return nil }
      mapping.reader.report(
        .missingKey, "a layout is one of `grid`, `liquid` and `carousel`", at: mapping.span,
        help: "plain ones are written by name: `list`, `carousel`, `pages`")
      return nil
    }
  }
}
