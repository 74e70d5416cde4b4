import Foundation
import ScreenKit
import Testing

@testable import ScreenCore
@testable import ScreenKit

/// Texts are measured without views, and yet as labels show them.
@Suite struct TextMeasureTests {
  private static let texts = [
    "", "a", "two words", "two\nlines", String(repeating: "some words ", count: 12),
    "한국어 단어는 나뉘지 않습니다", "😀 emoji 👩‍👩‍👧", "averyveryverylongwordthatfitsnowhereatall",
  ]

  @Test(
    "texts are as big as labels", arguments: [0, 1, 2, 3],
    [TextSize.small, .large, .accessibilityLarge])
  @MainActor
  func labels(lines: Int, textSize: TextSize) {
    let token = FontToken("f", size: 15, weight: .semibold, textStyle: .subheadline)
    let label = UILabel()
    label.font = token.uiFont(for: textSize)
    label.numberOfLines = lines
    for text in Self.texts {
      for width: CGFloat in [0, 40, 150, 1_000] {
        label.text = text
        let shown = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        let size = TextMeasure().size(
          of: text, font: token, lines: lines, width: width, textSize: textSize)
        #expect(size.height.rounded(.up) == shown.height.rounded(.up))
        let isCut = lines > 0 && size.height < label.font.lineHeight
        #expect(isCut || size.width >= shown.width)
      }
    }
  }

  @Test("many threads at once measure what one does")
  func concurrently() async {
    let measure = TextMeasure()
    @Sendable func sizes() -> [CGSize] {
      Self.texts.flatMap { text in
        TextSize.allCases.map {
          measure.size(of: text, font: FontToken("f", size: 17), lines: 2, width: 120, textSize: $0)
        }
      }
    }
    let expected = sizes()
    await withTaskGroup(of: [CGSize].self) { group in
      for _ in 0..<32 { group.addTask { sizes() } }
      for await sizes in group { #expect(sizes == expected) }
    }
  }
}
