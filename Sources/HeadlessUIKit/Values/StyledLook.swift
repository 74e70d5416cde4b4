import Foundation

/// What a text with attributes looks like: its parts by font and lines through them, as far as pictures and
/// sizes need it.
struct StyledLook {
  /// A part of the text that looks the same throughout.
  struct Run {
    let text: String
    let font: UIFont
    let color: UIColor?
    let isStruckThrough: Bool
    let isUnderlined: Bool
  }

  let text: String
  let runs: [Run]
  let kerning: CGFloat
  /// The height of a line by that of its font.
  let lineHeight: CGFloat
  /// The widest of the fonts: lines are broken as if all letters were of it.
  let font: UIFont

  init(of styled: NSAttributedString, font standard: UIFont) {
    var runs: [Run] = []
    var kerning: CGFloat = 0
    var lineHeight: CGFloat = 1
    let whole = NSRange(location: 0, length: styled.length)
    styled.enumerateAttributes(in: whole) { attributes, range, _ in
      runs.append(
        Run(
          text: styled.attributedSubstring(from: range).string,
          font: attributes[.font] as? UIFont ?? standard,
          color: attributes[.foregroundColor] as? UIColor,
          isStruckThrough: (attributes[.strikethroughStyle] as? Int ?? 0) != 0,
          isUnderlined: (attributes[.underlineStyle] as? Int ?? 0) != 0))
      if let kern = attributes[.kern] as? CGFloat { kerning = kern }
      if let style = attributes[.paragraphStyle] as? NSParagraphStyle,
        style.lineHeightMultiple > 0
      {
        lineHeight = style.lineHeightMultiple
      }
    }
    self.runs = runs
    self.kerning = kerning
    self.lineHeight = lineHeight
    text = styled.string
    let fonts = runs.map(\.font)
    font =
      fonts.max {
        HeadlessText.width(of: "nm", font: $0) < HeadlessText.width(of: "nm", font: $1)
      } ?? standard
  }

  /// The room that the text takes, broken at a width and cut after a number of lines; zero for any number.
  func size(width: CGFloat, lines: Int = 0) -> CGSize {
    guard !text.isEmpty else { return .zero }
    var breaker = LineBreaker(width: width, font: font, kerning: kerning)
    breaker.consume(text)
    let widths = lines > 0 ? Array(breaker.lineWidths.prefix(lines)) : breaker.lineWidths
    let height = font.lineHeight * lineHeight * CGFloat(widths.count)
    return CGSize(
      width: min((widths.max() ?? 0).rounded(.up), width), height: height.roundedUpToHalf)
  }

  /// The parts of each line that is shown.
  func lines(width: CGFloat, lines: Int, lineBreak: NSLineBreakMode) -> [[Run]] {
    let shown = HeadlessText.lines(
      of: text, font: font, width: width, lines: lines, lineBreak: lineBreak, kerning: kerning)
    var rest = runs[...]
    var left = rest.first?.text ?? ""
    return shown.map { line in
      var parts: [Run] = []
      var line = line[...]
      while !line.isEmpty, let run = rest.first {
        let common = left.commonPrefix(with: String(line))
        guard !common.isEmpty else {
          // What the break swallowed, the end of a part, or the sign for what is cut.
          if left.first?.isWhitespace == true {
            left.removeFirst()
          } else if left.isEmpty {
            rest = rest.dropFirst()
            left = rest.first?.text ?? ""
          } else {
            parts.append(run.with(String(line)))
            line = ""
          }
          continue
        }
        parts.append(run.with(common))
        line = line.dropFirst(common.count)
        left.removeFirst(common.count)
      }
      return parts
    }
  }

  /// The width of a part of a line.
  func width(of run: Run) -> CGFloat {
    HeadlessText.width(of: run.text, font: run.font) + kerning * CGFloat(run.text.count)
  }
}

extension StyledLook.Run {
  fileprivate func with(_ text: String) -> Self {
    Self(
      text: text, font: font, color: color, isStruckThrough: isStruckThrough,
      isUnderlined: isUnderlined)
  }
}
