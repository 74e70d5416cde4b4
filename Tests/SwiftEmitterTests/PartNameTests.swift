import SwiftEmitter
import Testing

/// What parts of pages and rows in place are called, which is what tells them apart.
@Suite struct PartNameTests {
  private static let app = """
    app: Shop
    language: 1
    host: { menu: [{ screen: Posts, title: posts }] }
    ---
    model: Post
    fields: { id: ID, title: String }
    ---
    model: Post2
    fields: { id: ID }
    ---
    adapter: PostRow
    for: Post
    cell: { text: $item.title }
    ---
    adapter: OtherRow
    for: Post2
    cell: { text: { value: $item.id } }
    """

  private static func swift(of screens: String) throws -> String {
    try SpecProject([("App.yaml", app + "\n---\n" + screens)]).emit().map(\.text).joined()
  }

  @Test func partsOfOnePageAreToldApartWhateverTheyAreAbout() throws {
    let swift = try Self.swift(
      of: """
        screen: Posts
        parameters: { title: String = "", title2: String = "" }
        content:
          - text: { value: $parameters.title }
          - text: { value: $parameters.title }
          - text: { value: $parameters.title2 }
        """)
    let ids = swift.matches(of: /Row\(id: "(\w+)"/).map { String($0.1) }
    #expect(ids == ["title", "title2", "title22"])
  }

  @Test func itemsOfOneSectionHaveNamesOfTheirOwnWhateverTheirModelsAreCalled() throws {
    let swift = try Self.swift(
      of: """
        screen: Posts
        sections:
          - id: one
            rows:
              - { use: PostRow, item: { id: a, title: A }, notice: { key: told, with: [$item.title] } }
              - { use: PostRow, item: { id: b, title: B }, notice: { key: told, with: [$item.title] } }
              - { use: OtherRow, item: { id: c }, notice: { key: told, with: [$item.id] } }
        """)
    let names = swift.matches(of: /let (shown\w+) =/).map { String($0.1) }
    #expect(names == ["shownPost", "shownPost2", "shownPost22"])
  }
}
