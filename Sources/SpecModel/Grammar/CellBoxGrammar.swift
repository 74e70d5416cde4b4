import Diagnostics
import SourceText

/// What stands around a node: the key `box`, beside the one that says what the node is.
enum CellBoxGrammar {
  static let key = Key(
    "box", record.form,
    "What stands around the node: corners, border, shadow, padding, background and limits of its size.",
    example: "{ corners: 12, border: { width: 1, color: separator } }")
  /// Where the keys of boxes stand that somebody writes within what is in the box.
  static let misplaced: [String: String] = Dictionary(
    uniqueKeysWithValues: (keysAround.map { ($0, $0) } + otherWords.map { ($0.key, $0.value) }).map
    {
      ($0, "it is said of the box around it, beside its key: `box: { \($1): … }`")
    })
  private static let keysAround = [
    "background", "padding", "corners", "border", "shadow", "gradient",
  ]
  /// What else these are called, as properties of views and in style sheets.
  private static let otherWords = [
    "cornerRadius": "corners", "borderRadius": "corners", "borderWidth": "border",
    "borderColor": "border", "backgroundColor": "background", "boxShadow": "shadow",
    "elevation": "shadow",
  ]
  /// The same for images, which can be cut by themselves.
  static let misplacedInImages = misplaced.merging(
    ["cornerRadius", "borderRadius", "radius", "corners"].map {
      (
        $0,
        "say how the image is cut by `shape: rounded`, or `shape: circle`; how round the corners of its box are "
          + "stands beside its key, `box: { corners: … }`"
      )
    }
      + ["contentMode", "resizeMode", "objectFit", "scaleType"].map {
        (
          $0,
          "leave out `\($0):`: an image fills its place and keeps its proportions, and a symbol fits into it; what place "
            + "that is, is said by `size:`, or by `aspect:`, `width:` and `height:`"
        )
      }
  ) { _, ofImages in ofImages }
  static let corners = Key(
    "corners", Form<ChosenCorners>.chosenCorners,
    """
    How round the corners are: a name of the theme's `radii`, or points; a condition may choose. What \
    fills the box is cut by them; a great number makes a capsule.
    """,
    example: "12")
  static let border = Key(
    "border", Form<ChosenBorder>.chosenBorder,
    """
    A line around the box, inside of its edges: a name of the theme's `borders`, or what it is; a \
    condition may choose.
    """,
    example: "{ width: 1, color: separator }")
  static let shadow = Key(
    "shadow", Form<ChosenShadow>.chosenShadow,
    """
    What the box throws on what is behind it: a name of the theme's `shadows`, or what it is; a condition \
    may choose. A box that has one needs a background to be seen.
    """,
    example: "{ opacity: 0.2, radius: 8, y: 2 }")
  static let padding = Key(
    "padding", Form<ChosenEdges>.chosenEdges,
    "The room around the node: one distance for all sides, or each its own; a condition may choose.",
    example: "{ top: s, leading: m, trailing: m }")
  static let background = Key(
    "background", .chosenColor, "The colour behind the node.", example: "surface")
  static let gradient = Key(
    "gradient", Form<ChosenGradient>.chosenGradient,
    """
    A colour behind the node that becomes another one: a name of the theme's `gradients`, or what it is; a \
    condition may choose, and where it chooses none, the background is seen.
    """,
    example: "{ from: accent, to: surface }")
  static let picture = Key(
    "picture", CellImageGrammar.record.form, "A picture behind the node, which fills the box.",
    example: "{ from: $item.photo }")
  static let minWidth = Key(
    "minWidth", .chosenPoints, "The least width in points; a condition may choose.", example: "80")
  static let maxWidth = Key(
    "maxWidth", .chosenPoints,
    "The greatest width in points; texts wrap in it. A condition may choose.", example: "320")
  static let minHeight = Key(
    "minHeight", .chosenPoints, "The least height in points; a condition may choose.",
    example: "44")
  static let maxHeight = Key(
    "maxHeight", .chosenPoints,
    "The greatest height in points; what is higher is cut. A condition may choose.", example: "200")
  static let weight = Key(
    "weight", .points,
    "The share of what is left over along the row or column, against those of others; a spacer's is 1.",
    example: "1")
  static let priority = Key(
    "priority", .integer(atLeast: 0),
    "Who keeps its size where there is too little room: those of higher priority before others.",
    example: "1")
  static let badge = Key(
    "badge", Form<CellOverlay>.badge, "A short text in a capsule on one of the node's corners.",
    example: "{ text: $item.unread, when: $item.unread > 0 }")
  static let overlays = Key(
    "overlays", .list(of: OverlayGrammar.record.form),
    "Nodes that stand on this one, those before below those behind. They take no room.",
    example: "[{ cell: { text: shop.new }, at: topLeading, x: 8, y: 8 }]")

  /// What the keys say of the ground: a gradient that is always there would cover the background.
  static func grounds(
    _ mapping: inout MappingReader
  ) -> (background: Alternatives<Name>?, gradient: ChosenGradient?) {
    let background = mapping.value(Self.background)
    let gradient = mapping.value(Self.gradient)
    guard background != nil, let gradient, gradient.allSatisfy({ $0 != nil }) else {
      return (background, gradient)
    }
    // The keys alone do not tell: they go together where a condition may choose no gradient.
    mapping.reader.report(
      .invalidValue, "a gradient covers the background",
      at: mapping.keySpan(Self.background) ?? mapping.span,
      help: "leave one of `background` and `gradient`")
    return (background, nil)
  }

  static let record = Record<CellBox>(
    "box",
    """
    What stands around a node of a cell. Colours are those of the theme, so they follow light and \
    dark.
    """,
    example: """
      corners: 12
      border: { width: 1, color: separator }
      shadow: { opacity: 0.2, radius: 8, y: 2 }
      padding: { top: s, bottom: s, leading: m, trailing: m }
      background: surface
      """
  ) { mapping in
    let corners = mapping.value(corners)
    let border = mapping.value(border)
    let shadow = mapping.value(shadow)
    let padding = mapping.value(padding)
    let (background, gradient) = grounds(&mapping)
    let picture = mapping.value(picture)
    let limits = CellLimits(
      minWidth: mapping.value(minWidth), maxWidth: mapping.value(maxWidth),
      minHeight: mapping.value(minHeight), maxHeight: mapping.value(maxHeight))
    let weight = mapping.value(weight)
    let priority = mapping.value(priority)
    let badge = mapping.value(badge)
    let overlays = mapping.value(overlays)
    return CellBox(
      corners: corners, border: border, shadow: shadow, padding: padding, background: background,
      gradient: gradient, picture: picture?.image, limits: limits, weight: weight,
      priority: priority, overlays: (overlays ?? []) + (badge.map { [$0] } ?? []))
  }
}

/// A short text in a capsule that stands on a node.
enum BadgeGrammar {
  static let text = Key("text", .text, .required, "What it says.", example: "$item.unread")
  static let font = Key(
    "font", .chosenFont, .defaultsTo("caption"), "Its font.", example: "caption")
  static let color = Key(
    "color", .chosenColor, .defaultsTo("background"), "The colour of the text.",
    example: "surface")
  static let background = Key(
    "background", .chosenColor, .defaultsTo("accent"), "The colour of the capsule.",
    example: "accent")
  static let record = Record<CellOverlay>(
    "badge", "A short text in a capsule that stands on a node.",
    example: """
      text: $item.unread
      at: topTrailing
      when: $item.unread > 0
      """
  ) { mapping in
    let text = mapping.value(text)
    let font = mapping.value(font)
    let color = mapping.value(color)
    let background = mapping.value(background)
    let place = mapping.value(OverlayGrammar.place)
    let x = mapping.value(OverlayGrammar.x)
    let y = mapping.value(OverlayGrammar.y)
    let condition = mapping.value(CellGrammar.condition)
    guard let text else { return nil }
    let badge = CellBadge(text: text, font: font, color: color, background: background)
    let node = CellNode(content: .badge(badge), condition: condition, span: mapping.span)
    return CellOverlay(node: node, place: place ?? .topTrailing, x: x ?? 0, y: y ?? 0)
  }
}

extension Form where Value == CellOverlay {
  static var badge: Form {
    let long = BadgeGrammar.record.form
    let short = Form<TextValue>.text
    return Form(.either([long.shape, .text("a key of the strings, or `$…`")])) { node, reader in
      guard reader.tree.kind(node) == .scalar else { return long.read(node, reader) }
      return short.read(node, reader).map { text in
        let badge = CellBadge(text: text, font: nil, color: nil, background: nil)
        let node = CellNode(content: .badge(badge), condition: nil, span: text.span)
        return CellOverlay(node: node, place: .topTrailing, x: 0, y: 0)
      }
    }
  }
}

extension Form {
  /// Distances at the sides, which stylesheets write one behind the other.
  static func sides(_ edges: Form) -> Form {
    Form(edges.shape) { node, reader in
      reader.reportSides(node) { "say each side by its name: `\($0)`" }
        || reader.reportSides(inList: node) ? nil : reader.read(edges, node)
    }
  }
}

/// A node that stands on another one.
enum OverlayGrammar {
  static let cell = Key(
    "cell", Form<CellNode>.cellNode, .required, "What stands there.", example: "{ text: shop.new }")
  static let place = Key(
    "at", Form<OverlayPlace>.choice, .defaultsTo("topTrailing"),
    "Where it stands: corners on corners, edges on edges, the middle on the middle.",
    example: "bottomLeading")
  static let x = Key(
    "x", .offset, .defaultsTo("0"), "How many points it is moved to the trailing side.",
    example: "-8")
  static let y = Key(
    "y", .offset, .defaultsTo("0"), "How many points it is moved down.", example: "8")
  static let record = Record<CellOverlay>(
    "overlay", "A node that stands on another one.",
    example: """
      cell: { text: { key: shop.new, color: surface }, box: { padding: s, background: accent } }
      at: topLeading
      x: 8
      y: 8
      """
  ) { mapping in
    let node = mapping.value(cell)
    let place = mapping.value(place)
    let x = mapping.value(x)
    let y = mapping.value(y)
    return node.map { CellOverlay(node: $0, place: place ?? .topTrailing, x: x ?? 0, y: y ?? 0) }
  }
}

extension Form where Value == Double {
  /// A number from 0 to 1.
  static var share: Form {
    Form(.number) { node, reader in
      guard reader.tree.kind(node) == .scalar, let number = Double(reader.tree.string(node)),
        (0...1).contains(number)
      else {
        let text = reader.tree.kind(node) == .scalar ? reader.tree.string(node) : ""
        guard let share = ForeignLength.share(text) else {
          return reader.mismatch(node, expected: "a number from 0 to 1")
        }
        return reader.mismatch(
          node, expected: "a number from 0 to 1", help: "did you mean `\(share)`?",
          fixes: Fix.replacing(
            text, at: reader.location(reader.span(node)), by: share, .unsafe))
      }
      return number
    }
  }

  /// Points in one direction or the other.
  static var offset: Form {
    Form(.number) { node, reader in
      guard reader.tree.kind(node) == .scalar, let number = Double(reader.tree.string(node)),
        abs(number) <= 10_000
      else {
        return reader.mismatch(node, expected: "a number of points from -10000 to 10000")
      }
      return number
    }
  }
}
