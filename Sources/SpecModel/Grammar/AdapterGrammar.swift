import Diagnostics
import SourceText

enum AdapterGrammar {
  static let name = Key(
    "adapter", .name(.other("the adapter's name")), .required, "The adapter's name.",
    example: "PostCard")
  static let model = Key("for", .name(.model), .required, "The model it shows.", example: "Post")
  static let events = Key(
    "events", .list(of: .name(.other("an event"))),
    "What its buttons can tell the screen. A screen's `actions` say what follows.",
    example: "[comment]")
  static let cell = Key(
    "cell", .cellNode, "The cell as a tree of texts, pictures and buttons.",
    example: "{ text: $item.name }")
  static let swift = Key(
    "swift", Form<OwnAdapter>.ownAdapter, "The app's own adapter class.",
    example: "{ type: SponsoredAdAdapter }")
  static let embed = Key(
    "embed", Form<EmbedDeclaration>.embed, "A screen that the cell hosts.",
    example: "{ screen: Stories, with: { tray: $item } }")
  static let accessibility = Key(
    "accessibility", Form<AccessibilityDeclaration>.accessibility,
    "What assistive technology says of the cell as a whole. Left out, it reads the cell's texts.",
    example: "{ label: { key: post.spoken, with: [$item.text] } }")
  static let size = Key(
    "size", Form<SizeDeclaration>.size.located(),
    "How large the cell is. Left out, it is as wide as there is room and as tall as its content.",
    example: "{ width: fill, height: self }")
  static let construct = Construct(
    "adapter",
    """
    How a model looks in a list: a cell that is described here, a class of the app, or a screen in a \
    cell. A screen names an adapter for every model that can come, which is checked.
    """,
    example: """
      adapter: PostCard
      for: Post
      events: [comment]
      cell:
        column:
          - text: { value: $item.author.name, font: headline }
          - text: { value: $item.text, lines: 3 }
          - button: { title: post.comment, event: comment }
        spacing: m
        padding: l
      """,
    relations: [.exactlyOne(["cell", "swift", "embed"])],
    [
      [
        name.description, model.description, events.description, cell.description,
        swift.description, embed.description, accessibility.description, size.description,
      ]
    ])

  static func read(_ mapping: inout MappingReader) -> AdapterDeclaration? {
    let name = mapping.value(name)
    let model = mapping.value(model)
    let events = mapping.value(events)
    let cell = mapping.value(cell)
    let swift = mapping.value(swift)
    let embed = mapping.value(embed)
    let accessibility = mapping.value(accessibility)
    let size = mapping.value(size)
    guard let body = body(cell, swift?.type, embed, in: mapping), let name, let model else {
      return nil
    }
    return AdapterDeclaration(
      name: name, model: model, events: events ?? [], body: body, ownKind: swift?.kind,
      accessibility: accessibility, size: size?.value ?? SizeDeclaration(),
      sizeSpan: size?.span ?? name.span)
  }

  private static func body(
    _ cell: CellNode?, _ swift: SwiftTypeReference?, _ embed: EmbedDeclaration?,
    in mapping: MappingReader
  ) -> AdapterDeclaration.Body? {
    switch (cell, swift, embed) {
    case (let cell?, nil, nil): return .cell(cell)
    case (nil, let swift?, nil): return .swift(swift)
    case (nil, nil, let embed?): return .embed(embed)
    default: break
    }
    let isSaid = mapping.has("cell") || mapping.has("swift") || mapping.has("embed")
    if !isSaid {
      mapping.reader.report(
        .missingKey, "this adapter shows nothing",
        at: mapping.keySpan("adapter") ?? mapping.span,
        help: "give it a `cell:`, a `swift:` class or a screen to `embed:`")
    } else if cell != nil || swift != nil || embed != nil {
      mapping.reader.report(
        .unknownKey, "an adapter is only one of `cell`, `swift` and `embed`",
        at: mapping.keySpan("swift") ?? mapping.span, help: "leave one of them")
    }
    return nil
  }
}

/// The class of an adapter of the app's own, and what it is.
struct OwnAdapter {
  let type: SwiftTypeReference
  let kind: OwnAdapterKind
}

enum OwnAdapterGrammar {
  static let kind = Key(
    "kind", Form<OwnAdapterKind>.choice, .defaultsTo("cell"),
    "What the class makes of its model, and so the lists that can show it.", example: "row")
  static let construct = Construct(
    "swift adapter",
    "An adapter that the app owns and screenc does not generate. What it is, screenc cannot see.",
    example: """
      type: PortraitPresenter
      kind: row
      """,
    [
      KeyGroup(
        of: SwiftTypeGrammar.construct,
        [SwiftTypeGrammar.type.description, SwiftTypeGrammar.module.description]),
      [kind.description],
    ])
}

extension Form where Value == OwnAdapter {
  static var ownAdapter: Form {
    .construct(OwnAdapterGrammar.construct) { mapping in
      let type = mapping.value(SwiftTypeGrammar.type)
      let module = mapping.value(SwiftTypeGrammar.module)
      let kind = mapping.value(OwnAdapterGrammar.kind) ?? .cell
      return type.map {
        OwnAdapter(type: SwiftTypeReference(type: $0, module: module), kind: kind)
      }
    }
  }
}

enum EmbedGrammar {
  static let screen = Key(
    "screen", .name(.screen), .required, "The screen in the cell.", example: "Stories")
  static let arguments = Key(
    "with", .arguments, "Values for the screen's parameters.", example: "{ tray: $item }")
  static let height = Key(
    "height", .points, "Its height in points. Left out, it is as tall as its content.",
    example: "120")
  static let construct = Construct(
    "embed", "A screen that a cell hosts. A screen may not embed itself, over however many others.",
    example: """
      screen: Stories
      with: { tray: $item }
      height: 120
      """,
    [[screen.description, arguments.description, height.description]])
}

extension Form where Value == EmbedDeclaration {
  static var embed: Form {
    .construct(EmbedGrammar.construct) { mapping in
      let screen = mapping.value(EmbedGrammar.screen)
      let arguments = mapping.value(EmbedGrammar.arguments)
      let height = mapping.value(EmbedGrammar.height)
      return screen.map {
        EmbedDeclaration(
          screen: $0, arguments: arguments ?? [], height: height, span: mapping.span)
      }
    }
  }
}

enum AccessibilityGrammar {
  static let label = Key(
    "label", .text, .required, "What is spoken of the cell.",
    example: "{ key: post.spoken, with: [$item.text] }")
  static let traits = Key(
    "traits", .list(of: Form<AccessibilityTrait>.choice.located()), "What kind of thing it is.",
    example: "[button]")
  static let construct = Construct(
    "accessibility", "What assistive technology says of a cell.",
    example: """
      label: { key: post.spoken, with: [$item.author.name, $item.text] }
      traits: [button]
      """,
    [[label.description, traits.description]])
}

extension Form where Value == AccessibilityDeclaration {
  static var accessibility: Form {
    .construct(AccessibilityGrammar.construct) { mapping in
      AccessibilityDeclaration(
        label: mapping.value(AccessibilityGrammar.label),
        traits: mapping.value(AccessibilityGrammar.traits) ?? [])
    }
  }
}

enum SizeGrammar {
  static let width = Key(
    "width", Form<CellWidth>.width, .defaultsTo("fill"),
    "Points, or `fill` for all there is. Cells with a text become wider where the reader has chosen larger text.",
    example: "fill")
  static let height = Key(
    "height", Form<CellHeight>.height, .defaultsTo("self"),
    "Points, `self` for as tall as the content, or an aspect ratio.", example: "self")
  static let construct = Construct(
    "size", "How large a cell is.",
    example: """
      width: fill
      height: 4/3
      """,
    [[width.description, height.description]])
}

extension Form where Value == SizeDeclaration {
  static var size: Form {
    .construct(SizeGrammar.construct) { mapping in
      SizeDeclaration(
        width: mapping.value(SizeGrammar.width) ?? .fill,
        height: mapping.value(SizeGrammar.height) ?? .content)
    }
  }
}

extension Form where Value == CellWidth {
  static var width: Form {
    Form(.either([.choice([Choice("fill", "As wide as there is room.")]), .points])) {
      node, reader in
      reader.tree.scalarEquals(node, "fill")
        ? .fill : reader.read(Form<Double>.points, node).map { .points($0) }
    }
  }
}

extension Form where Value == CellHeight {
  static var height: Form {
    let content = Choice("self", "As tall as the content.")
    return Form(.either([.choice([content]), .points, .notation(.aspectRatio)])) {
      node, reader in
      if reader.tree.scalarEquals(node, "self") { return .content }
      let isRatio =
        reader.tree.kind(node) == .scalar
        && reader.tree.withScalarBytes(node) { $0.contains(UInt8(ascii: "/")) }
      return isRatio
        ? reader.read(Form<Double>.aspect, node).map { .aspect($0) }
        : reader.read(Form<Double>.points, node).map { .points($0) }
    }
  }
}
