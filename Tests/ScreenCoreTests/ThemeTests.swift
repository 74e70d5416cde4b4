import ScreenCore
import Testing

@Test func darkFormsAreDerivedFromLightOnes() {
  let paper = ColorToken("paper", light: 0xFFFFFF)
  let ink = ColorToken("ink", light: 0x000000)
  #expect(paper.dark < 0x202020)
  #expect(ink.dark == 0xFFFFFF)
}

@Test func themesOverrideTokensByName() {
  let token = ColorToken("accent", light: 0x0000FF, dark: 0x0000FF)
  let other = ColorToken("accent", light: 0xFF0000, dark: 0xFF0000)
  let theme = Theme(name: "Red", colors: [other], spacing: [SpacingToken("s", 10)])
  #expect(theme.color(token) == other)
  #expect(theme.color(.accent) == other)
  #expect(theme.points(SpacingToken("s", 4)) == 10)
  #expect(theme.points(SpacingToken(points: 4)) == 4)
  #expect(theme.points(nil) == 0)
}

@Test func rolesHaveStandardColors() {
  let theme = Theme(name: "Empty")
  #expect(theme.color(.background).light == 0xFFFFFF)
  #expect(theme.font(.body).size == 17)
}

@Test func themesOverrideWhatBoxesTakeByName() {
  let red = ColorToken("red", light: 0xFF0000)
  let theme = Theme(
    name: "Square", corners: [CellCorners("card", 2)],
    borders: [CellBorder("line", width: 3, color: red)],
    shadows: [CellShadow("raised", opacity: 0, radius: 0)],
    gradients: [CellGradient("hero", from: red, to: red, direction: .trailing)],
    durations: [DurationToken("quick", seconds: 0.1)])
  let some = CellCorners("card", 16).at([.topLeading])
  #expect(theme.corners(some).radius == 2)
  #expect(theme.corners(some).places == [.topLeading])
  #expect(theme.corners(CellCorners(16)).radius == 16)
  #expect(theme.border(CellBorder("line", width: 1, color: red)).width == 3)
  #expect(theme.border(CellBorder(width: 1, color: red)).width == 1)
  #expect(theme.shadow(CellShadow("raised", opacity: 0.3, radius: 8)).opacity == 0)
  #expect(theme.gradient(CellGradient("hero", from: red, to: red)).direction == .trailing)
  #expect(theme.seconds(DurationToken("quick", seconds: 0.3)) == 0.1)
  #expect(theme.seconds(DurationToken("slow", seconds: 0.9)) == 0.9)
  #expect(theme.seconds(nil) == 0)
}

@Test func cellsAreAsRoundAsTheThemeSays() {
  let tree = CellTree<Int>.box(
    .text(.verbatim("a")),
    decoration: CellDecoration(
      corners: CellCorners("card", 16), background: ColorToken("red", light: 0xFF0000)))
  let theme = Theme(name: "Square", corners: [CellCorners("card", 2)])
  var environment = CellLayoutEnvironment.typewriter(CellTraits())
  #expect(
    CellLayout(tree.element, width: 50, in: environment).parts.first?.corners?.radius == 16)
  environment = .typewriter(CellTraits(), theme: theme)
  #expect(CellLayout(tree.element, width: 50, in: environment).parts.first?.corners?.radius == 2)
}
