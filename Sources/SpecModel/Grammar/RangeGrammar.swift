import SpecSyntax

/// What the values of a form's field lie between.
enum RangeGrammar {
  static let minimum = Key(
    "min", .limit,
    """
    The least number, or the first day: as it stands, or a value such as `today` or `$form.start`. What is \
    missing is no limit.
    """,
    example: "1")
  static let maximum = Key(
    "max", .limit,
    """
    The greatest number, or the last day: as it stands, or a value such as `today` or `$form.end`. What is \
    missing is no limit.
    """,
    example: "10")
  static let record = Record<ValueLimits>(
    "range",
    """
    Which values a field takes. A limit that is another value follows it: after that has changed, other \
    days can be chosen, and what was entered before is told if it lies outside. Dates are compared by their \
    days.
    """,
    example: """
      min: 1
      max: 10
      """
  ) { mapping in
    ValueLimits(minimum: mapping.value(minimum), maximum: mapping.value(maximum))
  }
}

extension Form where Value == Expression {
  /// A number as it stands, or any other value.
  fileprivate static var limit: Form {
    let number = Form<Double>.number
    return Form(.either([number.shape, .notation(.value)])) { node, reader in
      // Of what begins like a number it is said how numbers are written.
      let isNumber =
        reader.tree.kind(node) == .scalar
        && reader.tree.withScalarBytes(node) { bytes in
          bytes.first.map { "+-.0123456789".utf8.contains($0) } ?? true
        }
      if isNumber, number.read(node, reader) == nil { return nil }
      return reader.value(node)
    }
  }
}
