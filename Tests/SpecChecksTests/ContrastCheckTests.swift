import Diagnostics
import SourceText
import SpecModel
import Testing

@testable import SpecChecks

/// Text on backgrounds, as WCAG 2.2 measures it.
@Suite struct ContrastCheckTests {
  private func findings(_ colors: String, _ cell: String, fonts: String = "{}") -> [Diagnostic] {
    let text = """
      theme: Plain
      colors: \(colors)
      fonts: \(fonts)
      ---
      model: Note
      fields: { id: ID, title: String }
      ---
      component: Line
      parameters: { text: String }
      cell: { text: { value: $parameters.text, color: faint } }
      ---
      adapter: NoteRow
      for: Note
      cell: \(cell)
      """
    return SpecChecksTests.findings(text, with: "low-contrast")
  }

  private static let row = "{ text: { value: $item.title, color: faint } }"

  /// The ratios that WebAIM's and others' checkers give for these pairs.
  @Test(
    arguments: [
      (0x000000, 0xFFFFFF, 21.0), (0x777777, 0xFFFFFF, 4.48), (0x767676, 0xFFFFFF, 4.54),
      (0x3068CC, 0xFFFFFF, 5.28), (0xFF0000, 0xFFFFFF, 4.0), (0x0000FF, 0xFFFFFF, 8.59),
      (0xFFFFFF, 0xFFFFFF, 1.0), (0x123456, 0x123456, 1.0),
    ] as [(UInt32, UInt32, Double)])
  func ratiosAreThoseOfWCAG(text: UInt32, background: UInt32, expected: Double) {
    let ratio = Contrast.ratio(of: OpaqueColor(text), on: OpaqueColor(background))
    #expect(abs(ratio - expected) < 0.01, "\(ratio)")
    let other = Contrast.ratio(of: OpaqueColor(background), on: OpaqueColor(text))
    #expect(ratio == other)
  }

  @Test func textOnTheScreenIsFound() {
    #expect(findings("{ faint: { light: \"#767676\", dark: \"#ffffff\" } }", Self.row) == [])
    let found = findings("{ faint: { light: \"#777777\", dark: \"#ffffff\" } }", Self.row)
    #expect(
      found.map(\.message) == [
        "`faint` on `background` has a contrast of 4.4:1 in light, and text of this size needs 4.5:1"
      ])
    #expect(found.first?.related.map(\.message) == ["`faint` is declared here"])
  }

  @Test func formsOfMoreContrastAreLookedAt() {
    let found = findings(
      """
      { faint: { light: "#595959", dark: "#ffffff", highContrast: { light: "#999999", dark: "#ffffff" } } }
      """, Self.row)
    #expect(
      found.map(\.message) == [
        "`faint` on `background` has a contrast of 2.8:1 in high-contrast light, and text of this size "
          + "needs 4.5:1"
      ])
  }

  @Test func colorsOfTheSystemAreKnownAndOthersAreNot() {
    #expect(findings("{ faint: { system: label } }", Self.row) == [])
    #expect(findings("{ faint: { system: tertiaryLabel } }", Self.row).count == 1)
    #expect(findings("{ faint: { asset: Faint } }", Self.row) == [])
    #expect(findings("{ faint: { swift: { type: Brand, member: faint } } }", Self.row) == [])
  }

  @Test func bothStylesAreLookedAt() {
    let found = findings("{ faint: { light: \"#cccccc\", dark: \"#333333\" } }", Self.row)
    #expect(
      found.map(\.message) == [
        "`faint` on `background` has a contrast of 1.6:1 in light and 1.6:1 in dark,"
          + " and text of this size needs 4.5:1"
      ])
  }

  @Test func theNearestBackgroundCounts() {
    let colors =
      "{ faint: { light: \"#ffffff\", dark: \"#ffffff\" }, ink: { light: \"#000000\", dark: \"#000000\" } }"
    let cell =
      "{ column: [{ row: [{ text: { value: $item.title, color: faint } }], background: ink }], background: faint }"
    #expect(findings(colors, cell) == [])
    let without =
      "{ column: [{ row: [{ text: { value: $item.title, color: faint } }] }], background: faint }"
    #expect(findings(colors, without).count == 1)
  }

  private static let inks = """
    {
      ink: { light: "#000000", dark: "#000000" }, mist: { light: "#ffffff", dark: "#ffffff" },
      faint: { light: "#000000", dark: "#ffffff" }
    }
    """

  @Test(arguments: ["ink", "mist"])
  func eachOfSeveralColorsIsLookedAt(background: String) {
    let chosen = #"{ when: '$item.title == "a"', then: ink, else: mist }"#
    let cell = """
      { column: [{ text: { value: $item.title, color: \(chosen) } }], background: \(background) }
      """
    let found = findings(Self.inks, cell).map(\.message)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("`\(background)` on `\(background)` ") == true, "\(found)")
  }

  @Test(
    "what a condition chooses stands on what the same condition chooses",
    arguments: [
      (#"$item.title == "a""#, #"$item.title == "a""#, 0),
      (#"$item.title != "a""#, #"not ($item.title != "a")"#, 2),
      (#"$item.title != "a""#, #"not ($item.title == "a")"#, 0),
      (#"$item.title == "a""#, #"not ($item.title == "b")"#, 1),
      (#"$item.title == "a""#, #"$item.id == "b""#, 2),
    ])
  func chosenColorsStandOnChosenBackgrounds(ground: String, text: String, count: Int) {
    let cell = """
      {
        column: [{ text: { value: $item.title, color: { when: '\(text)', then: ink, else: mist } } }],
        background: { when: '\(ground)', then: mist, else: ink }
      }
      """
    #expect(findings(Self.inks, cell).count == count)
  }

  @Test(arguments: [("mist", "ink", 0), ("ink", "mist", 2)])
  func chosenColorsStandOnChosenGradients(then: String, otherwise: String, count: Int) {
    let condition = #"when: '$item.title == "a"'"#
    let cell = """
      {
        column: [{ text: { value: $item.title, color: { \(condition), then: ink, else: mist } } }],
        box: {
          gradient: {
            \(condition), then: { from: \(then), to: \(then) }, else: { from: \(otherwise), to: \(otherwise) }
          }
        }
      }
      """
    #expect(findings(Self.inks, cell).count == count)
  }

  @Test func whatIsThereByAConditionStandsOnWhatThatChooses() {
    let cell = """
      {
        column: [
          { text: { value: $item.title, color: ink, when: '$item.title == "a"' } },
          { text: { value: $item.title, color: mist, when: '$item.title != "a"' } }
        ],
        background: { when: '$item.title == "a"', then: mist, else: ink }
      }
      """
    #expect(findings(Self.inks, cell) == [])
  }

  @Test func colorsThatAreSeenThroughAreMixed() {
    // Black at half is a grey on white: 3.9:1.
    let half = "{ faint: { light: \"#00000080\", dark: \"#ffffff80\" } }"
    #expect(findings(half, Self.row).count == 1)
    let most = "{ faint: { light: \"#000000a6\", dark: \"#ffffffa6\" } }"
    #expect(findings(most, Self.row) == [])
  }

  @Test func largeTextNeedsLess() {
    let colors = "{ faint: { light: \"#777777\", dark: \"#ffffff\" } }"
    let cell = "{ text: { value: $item.title, color: faint, font: big } }"
    for (font, count) in [
      ("{ size: 24 }", 0), ("{ size: 23 }", 1), ("{ size: 19, weight: bold }", 0),
      ("{ size: 18, weight: bold }", 1), ("{ size: 20, weight: semibold }", 1),
    ] {
      #expect(findings(colors, cell, fonts: "{ big: \(font) }").count == count, "\(font)")
    }
  }

  @Test func componentsStandOnWhatIsAroundThem() {
    let colors = "{ faint: { light: \"#ffffff\", dark: \"#000000\" }, ink: { light: \"#000000\" } }"
    let use = "{ component: { use: Line, with: { text: $item.title } } }"
    #expect(findings(colors, "{ column: [\(use)], background: ink }") == [])
    #expect(findings(colors, use).count == 1)
  }

  @Test func ofPicturesNothingIsKnown() {
    let paper = "{ light: \"#ffffff\", dark: \"#000000\" }"
    let colors = "{ faint: \(paper), paper: \(paper) }"
    let text = "{ text: { value: $item.title, color: faint } }"
    #expect(findings(colors, text).count == 1)
    let onPicture = "{ column: [\(text)], box: { picture: { icon: { asset: Sea } } } }"
    #expect(findings(colors, onPicture) == [])
    let above =
      "{ image: { icon: { asset: Sea }, label: a.b }, box: { overlays: [{ cell: \(text) }] } }"
    #expect(findings(colors, above) == [])
    // What covers the picture is what the text stands on.
    let covered =
      "{ column: [{ column: [\(text)], background: paper }], box: { picture: { icon: { asset: Sea } } } }"
    #expect(findings(colors, covered).count == 1)
  }

  private static let brands = """
    app: Shop
    language: 1
    theme: Plain
    ---
    theme: Plain
    colors: { paper: { light: "#ffffff", dark: "#000000" }, ink: { light: "#000000", dark: "#ffffff" } }
    fonts: { big: { size: 24 } }
    gradients: { hero: { from: paper, to: paper } }
    ---
    theme: Other
    colors: { paper: { light: "#ffffff", dark: "#000000" }, ink: { light: "#777777", dark: "#ffffff" } }
    fonts: { big: { size: 20 } }
    gradients: { hero: { from: paper, to: ink } }
    ---
    model: Note
    fields: { id: ID, title: String }
    ---
    component: Line
    parameters: { text: String }
    cell:
      row: [{ text: { value: $parameters.text, font: big, color: ink }, part: words }]
      background: paper
      part: ground
    ---
    adapter: NoteRow
    for: Note
    cell:
    """

  private func brandFindings(_ cell: String, in app: String = Self.brands) -> [String] {
    SpecChecksTests.findings("\(app) \(cell)", with: "low-contrast").map(\.message)
  }

  @Test func gradientsAreThoseOfEachTheme() {
    let cell =
      "{ column: [{ text: { value: $item.title, color: ink } }], box: { gradient: hero } }"
    let found = brandFindings(cell)
    #expect(found.count == 2)
    #expect(found.allSatisfy { $0.contains("of the theme `Other`") })
    #expect(found.contains { $0.hasPrefix("`ink` on `ink` has a contrast of 1:1") })
  }

  @Test func textIsLargeOnlyWhereItIsSoInAllThemes() {
    let found = brandFindings("{ text: { value: $item.title, font: big, color: ink } }")
    #expect(
      found == [
        "`ink` on `background` has a contrast of 4.4:1 in light of the theme `Other`, and text of this size needs 4.5:1"
      ])
  }

  @Test func componentsAreLookedAtAsTheyAreRefined() {
    let use = "use: Line, with: { text: $item.title }"
    #expect(brandFindings("{ component: { \(use) } }").count == 1)
    let refined = "{ component: { \(use), refine: { words: { color: paper } } } }"
    #expect(brandFindings(refined).contains { $0.hasPrefix("`paper` on `paper`") })
    let ground =
      "{ component: { \(use), refine: { words: { color: paper }, ground: { background: ink } } } }"
    #expect(!brandFindings(ground).contains { $0.hasPrefix("`paper` on `paper`") })
    // A gradient by a condition is in front of the component's own ground, which is left otherwise.
    let gradient = "{ when: '$item.title == \"a\"', then: { from: ink, to: ink } }"
    func chosen(_ color: String) -> [String] {
      brandFindings(
        """
        {
          component: {
            \(use), refine: { words: { color: \(color) }, ground: { gradient: \(gradient) } }
          }
        }
        """)
    }
    #expect(chosen("ink").contains { $0.hasPrefix("`ink` on `ink`") })
    #expect(chosen("paper").contains { $0.hasPrefix("`paper` on `paper`") })
  }

  /// Texts in a row stand on that, and not on the frame that its box makes around it.
  @Test func whatAGradientLeavesOfAFramedRowIsBehindItsTexts() {
    let app = Self.brands.replacing(
      "  part: ground", with: "  box: { background: ink, padding: 8 }\n  part: ground")
    let gradient = "{ when: '$item.title == \"a\"', then: { from: paper, to: paper } }"
    func found(_ color: String) -> [String] {
      brandFindings(
        """
        {
          component: {
            use: Line, with: { text: $item.title },
            refine: { words: { color: \(color) }, ground: { gradient: \(gradient) } }
          }
        }
        """, in: app)
    }
    #expect(found("paper").contains { $0.hasPrefix("`paper` on `paper`") })
    #expect(!found("ink").contains { $0.hasPrefix("`ink` on `ink`") })
  }

  @Test func aPairIsToldOfOnce() {
    let cell =
      "{ column: [{ text: { value: $item.title, color: faint } }, { text: { value: $item.title, color: faint } }] }"
    let found = findings("{ faint: { light: \"#999999\", dark: \"#ffffff\" } }", cell)
    #expect(found.map(\.notes) == [["it stands so in 2 places"]])
  }

  @Test func iconsNeedLess() {
    let colors = "{ faint: { light: \"#8f8f8f\", dark: \"#ffffff\" } }"
    #expect(findings(colors, "{ image: { icon: star, color: faint, label: a.b } }") == [])
    let paler = "{ faint: { light: \"#b0b0b0\", dark: \"#ffffff\" } }"
    let found = findings(paler, "{ image: { icon: star, color: faint, label: a.b } }")
    #expect(
      found.map(\.message) == [
        "`faint` on `background` has a contrast of 2.1:1 in light, and an icon needs 3:1"
      ])
  }

  @Test func aColorThatWouldDoIsSaid() {
    let found = findings("{ faint: { light: \"#999999\", dark: \"#ffffff\" } }", Self.row)
    let help = found.first?.help.first ?? ""
    #expect(help.hasPrefix("take another color here, or change `faint` in the theme: as `light: "))
    let color = help.split(separator: "#").last.flatMap { UInt32($0.prefix(6), radix: 16) }
    let ratio = Contrast.ratio(of: OpaqueColor(color ?? 0xFFFFFF), on: OpaqueColor(0xFFFFFF))
    #expect(ratio >= 4.5 && ratio < 5)
  }

  /// The walk goes through files in parts, and components are gone through when these are put together.
  @Test func partsOfAnAppTellWhatAllOfItTells() {
    let shared = """
      theme: Plain
      colors: { faint: { light: "#ffffff" }, pale: { light: "#fafafa" }, ink: { light: "#eeeeee" } }
      ---
      model: Note
      fields: { id: ID, title: String }
      ---
      component: Line
      cell: { column: [{ text: { verbatim: a, color: faint } }, { component: Mark }] }
      ---
      component: Mark
      cell: { image: { icon: star, color: pale, label: a.b } }
      """
    let cells = [
      "{ column: [{ component: Line }], background: ink }", "{ component: Mark }",
      "{ text: { value: $item.title, color: pale } }", "{ component: Line }",
      "{ column: [{ text: { value: $item.title, color: faint } }], background: ink }",
    ]
    let adapters = (0..<300).map { number in
      "adapter: Row\(number)\nfor: Note\ncell: \(cells[number * 7 / 60 % cells.count])"
    }
    let whole = findings(in: [shared + "\n---\n" + adapters.joined(separator: "\n---\n")])
    #expect(whole.count == 2)
    #expect(findings(in: [shared] + adapters) == whole)
  }

  /// What is told of specs, but for where.
  private func findings(in texts: [String]) -> Set<[String]> {
    let files = texts.enumerated().map { position, text in
      SpecReader.read(
        Array(text.utf8), id: FileID(rawValue: UInt32(position)), path: "\(1000 + position).yaml")
    }
    let found = Checker(rules: rules(with: "low-contrast")).check(files).diagnostics
    return Set(found.map { [$0.rule, $0.message] + $0.notes })
  }

  /// Each way through components is gone once, however many there are.
  @Test func componentsThatMultiplyAreGoneThroughOnce() {
    let levels = (0..<40).map { level in
      """
      ---
      component: C\(level)
      cell: { column: [{ component: C\(level + 1) }, { component: C\(level + 1) }] }

      """
    }
    let text = """
      theme: Plain
      colors: { faint: { light: "#ffffff" } }
      ---
      model: Note
      fields: { id: ID, title: String }
      ---
      adapter: NoteRow
      for: Note
      cell: { component: C0 }
      ---
      component: C40
      cell: { text: { verbatim: a, color: faint } }

      """
    let found = SpecChecksTests.findings(text + levels.joined(), with: "low-contrast")
    #expect(found.map(\.rule) == ["low-contrast"])
  }
}
