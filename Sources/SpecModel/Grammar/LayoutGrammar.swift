import Diagnostics
import SourceText

enum LayoutGrammar {
  static let grid = Key(
    "grid", ColumnsGrammar.record.form, "Columns; the rows beside one another have one height.",
    example: "{ columns: 3 }")
  static let liquid = Key(
    "liquid", ColumnsGrammar.record.form, "Columns in which each row is as tall as it needs.",
    example: "{ columns: 2 }")
  static let carousel = Key(
    "carousel", ColumnsGrammar.record.form,
    "Rows beside one another, to be scrolled sideways; sections too, each under its header.",
    example: "{ spacing: m }")
  static let shelf = Key(
    "shelf", ShelfGrammar.record.form,
    "Rows beside one another that are scrolled sideways by themselves, in a list that scrolls down.",
    example: "{ spacing: s, stops: rows }")
  static let condition = Key(
    "when", .condition, "The layout applies only while this holds.", example: "$window.regular")
  static let value = Key(
    "then", Form<[LayoutAlternative]>.layout, "The layout where the condition holds.",
    example: "{ grid: { columns: 3 } }")
  static let otherwise = Key(
    "else", Form<[LayoutAlternative]>.layout,
    "The layout where the condition does not hold; as if nothing were said when left out.",
    example: "list")
  /// What others call layouts that are written as one word, in small letters.
  static let otherWords = [
    "table": "list", "vertical": "list", "rows": "list", "column": "list", "horizontal": "carousel",
    "slider": "carousel", "row": "carousel", "pager": "pages", "paging": "pages", "paged": "pages",
    "orthogonal": "shelf", "rail": "shelf", "shelves": "shelf",
  ]
  static let plain = [
    Choice("list", "Rows one below the other."),
    Choice(
      "carousel",
      "Rows beside one another, to be scrolled sideways, with the whole list. Among sections that "
        + "scroll down, `shelf` is for that."),
    Choice(
      "shelf",
      "Rows beside one another that are scrolled sideways by themselves, in a list that scrolls down."
    ),
    Choice("pages", "One row at a time, to be turned like pages."),
  ]
  private static let oneOf = Complaint.missing(
    "a layout is one of `grid`, `liquid`, `carousel` and `shelf`",
    help: "plain ones are written by name: `list`, `carousel`, `shelf`, `pages`")
  static let record = Record<[LayoutAlternative]>(
    "layout",
    """
    How rows are laid out, or one of two ways, between which a condition chooses. Layouts without anything to say are \
    written by name.
    """,
    example: """
      grid: { columns: { compact: 2, regular: 4 }, spacing: s }
      when: $state.large
      """,
    rules: [
      .exactlyOne(["grid", "liquid", "carousel", "shelf", "then"], missing: oneOf, several: oneOf),
      .only(["else"], with: ["then"]),
      .needs(
        "then", "when",
        missing: .missing(
          "nothing says when this layout is meant", at: .key(["then"]),
          help: "add `when:` with a condition")),
    ]
  ) { mapping in
    let grid = mapping.value(grid)
    let liquid = mapping.value(liquid)
    let carousel = mapping.value(carousel)
    let shelf = mapping.value(shelf)
    let condition = mapping.value(condition)
    let value = mapping.value(value)
    let otherwise = mapping.value(otherwise)
    if let condition, let value {
      return value.map { $0.asked(condition) } + (otherwise ?? []).behind(value, condition)
    }
    let two = ColumnCount(compact: 2, regular: 2)
    let layout: Layout? =
      grid.map { .grid($0.count ?? two, spacing: $0.spacing) }
      ?? liquid.map { .liquid($0.count ?? two, spacing: $0.spacing) }
      ?? carousel.map { .carousel(spacing: $0.spacing) } ?? shelf.map { .shelf($0) }
    guard let layout else { return nil }
    let span =
      mapping.keySpan("grid") ?? mapping.keySpan("liquid") ?? mapping.keySpan("carousel")
      ?? mapping.keySpan("shelf")
    return [
      LayoutAlternative(
        condition: condition, layout: layout, span: span ?? mapping.span,
        idleColumns: grid == nil && liquid == nil ? carousel?.countSpan : nil)
    ]
  }
}

extension [LayoutAlternative] {
  /// The same where a condition does not hold, behind those where it does: where these choose none, nothing is said.
  fileprivate func behind(_ others: Self, _ condition: Expression) -> Self {
    let opposite = Expression(.not(condition), span: condition.span)
    let isDecided = others.last?.condition == nil
    // A condition of its own may read what is known by the opposite alone.
    return map { isDecided && $0.condition == nil ? $0 : $0.asked(opposite) }
  }
}

extension LayoutAlternative {
  /// The same, asked for where another condition holds, too.
  fileprivate func asked(_ outer: Expression) -> LayoutAlternative {
    LayoutAlternative(
      condition: condition.map { Expression(.binary(.and, outer, $0), span: $0.span) } ?? outer,
      layout: layout, span: span, idleColumns: idleColumns)
  }
}

/// What multi-column layouts say.
struct Columns: Sendable {
  var count: ColumnCount?
  var spacing: Measure?
  /// Where their number is said.
  var countSpan: ByteSpan?
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
  static let record = Record<Columns>(
    "columns", "What a layout of several columns says.",
    example: """
      columns: 3
      spacing: s
      """
  ) { mapping in
    Columns(
      count: mapping.value(columns),
      spacing: mapping.value(spacing), countSpan: mapping.keySpan(ColumnsGrammar.columns))
  }
}

enum ColumnCountGrammar {
  static let compact = Key(
    "compact", .positive, .required, "The number in a narrow window.", example: "3")
  static let regular = Key(
    "regular", .positive, .required, "The number in a wide window.", example: "6")
  static let record = Record<ColumnCount>(
    "column count", "Numbers of columns by horizontal size class.",
    example: """
      compact: 3
      regular: 6
      """
  ) { mapping in
    let compact = mapping.value(compact)
    let regular = mapping.value(regular)
    guard let compact, let regular else { return nil }
    return ColumnCount(compact: compact, regular: regular)
  }
}

extension Form where Value == ColumnCount {
  static var columnCount: Form {
    let number = Form<Int>.integer(
      atLeast: 1, helpOnPairs: { "write `{ compact: \($0), regular: \($1) }`" })
    return ColumnCountGrammar.record.form(or: number) { ColumnCount(compact: $0, regular: $0) }
  }
}

extension Form where Value == [LayoutAlternative] {
  /// One layout, or the first of a list whose condition holds.
  static var layouts: Form {
    let several = Form<[[LayoutAlternative]]>.oneOrMore(of: .layout)
    return Form(several.shape) { node, reader in
      several.read(node, reader).map { $0.flatMap(\.self) }
    }
  }

  /// One layout, or those between which a condition chooses.
  static var layout: Form {
    let long = LayoutGrammar.record.form
    return Form(.either([long.shape, .choice(LayoutGrammar.plain)])) { node, reader in
      guard reader.tree.kind(node) == .scalar else { return long.read(node, reader) }
      func plain(_ layout: Layout) -> [LayoutAlternative] {
        [LayoutAlternative(condition: nil, layout: layout, span: reader.span(node))]
      }
      switch reader.tree.string(node) {
      case "list": return plain(.list)
      case "carousel": return plain(.carousel(spacing: nil))
      case "shelf": return plain(.shelf(ShelfLayout(stops: .anywhere)))
      case "pages": return plain(.pages)
      case let word:
        if let meant = LayoutGrammar.otherWords[word.lowercased()] {
          return reader.mismatch(
            node, expected: "a layout", help: "did you mean `\(meant)`?",
            fixes: Fix.replacing(
              word, at: reader.location(reader.span(node)), by: meant, .unsafe))
        }
        return reader.mismatch(
          node, expected: "a layout",
          help:
            "layouts are `list`, `{ grid: { columns: 3 } }`, `{ liquid: { columns: 2 } }`, `carousel`, `shelf` and "
            + "`pages`"
        )
      }
    }
  }
}
