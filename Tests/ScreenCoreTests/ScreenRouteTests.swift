import Foundation
import ScreenCore
import Testing

/// What is kept of a screen for the next start of the app.
@Suite struct ScreenRouteTests {
  private enum Mood: String, ChoiceValue {
    case glad, sad
  }

  private func coded(_ route: ScreenRoute) throws -> ScreenRoute {
    try JSONDecoder().decode(ScreenRoute.self, from: JSONEncoder().encode(route))
  }

  @Test func valuesOfAllTypesComeBack() throws {
    let date = Date(timeIntervalSinceReferenceDate: 1000.25)
    let url = try #require(URL(string: "https://a.example/b?c"))
    let route = try coded(
      ScreenRoute(
        "All",
        [
          "id": Identifier("a/b").stored, "text": "ä".stored, "count": 3.stored,
          "part": 0.1.stored, "flag": true.stored, "date": date.stored, "url": url.stored,
          "mood": Mood.sad.stored, "none": Int?.none.stored, "some": Int?.some(4).stored,
        ]))
    #expect(route.screen == "All")
    #expect(route.value("id", as: Identifier.self) == "a/b")
    #expect(route.value("text", as: String.self) == "ä")
    #expect(route.value("count", as: Int.self) == 3)
    #expect(route.value("part", as: Double.self) == 0.1)
    #expect(route.value("flag", as: Bool.self) == true)
    #expect(route.value("date", as: Date.self) == date)
    #expect(route.value("url", as: URL.self) == url)
    #expect(route.value("mood", as: Mood.self) == .sad)
    #expect(route.value("none", as: Int?.self) == .some(nil))
    #expect(route.value("some", as: Int?.self) == .some(4))
  }

  @Test func screensOfAnEnumAreKeptByTheirNames() throws {
    enum Place: String {
      case memberPage = "MemberPage"
    }
    let route = try coded(ScreenRoute(Place.memberPage, ["id": 3.stored]))
    #expect(route == ScreenRoute("MemberPage", ["id": 3.stored]))
    #expect(Place(rawValue: route.screen) == .memberPage)
  }

  @Test func valuesThatDoNotFitAreNone() {
    let route = ScreenRoute("One", ["a": 1.stored, "mood": "angry".stored])
    #expect(route.value("a", as: String.self) == nil)
    #expect(route.value("b", as: Int.self) == nil)
    #expect(route.value("mood", as: Mood.self) == nil)
    #expect(route.value("a", as: String?.self) == nil)
    #expect(route.value("b", as: Int?.self) == .some(nil))
  }

  @Test(arguments: [#"{"screen":"A"}"#, #"{"screen":"A","values":{"a":{}}}"#, "{}"])
  func damagedRoutesAreRefused(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(ScreenRoute.self, from: Data(text.utf8))
    }
  }
}
