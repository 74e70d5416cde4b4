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
  static let record = Record<CellTextNode>(
    "cell text", "A text of a cell: the keys of a text, and what it looks like.",
    example: """
      value: $item.createdAt
      as: relative
      font: caption
      color: secondaryText
      """,
    rules: TextGrammar.rules
  ) { mapping in
    let text = mapping.part(of: TextGrammar.record.construct) { TextGrammar.read(&$0) }
    let font = mapping.value(font)
    let color = mapping.value(color)
    let lines = mapping.value(lines)
    let alignment = mapping.value(alignment)
    let condition = mapping.value(CellGrammar.condition)
    return text.map {
      CellTextNode(
        text: CellText(text: $0, font: font, color: color, lines: lines, alignment: alignment),
        condition: condition)
    }
  }
}

extension Form where Value == CellTextNode {
  static var cellText: Form {
    let long = CellTextGrammar.record.form
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
  private static let eitherSource = Complaint.missing(
    "an image has either `from` or `icon`",
    help: "`from: $item.photo` shows a value, `icon: house` a symbol")
  static let record = Record<CellImageNode>(
    "cell image", "A picture of a cell.",
    example: """
      from: $item.photo
      aspect: 4/3
      placeholder: photo
      label: post.photo
      """,
    rules: [.exactlyOne(["from", "icon"], missing: eitherSource, several: eitherSource)]
  ) { mapping in
    let from = mapping.value(source)
    let icon = mapping.value(icon)
    let size = mapping.value(size)
    let aspect = mapping.value(aspect)
    let shape = mapping.value(shape)
    let placeholder = mapping.value(placeholder)
    let color = mapping.value(color)
    let label = mapping.value(label)
    let condition = mapping.value(CellGrammar.condition)
    guard let source = from.map({ .value($0) }) ?? icon.map(CellImage.Source.named) else {
      return nil
    }
    let image = CellImage(
      source: source, size: size, aspect: aspect, shape: shape ?? .rectangle,
      placeholder: placeholder, color: color, label: label)
    return CellImageNode(image: image, condition: condition)
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
  static let record = Record<CellButtonNode>(
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
    rules: [
      .atLeastOne(
        ["title", "icon"],
        missing: .missing(
          "this button shows nothing", help: "give it a `title:` or an `icon:` with a `label:`"))
    ] + EffectGrammar.rules(or: ["event"])
  ) { mapping in
    let title = mapping.value(title)
    let icon = mapping.value(icon)
    let label = mapping.value(label)
    let event = EffectGrammar.event(&mapping)
    let condition = mapping.value(CellGrammar.condition)
    return EffectGrammar.parts(&mapping).effect(telling: event).map {
      CellButtonNode(
        button: CellButton(title: title, icon: icon, label: label, effect: $0),
        condition: condition)
    }
  }
}
