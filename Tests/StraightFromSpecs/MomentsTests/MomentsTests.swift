import Foundation
import Moments
import MomentsCore
import MomentsFeed
import MomentsPeople
import ScreenInterpreter
import ScreenKit
import Testing

/// Screens made straight from the specs look as those of the compiled app do, byte for byte.
@MainActor @Suite struct MomentsTests {
  private let specs = SpecFolder(
    URL(filePath: #filePath).appending(path: "../../../../Specs").standardizedFileURL.path)

  @Test func exploreLooksTheSame() async throws {
    try await compare("Explore", count: 21) { _ in .explore }
  }

  /// Advertisements are shown by an adapter of the app's own, which stands for itself by name.
  @Test func feedLooksTheSameUntilItIsFilled() async throws {
    try await compare("Feed", in: [.loading, .error], count: 14) { _ in .feed }
  }

  @Test func postLooksTheSame() async throws {
    try await compare("PostDetail", ["postID": .identifier("1")], count: 21) { _ in
      .postDetail(postID: "1")
    }
  }

  @Test func profileLooksTheSame() async throws {
    try await compare("Profile", ["userID": .identifier("me")], count: 21) { _ in
      .profile(userID: "me")
    }
  }

  @Test func followersLookTheSame() async throws {
    try await compare("Followers", ["userID": .identifier("me")], count: 21) { _ in
      .followers(userID: "me")
    }
  }

  @Test func searchLooksTheSame() async throws {
    try await compare("Search", count: 21) { _ in .search }
  }

  @Test func settingsLookTheSame() async throws {
    try await compare("Settings", count: 21) { _ in .settings }
  }

  @Test func shopLooksTheSame() async throws {
    try await compare("Shop", count: 21) { _ in .shop }
  }

  private func compare(
    _ screen: String, _ values: [String: DynamicValue] = [:],
    in states: [ScreenState] = [.loading, .filled, .error], count: Int,
    compiled: @MainActor (MomentsApp) -> MomentsDestination
  ) async throws {
    let checked = try specs.checkedApp()
    let comparison = ScreenComparison(
      strings: try .moments(),
      filled: SampledServer(of: checked, samples: Samples(specRoot: specs.path)))
    let (differences, compared) = try await comparison.compare(screen, in: states) { launch in
      let app = MomentsApp.assembled(launch: launch)
      return (app.runtime, app.makeController(for: compiled(app)))
    } interpreted: { launch in
      let app = InterpretedApp(checked, launch: launch)
      return (app.runtime, try #require(app.makeController(forScreen: screen, with: values)))
    }
    #expect(differences.isEmpty, "\(differences.first.map(\.description) ?? "")")
    #expect(compared == count)
  }
}
