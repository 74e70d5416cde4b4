import Foundation
import Login
import ScreenInterpreter
import ScreenKit
import Testing

/// Screens made straight from the specs look as those of the compiled app do, byte for byte, to a member who is logged in.
@MainActor @Suite struct LoginTests {
  private let specs = SpecFolder(
    URL(filePath: #filePath).appending(path: "../../../../Examples/Login/Specs").standardizedFileURL
      .path)

  @Test func thingsLookTheSame() async throws {
    try await compare("Things") { .things }
  }

  @Test func thingLooksTheSame() async throws {
    try await compare("ThingDetail", ["thingID": .identifier("1")]) { .thingDetail(thingID: "1") }
  }

  @Test func keptThingsLookTheSame() async throws {
    try await compare("KeptThings") { .keptThings }
  }

  @Test func wishLooksTheSame() async throws { try await compare("Wish") { .wish } }

  /// What it shows is known from the session.
  @Test func accountLooksTheSame() async throws { try await compare("Account") { .account } }

  private func compare(
    _ screen: String, _ values: [String: DynamicValue] = [:],
    compiled: @MainActor () -> LoginDestination
  ) async throws {
    let checked = try specs.checkedApp()
    let comparison = ScreenComparison(
      strings: try .login(),
      filled: SampledServer(of: checked, samples: Samples(specRoot: specs.path)))
    let (differences, compared) = try await comparison.compare(screen) { launch in
      let member = Member(id: "7", name: "Ada", email: "ada@library.example")
      let app = LoginLoggedInApp(
        .assembled(launch: launch),
        session: LoginSession(member: member, token: "t", renewal: "r"))
      return (app.runtime, app.makeController(for: compiled()))
    } interpreted: { launch in
      let app = InterpretedApp(checked, launch: launch)
      let member = #"{ "id": "7", "name": "Ada", "email": "ada@library.example" }"#
      app.session = [
        "member": try app.model("Member", from: Data(member.utf8)), "token": .string("t"),
        "renewal": .string("r"),
      ]
      return (app.runtime, try #require(app.makeController(forScreen: screen, with: values)))
    }
    #expect(differences.isEmpty, "\(differences.first.map(\.description) ?? "")")
    #expect(compared == 21)
  }
}
