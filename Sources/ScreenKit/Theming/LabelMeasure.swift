/// Measures texts as labels show them.
@MainActor
final class LabelMeasure: TextMeasuring {
  private let label = UILabel()

  func size(
    of text: String, font: FontToken, lines: Int, width: CGFloat, textSize: TextSize
  ) -> CGSize {
    // A label's own measure and not the text's: only that knows about the number of lines.
    label.font = font.uiFont(for: textSize)
    label.numberOfLines = lines
    label.text = text
    return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
  }
}
