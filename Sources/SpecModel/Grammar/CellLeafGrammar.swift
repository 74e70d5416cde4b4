import Diagnostics
import SourceText

/// A text of a cell with its condition.
struct CellTextNode: Sendable {
  var text: CellText
  var condition: Expression?
}

enum CellTextGrammar {
  static let font = Key("font", .name(.font), "Its font.", example: "headline")
  static let color = Key(
    "color", .name(.color), "Its colour.", example: "secondaryText")
  static let lines = Key(
    "lines", .positive, "At most this many lines; what is longer ends in `…`.", example: "3")
  static let alignment = Key(
    "alignment", Form<CellAlignment>.choice, "Where its lines stand.", example: "center")
  static let construct = Construct(
    "cell text", "A text of a cell: the keys of a text, and what it looks like.",
    example: """
      value: $item.createdAt
      as: relative
      font: caption
      color: secondaryText
      """,
    relations: TextGrammar.relations,
    [
      TextGrammar.keys,
      [
        font.description, color.description, lines.description, alignment.description,
        CellGrammar.condition.description,
      ],
    ])
}

extension Form where Value == CellTextNode {
  static var cellText: Form {
    let long = Form.construct(CellTextGrammar.construct) { mapping in
      let text = TextGrammar.read(&mapping)
      let font = mapping.value(CellTextGrammar.font)
      let color = mapping.value(CellTextGrammar.color)
      let lines = mapping.value(CellTextGrammar.lines)
      let alignment = mapping.value(CellTextGrammar.alignment)
      let condition = mapping.value(CellGrammar.condition)
      return text.map {
        CellTextNode(
          text: CellText(text: $0, font: font, color: color, lines: lines, alignment: alignment),
          condition: condition)
      }
    }
    let short = Form<TextValue>.text
    return Form(.either([long.shape, .text("a key of the strings, or `$…`")])) { node, reader in
      guard reader.tree.kind(node) == .scalar else { return long.read(node, reader) }
      return short.read(node, reader).map { CellTextNode(text: CellText(text: $0)) }
    }
  }
}

/// A picture of a cell with its condition.
struct CellImageNode: Sendable {
  var image: CellImage
  var condition: Expression?
}

enum CellImageGrammar {
  static let source = Key(
    "from", .value, "The picture as a value of type URL or Image.", example: "$item.photo")
  static let icon = Key("icon", .image, "A symbol or an image of the app.", example: "house")
  static let size = Key("size", .points, "Its width and height in points.", example: "40")
  static let aspect = Key(
    "aspect", .aspect, "Its width by its height, where the width is what there is.", example: "4/3")
  static let shape = Key(
    "shape", Form<ImageShape>.choice, .defaultsTo("rectangle"), "How it is cut.",
    example: "circle")
  static let placeholder = Key(
    "placeholder", .image, "What stands there until it is loaded, or if it cannot be.",
    example: "photo")
  static let color = Key(
    "color", .name(.color), "The colour of a symbol.", example: "accent")
  static let label = Key(
    "label", .text, "What assistive technology says of it; without one it is decoration.",
    example: "post.photo")
  static let construct = Construct(
    "cell image", "A picture of a cell.",
    example: """
      from: $item.photo
      aspect: 4/3
      placeholder: photo
      label: post.photo
      """,
    relations: [.exactlyOne(["from", "icon"])],
    [
      [
        source.description, icon.description, size.description, aspect.description,
        shape.description, placeholder.description, color.description, label.description,
        CellGrammar.condition.description,
      ]
    ])
}

extension Form where Value == CellImageNode {
  static var cellImage: Form {
    .construct(CellImageGrammar.construct) { mapping in
      let from = mapping.value(CellImageGrammar.source)
      let icon = mapping.value(CellImageGrammar.icon)
      let size = mapping.value(CellImageGrammar.size)
      let aspect = mapping.value(CellImageGrammar.aspect)
      let shape = mapping.value(CellImageGrammar.shape)
      let placeholder = mapping.value(CellImageGrammar.placeholder)
      let color = mapping.value(CellImageGrammar.color)
      let label = mapping.value(CellImageGrammar.label)
      let condition = mapping.value(CellGrammar.condition)
      guard let source = source(from, icon, in: mapping) else { return nil }
      let image = CellImage(
        source: source, size: size, aspect: aspect, shape: shape ?? .rectangle,
        placeholder: placeholder, color: color, label: label)
      return CellImageNode(image: image, condition: condition)
    }
  }

  private static func source(
    _ from: Expression?, _ icon: ImageValue?, in mapping: MappingReader
  ) -> CellImage.Source? {
    switch (from, icon) {
    case (let from?, nil): return .value(from)
    case (nil, let icon?): return .named(icon)
    default:
      if from != nil || !(mapping.has("from") || mapping.has("icon")) {
        mapping.reader.report(
          .missingKey, "an image has either `from` or `icon`", at: mapping.span,
          help: "`from: $item.photo` shows a value, `icon: house` a symbol")
      }
      return nil
    }
  }
}

/// A button of a cell with its condition.
struct CellButtonNode: Sendable {
  var button: CellButton
  var condition: Expression?
}

enum CellButtonGrammar {
  static let title = Key("title", .text, "What it says.", example: "post.comment")
  static let icon = Key("icon", .image, "Its picture.", example: "heart")
  static let label = Key(
    "label", .text, "What assistive technology says of it; needed where there is no title.",
    example: "post.like")
  static let construct = Construct(
    "button",
    """
    Something to tap in a cell. It has one effect, or tells the screen of an event that its adapter \
    declares.
    """,
    example: """
      icon: heart
      label: post.like
      request: LikePost
      with: { id: $item.id, on: not $item.liked }
      optimistic: { $item.liked: not $item.liked }
      """,
    relations: [
      .atLeastOne(["title", "icon"])
    ] + EffectGrammar.oneOf(["event"]) + EffectGrammar.modifierRelations,
    [
      [
        title.description, icon.description, label.description,
        EffectGrammar.event.description, CellGrammar.condition.description,
      ], EffectGrammar.keys,
    ])
}

extension Form where Value == CellButtonNode {
  static var cellButton: Form {
    .construct(CellButtonGrammar.construct) { mapping in
      let title = mapping.value(CellButtonGrammar.title)
      let icon = mapping.value(CellButtonGrammar.icon)
      let label = mapping.value(CellButtonGrammar.label)
      let condition = mapping.value(CellGrammar.condition)
      let effect = EffectGrammar.read(&mapping, withEvents: true, withCondition: false)
      if !mapping.has("title"), !mapping.has("icon") {
        mapping.reader.report(
          .missingKey, "this button shows nothing", at: mapping.span,
          help: "give it a `title:` or an `icon:` with a `label:`")
      }
      return effect.map {
        CellButtonNode(
          button: CellButton(title: title, icon: icon, label: label, effect: $0),
          condition: condition)
      }
    }
  }
}
