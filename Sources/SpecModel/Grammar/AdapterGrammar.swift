import Diagnostics
import SourceText

enum AdapterGrammar {
  static let name = Key(
    "adapter", .name(.other("the adapter's name")), .required, "The adapter's name.",
    example: "PostCard")
  static let model = Key("for", .name(.model), .required, "The model it shows.", example: "Post")
  static let events = Key(
    "events", .list(of: .name(.other("an event"))),
    "What its buttons, or its view of SwiftUI, can tell the screen. A screen's `actions` say what follows.",
    example: "[comment]")
  static let cell = Key(
    "cell", .cellNode, "The cell as a tree of texts, pictures and buttons.",
    example: "{ text: $item.name }")
  static let swift = Key(
    "swift", OwnAdapterGrammar.record.form, "The app's own adapter class.",
    example: "{ type: SponsoredAdAdapter }")
  static let swiftUI = Key(
    "swiftUI", HostedViewGrammar.record.form(or: .name(.swiftType)) { .init(type: $0) },
    "The app's own view of SwiftUI, which the cell is as high as.", example: "PostCardView")
  static let embed = Key(
    "embed", EmbedGrammar.record.form, "A screen that the cell hosts.",
    example: "{ screen: Stories, with: { tray: $item } }")
  static let accessibility = Key(
    "accessibility", AccessibilityGrammar.record.form,
    "What assistive technology says of the cell as a whole. Left out, it reads the cell's texts.",
    example: "{ label: { key: post.spoken, with: [$item.text] } }")
  static let size = Key(
    "size", SizeGrammar.record.form.located(),
    "How large the cell is. Left out, it is as wide as there is room and as tall as its content.",
    example: "{ width: fill, height: self }")
  static let record = Record<AdapterDeclaration>(
    "adapter",
    """
    How a model looks in a list: a cell that is described here, a class of the app, a view of SwiftUI, or \
    a screen in a cell. A screen names an adapter for every model that can come, which is checked.
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
    rules: [
      .exactlyOne(
        ["cell", "swift", "swiftUI", "embed"],
        missing: .missing(
          "this adapter shows nothing", at: .key(["adapter"]),
          help: "give it a `cell:`, a `swift:` class, a `swiftUI:` view or a screen to `embed:`"),
        several: .excess(
          "an adapter is only one of `cell`, `swift`, `swiftUI` and `embed`",
          at: .second(["cell", "swift", "swiftUI", "embed"]), help: "leave one of them"))
    ]
  ) { mapping in
    let name = mapping.value(name)
    let model = mapping.value(model)
    let events = mapping.value(events)
    let cell = mapping.value(cell)
    let swift = mapping.value(swift)
    let swiftUI = mapping.value(swiftUI)
    let embed = mapping.value(embed)
    let accessibility = mapping.value(accessibility)
    let size = mapping.value(size)
    let body: AdapterDeclaration.Body? =
      cell.map { .cell($0) } ?? swift.map { .swift($0.type) } ?? embed.map { .embed($0) }
      ?? swiftUI.flatMap { view in
        model.map { .cell(view.cell(showing: $0, telling: events ?? [])) }
      }
    guard let body, let name, let model else { return nil }
    return AdapterDeclaration(
      name: name, model: model, events: events ?? [], body: body, ownKind: swift?.kind,
      ownKindPlace: swift?.kindPlace, accessibility: accessibility,
      size: size?.value ?? SizeDeclaration(), sizeSpan: size?.span ?? name.span,
      idleKeys: mapping.keys(
        among: swift != nil || embed != nil
          ? ["accessibility", "size"]
          : swiftUI != nil && events?.isEmpty == false ? ["accessibility"] : []))
  }
}

/// The class of an adapter of the app's own, and what it is.
struct OwnAdapter {
  let type: SwiftTypeReference
  let kind: OwnAdapterKind
  /// Where that is said, if it is.
  let kindPlace: ByteSpan?
}

enum OwnAdapterGrammar {
  static let kind = Key(
    "kind", Form<OwnAdapterKind>.choice, .defaultsTo("cell"),
    "What the class makes of its model, and so the lists that can show it.", example: "row")
  static let record = Record<OwnAdapter>(
    "swift adapter",
    "An adapter that the app owns and screenc does not generate. What it is, screenc cannot see.",
    example: """
      type: PortraitPresenter
      kind: row
      """
  ) { mapping in
    let type = mapping.part(of: SwiftTypeGrammar.record.construct) { SwiftTypeGrammar.read(&$0) }
    let kind = mapping.value(kind)
    let place = kind == nil ? nil : mapping.valueSpan(Self.kind)
    return type.map { OwnAdapter(type: $0, kind: kind ?? .cell, kindPlace: place) }
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
  static let record = Record<EmbedDeclaration>(
    "embed",
    """
    A screen that a cell hosts, where its title and its bars are not seen. A screen may not embed itself, over \
    however many others.
    """,
    example: """
      screen: Stories
      with: { tray: $item }
      height: 120
      """
  ) { mapping in
    let screen = mapping.value(screen)
    let arguments = mapping.value(arguments)
    let height = mapping.value(height)
    return screen.map {
      EmbedDeclaration(
        screen: $0, arguments: arguments ?? [], height: height, span: mapping.span)
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
  static let record = Record<AccessibilityDeclaration>(
    "accessibility", "What assistive technology says of a cell.",
    example: """
      label: { key: post.spoken, with: [$item.author.name, $item.text] }
      traits: [button]
      """
  ) { mapping in
    AccessibilityDeclaration(
      label: mapping.value(label),
      traits: mapping.value(traits) ?? [])
  }
}

enum SizeGrammar {
  static let width = Key(
    "width", Form<CellWidth>.width, .defaultsTo("fill"),
    "Points, or `fill` for all there is. Cells with a text become wider where the reader has chosen larger text.",
    example: "fill")
  static let height = Key(
    "height", Form<CellHeight>.height.located(), .defaultsTo("self"),
    "Points, `self` for as tall as the content, or an aspect ratio.", example: "self")
  static let record = Record<SizeDeclaration>(
    "size", "How large a cell is.",
    example: """
      width: fill
      height: 4/3
      """
  ) { mapping in
    let width = mapping.value(width)
    let height = mapping.value(height)
    return SizeDeclaration(
      width: width ?? .fill, height: height?.value ?? .content, heightSpan: height?.span,
      widthKey: mapping.keySpan(Self.width))
  }
}

extension Form where Value == CellWidth {
  static var width: Form {
    let points = Form<Double>.points(or: "`fill`", .fill)
    return Form(.either([.choice([Choice("fill", "As wide as there is room.")]), .points])) {
      node, reader in
      reader.tree.scalarEquals(node, "fill")
        ? .fill : reader.read(points, node).map { .points($0) }
    }
  }
}

extension Form where Value == CellHeight {
  static var height: Form {
    let content = Choice("self", "As tall as the content.")
    let points = Form<Double>.points(or: "`self`, a ratio such as `4/3`", [.content, .ratio])
    return Form(.either([.choice([content]), .points, .notation(.aspectRatio)])) {
      node, reader in
      if reader.tree.scalarEquals(node, "self") { return .content }
      let isRatio =
        reader.tree.kind(node) == .scalar
        && reader.tree.withScalarBytes(node) { $0.contains(UInt8(ascii: "/")) }
      return isRatio
        ? reader.read(Form<Double>.aspect, node).map { .aspect($0) }
        : reader.read(points, node).map { .points($0) }
    }
  }
}
