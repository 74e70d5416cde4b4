import Foundation

/// Writes a picture as SVG: one element on each line, numbers and identifiers the same on every machine.
struct SVGCanvas {
  /// How a shape is filled and outlined.
  struct Paint {
    var fill: UIColor?
    var stroke: UIColor?
    var width: CGFloat = 1

    static func fill(_ color: UIColor?) -> Paint { Paint(fill: color) }
    static func stroke(_ color: UIColor?, _ width: CGFloat = 1) -> Paint {
      Paint(stroke: color, width: width)
    }
  }

  private var lines: [String] = []
  /// How many of the lines stand for nothing that is seen: groups and what they are cut by.
  private var structureCount = 0
  /// How much is drawn.
  var shapeCount: Int { lines.count - structureCount }
  /// What stands before the next line.
  private var indentation = "  "
  private var clips = 0
  private var effects = 0
  /// The traits that colours are resolved by.
  var traits: UITraitCollection

  init(traits: UITraitCollection) {
    self.traits = traits
  }

  /// The whole document for a picture of a size.
  func document(size: CGSize) -> String {
    let width = Self.number(size.width)
    let height = Self.number(size.height)
    let head =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
      + " viewBox=\"0 0 \(width) \(height)\" font-family=\"\(SVGFont.systemFamilies)\">"
    return ([head] + lines + ["</svg>", ""]).joined(separator: "\n")
  }

  // MARK: Groups

  /// Opens a group; `attributes` are written as they are.
  mutating func open(_ attributes: [String]) {
    add("<g\(attributes.map { " " + $0 }.joined())>")
    structureCount += 1
    indentation += "  "
  }

  mutating func close() {
    indentation.removeLast(2)
    structureCount += 1
    add("</g>")
  }

  /// Makes a rounded rectangle to clip by; the result is the attribute that does so.
  mutating func clip(to rect: CGRect, corners: SVGCorners) -> String {
    clips += 1
    structureCount += 3
    add("<clipPath id=\"clip\(clips)\">")
    indentation += "  "
    add(shape(rect, corners) + "/>")
    indentation.removeLast(2)
    add("</clipPath>")
    return "clip-path=\"url(#clip\(clips))\""
  }

  /// A name for the reader, as tools show it.
  mutating func title(_ text: String) {
    add("<title>\(Self.escaped(text))</title>")
  }

  // MARK: Shapes

  mutating func rect(_ rect: CGRect, corners: SVGCorners = .sharp, _ paint: Paint) {
    guard rect.width > 0, rect.height > 0, paint.fill != nil || paint.stroke != nil else { return }
    add(shape(rect, corners) + attributes(of: paint) + "/>")
  }

  /// A rectangle with edges that fade out.
  mutating func blurred(
    _ rect: CGRect, corners: SVGCorners, by radius: CGFloat, _ paint: Paint
  ) {
    guard rect.width > 0, rect.height > 0 else { return }
    effects += 1
    let blur = "<feGaussianBlur stdDeviation=\"\(Self.number(radius))\"/>"
    add(
      "<filter id=\"effect\(effects)\" x=\"-50%\" y=\"-50%\" width=\"200%\" height=\"200%\">"
        + "\(blur)</filter>")
    add(shape(rect, corners) + attributes(of: paint) + " filter=\"url(#effect\(effects))\"/>")
  }

  /// A rectangle that colours run through, between points with 1 as its far edges.
  mutating func gradient(
    _ rect: CGRect, corners: SVGCorners, _ colors: [UIColor], from start: CGPoint, to end: CGPoint
  ) {
    guard rect.width > 0, rect.height > 0 else { return }
    effects += 1
    let line = [("x1", start.x), ("y1", start.y), ("x2", end.x), ("y2", end.y)]
      .map { " \($0)=\"\(Self.number($1))\"" }.joined()
    let stops = colors.enumerated().map { index, color in
      let offset = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
      return "<stop offset=\"\(Self.number(offset))\"\(self.color(color, as: "stop"))/>"
    }.joined().replacingOccurrences(of: "stop=", with: "stop-color=")
    add("<linearGradient id=\"effect\(effects)\"\(line)>\(stops)</linearGradient>")
    add(shape(rect, corners) + " fill=\"url(#effect\(effects))\"/>")
  }

  mutating func circle(_ center: CGPoint, radius: CGFloat, _ paint: Paint) {
    let place = "cx=\"\(Self.number(center.x))\" cy=\"\(Self.number(center.y))\""
    add("<circle \(place) r=\"\(Self.number(radius))\"\(attributes(of: paint))/>")
  }

  /// Lines through points, with round ends.
  mutating func strokes(_ points: [[CGPoint]], _ paint: Paint) {
    let path = points.map { line in
      line.enumerated().map { index, point in
        "\(index == 0 ? "M" : "L")\(Self.number(point.x)) \(Self.number(point.y))"
      }.joined()
    }
    let ends = " stroke-linecap=\"round\" stroke-linejoin=\"round\""
    add("<path d=\"\(path.joined())\"\(attributes(of: paint))\(ends)/>")
  }

  /// A line of text that takes a width, from a point of its base line. What begins with a letter of a script
  /// that is read to the left is a line of such a script, whatever else is in it.
  mutating func text(
    _ text: String, at point: CGPoint, width: CGFloat, font: UIFont, color: UIColor?
  ) {
    guard !text.isEmpty else { return }
    let isRightToLeft = WritingDirection(of: text) == .rightToLeft
    let start = isRightToLeft ? point.x + width : point.x
    let direction = isRightToLeft ? " direction=\"rtl\"" : ""
    let place = "x=\"\(Self.number(start))\" y=\"\(Self.number(point.y))\"\(direction)"
    let length =
      width > 0 ? " textLength=\"\(Self.number(width))\" lengthAdjust=\"spacingAndGlyphs\"" : ""
    add(
      "<text \(place)\(length)\(SVGFont.attributes(of: font))\(attributes(of: .fill(color)))"
        + " xml:space=\"preserve\">\(Self.escaped(text))</text>")
  }

  private mutating func add(_ line: String) {
    lines.append(indentation + line)
  }

  private func shape(_ rect: CGRect, _ corners: SVGCorners) -> String {
    let place =
      "x=\"\(Self.number(rect.minX))\" y=\"\(Self.number(rect.minY))\""
      + " width=\"\(Self.number(rect.width))\" height=\"\(Self.number(rect.height))\""
    let radius = min(corners.radius, rect.width / 2, rect.height / 2)
    guard radius > 0, !corners.rounded.isEmpty else { return "<rect \(place)" }
    guard corners.rounded != SVGCorners.all else {
      return "<rect \(place) rx=\"\(Self.number(radius))\""
    }
    return "<path d=\"\(corners.path(around: rect, radius: radius))\""
  }

  private func attributes(of paint: Paint) -> String {
    var text = " fill=\"none\""
    if let fill = paint.fill { text = color(fill, as: "fill") }
    if let stroke = paint.stroke {
      text += color(stroke, as: "stroke") + " stroke-width=\"\(Self.number(paint.width))\""
    }
    return text
  }

  private func color(_ color: UIColor, as name: String) -> String {
    let alpha = color.components(with: traits).alpha
    let hex = color.hexDescription(with: traits).prefix(7)
    let opacity = alpha < 1 ? " \(name)-opacity=\"\(Self.number(alpha))\"" : ""
    return " \(name)=\"\(hex)\"\(opacity)"
  }

  // MARK: Text

  /// At most two digits behind the point, and none that say nothing.
  static func number(_ value: CGFloat) -> String {
    // What has no place, as after a division by nothing, is drawn somewhere and seen.
    guard value.isFinite, abs(value) < 1e12 else { return "0" }
    let hundredths = Int((value * 100).rounded())
    let sign = hundredths < 0 ? "-" : ""
    let whole = abs(hundredths) / 100
    let rest = abs(hundredths) % 100
    if rest == 0 { return "\(sign)\(whole)" }
    return rest % 10 == 0
      ? "\(sign)\(whole).\(rest / 10)" : "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// The text with what XML reads otherwise, and without what it refuses.
  static func escaped(_ text: String) -> String {
    // Few texts have any of it.
    guard text.utf8.contains(where: mayNeedEscape) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += " "
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether a byte is, or begins, what is written otherwise: U+FFFE and U+FFFF begin with 0xEF.
  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
      0xEF:
      true
    default: false
    }
  }
}

/// How corners are rounded.
struct SVGCorners {
  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  static let sharp = SVGCorners(radius: 0)

  var radius: CGFloat
  var rounded = SVGCorners.all

  /// The outline of a rectangle of which only some corners are round.
  func path(around rect: CGRect, radius: CGFloat) -> String {
    func corner(_ corner: CACornerMask) -> CGFloat { rounded.contains(corner) ? radius : 0 }
    func arc(_ radius: CGFloat, _ x: CGFloat, _ y: CGFloat) -> String {
      guard radius > 0 else { return "L\(number(x)) \(number(y))" }
      return "A\(number(radius)) \(number(radius)) 0 0 1 \(number(x)) \(number(y))"
    }
    let number = SVGCanvas.number
    let topLeft = corner(.layerMinXMinYCorner)
    let topRight = corner(.layerMaxXMinYCorner)
    let bottomRight = corner(.layerMaxXMaxYCorner)
    let bottomLeft = corner(.layerMinXMaxYCorner)
    return "M\(number(rect.minX + topLeft)) \(number(rect.minY))"
      + "L\(number(rect.maxX - topRight)) \(number(rect.minY))"
      + arc(topRight, rect.maxX, rect.minY + topRight)
      + "L\(number(rect.maxX)) \(number(rect.maxY - bottomRight))"
      + arc(bottomRight, rect.maxX - bottomRight, rect.maxY)
      + "L\(number(rect.minX + bottomLeft)) \(number(rect.maxY))"
      + arc(bottomLeft, rect.minX, rect.maxY - bottomLeft)
      + "L\(number(rect.minX)) \(number(rect.minY + topLeft))"
      + arc(topLeft, rect.minX + topLeft, rect.minY) + "Z"
  }
}

/// Fonts as attributes of texts.
enum SVGFont {
  /// What stands for the system's font, until one is found.
  static let systemFamilies =
    "-apple-system, 'SF Pro Text', Inter, 'Helvetica Neue', Arial, sans-serif"

  static func attributes(of font: UIFont) -> String {
    var text = " font-size=\"\(SVGCanvas.number(font.pointSize))\""
    if weight(of: font) != 400 { text += " font-weight=\"\(weight(of: font))\"" }
    if font.isItalic { text += " font-style=\"italic\"" }
    if font.isMonospaced {
      text += " font-family=\"ui-monospace, Menlo, 'DejaVu Sans Mono', monospace\""
    } else if font.familyName != UIFont.systemFamily {
      text += " font-family=\"'\(SVGCanvas.escaped(font.familyName))', \(systemFamilies)\""
    }
    return text
  }

  private static func weight(of font: UIFont) -> Int {
    switch font.weight {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    default: 400
    }
  }
}
