import Foundation

/// Texts whose letters and lines are not as usual, as views show them.
///
/// They are made on any thread: sizes are measured there, too.
enum StyledText {
  /// `text` as `style` says.
  static func attributed(
    _ text: String, font: UIFont, style: CellTextStyle
  ) -> NSMutableAttributedString {
    let result = NSMutableAttributedString(string: "")
    let runs = style.isRich ? RichText(markdown: text).runs : [RichText.Run(text: text)]
    let common = attributes(of: style)
    for run in runs {
      var attributes = common
      attributes[.font] = font.showing(run)
      if run.link != nil { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
      result.append(NSAttributedString(string: run.text, attributes: attributes))
    }
    return result
  }

  /// The parts of a text that lead somewhere.
  static func links(in text: String, style: CellTextStyle?) -> [RichText.Run] {
    guard style?.isRich == true else { return [] }
    return RichText(markdown: text).runs.filter { $0.link != nil }
  }

  private static func attributes(of style: CellTextStyle) -> [NSAttributedString.Key: Any] {
    let paragraph = NSMutableParagraphStyle()
    // Labels break lines by the standard strategy, plain texts don't.
    paragraph.lineBreakStrategy = .standard
    if let lineHeight = style.lineHeight { paragraph.lineHeightMultiple = lineHeight }
    var attributes: [NSAttributedString.Key: Any] = [.paragraphStyle: paragraph]
    let line = NSUnderlineStyle.single.rawValue
    if style.isStruckThrough { attributes[.strikethroughStyle] = line }
    if style.isUnderlined { attributes[.underlineStyle] = line }
    if let kerning = style.kerning { attributes[.kern] = kerning }
    return attributes
  }
}

extension UIFont {
  /// The font for a part of a rich text.
  fileprivate func showing(_ run: RichText.Run) -> UIFont {
    let base = run.isCode ? .monospacedSystemFont(ofSize: pointSize, weight: .regular) : self
    var traits = base.fontDescriptor.symbolicTraits
    if run.isStrong { traits.insert(.traitBold) }
    if run.isEmphasised { traits.insert(.traitItalic) }
    guard traits != base.fontDescriptor.symbolicTraits,
      let descriptor = base.fontDescriptor.withSymbolicTraits(traits)
    else { return base }
    return UIFont(descriptor: descriptor, size: 0)
  }
}
