import Foundation
import ScreenInterpreter
import ScreenKit
import Testing
import TodoLists

/// Screens made straight from the specs look as those of the compiled app do, byte for byte. What the lists hold
/// only the app's own code knows.
@MainActor @Suite struct TodoListsTests {
  private let specs = SpecFolder(
    URL(filePath: #filePath).appending(path: "../../../../Examples/TodoLists/Specs")
      .standardizedFileURL.path)

  @Test func listsLookTheSame() async throws { try await compare("Lists") { .lists } }

  @Test func dueItemsLookTheSame() async throws { try await compare("Due") { .due } }

  @Test func tidyingUpLooksTheSame() async throws { try await compare("TidyUp") { .tidyUp } }

  @Test func optionsLookTheSame() async throws { try await compare("Options") { .options } }

  @Test func itemLooksTheSame() async throws {
    try await compare("Item", ["itemID": .identifier("1")]) { .item(itemID: "1") }
  }

  private func compare(
    _ screen: String, _ values: [String: DynamicValue] = [:],
    compiled: @MainActor () -> TodoListsDestination
  ) async throws {
    let checked = try specs.checkedApp()
    let strings = try PreviewStrings(specs.path).table(of: checked.index.app, language: nil)
    let comparison = ScreenComparison(
      strings: strings, filled: SampledServer(of: checked, samples: Samples(specRoot: specs.path)))
    let (differences, compared) = try await comparison.compare(
      screen, in: [.loading, .empty]
    ) { launch in
      let app = TodoListsApp.assembled(launch: launch)
      return (app.runtime, app.makeController(for: compiled()))
    } interpreted: { launch in
      let app = InterpretedApp(checked, launch: launch)
      return (app.runtime, try #require(app.makeController(forScreen: screen, with: values)))
    }
    #expect(differences.isEmpty, "\(differences.first.map(\.description) ?? "")")
    #expect(compared == 14)
  }
}
