import ScreenCore
import Testing

struct RowStyleTests {
  private struct Person: Model {
    var id: Identifier
  }

  private enum OtherModule {
    struct Person: Model {
      var id: Identifier
    }
  }

  @Test func twoStylesOfOneTypeHaveAPresenterEach() {
    var map = RowStyleMap<String>()
    map.register("plain", for: RowStyle<Person>.standard)
    map.register("with byline", for: RowStyle<Person>("byline"))
    #expect(map[RowStyle<Person>.standard] == "plain")
    #expect(map[RowStyle<Person>("byline")] == "with byline")
    #expect(map.count == 2)
  }

  @Test func aLaterPresenterTakesThePlaceOfAnEarlierOne() {
    var map = RowStyleMap<String>()
    map.register("old", for: RowStyle<Person>.standard)
    map.register("new", for: RowStyle<Person>.standard)
    #expect(map[RowStyle<Person>.standard] == "new")
    #expect(map.count == 1)
  }

  @Test func stylesWithoutPresentersHaveNone() {
    var map = RowStyleMap<String>()
    map.register("plain", for: RowStyle<Person>.standard)
    #expect(map[RowStyle<Person>("byline")] == nil)
  }

  @Test func sameNamedTypesNeverMeet() {
    var map = RowStyleMap<String>()
    map.register("one", for: RowStyle<Person>.standard)
    map.register("another", for: RowStyle<OtherModule.Person>.standard)
    #expect(map[StyledModel(Person(id: 1)).style] == "one")
    #expect(map[StyledModel(OtherModule.Person(id: 1)).style] == "another")
  }
}
