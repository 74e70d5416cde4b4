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

  /// The page of a screen or section that has `content`.
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
    "embed", Form<EmbedDeclaration>.embed, "A screen that stands in the page.",
    example: "{ screen: Comments, with: { eventID: $item.id } }")
  static let condition = Key(
    "when", .condition, "The part is there only while this holds.", example: "$state.advanced")
  static let construct = Construct(
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
    relations: [
      .exactlyOne(trees + ["embed"] + ControlGrammar.kinds),
      .only(["spacing", "padding", "alignment", "background"], with: ["column", "row"]),
      .only(["accessibility"], with: trees),
      .only(EffectGrammar.actionKeys + ["track"], with: trees + ControlGrammar.kinds),
      .atMostOne(EffectGrammar.actionKeys),
      .only(
        ["with", "confirm", "optimistic", "then", "failed", "returned"],
        with: EffectGrammar.actionKeys + ["track"]),
    ] + ControlGrammar.relations + EffectGrammar.modifierRelations,
    misplaced: ["item": "what the page is about stands beside `content`: `item: $data.…`"],
    [
      [
        CellGrammar.column.description, CellGrammar.row.description, CellGrammar.text.description,
        CellGrammar.image.description, CellGrammar.button.description,
        CellGrammar.component.description, CellGrammar.divider.description,
      ], CellContainerGrammar.modifiers, [AdapterGrammar.accessibility.description],
      [embed.description], ControlGrammar.keys, [condition.description], EffectGrammar.keys,
    ])

  /// The keys of which each says which tree it is.
  private static let trees = treeNames.map(\.description)
  private static let treeNames: [StaticString] = [
    "column", "row", "text", "image", "button", "component", "divider",
  ]

  static func read(_ mapping: inout MappingReader) -> RowDeclaration? {
    var condition = mapping.value(condition)
    var content = content(&mapping)
    if case .tree(let node) = content {
      // What the tree depends on is the part's condition: what it hides takes no room.
      condition = node.condition
      content = .tree(node.unconditional)
    }
    let isTree = treeNames.contains { mapping.has($0) }
    let accessibility = isTree ? mapping.value(AdapterGrammar.accessibility) : nil
    let effect =
      mapping.has("embed")
      ? nil : EffectGrammar.read(&mapping, withCondition: false, needed: false)
    guard let content else { return nil }
    return RowDeclaration(
      content: content, condition: condition, effect: effect, accessibility: accessibility,
      span: mapping.span)
  }

  private static func content(_ mapping: inout MappingReader) -> RowDeclaration.Content? {
    if let control = ControlGrammar.kind(of: mapping) {
      return ControlGrammar.read(control, &mapping).map { .control($0) }
    }
    if mapping.has("embed") { return mapping.value(embed).map { .embed($0) } }
    if treeNames.contains(where: { mapping.has($0) }) {
      return CellGrammar.read(&mapping).map { .tree($0) }
    }
    let others: [StaticString] = ["embed", "toggle", "picker", "field", "stepper"]
    if !(treeNames + others).contains(where: { mapping.hasMisspelt($0) }) {
      mapping.reader.report(
        .missingKey, "this part of the page shows nothing", at: mapping.span,
        help:
          "give it a node such as `column:` or `text:`, a screen to `embed:`, or a control such as "
          + "`toggle: $state.sound`")
    }
    return nil
  }
}

extension Form where Value == RowDeclaration {
  static var pagePart: Form {
    let mapping = Form.construct(PagePartGrammar.construct) { PagePartGrammar.read(&$0) }
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
