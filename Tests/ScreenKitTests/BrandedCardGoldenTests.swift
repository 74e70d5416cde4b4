import Foundation
import ScreenKit
import TestTools
import Testing

@testable import ScreenKit

/// The product card of Moments as it is drawn in its two brands, to be looked at. With
/// `SCREENC_UPDATE_GOLDENS=1` the pictures are written anew instead of compared.
@MainActor @Suite struct BrandedCardGoldenTests {
  enum Surroundings: String, CaseIterable, Sendable {
    case light, dark, largeText, highContrast, rightToLeft, otherBrand

    @MainActor func apply(to window: UIWindow) {
      window.headlessSetTraits { traits in
        switch self {
        case .light, .otherBrand: break
        case .dark: traits.userInterfaceStyle = .dark
        case .largeText: traits.preferredContentSizeCategory = .accessibilityLarge
        case .highContrast: traits.accessibilityContrast = .high
        case .rightToLeft: traits.layoutDirection = .rightToLeft
        }
      }
    }
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "Goldens")

  @Test(arguments: Surroundings.allCases)
  func cardIsDrawnAsBefore(surroundings: Surroundings) throws {
    let runtime = AppRuntime(launch: LaunchValues(store: MemoryStore()), theme: Brand.classic)
    if surroundings == .otherBrand { runtime.setTheme(Brand.harbour) }
    let isLarge = surroundings == .largeText
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: isLarge ? 860 : 560))
    surroundings.apply(to: window)
    window.backgroundColor = runtime.theme.uiColor(.background)
    let view = TreeContentView(frame: window.bounds)
    window.addSubview(view)
    let context = CellContext(
      runtime: runtime, traits: CellTraits(window.traitCollection), containerWidth: 320,
      displayScale: 2)
    view.show(.column([Brand.card, Brand.store], alignment: .fill), in: context)
    window.headlessLayoutPass()
    let picture = window.headlessPicture()
    let file = Self.folder.appending(path: "card-\(surroundings.rawValue).svg")
    if Goldens.areRenewed {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try Data(picture.utf8).write(to: file)
    }
    let golden = try String(contentsOf: file, encoding: .utf8)
    #expect(picture == golden, "the card is drawn otherwise; look at it and update the goldens")
  }
}

/// What the specs of Moments make of its themes and its shop.
@MainActor
private enum Brand {
  static let accent = ColorToken(
    "accent", light: 0x3068CC, dark: 0x7AA5F0,
    highContrast: ColorForms(light: 0x1D4A9E, dark: 0xA9C6FF))
  static let edge = ColorToken(
    "edge", light: 0xD8D8D8, dark: 0x3A3A3A,
    highContrast: ColorForms(light: 0x5C5C5C, dark: 0xB0B0B0))
  static let secondaryText = ColorToken(
    "secondaryText", light: 0x5C5C5C, highContrast: ColorForms(light: 0x3A3A3A, dark: 0xD6D6D6))
  static let corners = CellCorners("card", 16)
  static let border = CellBorder("card", width: 0.5, color: edge)
  static let shadow = CellShadow("raised", opacity: 0.15, radius: 8, y: 3)

  static let classic = Theme(
    name: "Classic",
    colors: [
      accent, edge, secondaryText, ColorToken("background", light: 0xFFFFFF, dark: 0x121212),
      ColorToken("surface", light: 0xF4F4F4, dark: 0x1E1E1E), ColorToken("text", light: 0x000000),
    ],
    fonts: [.body, .headline, .caption], spacing: [.s, .m, .l], corners: [corners],
    borders: [border], shadows: [shadow])

  static let harbour = Theme(
    name: "Harbour",
    colors: [
      ColorToken("accent", light: 0x8A3B12, dark: 0xF0A37A),
      ColorToken("edge", light: 0x8A3B12, dark: 0xF0A37A),
      ColorToken("secondaryText", light: 0x5A4A35, dark: 0xCBB99F),
      ColorToken("background", light: 0xFDF8F0, dark: 0x14100A),
      ColorToken("surface", light: 0xF6ECDD, dark: 0x221A10),
      ColorToken("text", light: 0x1D1409, dark: 0xFBF3E6),
    ],
    fonts: [
      .body, FontToken("headline", size: 19, weight: .bold),
      FontToken("caption", size: 13, textStyle: .caption1),
    ],
    spacing: [SpacingToken("s", 4), SpacingToken("m", 10), SpacingToken("l", 20)],
    corners: [CellCorners("card", 4)],
    borders: [CellBorder("card", width: 2, color: edge)],
    shadows: [CellShadow("raised", opacity: 0, radius: 0)])

  static var card: CellNode {
    .column(
      [
        .box(
          .column(
            [
              .box(
                .image(.symbol("photo"), height: 160),
                overlays: [.overlay(.badge(.verbatim("-33 %")), at: .topLeading, x: 12, y: 12)]),
              details,
            ], alignment: .fill),
          decoration: CellDecoration(
            corners: corners, border: border, shadow: shadow,
            background: ColorToken("surface", light: 0xF4F4F4, dark: 0x1E1E1E)))
      ], padding: .l, alignment: .fill)
  }

  private static var details: CellNode {
    .column(
      [
        .text(.verbatim("Harbour lantern"), font: .headline), .rating(4.5),
        .component(price),
        .text(
          .verbatim("Burns **all night**, *even in the rain*. Comes with `2` candles."),
          style: CellTextStyle(lineHeight: 1.2, isRich: true)),
        .box(.divider(), insets: CellInsets(leading: .s, trailing: .s)), .progress(18, of: 24),
        .text(.verbatim("18 of 24 sold"), font: .caption, color: secondaryText),
      ], spacing: .m, padding: .l)
  }

  private static var price: CellTree<Never> {
    .row(
      [
        .part(CellRefinement(color: accent), .text(.verbatim("€39.50"), font: .headline)),
        .text(
          .verbatim("€59.00"), font: .caption, color: secondaryText,
          style: CellTextStyle(isStruckThrough: true)),
      ], spacing: .m)
  }

  static var store: CellNode {
    .column(
      [
        .box(
          .view(PictureMapView.self, PictureMapView.Values(), aspect: 3),
          decoration: CellDecoration(corners: corners, border: border))
      ], padding: .l, alignment: .fill)
  }
}

private final class PictureMapView: UIView, CellContentView {
  struct Values: Hashable, Sendable {}

  init(runtime: AppRuntime) { super.init(frame: .zero) }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func show(_ values: Values, in context: CellContext) {}
}
