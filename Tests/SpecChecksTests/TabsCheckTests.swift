import Diagnostics
import SpecModel
import Testing

@testable import SpecChecks
@testable import SpecSemantics

/// What is wrong with screens behind tabs.
@Suite struct TabsCheckTests {
  private func messages(
    _ tabs: String, architecture: Architecture = .collection
  ) -> [String] {
    findings(
      """
      enum: Part
      cases: [posts, likes]
      ---
      model: Tip
      fields: { id: ID, text: String }
      ---
      adapter: TipRow
      for: Tip
      cell: { text: { value: $item.text } }
      ---
      screen: Tips
      parameters: { about: String }
      sections: [{ id: tips, rows: [{ use: TipRow, item: { id: t, text: $parameters.about } }] }]
      ---
      screen: Other
      sections: [{ id: tips, rows: [{ use: TipRow, item: { id: t, text: T } }] }]
      ---
      screen: Profile
      architecture: \(architecture.rawValue)
      parameters: { name: String }
      state: { part: Part = posts, place: Int = 0 }
      tabs: \(tabs)
      """
    ).map(\.message)
  }

  private func long(_ pages: String, shown: String = "$state.part") -> [String] {
    messages("{ shown: \(shown), pages: [\(pages)] }")
  }

  private let first = "{ id: posts, title: t, screen: Other }"
  private let second = "{ id: likes, title: t, screen: Tips, with: { about: $parameters.name } }"

  @Test(arguments: [Architecture.collection, .table])
  func tabsAreAListOrSayWhichIsShown(architecture: Architecture) {
    let list =
      "[{ title: t, screen: Other }, { title: { key: k, with: [$state.place] }, screen: Other }]"
    #expect(messages(list, architecture: architecture) == [])
    #expect(long("\(first), \(second)") == [])
    #expect(
      messages(
        "{ header: { screen: Tips, with: { about: A } }, pages: [{ title: t, screen: Other }, { title: t, screen: Other }] }"
      ) == [])
  }

  @Test func screensAndTheirParametersAreChecked() {
    #expect(
      messages("[{ title: t, screen: Other }, { title: t, screen: Tips }]") == [
        "screen `Tips` needs `about`"
      ])
    #expect(
      messages("[{ title: t, screen: Other }, { title: t, screen: Tipps }]") == [
        "there is no screen `Tipps`"
      ])
    #expect(
      messages("[{ title: t, screen: Other }]") == [
        "tabs are there to choose from several screens"
      ])
  }

  @Test func everyCaseHasATabAndEveryTabACase() {
    #expect(long("\(first), \(first)") == ["two tabs have the id `posts`"])
    #expect(
      long("\(first), { id: loves, title: t, screen: Other }")
        == ["`Part` has no case `loves`"])
    #expect(
      long("\(first), { title: t, screen: Other }") == ["this tab says no case of `Part`"])
    #expect(
      long("\(first), \(second)", shown: "$state.place") == [
        "which tab is shown is said by an enum, and this is `Int`"
      ])
    #expect(
      long("\(first), \(second)", shown: "$parameters.name") == [
        "which tab is shown is a piece of the state, and this is `$parameters.name`"
      ])
    #expect(
      messages("[\(first), { title: t, screen: Other }]") == [
        "the `id` of a tab is a value of the state, and nothing says of which"
      ])
  }

  @Test(arguments: [Architecture.mvp, .viper])
  func systemsWithoutTabsRefuseThem(architecture: Architecture) {
    #expect(
      messages(
        "[{ title: t, screen: Other }, { title: t, screen: Other }]", architecture: architecture)
        == ["the system `\(architecture.rawValue)` has no `tabs`"])
  }

  @Test func noScreenStandsBehindItsOwnTab() {
    let found = findings(
      """
      screen: One
      tabs: [{ title: t, screen: Two }, { title: t, screen: Two }]
      ---
      screen: Two
      tabs: [{ title: t, screen: One }, { title: t, screen: One }]
      """
    ).map(\.rule)
    #expect(Set(found) == ["embed-cycle"])
  }
}
