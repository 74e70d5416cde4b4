import Foundation
import Testing

@testable import ScreenCompiler

/// Models of what servers have answered, and themes of asset catalogues.
@Suite struct AnswerImportTests {
  private func imported(
    _ files: [String: String], _ inputs: [String], name: String? = nil
  ) throws -> (project: ScratchProject, outcome: SpecImporter.Outcome) {
    let project = try ScratchProject(files)
    var choices = SpecImporter.Choices()
    choices.name = name
    let outcome = try SpecImporter(
      inputs.map { project.folder.appending(path: $0).path }, specs: project.specs,
      choices: choices
    ).run()
    let wrong = try project.compiler().lint().diagnostics.filter { $0.severity == .error }
    #expect(wrong.map(\.message) == [])
    return (project, outcome)
  }

  @Test func severalAnswersShowWhatMayBeMissing() throws {
    let (project, outcome) = try imported(
      [
        "1.json": """
        [{ "id": 1, "title": "Tea", "likes": 2, "score": 1, "at": "2026-05-01T12:00:00Z",
           "author": { "id": "a", "site": "https://a.example" }, "tags": ["x"] }]
        """,
        "2.json": """
        [{ "id": "b", "title": null, "likes": 3, "score": 1.5, "at": "2026-05-01",
           "author": { "id": "a", "site": "https://a.example" }, "tags": [], "photo": "p" }]
        """,
      ], ["1.json", "2.json"], name: "Post")
    #expect(outcome.report.diagnostics.isEmpty)
    #expect(
      try project.text("Specs/Models/Post.yaml") == """
        model: Post
        fields:
          id: ID
          title: String?
          likes: Int
          score: Double
          at: Date
          author: Author
          tags: "[String]"
          photo: String?
        ---
        model: Author
        fields:
          id: ID
          site: URL

        """)
  }

  /// As of Datasette.
  @Test func ofSeveralListsTheOneWithIdentitiesHasTheItems() throws {
    let (project, outcome) = try imported(
      [
        "ships.json":
          "{ \"table\": \"ships\", \"units\": {}, \"rows\": [{ \"id\": 1, \"name\": \"Vasa\" }], \"facets\": [{ \"name\": \"flag\" }] }"
      ],
      ["ships.json"])
    #expect(outcome.report.diagnostics.map(\.message) == ["the list stands in `rows`"])
    #expect(
      try project.text("Specs/Models/Ship.yaml")
        == "model: Ship\nfields:\n  id: ID\n  name: String\n")
  }

  @Test func whatNobodyCanKnowIsTold() throws {
    let (project, outcome) = try imported(
      [
        "posts.json":
          "{ \"data\": [{ \"id\": 1, \"a\": null, \"b\": [], \"c\": {}, \"d\": [[1]] }] }"
      ],
      ["posts.json"])
    #expect(
      outcome.report.diagnostics.map(\.message) == [
        "the list stands in `data`", "`a` is never there, so nobody knows what it is",
        "the list `b` is empty, so nobody knows what stands in it",
        "the object `c` has nothing in it", "`d` is a list of lists, which no field can be",
      ])
    #expect(try project.text("Specs/Models/Post.yaml") == "model: Post\nfields:\n  id: ID\n")
  }

  @Test func colourSetsBecomeATheme() throws {
    func set(_ colors: String) -> String { "{ \"colors\": [\(colors)], \"info\": {} }" }
    func color(_ components: String, _ appearances: String = "", space: String = "srgb") -> String {
      """
      { "idiom": "universal", "appearances": [\(appearances)],
        "color": { "color-space": "\(space)", "components": { \(components) } } }
      """
    }
    let dark = "{ \"appearance\": \"luminosity\", \"value\": \"dark\" }"
    let high = "{ \"appearance\": \"contrast\", \"value\": \"high\" }"
    let white = "\"white\": \"1.000\", \"alpha\": \"0.5\""
    let red = "\"red\": \"0xFF\", \"green\": \"16\", \"blue\": \"0.000\", \"alpha\": \"1.000\""
    let (project, outcome) = try imported(
      [
        "App.xcassets/Contents.json": "{}",
        "App.xcassets/Brand Red.colorset/Contents.json":
          set(
            [color(red), color(white, dark, space: "extended-gray"), color(red, high)].joined(
              separator: ",")),
        "App.xcassets/Wide.colorset/Contents.json": set(color(red, space: "display-p3")),
        "App.xcassets/Logo.imageset/Contents.json": "{}",
      ], ["App.xcassets"])
    #expect(outcome.report.diagnostics.count == 1)
    #expect(
      try project.text("Specs/Theme.yaml") == """
        theme: App
        colors:
          brandRed:
            light: "#ff1000"
            dark: "#ffffff80"
            highContrast:
              light: "#ff1000"
          wide:
            asset: Wide

        """)
  }

  @Test func stringsAreNamedByTheApp() throws {
    let (project, _) = try imported(
      ["L.xcstrings": "{ \"sourceLanguage\": \"en\", \"strings\": {}, \"version\": \"1.0\" }"],
      ["L.xcstrings"])
    #expect(try project.text("Specs/App.yaml").contains("strings:\n  - ../L.xcstrings\n"))
  }
}
