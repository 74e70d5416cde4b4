import Diagnostics
import SourceText

/// A node of a cell: one key says which, the others how.
enum CellGrammar {
  static let column = Key(
    "column", Form<CellItems>.cellItems, "Nodes one below the other.",
    example: "[{ text: $item.name }]")
  static let row = Key(
    "row", Form<CellItems>.cellItems, "Nodes beside one another.",
    example: "[{ text: $item.name }]")
  static let text = Key(
    "text", Form<CellTextNode>.cellText, "A text.", example: "{ value: $item.name, font: body }")
  static let image = Key(
    "image", CellImageGrammar.record.form, "A picture or a symbol.",
    example: "{ from: $item.photo, aspect: 4/3 }")
  static let button = Key(
    "button", CellButtonGrammar.record.form, "Something to tap.",
    example: "{ title: post.comment, event: comment }")
  static let component = Key(
    "component", Form<ComponentUseNode>.componentUse, "A component by its name.",
    example: "{ use: Rating, with: { stars: $item.stars } }")
  static let embed = Key(
    "embed", EmbedGrammar.record.form,
    "A screen that stands in the cell of a page or an adapter. It is as wide as there is room.",
    example: "{ screen: Comments, with: { postID: $item.id } }")
  static let spacer = Key(
    "spacer", .nothing, "Takes the room that is left. Short: the word `spacer` by itself.",
    example: "{}")
  static let divider = Key(
    "divider", Form<EdgeMeasures>.divider,
    "A thin line. Short: the word `divider` by itself.", example: "{ leading: l }")
  static let progress = Key(
    "progress", CellProgressGrammar.record.form, "A bar that is filled as far as a value says.",
    example: "{ value: $item.done, of: $item.steps, label: course.progress }")
  static let input = Key(
    "input", CellInputGrammar.record.form,
    "A switch, slider, stepper or stars that show a value and can be set to another one.",
    example: "{ toggle: $item.done, label: todo.done, event: done }")
  static let rating = Key(
    "rating", CellRatingGrammar.record.form, "Stars that are filled as far as a value says.",
    example: "{ value: $item.stars, label: shop.rating }")
  static let view = Key(
    "view", CellOwnViewGrammar.record.form,
    "A view that the app's code has: a map, a video, a page of the web.",
    example: "{ type: StoreMapView, with: { place: $item.place }, aspect: 16/9 }")
  static let part = Key(
    "part", .name(.other("the name of a part")),
    "What the node of a component is called where that is used, so that its look can be refined there.",
    example: "title")
  static let condition = Key(
    "when", .condition, "The node is there only while this holds.", example: "$item.photo != nil")

  static let record = Record<CellNode>(
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
    rules: [
      .exactlyOne(
        kinds + ControlGrammar.kinds,
        missing: .missing(
          "this node of the cell shows nothing",
          help:
            "give it one of \(Listing.some(kinds + ControlGrammar.kinds, of: "cell"))"),
        several: several),
      CellContainerGrammar.rule,
    ] + EffectGrammar.optionalRules(or: ["event"], of: ControlGrammar.kinds)
      + ControlGrammar.rules + EffectGrammar.modifierRules
  ) { mapping in
    var tree = Tree(&mapping)
    if mapping.mayHave(marks.rest) { tree.readRest(&mapping) }
    tree.readModifiers(&mapping)
    // What hardly a node has is read elsewhere: room for it that is empty would be let go of for each node.
    guard !ControlGrammar.stands(in: mapping) else { return tree.control(&mapping) }
    _ = EffectGrammar.event(&mapping)
    return tree.node(when: mapping.value(condition), mapping)
  }

  /// The keys of which each says what a node is, beside those of the controls.
  static let kinds = [
    "column", "row", "text", "image", "button", "component", "progress", "rating", "input", "view",
    "embed", "spacer", "divider",
  ]
  /// Of the keys that say what a node is, in one place: what is global is asked for with a call.
  fileprivate struct Marks: Sendable {
    /// What holds other nodes.
    let containers: KeyText.Marks = [column.text.mark, row.text.mark]
    /// What many nodes are.
    let text: KeyText.Marks = [CellGrammar.text.text.mark]
    /// The leaves that many nodes are, beside texts.
    let leaves: KeyText.Marks = [image.text.mark, button.text.mark, component.text.mark]
    /// The leaves that hardly a node is.
    let meters: KeyText.Marks = [
      progress.text.mark, rating.text.mark, input.text.mark, view.text.mark,
    ]
    /// What neither holds nodes nor shows anything by itself.
    let rest: KeyText.Marks = [embed.text.mark, spacer.text.mark, divider.text.mark]
  }
  fileprivate static let marks = Marks()
  /// What is said of a node that is several things.
  static let several = Complaint.excess(
    "a node of a cell is one thing, and this one is several",
    help: { node in
      node.itemWithoutDash.map {
        "`\($0)` is a node of its own if it has its own dash: `- \($0): …`"
      }
        ?? "put them as items into a `column:` or a `row:`"
    }, keeping: .first)

  static let plain = [
    Choice("spacer", "Takes the room that is left."), Choice("divider", "A thin line."),
  ]

  /// What a node of a cell or of a page says that it is; modifiers stand inside its key's mapping or, for a
  /// column or row, beside it.
  struct Tree: ~Copyable {
    private final class Room {
      let measures: EdgeMeasures

      init(_ measures: EdgeMeasures) {
        self.measures = measures
      }
    }

    var content: CellNode.Content?
    private var items: CellItems?
    private var axis = CellAxis.column
    private var condition: Expression?
    private var box: CellBox?
    /// The room at the ends of a divider, apart since hardly a node is one.
    private var room: Room?
    private var part: Name?

    init(_ mapping: inout MappingReader) {
      let marks = CellGrammar.marks
      // A node has one of these keys, and room for a value is dear: it is made where the key is.
      if mapping.mayHave(marks.containers) {
        items = mapping.value(column)
        if let row = mapping.value(row), items == nil {
          items = row
          axis = .row
        }
        condition = items?.condition
      }
      if mapping.mayHave(marks.text), let text = mapping.value(text) {
        set(.text(text.text), text.condition)
      }
      if mapping.mayHave(marks.leaves) {
        if let image = mapping.value(image) { set(.image(image.image), image.condition) }
        if let button = mapping.value(button) { set(.button(button.button), button.condition) }
        if let use = mapping.value(component) { set(.component(use.use), use.condition) }
      }
      if mapping.mayHave(marks.meters) {
        if let bar = mapping.value(progress) { set(.progress(bar.value), bar.condition) }
        if let stars = mapping.value(rating) { set(.rating(stars.value), stars.condition) }
        if let shown = mapping.value(input) { set(.input(shown.value), shown.condition) }
        if let own = mapping.value(view) { set(.view(own.value), own.condition) }
      }
    }

    private mutating func set(_ content: CellNode.Content, _ condition: Expression?) {
      self.content = content
      self.condition = condition
    }

    /// Reads what neither holds nodes nor shows anything by itself.
    @inline(never)
    mutating func readRest(_ mapping: inout MappingReader) {
      if let embed = mapping.value(embed) { content = .embed(embed) }
      if mapping.value(spacer) != nil { content = .spacer }
      readDivider(&mapping)
    }

    /// The node of a control, which is read here, with what follows from a change by it.
    @inline(never)
    consuming func control(_ mapping: inout MappingReader) -> CellNode? {
      let control = ControlGrammar.read(&mapping)
      let event = EffectGrammar.event(&mapping)
      let condition = mapping.value(CellGrammar.condition)
      let effect = EffectGrammar.parts(&mapping).effect(telling: event)
      content = control.map { .control(CellControl(control: $0, effect: effect)) }
      return node(when: condition, mapping)
    }

    /// Reads a divider, whose insets are the padding of a box.
    mutating func readDivider(_ mapping: inout MappingReader) {
      guard mapping.mayHave(divider), let insets = mapping.value(divider) else { return }
      content = .divider
      guard !insets.all.isEmpty else { return }
      room = Room(insets)
      box = CellBox(padding: .one(insets))
    }

    /// Reads what a column or a row says beside its items, and what stands around the node.
    mutating func readModifiers(_ mapping: inout MappingReader) {
      readContainer(&mapping)
      if let box = mapping.value(CellBoxGrammar.key) { self.box = box.within(room?.measures) }
      part = mapping.value(CellGrammar.part)
    }

    private mutating func readContainer(_ mapping: inout MappingReader) {
      guard mapping.mayHave(CellGrammar.marks.containers), mapping.has(column) || mapping.has(row)
      else {
        return
      }
      let beside = mapping.part(of: CellContainerGrammar.record.construct) {
        CellContainerGrammar.readModifiers(&$0)
      }
      guard let items else { return }
      let inside = items.modifiers
      content = .container(
        CellContainer(
          axis: axis, items: items.items, spacing: inside.spacing ?? beside.spacing,
          padding: inside.padding ?? beside.padding,
          alignment: inside.alignment ?? beside.alignment,
          background: inside.background ?? beside.background,
          repeatedKeys: inside.isEmpty || beside.isEmpty
            ? [] : mapping.keys(among: inside.keys.filter(beside.keys.contains))))
    }

    /// The node. A condition may stand beside its key and another one inside of it.
    consuming func node(when outer: Expression?, _ mapping: borrowing MappingReader) -> CellNode? {
      // Taken, since copies of what may be of so many kinds are dear.
      guard let content = content.take() else { return nil }
      return CellNode(
        content: content, condition: both(outer, condition), span: mapping.span, box: box.take(),
        part: part.take())
    }

    private func both(_ outer: Expression?, _ inner: Expression?) -> Expression? {
      guard let outer, let inner else { return outer ?? inner }
      return Expression(.binary(.and, outer, inner), span: outer.span)
    }
  }
}

extension Form where Value == CellNode {
  static var cellNode: Form {
    let mapping = CellGrammar.record.form
    return Form(.either([mapping.shape, .choice(CellGrammar.plain)])) { node, reader in
      if reader.tree.scalarEquals(node, "spacer") {
        return CellNode(content: .spacer, condition: nil, span: reader.span(node))
      }
      if reader.tree.scalarEquals(node, "divider") {
        return CellNode(content: .divider, condition: nil, span: reader.span(node))
      }
      if reader.tree.kind(node) == .scalar, let meant = plainNode(by: reader.tree.string(node)) {
        return reader.mismatch(
          node, expected: "a node of a cell", help: "did you mean `\(meant)`?",
          fixes: Fix.replacing(
            reader.tree.string(node), at: reader.location(reader.span(node)), by: meant, .unsafe))
      }
      return mapping.read(node, reader)
    }
  }

  /// The word for a node that is meant by a call of Swift, by its name, or by that of others for it.
  private static func plainNode(by text: String) -> String? {
    let word = (text.hasSuffix("()") ? text.dropLast(2) : text[...]).lowercased()
    return CellGrammar.plain.map(\.name).first { $0 == word || NearMiss.isSlip(word, of: $0) }
      ?? otherWords[word]
  }

  private static let otherWords = [
    "separator": "divider", "hr": "divider", "line": "divider", "rule": "divider",
    "hairline": "divider", "space": "spacer", "gap": "spacer", "filler": "spacer",
    "flexiblespace": "spacer", "flex": "spacer",
  ]
}

/// What a container says beside its items.
struct CellContainerModifiers: Sendable {
  var spacing: Alternatives<Measure>?
  var padding: Alternatives<Measure>?
  var alignment: Alternatives<CellAlignment>?
  var background: Alternatives<Name>?

  var isEmpty: Bool {
    spacing == nil && padding == nil && alignment == nil && background == nil
  }

  /// Those that are said.
  var keys: [String] {
    let keys: [(String, Bool)] = [
      ("spacing", spacing != nil), ("padding", padding != nil), ("alignment", alignment != nil),
      ("background", background != nil),
    ]
    return keys.filter(\.1).map(\.0)
  }
}

/// A container's items, in the short or the long form.
struct CellItems: Sendable {
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
    "spacing", .chosen(.measure),
    "The distance between nodes: a name of the theme's `spacing`, or points; a condition may choose.",
    example: "s")
  static let padding = Key(
    "padding", .chosen(.padding),
    "The distance to the edges: a name of the theme's `spacing`, or points; a condition may choose.",
    example: "l")
  static let alignment = Key(
    "alignment", .chosenAlignment,
    "Where nodes stand across the direction in which they follow; a condition may choose.",
    example: "center")
  static let background = Key(
    "background", .chosenColor, "The colour behind the nodes.",
    example: "surface")
  /// They stand beside a column or row.
  static let rule = KeyRule.only(
    ["spacing", "padding", "alignment", "background"], with: ["column", "row"])
  static let record = Record<CellItems>(
    "container", "A column or row in its long form; the short one is the list of its nodes.",
    example: """
      items:
        - text: $item.name
        - button: { title: user.follow, event: follow }
      spacing: s
      alignment: center
      """
  ) { mapping in
    let items = mapping.value(items)
    let modifiers = readModifiers(&mapping)
    let condition = mapping.value(CellGrammar.condition)
    return items.map {
      CellItems(items: $0, modifiers: modifiers, condition: condition)
    }
  }

  private static let modifiers: KeyText.Marks = [
    spacing.text.mark, padding.text.mark, alignment.text.mark, background.text.mark,
  ]

  static func readModifiers(_ mapping: inout MappingReader) -> CellContainerModifiers {
    guard mapping.mayHave(modifiers) else { return CellContainerModifiers() }
    return CellContainerModifiers(
      spacing: mapping.value(spacing), padding: mapping.value(padding),
      alignment: mapping.value(alignment), background: mapping.value(background))
  }
}

extension Form where Value == CellItems {
  static var cellItems: Form {
    // Cells hold cells, so the form of their items is made when the first is read.
    let short = Form<[CellNode]>(CellContainerGrammar.nodes.shape) { node, reader in
      CellContainerGrammar.nodes.read(node, reader)
    }
    let long = CellContainerGrammar.record.form
    return Form(.either([long.shape, short.shape])) { node, reader in
      guard reader.tree.kind(node) == .sequence else { return long.read(node, reader) }
      return short.read(node, reader).map { CellItems(items: $0) }
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
      return isEmpty
        ? Nothing()
        : reader.mismatch(
          node, expected: "`{}`",
          help: "it takes the room that there is and has no size: write `{}`")
    }
  }
}
