import Diagnostics
import SourceText

/// A text of a cell with its condition.
struct CellTextNode: Sendable {
  var text: CellText
  var condition: Expression?
}

enum CellTextGrammar {
  static let font = Key("font", .chosenFont, "Its font.", example: "headline")
  static let color = Key(
    "color", .chosenColor, "Its colour.", example: "secondaryText")
  static let lines = Key(
    "lines", .chosenLines, "At most this many lines; what is longer ends in `…`.", example: "3")
  static let alignment = Key(
    "alignment", .chosenAlignment, "Where its lines stand; a condition may choose.",
    example: "center")
  static let record = Record<CellTextNode>(
    "cell text", "A text of a cell: the keys of a text, and what it looks like.",
    example: """
      value: $item.createdAt
      as: relative
      font: caption
      color: secondaryText
      """,
    rules: TextGrammar.rules + [
      .needs(
        "minimumScale", "lines",
        missing: .missing(
          "only texts with a number of lines shrink", at: .key(["minimumScale"]),
          help: "add `lines: 1`"))
    ], misplaced: CellBoxGrammar.misplaced
  ) { mapping in
    let text = mapping.part(of: TextGrammar.record.construct) { TextGrammar.read(&$0) }
    let font = mapping.value(font)
    let color = mapping.value(color)
    let lines = mapping.value(lines)
    let alignment = mapping.value(alignment)
    let style = CellTextStyleGrammar.read(&mapping)
    let condition = mapping.value(CellGrammar.condition)
    return text.map {
      CellTextNode(
        text: CellText(
          text: $0, font: font, color: color, lines: lines, alignment: alignment, style: style),
        condition: condition)
    }
  }
}

/// The keys of a text for its letters and lines; hardly a text has one.
enum CellTextStyleGrammar {
  static let strikethrough = Key(
    "strikethrough", .boolean, .defaultsTo("false"), "Whether it is struck through.",
    example: "true")
  static let underline = Key(
    "underline", .boolean, .defaultsTo("false"), "Whether it is underlined.", example: "true")
  static let lineHeight = Key(
    "lineHeight", .lineHeight, "The height of its lines by that of the font's own.",
    example: "1.4")
  static let kerning = Key(
    "kerning", .offset, "The room between its letters in points, beside that of the font.",
    example: "0.5")
  static let minimumScale = Key(
    "minimumScale", .share,
    "How small its letters may become, by their size, before a text of one line is cut.",
    example: "0.7")
  static let rich = Key(
    "rich", .boolean, .defaultsTo("false"),
    """
    Whether it is written in Markdown: `*emphasis*`, `**strong**`, `` `code` `` and \
    `[title](address)`. A tap opens the first link.
    """,
    example: "true")

  private static let marks: KeyText.Marks = [
    strikethrough.text.mark, underline.text.mark, lineHeight.text.mark, kerning.text.mark,
    minimumScale.text.mark, rich.text.mark,
  ]

  static func read(_ mapping: inout MappingReader) -> CellTextStyle? {
    guard mapping.mayHave(marks) else { return nil }
    let isStruckThrough = mapping.value(strikethrough)
    let isUnderlined = mapping.value(underline)
    let lineHeight = mapping.value(lineHeight)
    let kerning = mapping.value(kerning)
    let minimumScale = mapping.value(minimumScale)
    let isRich = mapping.value(rich)
    let isPlain = isStruckThrough != true && isUnderlined != true && isRich != true
    if isPlain, lineHeight == nil, kerning == nil, minimumScale == nil { return nil }
    return CellTextStyle(
      isStruckThrough: isStruckThrough ?? false, isUnderlined: isUnderlined ?? false,
      lineHeight: lineHeight, kerning: kerning, minimumScale: minimumScale,
      isRich: isRich ?? false)
  }
}

extension Form where Value == Double {
  /// The height of lines by that of the font's own, from a half to four times.
  fileprivate static var lineHeight: Form {
    Form(.number) { node, reader in
      guard reader.tree.kind(node) == .scalar, let number = Double(reader.tree.string(node)),
        (0.5...4).contains(number)
      else {
        return reader.mismatch(
          node, expected: "a number from 0.5 to 4",
          help: "1 is the height of the font's own lines, 1.5 half as much again")
      }
      return number
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
  static let icon = Key(
    "icon", .chosenImage, "A symbol or an image of the app.", example: "house")
  static let size = Key(
    "size", .chosenPoints, "Its width and height in points; a condition may choose.", example: "40")
  static let width = Key(
    "width", .chosenPoints, "Its width in points; a condition may choose.", example: "120")
  static let height = Key(
    "height", .chosenPoints,
    "Its height in points; without a width it is as wide as there is room. A condition may choose.",
    example: "80")
  static let aspect = Key(
    "aspect", .aspect, "Its width by its height, where the width is what there is.", example: "4/3")
  static let shape = Key(
    "shape", Form<ImageShape>.choice, .defaultsTo("rectangle"), "How it is cut.",
    example: "circle")
  static let placeholder = Key(
    "placeholder", .image, "What stands there until it is loaded, or if it cannot be.",
    example: "photo")
  static let color = Key(
    "color", .chosenColor, "The colour of a symbol.", example: "accent")
  static let label = Key(
    "label", .text, "What assistive technology says of it; without one it is decoration.",
    example: "post.photo")
  static let fade = Key(
    "fade", .fade,
    "How long it takes to come into sight once it is loaded: a name of the theme's `durations`, or a time.",
    example: "200ms")
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
    rules: [
      .exactlyOne(["from", "icon"], missing: eitherSource, several: eitherSource),
      .only(["fade"], with: ["from"]),
    ] + sizeRules(of: "image"), misplaced: CellBoxGrammar.misplacedInImages
  ) { mapping in
    let from = mapping.value(source)
    let icon = mapping.value(icon)
    let size = mapping.value(size)
    let width = mapping.value(width)
    let height = mapping.value(height)
    let aspect = mapping.value(aspect)
    let shape = mapping.value(shape)
    let placeholder = mapping.value(placeholder)
    let color = mapping.value(color)
    let label = mapping.value(label)
    let fade = mapping.value(fade)
    let condition = mapping.value(CellGrammar.condition)
    guard let source = from.map({ .value($0) }) ?? icon.map(CellImage.Source.named) else {
      return nil
    }
    let image = CellImage(
      source: source, size: size, width: width, height: height, aspect: aspect,
      shape: shape ?? .rectangle,
      placeholder: placeholder, color: color, label: label, fade: fade)
    return CellImageNode(image: image, condition: condition)
  }
}

extension CellImageGrammar {
  /// What has a size for both sides has none for one of them.
  static func sizeRules(of noun: String) -> [KeyRule] {
    [
      .atMostOne(
        ["size", "width"],
        several: .excess(
          "`size` says already how wide the \(noun) is", at: .key(["width"]),
          help: "leave `width` out, or say `width` and `height` instead of `size`")),
      .atMostOne(
        ["size", "height"],
        several: .excess(
          "`size` says already how high the \(noun) is", at: .key(["height"]),
          help: "leave `height` out, or say `width` and `height` instead of `size`")),
    ]
  }
}

/// A button of a cell with its condition.
struct CellButtonNode: Sendable {
  var button: CellButton
  var condition: Expression?
}

enum CellButtonGrammar {
  static let title = Key("title", .text, "What it says.", example: "post.comment")
  static let icon = Key("icon", .chosenImage, "Its picture.", example: "heart")
  static let label = Key(
    "label", .text, "What assistive technology says of it; needed where there is no title.",
    example: "post.like")
  static let font = Key("font", .chosenFont, "The font of its title.", example: "headline")
  static let color = Key(
    "color", .chosenColor, .defaultsTo("accent"), "The colour of its title and symbol.",
    example: "accent")
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
    ] + EffectGrammar.rules(or: ["event"]), misplaced: CellBoxGrammar.misplaced
  ) { mapping in
    let title = mapping.value(title)
    let icon = mapping.value(icon)
    let label = mapping.value(label)
    let font = mapping.value(font)
    let color = mapping.value(color)
    let event = EffectGrammar.event(&mapping)
    let condition = mapping.value(CellGrammar.condition)
    return EffectGrammar.parts(&mapping).effect(telling: event).map {
      CellButtonNode(
        button: CellButton(
          title: title, icon: icon, label: label, font: font, color: color, effect: $0),
        condition: condition)
    }
  }
}
