import SourceText

/// What of a component's part is otherwise where the component is used: keys of what the part is, and of its box.
enum PartRefinementGrammar {
  static let font = Key(
    "font", .chosenFont, "The font of a text or a button.", example: "headline")
  static let color = Key(
    "color", .chosenColor, "The colour of a text, a symbol, a button, a bar or stars.",
    example: "accent")
  static let lines = Key(
    "lines", .chosenLines, "At most this many lines of a text.", example: "1")
  static let spacing = Key(
    "spacing", .chosen(.measure),
    """
    The distance between the nodes of a column or row: a name of the theme's `spacing`, or points; a \
    condition may choose.
    """,
    example: "s")
  static let alignment = Key(
    "alignment", .chosenAlignment,
    "Where the nodes of a column or row stand, or the lines of a text; a condition may choose.",
    example: "center")
  static let record = Record<@Sendable (Name) -> PartRefinement>(
    "refinement",
    """
    What of a part of a component looks otherwise where the component is used. What is not said stays as it \
    is in the component. Distances and grounds of a column or row and those of its box are one here.
    """,
    example: """
      font: headline
      color: accent
      corners: 0
      background: surface
      """
  ) { mapping in
    let font = mapping.value(font)
    let color = mapping.value(color)
    let lines = mapping.value(lines)
    let spacing = mapping.value(spacing)
    let alignment = mapping.value(alignment)
    let corners = mapping.value(CellBoxGrammar.corners)
    let border = mapping.value(CellBoxGrammar.border)
    let shadow = mapping.value(CellBoxGrammar.shadow)
    let padding = mapping.value(CellBoxGrammar.padding)
    let (background, gradient) = CellBoxGrammar.grounds(&mapping)
    let hasBox =
      corners != nil || border != nil || shadow != nil || padding != nil || background != nil
      || gradient != nil
    let box =
      hasBox
      ? CellBox(
        corners: corners, border: border, shadow: shadow, padding: padding,
        background: background, gradient: gradient) : nil
    return {
      PartRefinement(
        part: $0, font: font, color: color, lines: lines, spacing: spacing, alignment: alignment,
        box: box)
    }
  }
}
