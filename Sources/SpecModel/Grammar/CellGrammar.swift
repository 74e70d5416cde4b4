import Diagnostics
import SourceText
import SpecSyntax

/// A node of a cell: one key says which, the others how.
enum CellGrammar {
  static let column = Key(
    "column", Form<CellItems>.cellItems(.column), "Nodes below one another.",
    example: "[{ text: $item.name }]")
  static let row = Key(
    "row", Form<CellItems>.cellItems(.row), "Nodes beside one another.",
    example: "[{ text: $item.name }]")
  static let text = Key(
    "text", Form<CellTextNode>.cellText, "A text.", example: "{ value: $item.name, font: body }")
  static let image = Key(
    "image", Form<CellImageNode>.cellImage, "A picture.",
    example: "{ from: $item.photo, aspect: 4/3 }")
  static let button = Key(
    "button", Form<CellButtonNode>.cellButton, "Something to tap.",
    example: "{ title: post.comment, event: comment }")
  static let spacer = Key(
    "spacer", .nothing, "Takes the room that is left.", example: "{}")
  static let divider = Key("divider", .nothing, "A thin line.", example: "{}")
  static let condition = Key(
    "when", .condition, "The node is there only while this holds.", example: "$item.photo != nil")

  static let construct = Construct(
    "cell", "A node of a declarative cell.",
    [
      [
        column.description, row.description, text.description, image.description,
        button.description, spacer.description, divider.description,
      ], CellContainerGrammar.modifiers, [condition.description],
    ])

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
      content: first.content, condition: condition ?? first.condition, span: mapping.span)
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
    let kinds: [StaticString] = ["column", "row", "text", "image", "button", "spacer", "divider"]
    guard !kinds.contains(where: { mapping.has($0) }) else { return }
    mapping.reader.report(
      .missingKey, "this node of the cell shows nothing", at: mapping.span,
      help: "give it one of \(kinds.map { "`\($0)`" }.joined(separator: ", "))")
  }
}

extension Form where Value == CellNode {
  static var cellNode: Form {
    let mapping = Form.construct(CellGrammar.construct, named: "cell") { CellGrammar.read(&$0) }
    return Form(.either([.choice(["spacer", "divider"]), mapping.shape])) { node, reader in
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
    "items", .list(of: .cellNode), .required, "The nodes, in order.",
    example: "[{ text: $item.name }]")
  static let spacing = Key("spacing", .measure, "The distance between nodes.", example: "s")
  static let padding = Key("padding", .measure, "The distance to the edges.", example: "l")
  static let alignment = Key(
    "alignment", Form<CellAlignment>.choice, "Where nodes stand across the axis.",
    example: "center")
  static let background = Key(
    "background", .name("a color of the theme"), "The color behind the nodes.",
    example: "surface")
  static let modifiers: [KeyDescription] = [
    spacing.description, padding.description, alignment.description, background.description,
  ]
  static let construct = Construct(
    "container", "The long form of a column or row.",
    [[items.description], modifiers, [CellGrammar.condition.description]])

  static func readModifiers(_ mapping: inout MappingReader) -> CellContainerModifiers {
    CellContainerModifiers(
      spacing: mapping.value(spacing), padding: mapping.value(padding),
      alignment: mapping.value(alignment), background: mapping.value(background))
  }
}

extension Form where Value == CellItems {
  static func cellItems(_ axis: CellAxis) -> Form {
    // Cells hold cells, so the form of their items is made when the first is read.
    let short = Form<[CellNode]>(.list(.construct("cell"))) { node, reader in
      CellContainerGrammar.nodes.read(node, reader)
    }
    let long = Form.construct(CellContainerGrammar.construct, named: "container") { mapping in
      let items = mapping.value(CellContainerGrammar.items)
      let modifiers = CellContainerGrammar.readModifiers(&mapping)
      let condition = mapping.value(CellGrammar.condition)
      return items.map {
        CellItems(axis: axis, items: $0, modifiers: modifiers, condition: condition)
      }
    }
    return Form(.either([short.shape, long.shape])) { node, reader in
      guard reader.tree.kind(node) == .sequence else { return long.read(node, reader) }
      return short.read(node, reader).map { CellItems(axis: axis, items: $0) }
    }
  }
}

/// A key that needs no value: `{}`, or nothing at all.
struct Nothing: Sendable {}

extension Form where Value == Nothing {
  static var nothing: Form {
    Form(.map(.text("nothing"))) { node, reader in
      let isEmpty =
        reader.tree.kind(node) == .scalar
        ? reader.tree.scalarSize(node) == 0 : reader.tree.count(node) == 0
      return isEmpty ? Nothing() : reader.mismatch(node, expected: "`{}`")
    }
  }
}
