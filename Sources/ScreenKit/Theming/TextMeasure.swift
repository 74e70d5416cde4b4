import Foundation

/// Measures texts as labels show them, on any thread.
struct TextMeasure: TextMeasuring {
  func size(
    of text: String, font: FontToken, lines: Int, width: CGFloat, textSize: TextSize
  ) -> CGSize {
    guard !text.isEmpty else { return .zero }
    let font = font.uiFont(for: textSize)
    // Labels break lines by the standard strategy, plain texts don't.
    let style = NSMutableParagraphStyle()
    style.lineBreakStrategy = .standard
    let isUnlimited = lines == 1 || width <= 0
    let size = NSString(string: text).boundingRect(
      with: CGSize(
        width: isUnlimited ? .greatestFiniteMagnitude : width, height: .greatestFiniteMagnitude),
      options: .usesLineFragmentOrigin, attributes: [.font: font, .paragraphStyle: style],
      context: nil
    ).size
    guard lines > 0 else { return size }
    return CGSize(width: size.width, height: min(size.height, font.lineHeight * CGFloat(lines)))
  }

  func size(
    of text: String, font: FontToken, style: CellTextStyle, lines: Int, width: CGFloat,
    textSize: TextSize
  ) -> CGSize {
    guard !text.isEmpty else { return .zero }
    let font = font.uiFont(for: textSize)
    let isUnlimited = lines == 1 || width <= 0
    let size = StyledText.attributed(text, font: font, style: style).boundingRect(
      with: CGSize(
        width: isUnlimited ? .greatestFiniteMagnitude : width, height: .greatestFiniteMagnitude),
      options: .usesLineFragmentOrigin, context: nil
    ).size
    guard lines > 0 else { return size }
    let lineHeight = font.lineHeight * (style.lineHeight ?? 1)
    return CGSize(width: size.width, height: min(size.height, lineHeight * CGFloat(lines)))
  }
}
