import Diagnostics
import SourceText

/// A leaf of a cell with its condition.
struct Conditional<Value: Sendable>: Sendable {
  var value: Value
  var condition: Expression?
}

enum CellProgressGrammar {
  static let value = Key(
    "value", .value, .required, "How much is done: an `Int` or a `Double`.",
    example: "$item.done")
  static let total = Key(
    "of", .value, .defaultsTo("1"), "What the value is when all is done.", example: "$item.steps")
  static let color = Key(
    "color", .chosenColor, .defaultsTo("accent"), "The colour of what is done.",
    example: "accent")
  static let label = Key(
    "label", .text, "What assistive technology says of it, with the share.",
    example: "course.progress")
  static let record = Record<Conditional<CellProgress>>(
    "progress", "A bar that is filled as far as a value says.",
    example: """
      value: $item.done
      of: $item.steps
      label: course.progress
      """
  ) { mapping in
    let value = mapping.value(value)
    let total = mapping.value(total)
    if let total, total.isNothing {
      mapping.reader.report(
        .wrongType, "expected a number above 0: it is what the value is when all is done",
        at: total.span, help: "name a number, or the field that has it, as `$item.steps`")
    }
    let color = mapping.value(color)
    let label = mapping.value(label)
    let condition = mapping.value(CellGrammar.condition)
    return value.map {
      Conditional(
        value: CellProgress(value: $0, total: total, color: color, label: label),
        condition: condition)
    }
  }
}

extension Expression {
  /// Whether this is a number of which there are no shares.
  fileprivate var isNothing: Bool {
    switch kind {
    case .text(let text): Double(text).map { $0 <= 0 } ?? false
    case .integer(let number): number <= 0
    case .number(let number): number <= 0
    default: false
    }
  }
}

enum CellRatingGrammar {
  static let value = Key(
    "value", .value, .required, "How many stars are filled: an `Int` or a `Double`.",
    example: "$item.stars")
  static let stars = Key(
    "of", .positive, .defaultsTo("5"), "How many stars there are.", example: "10")
  static let size = Key(
    "size", .points, .defaultsTo("16"), "The width and height of a star in points.",
    example: "12")
  static let color = Key(
    "color", .chosenColor, .defaultsTo("accent"), "The colour of the stars.", example: "accent")
  static let label = Key(
    "label", .text, "What assistive technology says of them, with the value.",
    example: "shop.rating")
  static let record = Record<Conditional<CellRating>>(
    "rating", "Stars that are filled as far as a value says, by halves.",
    example: """
      value: $item.stars
      label: shop.rating
      """
  ) { mapping in
    let value = mapping.value(value)
    let stars = mapping.value(stars)
    let size = mapping.value(size)
    let color = mapping.value(color)
    let label = mapping.value(label)
    let condition = mapping.value(CellGrammar.condition)
    return value.map {
      Conditional(
        value: CellRating(value: $0, stars: stars ?? 5, size: size, color: color, label: label),
        condition: condition)
    }
  }
}

enum CellDividerGrammar {
  static let leading = Key(
    "leading", .measure, "The room before it, at the side where reading begins.", example: "l")
  static let trailing = Key(
    "trailing", .measure, "The room behind it.", example: "l")
  static let record = Record<EdgeMeasures>(
    "divider", "A thin line, with room at its ends.",
    example: """
      leading: l
      """
  ) { mapping in
    EdgeMeasures(leading: mapping.value(leading), trailing: mapping.value(trailing))
  }
}

extension Form where Value == EdgeMeasures {
  /// The insets of a divider, or nothing at all.
  static var divider: Form {
    let long = CellDividerGrammar.record.form
    return Form(long.shape) { node, reader in
      let isEmpty =
        reader.tree.kind(node) == .scalar && reader.tree.scalarSize(node) == 0
      return isEmpty ? EdgeMeasures() : long.read(node, reader)
    }
  }
}
