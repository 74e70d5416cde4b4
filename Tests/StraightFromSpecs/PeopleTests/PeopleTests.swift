import Foundation
import People
import PeopleFiles
import ScreenInterpreter
import ScreenKit
import Testing

/// Screens made straight from the specs look as those of the compiled app do, byte for byte.
@MainActor @Suite struct PeopleTests {
  private let specs = SpecFolder(
    URL(filePath: #filePath).appending(path: "../../../../Examples/People/Specs")
      .standardizedFileURL.path)

  @Test func directoryLooksTheSame() async throws {
    try await compare("Directory", count: 21) { DirectoryViewController(app: $0) }
  }

  @Test func personLooksTheSame() async throws {
    try await compare("Person", ["userID": .identifier("ada")], count: 21) {
      PersonViewController(app: $0, userID: "ada")
    }
  }

  /// Its portraits are rows of the app's own, which stand for themselves by name.
  @Test func feedLooksTheSameUntilItIsFilled() async throws {
    try await compare("Feed", in: [.loading, .error], count: 14) { FeedViewController(app: $0) }
  }

  private func compare(
    _ screen: String, _ values: [String: DynamicValue] = [:],
    in states: [ScreenState] = [.loading, .filled, .error], count: Int,
    compiled: @MainActor (PeopleApp) -> UIViewController
  ) async throws {
    let checked = try specs.checkedApp()
    let comparison = ScreenComparison(strings: try .people(), filled: FileTransport())
    let (differences, compared) = try await comparison.compare(screen, in: states) { launch in
      let app = PeopleApp.assembled(launch: launch)
      return (app.runtime, compiled(app))
    } interpreted: { launch in
      let app = InterpretedApp(checked, launch: launch)
      return (app.runtime, try #require(app.makeController(forScreen: screen, with: values)))
    }
    #expect(differences.isEmpty, "\(differences.first.map(\.description) ?? "")")
    #expect(compared == count)
  }
}
