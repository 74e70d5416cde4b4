import Diagnostics
import SourceText

/// The keys of a composed page: the parts, one below the other, and what they are about.
enum PageGrammar {
  static let content = Key(
    "content", Form<[RowDeclaration]>.oneOrMore(of: .pagePart).located(),
    """
    A composed page instead of rows that show models: trees, screens and controls one below the \
    other. One part stands by itself or in a list.
    """,
    example: """
      [{ text: { value: $item.title, font: headline } }, { text: $item.summary }]
      """)
  static let item = Key(
    "item", .value,
    "What the page is about: a model, `$item` to its parts. While it is missing, so are they.",
    example: "$data.event")

  static func read(_ mapping: inout MappingReader) -> PageDeclaration? {
    let item = mapping.value(item)
    return mapping.value(content).map {
      PageDeclaration(item: item, parts: $0.value, span: $0.span)
    }
  }
}

/// A part of a page: a tree, a screen or a control.
enum PagePartGrammar {
  static let embed = Key(
    "embed", EmbedGrammar.record.form, "A screen that stands in the page.",
    example: "{ screen: Comments, with: { eventID: $item.id } }")
  static let condition = Key(
    "when", .condition, "The part is there only while this holds.", example: "$state.advanced")
  static let record = Record<RowDeclaration>(
    "part of a page",
    """
    A node of a cell, a screen, or a control that edits the screen's state. A node may have the keys \
    of an effect for what follows from a tap on it, a control for what follows from a change by it.
    """,
    example: """
      column:
        - text: { value: $item.title, font: headline }
        - button: { title: event.attend, request: Attend, with: { id: $item.id } }
      padding: l
      """,
    rules: [
      .exactlyOne(
        trees + ["embed"] + ControlGrammar.kinds,
        missing: .missing(
          "this part of the page shows nothing",
          help:
            "give it a node such as `column:` or `text:`, a screen to `embed:`, or a control such as "
            + "`toggle: $state.sound`"),
        several: CellGrammar.several, preferring: ControlGrammar.kinds + ["embed"]),
      CellContainerGrammar.rule, .only(["accessibility", "box"], with: trees),
    ] + EffectGrammar.optionalRules(of: trees + ControlGrammar.kinds)
      + ControlGrammar.rules + EffectGrammar.modifierRules,
    misplaced: ["item": "what the page is about stands beside `content`: `item: $data.…`"]
  ) { mapping in
    var tree = CellGrammar.Tree(&mapping)
    tree.readDivider(&mapping)
    tree.readModifiers(&mapping)
    let accessibility = mapping.value(AdapterGrammar.accessibility)
    let embed = mapping.value(embed)
    let control = ControlGrammar.read(&mapping)
    let condition = mapping.value(condition)
    let effect = EffectGrammar.parts(&mapping).effect()
    let node = tree.node(when: condition, mapping)
    let content: RowDeclaration.Content? =
      control.map { .control($0) } ?? embed.map { .embed($0) }
      ?? node.map { .tree($0.unconditional) }
    guard let content else { return nil }
    // What the tree depends on is the part's condition: what it hides takes no room.
    return RowDeclaration(
      content: content, condition: node.map(\.condition) ?? condition, effect: effect,
      accessibility: accessibility, span: mapping.span)
  }

  /// The keys of which each says which tree it is.
  private static let trees = [
    "column", "row", "text", "image", "button", "component", "progress", "rating", "input",
    "view", "divider",
  ]
}

extension Form where Value == RowDeclaration {
  static var pagePart: Form {
    let mapping = PagePartGrammar.record.form
    return Form(.either([mapping.shape, .choice([Choice("divider", "A thin line.")])])) {
      node, reader in
      guard reader.tree.scalarEquals(node, "divider") else { return mapping.read(node, reader) }
      let span = reader.span(node)
      let line = CellNode(content: .divider, condition: nil, span: span)
      return RowDeclaration(
        content: .tree(line), condition: nil, effect: nil, accessibility: nil, span: span)
    }
  }
}
