import Diagnostics
import SpecModel
import Testing

@testable import SpecChecks
@testable import SpecSemantics

/// What is wrong with what is told to the analytics, handed on and offered in menus.
@Suite struct TrackingCheckTests {
  /// The findings about an effect of the bar, or of a row's button.
  private func messages(
    bar: String = "do: reload", button: String = "event: told", track: String = "shown: seen",
    architecture: Architecture = .collection, events: String = "{}"
  ) -> [String] {
    findings(
      """
      events: Analytics
      cases: { seen: {}, opened: { id: ID, title: String? }, counted: { count: Int = 1 } }
      ---
      events: More
      cases: \(events)
      ---
      model: Book
      fields: { id: ID, title: String, link: URL?, pages: Int }
      ---
      adapter: BookRow
      for: Book
      events: [told]
      cell: { button: { title: t, \(button) } }
      ---
      screen: Books
      architecture: \(architecture.rawValue)
      state: { name: String?, count: Int = 0 }
      sections:
        - { id: main, rows: [{ use: BookRow, item: { id: one, title: One, pages: 1 } }] }
      bar: { trailing: [{ title: t, \(bar) }] }
      track: { \(track) }
      ---
      screen: Other
      parameters: { id: ID }
      sections: []
      """, with: "select-without-adapter"
    ).map(\.message).filter { $0 != "the catalogue `More` has no events" }
  }

  @Test(arguments: [
    "track: seen", "track: counted", "track: { event: opened, with: { id: one } }",
    "track: opened, with: { id: one, title: $state.name }", "share: $state.name", "copy: text",
    "push: Other, with: { id: one }, track: opened", "do: reload, track: counted",
    "notice: n, track: counted, with: { count: $state.count }",
    "menu: [{ title: a, do: reload }, { title: b, track: seen, when: $state.count > 0 }]",
    "menu: [{ title: a, menu: [{ title: b, do: reload }] }], track: seen",
  ])
  func whatIsRightIsNotReported(effect: String) {
    #expect(messages(bar: effect) == [])
  }

  @Test(arguments: [
    ("track: sene", "there is no event `sene` to track"),
    ("track: opened", "event `opened` needs `id`"),
    (
      "track: { event: opened, with: { id: one, size: 1 } }",
      "event `opened` has no parameter `size`"
    ),
    (
      "track: counted, with: { count: text }",
      "parameter `count` of event `counted`: expected `Int`, found `text`"
    ),
    ("notice: n, track: seen, with: { id: one }", "event `seen` has no parameter `id`"),
    ("notice: n, track: { event: seen }, with: { id: one }", "this effect takes no values"),
    ("share: $state.count", "expected a `String` or `URL`, found `Int`"),
    ("copy: $state.count", "expected a `String` or `URL`, found `Int`"),
    ("menu: []", "this menu offers nothing"),
    ("menu: [{ title: a, event: told }]", "a screen has no one to tell of an event"),
    ("menu: [{ title: a, push: Nowhere }]", "there is no screen `Nowhere`"),
    ("menu: [{ title: a }]", "menu item says nothing that should happen"),
    ("menu: [{ do: reload }]", "menu item has no `title`"),
  ])
  func mistakesInEffectsAreSaid(effect: String, message: String) {
    #expect(messages(bar: effect) == [message])
  }

  @Test func cellsOfferTheirEventsInMenus() {
    #expect(
      messages(button: "menu: [{ title: a, event: told }, { title: b, share: $item.link }]") == [])
    #expect(
      messages(button: "menu: [{ title: a, event: lost }]") == [
        "the adapter declares no event `lost`"
      ])
    #expect(
      messages(button: "menu: [{ title: a, call: it }]") == ["an adapter has no methods to call"])
  }

  @Test func componentsTrackNothingThemselves() {
    func messages(_ effect: String) -> [String] {
      findings(
        """
        events: Analytics
        cases: { told: {} }
        ---
        component: Stars
        events: [tapped]
        cell: { button: { title: t, \(effect) } }
        """
      ).map(\.message)
    }
    #expect(messages("event: tapped") == [])
    #expect(messages("event: tapped, track: told") == ["a component only tells its events"])
    #expect(messages("track: told") == ["a component does nothing by itself"])
  }

  @Test func eventsHaveOneNameInTheApp() {
    #expect(messages(events: "{ seen: {} }") == ["another event is named `seen`"])
  }

  @Test func whatIsSeenOfRowsNeedsAnAdapter() {
    let event = "event: opened, with: { id: $item.id }"
    #expect(messages(track: "impressions: { Book: { \(event) } }") == [])
    #expect(
      messages(track: "impressions: { Author: { \(event) } }") == [
        "there is no model `Author`"
      ])
    #expect(messages(track: "").first == "this tracks nothing")
  }

  @Test(
    arguments: Architecture.standard,
    [
      "do: reload, track: seen", "share: $state.name", "copy: text",
      "menu: [{ title: a, do: reload }]",
    ])
  func everySystemHasAllOfIt(architecture: Architecture, effect: String) {
    let track = "shown: seen, impressions: { Book: counted }"
    #expect(messages(bar: effect, track: track, architecture: architecture) == [])
  }
}
