import ScreenKit
import Testing

/// Colours and fonts of a theme as views get them.
@MainActor
@Suite struct ThemeTokenTests {
  private let large = UITraitCollection(preferredContentSizeCategory: .large)

  @Test func formsFollowTheContrastThatIsAskedFor() {
    let token = ColorToken(
      "ink", light: 0x333333, dark: 0xCCCCCC, highContrast: ColorForms(light: 0, dark: 0xFFFFFF))
    let high = UITraitCollection(accessibilityContrast: .high)
    #expect(token.uiColor.resolvedColor(with: high) == UIColor(white: 0, alpha: 1))
    #expect(token.uiColor.resolvedColor(with: large) == UIColor(white: 0.2, alpha: 1))
  }

  @Test func colorsAreMadeByTheSystemOrTheApp() {
    #expect(ColorToken("ink", maker: "UIColor.label") { .label }.uiColor === UIColor.label)
    let missing = ColorToken("ink", asset: "Ink").uiColor.resolvedColor(with: large)
    #expect(missing == UIColor(red: 128 / 255, green: 128 / 255, blue: 128 / 255, alpha: 1))
  }

  @Test func fontsAreOfAFamilyOrMadeByTheApp() {
    let family = FontToken("a", face: .family("Avenir Next"), size: 20, weight: .bold)
    #expect(family.uiFont(for: .large).familyName == "Avenir Next")
    let face = FontFace.maker("Brand.text") { UIFont.italicSystemFont(ofSize: $0) }
    let own = FontToken("b", face: face, size: 20)
    #expect(own.uiFont(for: .large) == UIFont.italicSystemFont(ofSize: 20))
  }

  @Test func fontsGrowToTheirMaximum() {
    let font = FontToken("a", size: 20, maximum: 24)
    #expect(font.uiFont(for: .large).pointSize == 20)
    #expect(font.uiFont(for: .accessibilityExtraExtraExtraLarge).pointSize == 24)
  }

  @Test func theSystemsFontStandsInForAMissingFile() {
    let font = FontToken("a", face: .file("Missing.otf"), size: 20).uiFont(for: .large)
    #expect(font == UIFont.systemFont(ofSize: 20))
  }
}
