import Foundation
import ScreenCore

/// Every character is 10 wide, every line 20 high.
struct TypewriterMeasure: TextMeasuring {
  func size(
    of text: String, font: FontToken, lines: Int, width: CGFloat, textSize: TextSize
  ) -> CGSize {
    guard !text.isEmpty else { return .zero }
    let perLine = max(Int(width / 10), 1)
    let needed = (text.count + perLine - 1) / perLine
    let shown = lines > 0 ? min(needed, lines) : needed
    return CGSize(
      width: CGFloat(min(text.count, perLine)) * 10, height: CGFloat(shown) * 20)
  }
}

extension CellLayoutEnvironment {
  /// Where texts are as big as a typewriter makes them.
  static func typewriter(
    _ traits: CellTraits = CellTraits(), theme: Theme = Theme(name: "T")
  ) -> CellLayoutEnvironment {
    let strings = StringTable()
    return CellLayoutEnvironment(
      theme: theme, traits: traits, measure: TypewriterMeasure(),
      string: { strings.string(for: $0, now: .distantPast) })
  }
}
