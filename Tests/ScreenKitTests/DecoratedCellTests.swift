import Foundation
import ScreenDriver
import ScreenKit
import Testing

@testable import ScreenKit

/// Trees with what design systems draw, as views show them.
@MainActor @Suite struct DecoratedCellTests {

  private let bench = FixtureBench()
  private static let accent = ColorToken("accent", light: 0x3068CC, dark: 0x7AA5F0)
  private static let surface = ColorToken("surface", light: 0xF4F4F4, dark: 0x1E1E1E)

  private func show(_ tree: CellNode) -> TreeContentView {
    let view = TreeContentView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let window = UIWindow(frame: view.bounds)
    window.addSubview(view)
    view.show(tree, in: context(.light))
    window.layoutIfNeeded()
    retained.windows.append(window)
    return view
  }

  /// Windows stay as long as their test.
  private final class Retained { var windows: [UIWindow] = [] }
  private let retained = Retained()

  private func context(_ style: InterfaceStyle) -> CellContext {
    CellContext(
      runtime: bench.app.runtime, traits: CellTraits(style: style), containerWidth: 200,
      displayScale: 2)
  }

  private var card: CellNode {
    .box(
      .column([.image(.symbol("photo"), height: 80), .text(.verbatim("Lantern"))]),
      decoration: CellDecoration(
        corners: CellCorners(12), border: CellBorder(width: 1, color: Self.accent),
        shadow: CellShadow(opacity: 0.25, radius: 6, x: 1, y: 2), background: Self.surface),
      overlays: [.overlay(.badge(.verbatim("-20 %")), at: .topTrailing, x: -8, y: 8)])
  }

  @Test func boxesAreDrawnByLayers() throws {
    let view = show(card)
    let grounds = view.subviews.compactMap { $0 as? DecorationView }
    let ground = try #require(grounds.first)
    #expect(ground.layer.cornerRadius == 12)
    #expect(ground.layer.shadowOpacity == 0.25)
    #expect(ground.layer.shadowOffset == CGSize(width: 1, height: 2))
    #expect(ground.layer.borderWidth == 0)
    let border = try #require(grounds.first { $0.layer.borderWidth == 1 })
    #expect(
      border.layer.borderColor
        == Self.accent.uiColor.resolvedColor(with: view.traitCollection).cgColor)
    #expect(!border.isUserInteractionEnabled)
    let picture = try #require(view.subviews.compactMap { $0 as? UIImageView }.first)
    #expect(picture.layer.cornerRadius == 12)
    #expect(picture.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
  }

  @Test func coloursOfLayersFollowTheDark() throws {
    let view = show(card)
    let border = try #require(
      view.subviews.compactMap { $0 as? DecorationView }.first { $0.layer.borderWidth == 1 })
    let before = border.layer.borderColor
    view.window?.headlessSetTraits { $0.userInterfaceStyle = .dark }
    view.window?.layoutIfNeeded()
    #expect(border.layer.borderColor != before)
  }

  @Test func gradientsRunFromWhereReadingBegins() throws {
    let gradient = CellGradient(from: Self.accent, to: Self.surface, direction: .trailing)
    let view = show(.box(.text(.verbatim("a")), decoration: CellDecoration(gradient: gradient)))
    let layer = try #require(view.subviews.first?.layer as? CAGradientLayer)
    #expect(layer.colors?.count == 2)
    #expect(layer.startPoint.x == 0)
    var mirrored = CellTraits()
    mirrored.direction = .rightToLeft
    view.show(
      .box(.text(.verbatim("a")), decoration: CellDecoration(gradient: gradient)),
      in: CellContext(
        runtime: bench.app.runtime, traits: mirrored, containerWidth: 200, displayScale: 2))
    view.layoutIfNeeded()
    #expect(layer.startPoint.x == 1)
  }

  @Test func viewsAreReusedWithoutWhatTheyLookedLike() throws {
    let style = CellTextStyle(isStruckThrough: true, minimumScale: 0.5)
    let view = show(.text(.verbatim("9.99"), lines: 1, style: style))
    let label = try #require(view.subviews.first as? UILabel)
    let line = label.attributedText?.attribute(.strikethroughStyle, at: 0, effectiveRange: nil)
    #expect(line as? Int == 1)
    #expect(label.minimumScaleFactor == 0.5)
    view.show(.text(.verbatim("plain")), in: context(.light))
    view.layoutIfNeeded()
    #expect(view.subviews.first === label)
    #expect(label.attributedText?.attribute(.strikethroughStyle, at: 0, effectiveRange: nil) == nil)
    #expect(!label.adjustsFontSizeToFitWidth)
    view.show(card, in: context(.light))
    view.layoutIfNeeded()
    view.show(.divider(), in: context(.light))
    view.layoutIfNeeded()
    #expect(view.subviews.filter { !$0.isHidden }.count == 1)
  }

  @Test func richTextsAreReadOutWithTheirLinks() throws {
    let text = "A **strong** word and [more](https://example.com/more)"
    let view = show(.text(.verbatim(text), style: CellTextStyle(isRich: true)))
    let label = try #require(view.subviews.first as? UILabel)
    #expect(label.text == "A strong word and more")
    #expect(label.accessibilityCustomActions?.map(\.name) == ["more"])
    #expect(label.accessibilityTraits == .link)
    let font = label.attributedText?.attribute(.font, at: 3, effectiveRange: nil) as? UIFont
    #expect(font?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
  }

  @Test func barsAndStarsSayHowFullTheyAre() throws {
    let view = show(
      .column([
        .progress(1, of: 4, label: .verbatim("Done")), .rating(3.5, label: .verbatim("Rating")),
      ]))
    let bar = try #require(view.subviews.first as? ProgressBar)
    #expect(bar.accessibilityLabel == "Done")
    #expect(bar.accessibilityValue?.contains("25") == true)
    #expect(bar.subviews.first?.frame.width == 50)
    let stars = try #require(view.subviews.last as? RatingView)
    #expect(stars.accessibilityValue == "3.5 of 5 stars")
    #expect(
      (0..<5).map { RatingView.symbol(at: $0, of: 3.5) } == [
        "star.fill", "star.fill", "star.fill", "star.leadinghalf.filled", "star",
      ])
  }
}

extension TextMeasureTests {
  @Test("styled texts are as big as labels")
  @MainActor
  func styledLabels() {
    let token = FontToken("f", size: 15)
    let styles = [
      CellTextStyle(lineHeight: 1.4), CellTextStyle(kerning: 2), CellTextStyle(isRich: true),
      CellTextStyle(isStruckThrough: true, isUnderlined: true),
    ]
    let label = UILabel()
    label.numberOfLines = 0
    for style in styles {
      for width: CGFloat in [60, 150, 1_000] {
        let text = "Some **strong words**, and some that are not"
        label.attributedText = StyledText.attributed(
          text, font: token.uiFont(for: .large), style: style)
        let shown = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        let size = TextMeasure().size(
          of: text, font: token, style: style, lines: 0, width: width, textSize: .large)
        #expect(size.height.rounded(.up) == shown.height.rounded(.up))
        #expect(size.width >= shown.width)
      }
    }
  }
}
