import Diagnostics
import SpecModel
import Testing

@testable import SpecChecks

/// What depends on the system that a screen is generated for.
@Suite struct ArchitectureCheckTests {
  private func findings(_ architecture: Architecture, screen: String = "Feed", _ more: String)
    -> [String]
  {
    let text = """
      model: Post
      fields: { id: ID, title: String }
      ---
      adapter: PostRow
      for: Post
      cell: { text: { value: $item.title } }
      ---
      \(more)
      ---
      screen: \(screen)
      architecture: \(architecture.rawValue)
      source: { use: Posts }
      adapters: [PostRow]
      """
    return SpecChecksTests.findings(text).map { "\($0.rule): \($0.message)" }
  }

  private static let posts = """
    api: Main
    base: https://api.example.com
    ---
    source: Posts
    request: { path: /posts }
    yields: Post
    """

  @Test(arguments: Architecture.allCases)
  func sourceOfTheAppsOwnIsRefusedWhereThereIsNoPlaceForIt(architecture: Architecture) {
    let found = findings(
      architecture, "source: Posts\nswift: { type: PostSource }\nyields: Post")
    let refusal =
      "unsupported-by-architecture: the system `viper` has no place for sources of the app's own"
    #expect(found == (architecture == .viper ? [refusal] : []))
  }

  @Test(arguments: [
    (Architecture.composition, "Coordinator"), (.mvp, "Presenter"), (.viper, "Interactor"),
    (.table, "ViewController"),
  ])
  func typesOfASystemDoNotMeetThoseOfModels(architecture: Architecture, suffix: String) {
    let model = "\n---\nmodel: Feed\(suffix)\nfields: { id: ID }"
    let found = findings(architecture, Self.posts + model)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("swift-name-collision:") == true)
    #expect(found.first?.contains("Feed\(suffix)") == true)
  }

  @Test func namesThatOnlyOtherSystemsGenerateAreFree() {
    let model = "\n---\nmodel: FeedPresenter\nfields: { id: ID }"
    #expect(findings(.collection, Self.posts + model) == [])
  }
}
