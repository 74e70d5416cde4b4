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
