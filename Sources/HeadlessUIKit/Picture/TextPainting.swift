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
    let placement = TextPlacement(
      alignment: label.textAlignment, lines: label.numberOfLines,
      lineBreak: label.lineBreakMode,
      isRightToLeft: label.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    if let look = label.look {
      paint(look, in: rect, color: color, scale: scale(of: label, look, in: rect), placement)
    } else {
      paint(
        label.text ?? "", in: rect, font: label.font,
        color: label.isEnabled ? color : .tertiaryLabel, placement)
    }
  }

  /// How much smaller the letters of a label are that may shrink to fit on their line.
  private func scale(of label: UILabel, _ look: StyledLook, in rect: CGRect) -> CGFloat {
    guard label.adjustsFontSizeToFitWidth, label.numberOfLines == 1 else { return 1 }
    let width = look.runs.reduce(0) { $0 + look.width(of: $1) }
    guard width > rect.width, width > 0 else { return 1 }
    return max(rect.width / width, label.minimumScaleFactor)
  }

  /// Paints text whose parts look differently.
  private mutating func paint(
    _ look: StyledLook, in rect: CGRect, color: UIColor?, scale: CGFloat,
    _ placement: TextPlacement
  ) {
    let lines = look.lines(
      width: rect.width / scale, lines: placement.lines, lineBreak: placement.lineBreak)
    let lineHeight = look.font.lineHeight * look.lineHeight * scale
    var top = rect.minY + (rect.height - lineHeight * CGFloat(lines.count)) / 2
    for line in lines {
      let width = line.reduce(0) { $0 + look.width(of: $1) } * scale
      var x = rect.minX + placement.indent(of: width, in: rect.width)
      // What makes a line higher stands above its letters.
      let base = top + lineHeight + look.font.descender * scale
      for run in placement.isRightToLeft ? line.reversed() : line {
        let part = look.width(of: run) * scale
        let font = run.font.withSize(run.font.pointSize * scale)
        paint(run, at: CGPoint(x: x, y: base), width: part, font: font, color: color)
        x += part
      }
      top += lineHeight
    }
  }

  private mutating func paint(
    _ run: StyledLook.Run, at base: CGPoint, width: CGFloat, font: UIFont, color: UIColor?
  ) {
    let color = run.color ?? color
    canvas.text(run.text, at: base, width: width, font: font, color: color)
    let thickness = max(font.pointSize / 16, 1)
    var heights: [CGFloat] = []
    if run.isStruckThrough { heights.append(base.y - font.xHeight / 2) }
    if run.isUnderlined { heights.append(base.y + font.pointSize / 10) }
    for y in heights {
      canvas.rect(
        CGRect(x: base.x, y: y - thickness / 2, width: width, height: thickness), .fill(color))
    }
  }

  /// Paints text on one line in the middle of a rectangle.
  mutating func paintCentered(
    _ text: String, in rect: CGRect, font: UIFont, color: UIColor?
  ) {
    paint(text, in: rect, font: font, color: color, TextPlacement(alignment: .center, lines: 1))
  }
}
