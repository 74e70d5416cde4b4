import Foundation

/// Where a text stands in its room.
struct TextPlacement {
  var alignment = NSTextAlignment.natural
  var lines = 0
  var lineBreak = NSLineBreakMode.byTruncatingTail
  var isCenteredVertically = true
  var isRightToLeft = false

  /// The room that remains to the left of a line.
  func indent(of width: CGFloat, in room: CGFloat) -> CGFloat {
    switch alignment {
    case .left: 0
    case .right: room - width
    case .center: (room - width) / 2
    case .natural, .justified: isRightToLeft ? room - width : 0
    }
  }
}

extension ViewPainter {
  /// Paints text into a rectangle, broken and cut as labels do it.
  mutating func paint(
    _ text: String, in rect: CGRect, font: UIFont, color: UIColor?,
    _ placement: TextPlacement = TextPlacement()
  ) {
    let lines = HeadlessText.lines(
      of: text, font: font, width: rect.width, lines: placement.lines,
      lineBreak: placement.lineBreak)
    let height = font.lineHeight * CGFloat(lines.count)
    var top = rect.minY
    if placement.isCenteredVertically { top += (rect.height - height) / 2 }
    for line in lines {
      let width = HeadlessText.width(of: line, font: font)
      let x = rect.minX + placement.indent(of: width, in: rect.width)
      canvas.text(
        line, at: CGPoint(x: x, y: top + font.ascender), width: width, font: font, color: color)
      top += font.lineHeight
    }
  }

  mutating func paint(_ label: UILabel, in rect: CGRect) {
    let isLit = label.isHighlighted && label.highlightedTextColor != nil
    let color = isLit ? label.highlightedTextColor : label.textColor
    paint(
      label.text ?? "", in: rect, font: label.font, color: label.isEnabled ? color : .tertiaryLabel,
      TextPlacement(
        alignment: label.textAlignment, lines: label.numberOfLines,
        lineBreak: label.lineBreakMode,
        isRightToLeft: label.effectiveUserInterfaceLayoutDirection == .rightToLeft))
  }

  /// Paints text on one line in the middle of a rectangle.
  mutating func paintCentered(
    _ text: String, in rect: CGRect, font: UIFont, color: UIColor?
  ) {
    paint(text, in: rect, font: font, color: color, TextPlacement(alignment: .center, lines: 1))
  }
}
