import Accounts
import Foundation
import ScreenInterpreter
import ScreenKit
import Testing

/// Screens made straight from the specs look as those of the compiled app do, byte for byte.
@MainActor @Suite struct AccountsTests {
  private let specs = SpecFolder(
    URL(filePath: #filePath).appending(path: "../../../../Examples/Accounts/Specs")
      .standardizedFileURL.path)
  private let account = Account(
    id: "a1", owner: "Ada Abel", email: "a1@abel.example", plan: .team, balance: 12.5)
  private let json =
    #"{ "id": "a1", "owner": "Ada Abel", "email": "a1@abel.example", "plan": "team", "balance": 12.5 }"#

  @Test func homeLooksTheSame() async throws { try await compare("Home") { .home } }

  @Test func findLooksTheSame() async throws { try await compare("Find") { .find } }

  @Test func accountLooksTheSame() async throws {
    try await compare(
      "AccountDetail", { _ in ["accountID": .identifier("a1")] },
      compiled: { .accountDetail(accountID: "a1") })
  }

  @Test func bookingLooksTheSame() async throws {
    try await compare(
      "BookMovement", { _ in ["accountID": .identifier("a1")] },
      compiled: { .bookMovement(accountID: "a1") })
  }

  @Test func editingLooksTheSame() async throws {
    try await compare(
      "EditAccount", { ["account": try $0.model("Account", from: Data(json.utf8))] },
      compiled: { .editAccount(account: account) })
  }

  @Test func openingLooksTheSame() async throws {
    try await compare("OpenAccount") { .openAccount() }
  }

  @Test func aboutLooksTheSame() async throws { try await compare("About") { .about } }

  private func compare(
    _ screen: String,
    _ values: @MainActor (InterpretedApp) throws -> [String: DynamicValue] = { _ in [:] },
    compiled: @MainActor () -> AccountsDestination
  ) async throws {
    let checked = try specs.checkedApp()
    let comparison = ScreenComparison(
      strings: try .accounts(),
      filled: SampledServer(of: checked, samples: Samples(specRoot: specs.path)))
    let (differences, compared) = try await comparison.compare(screen) { launch in
      let app = AccountsApp.online(launch: launch)
      return (app.runtime, app.makeController(for: compiled()))
    } interpreted: { launch in
      let app = InterpretedApp(checked, launch: launch)
      let given = try values(app)
      return (app.runtime, try #require(app.makeController(forScreen: screen, with: given)))
    }
    #expect(differences.isEmpty, "\(differences.first.map(\.description) ?? "")")
    #expect(compared == 21)
  }
}
