import Diagnostics
import SpecModel
import Testing

@testable import SpecChecks
@testable import SpecSemantics

/// Models: what the app computes for them, and who they are in rows that are written in place.
@Suite struct ModelCheckTests {
  private static let post = """
    model: Post
    fields: { id: ID, title: String, likes: Int = 0 }
    computed: { summary: Text, isOld: Bool }
    ---
    api: Main
    base: https://api.example.com
    ---
    request: Like
    parameters: { id: ID }
    path: /like/{$parameters.id}
    ---
    """

  private func found(cell: String) -> [String] {
    findings("\(Self.post)\nadapter: PostRow\nfor: Post\ncell: \(cell)").map(\.message)
  }

  @Test func computedValuesAreReadLikeFields() {
    #expect(found(cell: "{ text: { value: $item.summary, when: not $item.isOld } }") == [])
    #expect(
      found(cell: "{ text: { value: $item.title, when: $item.summary } }").first
        == "expected a condition, found `Text`")
  }

  @Test func misspeltOnesAreFoundAmongAll() throws {
    let text = "\(Self.post)\nadapter: PostRow\nfor: Post\ncell: { text: $item.sumary }"
    let finding = try #require(findings(text).first)
    #expect(finding.rule == "unknown-field")
    #expect(finding.help.first == "did you mean `summary`?")
  }

  @Test func computedValuesCannotBeChanged() {
    let button = """
      { button: { title: t, request: Like, with: { id: $item.id }, optimistic: { $item.isOld: true } } }
      """
    #expect(
      found(cell: button) == ["`isOld` of `Post` is worked out by the app and cannot be changed"])
  }

  @Test func aComputedValueIsNoFieldAsWell() {
    let found = findings(
      "model: Post\nfields: { id: ID, title: String }\ncomputed: { title: Text }")
    #expect(found.map(\.rule) == ["duplicate-name"])
  }

  @Test func theAppsOwnTypesHaveNothingToBeComputed() {
    let found = findings(
      "model: Ad\nswift: { type: Banner }\nfields: { id: ID }\ncomputed: { title: Text }")
    #expect(
      found.map(\.message) == ["`computed` does not go together with the other keys of this model"])
  }

  @Test func rowsInPlaceAreToldApartByTheirPlaces() throws {
    let text = """
      model: Entry
      fields: { id: ID, title: Text }
      ---
      adapter: EntryRow
      for: Entry
      cell: { text: { value: $item.title } }
      ---
      screen: Menu
      sections:
        - id: main
          rows:
            - { use: EntryRow, item: { title: menu.first } }
            - { use: EntryRow, item: { id: about, title: menu.about } }
            - { use: EntryRow, item: { title: menu.last } }
      """
    #expect(findings(text).map(\.message) == [])
    let screens = specs(("Menu.yaml", text)).flatMap(\.declarations).compactMap {
      if case .screen(let screen) = $0 { screen } else { nil }
    }
    guard case .rows(let rows) = try #require(screens.first?.sections.first).content else {
      Issue.record("the section has rows")
      return
    }
    let ids = rows.map { row -> Expression.Kind? in
      guard case .object(let fields)? = row.item?.kind else { return nil }
      return fields.first { $0.name.text == "id" }?.value.kind
    }
    #expect(ids == [.text("1"), .text("about"), .text("3")])
    let clash = text.replacing("id: about", with: "id: 3")
    #expect(findings(clash).map(\.rule) == ["duplicate-name"])
  }
}
