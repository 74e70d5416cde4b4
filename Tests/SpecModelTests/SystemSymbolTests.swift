import Testing

@testable import SpecModel

/// What is known of the names of SF Symbols.
@Suite struct SystemSymbolTests {
  @Test(arguments: [
    ("heart", SystemVersion(13, 0)), ("0.circle", SystemVersion(13, 0)),
    ("zzz", SystemVersion(13, 0)), ("photo.on.rectangle", SystemVersion(13, 0)),
    ("chevron.backward", SystemVersion(14, 0)), ("figure.run", SystemVersion(16, 0)),
    ("visionpro", SystemVersion(17, 0)), ("apple.image.playground", SystemVersion(18, 0)),
  ])
  func symbolsCameWithAVersion(name: String, version: SystemVersion) {
    #expect(SystemSymbols.release(of: name) == version)
  }

  @Test(arguments: ["", "Heart", "heart.", "hear", "heartt", "fill", "fill.heart", "search", " "])
  func otherNamesAreNone(name: String) {
    #expect(SystemSymbols.release(of: name) == nil)
  }

  @Test func eachNameIsFound() {
    var seen: Set<String> = []
    for release in SystemSymbolNames.releases {
      let names = release.names.description.split { " \n".contains($0) }.map(String.init)
      #expect(names.allSatisfy { seen.insert($0).inserted })
      #expect(names.allSatisfy { SystemSymbols.release(of: $0) == release.iOS })
    }
    #expect(seen.count > 9000)
    #expect(SystemSymbols.newest >= SystemVersion(26, 0))
  }

  @Test(arguments: [
    ("magnifyinglass", "magnifyingglass"), ("haert.fill", "heart.fill"), ("Heart", "heart"),
    ("chevron-right", "chevron.right"), ("square_and_arrow_up", "square.and.arrow.up"),
    ("fill.heart", "heart.fill"), ("share", "square.and.arrow.up"),
    ("search", "magnifyingglass"), ("settings.fill", "gearshape.fill"),
    ("share.fill", "square.and.arrow.up.fill"), ("search.slash", "magnifyingglass"),
    ("magnifyingglass.fill", "magnifyingglass"),
  ])
  func slipsAreLikeNames(name: String, meant: String) {
    #expect(SystemSymbols.intended(name)?.name == meant)
  }

  @Test func whatIsLikeNoneIsNotGuessed() {
    #expect(SystemSymbols.intended("spaceship.launch") == nil)
    #expect(SystemSymbols.intended("") == nil)
  }

  @Test(arguments: [
    ("17", SystemVersion(17, 0)), ("17.4", SystemVersion(17, 4)), ("26.0", SystemVersion(26, 0)),
    ("", nil), ("17.", nil), ("17.4.1", nil), ("iOS 17", nil), ("-17", nil), ("+17", nil),
  ])
  func versionsAreRead(text: String, version: SystemVersion?) {
    #expect(SystemVersion(text) == version)
  }
}
