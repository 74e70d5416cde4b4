import Diagnostics
import SpecModel
import Testing

@testable import SpecChecks
@testable import SpecSemantics

/// Where conditions can ask how wide the window is, what a screen shows while it loads, and models of a
/// union in place.
@Suite struct WindowCheckTests {
  private func messages(_ rest: String) -> [String] {
    findings(
      """
      model: Post
      fields: { id: ID, title: String }
      ---
      model: Ad
      fields: { id: ID, link: URL? }
      ---
      union: Entry
      tag: kind
      cases: { post: Post, ad: Ad }
      ---
      component: Line
      parameters: { text: String }
      events: [opened]
      cell: { button: { title: { value: $parameters.text }, event: opened } }
      ---
      \(rest)
      """
    ).filter { $0.severity == .error }.map(\.message)
  }

  private func screen(_ keys: String, adapter: String = "text: { value: $item.title }") -> String {
    """
    adapter: PostRow
    for: Post
    cell: { \(adapter) }
    ---
    screen: Feed
    sections: [{ id: main, rows: [{ use: PostRow, item: { title: One } }] }]
    \(keys)
    """
  }

  // MARK: The window

  @Test(arguments: [
    "layout: [{ grid: { columns: 2 }, when: $window.regular }, list]",
    "layout: [{ grid: { columns: 2 }, when: not $window.compact }, list]",
  ])
  func layoutsCanAsk(keys: String) {
    #expect(messages(screen(keys)) == [])
  }

  @Test func nodesCanAsk() {
    #expect(messages(screen("", adapter: "text: { key: t, when: $window.regular }")) == [])
  }

  @Test(arguments: [
    ("title: { value: $window.regular }", "there is no `$window` here"),
    (
      "bar: { trailing: [{ title: t, do: pop, when: $window.regular }] }",
      "there is no `$window` here"
    ),
    ("layout: [{ grid: {}, when: $window.wide }, list]", "`$window` has no field `wide`"),
    ("layout: [{ grid: {}, when: $window }, list]", "`$window` is not a value by itself"),
  ])
  func otherPlacesCannot(keys: String, message: String) {
    #expect(messages(screen(keys)) == [message])
  }

  @Test func componentsCanAsk() {
    #expect(messages("component: Sign\ncell: { text: { key: t, when: $window.regular } }") == [])
  }

  @Test func effectsCanAsk() {
    let button = "button: { title: t, request: Send, then: { notice: n, when: $window.regular } }"
    let request = "\n---\nrequest: Send\nmethod: PUT\npath: /"
    let api = "api: Main\nbase: \"https://a.example\"\n---\n"
    #expect(messages(api + screen("", adapter: button) + request) == [])
    #expect(
      messages(
        screen("actions: [{ select: Post, notice: n, when: $window.regular }]")) == [])
  }

  @Test func componentsThatAskStandWhereThatIsKnown() {
    let sign = "component: Sign\ncell: { text: { key: t, when: $window.regular } }\n---\n"
    let frame = "component: Frame\ncell: { column: [{ component: Sign }] }\n---\n"
    #expect(messages(sign + frame + screen("", adapter: "component: Frame")) == [])
    #expect(
      messages(sign + frame + screen("states: { loading: { component: Frame } }")) == [
        "`Frame` asks for `$window`, which is not known here"
      ])
    #expect(
      messages(sign + frame + screen("architecture: mvp", adapter: "component: Frame")) == [
        "cells of the system `mvp` do not know `$window`, which `PostRow` asks for"
      ])
  }

  @Test(arguments: [Architecture.mvp, .viper])
  func screensOfOtherSystemsCannot(architecture: Architecture) {
    let found = messages(
      screen(
        """
        architecture: \(architecture.rawValue)
        layout: [{ grid: {}, when: $window.regular }, list]
        """))
    #expect(found.contains("there is no `$window` here"))
  }

  @Test func cellsWithPresentersCannot() {
    #expect(
      messages(screen("architecture: mvp", adapter: "text: { key: t, when: $window.regular }")) == [
        "cells of the system `mvp` do not know `$window`, which `PostRow` asks for"
      ])
    #expect(
      messages(screen("architecture: viper", adapter: "text: { key: t, when: $window.regular }"))
        == [])
  }

  // MARK: Loading

  @Test func aCellCanStandThereWhileAScreenLoads() {
    #expect(
      messages(
        screen(
          "parameters: { name: String }\nstates: { loading: { text: { value: $parameters.name } } }"
        )
      ) == [])
  }

  @Test(arguments: [
    ("{ button: { title: t, do: pop } }", "nothing can be tapped while a screen loads"),
    (
      "{ component: { use: Line, with: { text: a }, events: { opened: { do: pop } } } }",
      "nothing can be tapped while a screen loads"
    ),
    ("{ text: { value: $state.name } }", "there is no `$state` here"),
    ("{ text: { key: t, when: $window.regular } }", "there is no `$window` here"),
    (
      "{ toggle: $state.name, title: t }", "nothing can be edited while a screen loads"
    ),
    ("{ embed: { screen: Feed } }", "no screen stands in one that loads"),
    ("skeletons", "expected one of `spinner`, `skeleton`, or a cell, found `skeletons`"),
  ])
  func whatCannotStandThereIsSaid(loading: String, message: String) {
    #expect(
      messages(screen("state: { name: String = a }\nstates: { loading: \(loading) }")) == [message])
  }

  // MARK: Unions in place

  private func source(_ item: String) -> String {
    """
    source: Entries
    items: [\(item)]
    yields: Entry
    """
  }

  @Test(arguments: [
    "{ kind: post, id: 1, title: One }, { kind: ad, id: 2 }", "{ kind: ad, id: 2, link: nil }",
  ])
  func itemsInPlaceCanBeOfSeveralModels(item: String) {
    #expect(messages(source(item)) == [])
  }

  @Test(arguments: [
    ("{ id: 1, title: One }", "this item does not say which of `Entry` it is"),
    ("{ kind: story, id: 1 }", "`Entry` has no case `story`"),
    ("{ kind: [post], id: 1 }", "which of `Entry` an item is has to be said here"),
    ("{ kind: ad, id: 1, title: One }", "`Ad` has no field `title`"),
    ("{ kind: post, id: 1 }", "this `Post` has no `title`"),
  ])
  func whatIsWrongWithAnItemIsSaid(item: String, message: String) {
    #expect(messages(source(item)).first == message)
  }
}
