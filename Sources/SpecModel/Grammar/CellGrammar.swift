import Diagnostics
import SourceText

/// A node of a cell: one key says which, the others how.
enum CellGrammar {
  static let column = Key(
    "column", Form<CellItems>.cellItems(.column), "Nodes one below the other.",
    example: "[{ text: $item.name }]")
  static let row = Key(
    "row", Form<CellItems>.cellItems(.row), "Nodes beside one another.",
    example: "[{ text: $item.name }]")
  static let text = Key(
    "text", Form<CellTextNode>.cellText, "A text.", example: "{ value: $item.name, font: body }")
  static let image = Key(
    "image", Form<CellImageNode>.cellImage, "A picture or a symbol.",
    example: "{ from: $item.photo, aspect: 4/3 }")
  static let button = Key(
    "button", Form<CellButtonNode>.cellButton, "Something to tap.",
    example: "{ title: post.comment, event: comment }")
  static let component = Key(
    "component", Form<ComponentUseNode>.componentUse, "A component by its name.",
    example: "{ use: Rating, with: { stars: $item.stars } }")
  static let embed = Key(
    "embed", Form<EmbedDeclaration>.embed,
    "A screen that stands in the cell of a page or an adapter. It is as wide as there is room.",
    example: "{ screen: Comments, with: { postID: $item.id } }")
  static let spacer = Key(
    "spacer", .nothing, "Takes the room that is left. Short: the word `spacer` by itself.",
    example: "{}")
  static let divider = Key(
    "divider", .nothing, "A thin line. Short: the word `divider` by itself.", example: "{}")
  static let condition = Key(
    "when", .condition, "The node is there only while this holds.", example: "$item.photo != nil")

  static let construct = Construct(
    "cell",
    """
    A node of a declarative cell: one key says what it is. What a column or row says beside its \
    nodes stands next to the key or in the long form. A control edits the state of the screen whose \
    page it stands in; in a component it edits a parameter. It may have the keys of an effect for \
    what follows from a change by it.
    """,
    example: """
      row:
        - image: { from: $item.avatar, size: 40, shape: circle }
        - text: { value: $item.name, font: headline }
        - spacer
      spacing: s
      """,
    relations: [
      .exactlyOne(kinds.map(\.description) + ControlGrammar.kinds),
      .only(["spacing", "padding", "alignment", "background"], with: ["column", "row"]),
      .only(EffectGrammar.actionKeys + ["track", "event"], with: ControlGrammar.kinds),
      .atMostOne(EffectGrammar.actionKeys + ["event"]),
      .only(
        ["with", "confirm", "optimistic", "then", "failed", "returned"],
        with: EffectGrammar.actionKeys + ["track", "event"]),
    ] + ControlGrammar.relations + EffectGrammar.modifierRelations,
    [
      [
        column.description, row.description, text.description, image.description,
        button.description, component.description, embed.description, spacer.description,
        divider.description,
      ], CellContainerGrammar.modifiers, ControlGrammar.keys,
      [EffectGrammar.event.description, condition.description], EffectGrammar.keys,
    ])

  /// The keys of which each says what a node is, beside those of the controls.
  private static let kinds: [StaticString] = [
    "column", "row", "text", "image", "button", "component", "embed", "spacer", "divider",
  ]

  static let plain = [
    Choice("spacer", "Takes the room that is left."), Choice("divider", "A thin line."),
  ]

  /// What a node says that it is.
  private struct Contents {
    var first: (content: CellNode.Content, condition: Expression?)?
    var count = 0

    mutating func add(_ content: CellNode.Content, _ condition: Expression?) {
      if count == 0 { first = (content, condition) }
      count += 1
    }
  }

  /// Reads a node; modifiers stand inside its key's mapping or, for a column or row, beside it.
  static func read(_ mapping: inout MappingReader) -> CellNode? {
    var contents = Contents()
    if mapping.has("column") || mapping.has("row") {
      let items = mapping.value(column) ?? mapping.value(row)
      if let container = container(items, &mapping) {
        contents.add(.container(container), items?.condition)
      }
    }
    if let text = mapping.value(text) { contents.add(.text(text.text), text.condition) }
    if let image = mapping.value(image) { contents.add(.image(image.image), image.condition) }
    if let button = mapping.value(button) {
      contents.add(.button(button.button), button.condition)
    }
    if let use = mapping.value(component) { contents.add(.component(use.use), use.condition) }
    if let embed = mapping.value(embed) { contents.add(.embed(embed), nil) }
    if let control = control(&mapping) { contents.add(.control(control), nil) }
    if mapping.value(spacer) != nil { contents.add(.spacer, nil) }
    if mapping.value(divider) != nil { contents.add(.divider, nil) }
    let condition = mapping.value(condition)
    guard let first = contents.first else {
      reportEmpty(mapping)
      return nil
    }
    if contents.count > 1 {
      mapping.reader.report(
        .unknownKey, "a node of a cell is one thing, and this one is several", at: mapping.span,
        help: "put them as items into a `column:` or a `row:`")
    }
    return CellNode(
      content: first.content, condition: both(condition, first.condition), span: mapping.span)
  }

  /// A condition may stand beside the node's key and another one inside of it.
  private static func both(_ outer: Expression?, _ inner: Expression?) -> Expression? {
    guard let outer, let inner else { return outer ?? inner }
    return Expression(.binary(.and, outer, inner), span: outer.span)
  }

  private static func control(_ mapping: inout MappingReader) -> CellControl? {
    guard let kind = ControlGrammar.kind(of: mapping) else { return nil }
    let control = ControlGrammar.read(kind, &mapping)
    let effect = EffectGrammar.read(
      &mapping, withEvents: true, withCondition: false, needed: false)
    return control.map { CellControl(control: $0, effect: effect) }
  }

  private static func container(
    _ items: CellItems?, _ mapping: inout MappingReader
  ) -> CellContainer? {
    let modifiers = CellContainerGrammar.readModifiers(&mapping)
    guard let items else { return nil }
    return CellContainer(
      axis: items.axis, items: items.items,
      spacing: items.modifiers.spacing ?? modifiers.spacing,
      padding: items.modifiers.padding ?? modifiers.padding,
      alignment: items.modifiers.alignment ?? modifiers.alignment,
      background: items.modifiers.background ?? modifiers.background)
  }

  private static func reportEmpty(_ mapping: MappingReader) {
    guard !kinds.contains(where: { mapping.has($0) }), ControlGrammar.kind(of: mapping) == nil
    else { return }
    guard !kinds.contains(where: { mapping.hasMisspelt($0) }) else { return }
    let names = kinds.map(\.description) + ControlGrammar.kinds
    mapping.reader.report(
      .missingKey, "this node of the cell shows nothing", at: mapping.span,
      help: "give it one of \(names.map { "`\($0)`" }.joined(separator: ", "))")
  }
}

extension Form where Value == CellNode {
  static var cellNode: Form {
    let mapping = Form.construct(CellGrammar.construct) { CellGrammar.read(&$0) }
    return Form(.either([mapping.shape, .choice(CellGrammar.plain)])) { node, reader in
      if reader.tree.scalarEquals(node, "spacer") {
        return CellNode(content: .spacer, condition: nil, span: reader.span(node))
      }
      if reader.tree.scalarEquals(node, "divider") {
        return CellNode(content: .divider, condition: nil, span: reader.span(node))
      }
      return mapping.read(node, reader)
    }
  }
}

/// What a container says beside its items.
struct CellContainerModifiers: Sendable {
  var spacing: Measure?
  var padding: Measure?
  var alignment: CellAlignment?
  var background: Name?
}

/// A container's items, in the short or the long form.
struct CellItems: Sendable {
  var axis: CellAxis
  var items: [CellNode]
  var modifiers = CellContainerModifiers()
  var condition: Expression?
}

enum CellContainerGrammar {
  static let nodes = Form<[CellNode]>.list(of: .cellNode)
  static let items = Key(
    "items", .list(of: .cellNode), .required, "The nodes, in their order.",
    example: "[{ text: $item.name }]")
  static let spacing = Key(
    "spacing", .measure, "The distance between nodes: a name of the theme's `spacing`, or points.",
    example: "s")
  static let padding = Key(
    "padding", .measure, "The distance to the edges: a name of the theme's `spacing`, or points.",
    example: "l")
  static let alignment = Key(
    "alignment", Form<CellAlignment>.choice,
    "Where nodes stand across the direction in which they follow.",
    example: "center")
  static let background = Key(
    "background", .name(.color), "The colour behind the nodes.",
    example: "surface")
  static let modifiers: KeyGroup = KeyGroup(
    of: construct,
    [spacing.description, padding.description, alignment.description, background.description])
  static let construct = Construct(
    "container", "A column or row in its long form; the short one is the list of its nodes.",
    example: """
      items:
        - text: $item.name
        - button: { title: user.follow, event: follow }
      spacing: s
      alignment: center
      """,
    [
      [
        items.description, spacing.description, padding.description, alignment.description,
        background.description, CellGrammar.condition.description,
      ]
    ])

  static func readModifiers(_ mapping: inout MappingReader) -> CellContainerModifiers {
    CellContainerModifiers(
      spacing: mapping.value(spacing), padding: mapping.value(padding),
      alignment: mapping.value(alignment), background: mapping.value(background))
  }
}

extension Form where Value == CellItems {
  static func cellItems(_ axis: CellAxis) -> Form {
    // Cells hold cells, so the form of their items is made when the first is read.
    let short = Form<[CellNode]>(CellContainerGrammar.nodes.shape) { node, reader in
      CellContainerGrammar.nodes.read(node, reader)
    }
    let long = Form.construct(CellContainerGrammar.construct) { mapping in
      let items = mapping.value(CellContainerGrammar.items)
      let modifiers = CellContainerGrammar.readModifiers(&mapping)
      let condition = mapping.value(CellGrammar.condition)
      return items.map {
        CellItems(axis: axis, items: $0, modifiers: modifiers, condition: condition)
      }
    }
    return Form(.either([long.shape, short.shape])) { node, reader in
      guard reader.tree.kind(node) == .sequence else { return long.read(node, reader) }
      return short.read(node, reader).map { CellItems(axis: axis, items: $0) }
    }
  }
}

/// A key that needs no value: `{}`, or nothing at all.
struct Nothing: Sendable {}

extension Form where Value == Nothing {
  static var nothing: Form {
    Form(.nothing) { node, reader in
      let isEmpty =
        reader.tree.kind(node) == .scalar
        ? reader.tree.scalarSize(node) == 0 : reader.tree.count(node) == 0
      return isEmpty ? Nothing() : reader.mismatch(node, expected: "`{}`")
    }
  }
}
