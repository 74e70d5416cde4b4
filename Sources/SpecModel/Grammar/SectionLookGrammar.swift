/// What is said of sections around and between their rows.
enum SectionLookGrammar {
  static let background = Key(
    "background", Form<Alternatives<Name>>.chosenColor,
    "The colour behind all of the section, from its header to its footer, and behind each of its groups.",
    example: "surface")
  static let insets = Key(
    "insets", Form<ChosenEdges>.edges,
    """
    The room around the rows, or around those of each group, within the background: one distance for all sides, or \
    each its own. In lists and grids of collection views; the rows of tables go from side to side. A condition may choose.
    """,
    example: "{ leading: m, trailing: m, bottom: l }")

  /// Where the keys stand that somebody writes beside the list of sections.
  static let place = "it is said of each section, below its `id`"

  /// What a section looks like; nil where nothing is said.
  static func read(_ mapping: inout MappingReader) -> SectionLook? {
    let color = mapping.value(background)
    let room = mapping.value(insets)
    let lines = mapping.value(SeparatorsGrammar.ofSection)
    let pressed = mapping.value(RowLookGrammar.pressed)
    let selected = mapping.value(RowLookGrammar.selected)
    guard color != nil || room != nil || lines != nil || pressed != nil || selected != nil else {
      return nil
    }
    return SectionLook(
      background: color, insets: room, separators: lines, pressed: pressed, selected: selected,
      backgroundKey: mapping.keySpan(background), insetsKey: mapping.keySpan(insets),
      separatorsKey: mapping.keySpan(SeparatorsGrammar.ofSection),
      pressedKey: mapping.keySpan(RowLookGrammar.pressed),
      selectedKey: mapping.keySpan(RowLookGrammar.selected))
  }

  /// What sections look like that don't say it, as their screen says it; nil where it says nothing.
  static func readOfScreen(_ mapping: inout MappingReader) -> SectionLook? {
    let lines = mapping.value(SeparatorsGrammar.ofScreen)
    let pressed = mapping.value(RowLookGrammar.pressedOfScreen)
    let selected = mapping.value(RowLookGrammar.selectedOfScreen)
    guard lines != nil || pressed != nil || selected != nil else { return nil }
    return SectionLook(
      separators: lines, pressed: pressed, selected: selected,
      separatorsKey: mapping.keySpan(SeparatorsGrammar.ofScreen),
      pressedKey: mapping.keySpan(RowLookGrammar.pressedOfScreen),
      selectedKey: mapping.keySpan(RowLookGrammar.selectedOfScreen))
  }
}
