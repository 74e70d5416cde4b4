import Accounts
import Foundation
import ScreenDriver
import ScreenKit
import Testing

/// Gateways have several implementations, and scenes don't know which one they ask.
@MainActor @Suite struct GatewayTests {
  private let file = TemporaryFile()

  private func store(_ accounts: [Account] = []) async throws -> AccountStore {
    let store = try await AccountStore(at: file.url)
    for account in accounts { try await store.insert(account) }
    return store
  }

  private let grace = Account(id: "1", owner: "Grace Hopper", email: "g@navy.example", plan: .team)

  @Test func sameScenesWorkOverSQLiteGateways() async throws {
    let store = try await store([grace])
    try await store.insert(
      Movement(id: "m", label: "Seats", amount: 5, bookedAt: Date(timeIntervalSince1970: 0)),
      of: "1")
    let stage = try Stage(store: store)
    try await stage.driver.settle()
    try await stage.driver.tapRow(0)
    #expect(stage.driver.sees("Seats"))
    try await stage.driver.tap(text: "Edit")
    try await stage.driver.type("Grace B. Hopper", into: "owner")
    try await stage.driver.tap(text: "Save")
    #expect(stage.driver.sees("Grace B. Hopper"))
    try await stage.driver.goBack()
    #expect(try stage.firstAccount().owner == "Grace B. Hopper")
    try await stage.driver.swipe(row: 0, title: "Close account")
    try await stage.driver.tap(text: "OK")
    #expect(stage.driver.sees("There are no accounts yet"))
  }

  @Test func accountIsOpenedInTheStore() async throws {
    let stage = try Stage(store: try await store())
    try await stage.driver.settle()
    try await stage.driver.tap(label: "Open an account")
    try await stage.driver.type("Grace Hopper", into: "owner")
    try await stage.driver.type("g@navy.example", into: "email")
    try await stage.driver.tap(text: "Next")
    try await stage.driver.choose("Team", in: "plan")
    try await stage.driver.type("75", into: "deposit")
    try await stage.driver.tap(text: "Open")
    let opened = try stage.firstAccount()
    #expect(opened.owner == "Grace Hopper" && opened.email == "g@navy.example")
    #expect(opened.plan == .team && opened.balance == 75)
  }

  @Test func movementIsBookedInTheStore() async throws {
    let stage = try Stage(store: try await store([grace]))
    try await stage.driver.settle()
    try await stage.driver.tapRow(0)
    try await stage.driver.tap(label: "Book a movement")
    try await stage.driver.type("Nanoseconds", into: "label")
    try await stage.driver.type("30", into: "amount")
    try await stage.driver.choose(Date(timeIntervalSince1970: 1_772_323_200), in: "day")
    try await stage.driver.tap(text: "Book")
    #expect(stage.driver.sees("Nanoseconds") && stage.driver.sees("30"))
  }

  @Test func pagesOfTheStoreEndWithTheLast() async throws {
    let accounts = (0..<45).map { number in
      Account(id: Identifier(number), owner: String(format: "Owner %02d", number), plan: .free)
    }
    let stage = try Stage(store: try await store(accounts))
    try await stage.driver.settle()
    let presenter = try stage.top(HomeViewController.self).presenter
    #expect(presenter.scrollingState == .canPaginate)
    try await stage.driver.scrollThroughAll()
    #expect(stage.rowCount() == 45)
    #expect(presenter.scrollingState == .cannotPaginate)
  }

  @Test func storeFindsByWordsInAnyCase() async throws {
    let stage = try Stage(
      store: try await store([grace, Account(id: "2", owner: "Ada", plan: .free)]))
    try await stage.driver.tapTab("Find")
    try await stage.driver.search(for: "hopp")
    try await stage.driver.wait(forText: "Grace Hopper")
    #expect(stage.rowCount() == 1)
  }

  @Test func implementationsAreToldApartByNothingButTheirConstruction() async throws {
    let gateways: [any SaveAccountGateway] = [
      SaveAccountNetworkGateway(
        client: APIClient(
          APIConfiguration(name: "Main", base: .literal("https://api.example")),
          transport: ScriptedTransport { _ in HTTPResponse(json: #"{"message": "ok", "ok": true}"#)
          })
      ),
      SaveAccountSQLiteGateway(store: try await store([grace])),
    ]
    for gateway in gateways {
      let receipt = try await gateway.fetch(
        with: SaveAccountParameters(id: "1", owner: "G", email: "", plan: .free))
      #expect(receipt.ok)
    }
  }

  @Test func parametersAreEncodableAndEntitiesDecodable() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let parameters = SaveAccountParameters(id: "1", owner: "G", email: "e", plan: .team)
    #expect(
      String(decoding: try encoder.encode(parameters), as: UTF8.self)
        == #"{"email":"e","id":"1","owner":"G","plan":"team"}"#)
    let receipt = try JSONDecoder().decode(
      Receipt.self, from: Data(#"{"message": "1 row", "ok": true}"#.utf8))
    #expect(receipt == Receipt(id: "1 row", ok: true))
  }

  @Test func filesThatAreNoDatabaseAreRefused() async throws {
    try Data(repeating: 7, count: 4096).write(to: file.url)
    await #expect(throws: (any Error).self) { try await AccountStore(at: file.url) }
  }
}
