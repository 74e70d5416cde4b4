import ScreenDriver
import Testing

@testable import ScreenKit

/// Fields whose choices a source loads: the users of one field, and the posts of the one who is chosen there.
@MainActor @Suite struct LoadedChoicesTests {
  private final class ShareController: FormController {
    nonisolated struct Share: Hashable, Sendable {
      var user: Identifier?
      var post: String?
    }

    let share: StateBox<Share>
    private(set) var sent: [Share] = []
    private let app: FixtureApp

    init(app: FixtureApp, beginning: Share = Share()) {
      self.app = app
      share = StateBox(beginning)
      super.init(
        runtime: app.runtime, configuration: FormConfiguration(submitTitle: .verbatim("Share")))
      observe(share)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func makeFields() -> [FormField] {
      [
        .choice(
          id: "user", title: .verbatim("With"), rules: [.required],
          from: ChoiceSource(
            of: User.self,
            source: { [app] in
              RemoteDataSource(
                client: app.main, paging: .page(send: "page", first: 1, ends: .empty)
              ) { Endpoint(.get, "/users") }
            },
            title: { .verbatim($0.name) }, value: \.id),
          value: share.binding(\.user)),
        .choice(
          id: "post", title: .verbatim("What"), rules: [.required],
          from: ChoiceSource(
            of: User.self, reloadKey: { [share] in share.value.user },
            source: { [app, share] in
              guard let user = share.value.user else { return nil }
              return RemoteDataSource(client: app.main) { Endpoint(.get, "/of/\(user)") }
            },
            title: { .verbatim($0.name) }, value: \.name),
          value: share.binding(\.post)),
      ]
    }

    override func submit() { sent.append(share.value) }
  }

  /// Two pages of users, and what each of them has.
  private static let answer: ScriptedTransport.Answer = { request in
    let path = request.url.path
    guard path.hasSuffix("users") else {
      let names = path.hasSuffix("1") ? ["Atlas", "Dune"] : ["Dune", "Emma"]
      return HTTPResponse(json: list(names))
    }
    switch request.query("page") {
    case "1": return HTTPResponse(json: #"[{"id": "1", "name": "Ada"}]"#)
    case "2": return HTTPResponse(json: #"[{"id": "2", "name": "Grace"}]"#)
    default: return HTTPResponse(json: "[]")
    }
  }

  private nonisolated static func list(_ names: [String]) -> String {
    let items = names.map { #"{"id": "\#($0)", "name": "\#($0)"}"# }
    return "[\(items.joined(separator: ","))]"
  }

  private let bench = FixtureBench(answer)

  private func show(
    _ beginning: ShareController.Share = ShareController.Share()
  ) async throws -> (screen: ShareController, driver: ScreenDriver) {
    let screen = ShareController(app: bench.app, beginning: beginning)
    let driver = bench.show(screen)
    try await driver.settle()
    return (screen, driver)
  }

  private func titles(of field: String, on screen: UIViewController) -> [String] {
    button(field, on: screen)?.menu?.children.map(\.title) ?? []
  }

  private func button(_ field: String, on screen: UIViewController) -> UIButton? {
    screen.view.all(UIButton.self).first { $0.accessibilityIdentifier == field }
  }

  @Test func allPartsOfTheListAreThereToChooseFrom() async throws {
    let (screen, driver) = try await show()
    #expect(titles(of: "user", on: screen) == ["Ada", "Grace"])
    try await driver.choose("Grace", in: "user")
    #expect(screen.share.value.user == "2")
    #expect(button("user", on: screen)?.title(for: .normal) == "Grace")
    #expect(button("user", on: screen)?.accessibilityValue == "Grace")
  }

  @Test func choicesWaitForWhatTheyAreAskedBy() async throws {
    let (screen, driver) = try await show()
    #expect(titles(of: "post", on: screen) == [])
    #expect(await bench.transport.requests.allSatisfy { $0.url.path.hasSuffix("users") })
    try await driver.choose("Ada", in: "user")
    #expect(titles(of: "post", on: screen) == ["Atlas", "Dune"])
    try await driver.choose("Grace", in: "user")
    #expect(titles(of: "post", on: screen) == ["Dune", "Emma"])
  }

  @Test func whatIsNoLongerThereIsGivenUp() async throws {
    let (screen, driver) = try await show()
    try await driver.choose("Ada", in: "user")
    try await driver.choose("Dune", in: "post")
    try await driver.choose("Grace", in: "user")
    #expect(screen.share.value.post == "Dune")
    try await driver.choose("Ada", in: "user")
    try await driver.choose("Atlas", in: "post")
    try await driver.choose("Grace", in: "user")
    #expect(screen.share.value.post == nil)
    #expect(button("post", on: screen)?.title(for: .normal) == "–")
    screen.share.value.post = "Emma"
    screen.share.value.user = nil
    try await driver.settle()
    #expect(screen.share.value.post == nil)
  }

  @Test func whatIsNotKnownToBeThereIsNotSent() async throws {
    let (screen, driver) = try await show()
    try await driver.choose("Ada", in: "user")
    try await driver.choose("Atlas", in: "post")
    await bench.transport.hold()
    screen.share.value.user = "2"
    try await driver.wait(forText: "Loading…")
    let submit = screen.view.all(UIButton.self).first { $0.title(for: .normal) == "Share" }
    submit?.sendActions(for: .touchUpInside)
    #expect(screen.sent.isEmpty)
    await bench.transport.release()
    try await driver.settle()
    try await driver.choose("Emma", in: "post")
    try await driver.tap(text: "Share")
    #expect(screen.sent == [ShareController.Share(user: "2", post: "Emma")])
  }

  @Test func whatIsChosenAlreadyIsSeenOnceTheChoicesAreThere() async throws {
    await bench.transport.hold()
    let screen = ShareController(
      app: bench.app, beginning: ShareController.Share(user: "2", post: "Emma"))
    let driver = bench.show(screen)
    try await driver.wait(forText: "Loading…")
    #expect(button("user", on: screen)?.showsMenuAsPrimaryAction == false)
    await bench.transport.release()
    try await driver.settle()
    #expect(button("user", on: screen)?.title(for: .normal) == "Grace")
    #expect(button("post", on: screen)?.title(for: .normal) == "Emma")
    #expect(!screen.hasChanges)
  }

  @Test func aTapTriesAgainWhatHasFailed() async throws {
    await bench.transport.setAnswer { _ in HTTPResponse(status: 500) }
    let (screen, driver) = try await show()
    #expect(driver.sees("This could not be loaded. Tap to try again."))
    await bench.transport.setAnswer(Self.answer)
    try await driver.tap(id: "user")
    #expect(titles(of: "user", on: screen) == ["Ada", "Grace"])
    #expect(!driver.sees("This could not be loaded. Tap to try again."))
  }

  private final class PartyController: FormController {
    nonisolated struct Party: Hashable, Sendable {
      var users: [Identifier] = ["2", "7"]
    }

    let party = StateBox(Party())
    private let app: FixtureApp

    init(app: FixtureApp) {
      self.app = app
      super.init(
        runtime: app.runtime, configuration: FormConfiguration(submitTitle: .verbatim("Invite")))
      observe(party)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func makeFields() -> [FormField] {
      [
        .choices(
          id: "users", title: .verbatim("Whom"), rules: [.required],
          from: ChoiceSource(
            of: User.self,
            source: { [app] in
              RemoteDataSource(client: app.main) { Endpoint(.get, "/of/1") }
            },
            title: { .verbatim($0.name) }, value: \.id),
          value: party.binding(\.users))
      ]
    }
  }

  @Test func severalAreTakenAndGivenUpInTheOrderOfTheChoices() async throws {
    await bench.transport.setAnswer { _ in HTTPResponse(status: 500) }
    let screen = PartyController(app: bench.app)
    let driver = bench.show(screen)
    try await driver.settle()
    await bench.transport.setAnswer { _ in
      HTTPResponse(
        json:
          #"[{"id": "1", "name": "Ada"}, {"id": "2", "name": "Grace"}, {"id": "3", "name": "Joan"}]"#
      )
    }
    try await driver.tap(text: "This could not be loaded. Tap to try again.")
    let view = try #require(screen.view.all(FieldChoicesView.self).first)
    #expect(view.buttons.map { $0.title(for: .normal) } == ["Ada", "Grace", "Joan"])
    #expect(
      view.buttons.map { $0.accessibilityTraits.contains(.selected) } == [false, true, false])
    #expect(screen.party.value.users == ["2"])
    try await driver.choose("Joan", in: "users")
    try await driver.choose("Ada", in: "users")
    #expect(screen.party.value.users == ["1", "2", "3"])
    try await driver.choose("Grace", in: "users")
    #expect(screen.party.value.users == ["1", "3"])
    screen.view.layoutIfNeeded()
    #expect(view.buttons.allSatisfy { $0.frame.height >= CellButton.minimumSide })
  }

  @Test(arguments: [false, true])
  func nothingOfAFormRemainsOnceItIsLeft(areSeveral: Bool) async throws {
    let driver = bench.show(SettingsViewController(app: bench.app))
    try await driver.settle()
    let left = try await driver.visit(leavingBy: .backButton, in: [bench.app]) {
      areSeveral ? PartyController(app: bench.app) : ShareController(app: bench.app)
    }
    #expect(left.count > 10)
    try await driver.waitForRelease(of: left)
  }

  @Test func oneHasToBeChosen() async throws {
    let (screen, driver) = try await show()
    try await driver.tap(text: "Share")
    #expect(driver.sees("Please fill this in"))
    try await driver.choose("Ada", in: "user")
    try await driver.choose("Dune", in: "post")
    #expect(!driver.sees("Please fill this in"))
    try await driver.tap(text: "Share")
    #expect(screen.sent == [ShareController.Share(user: "1", post: "Dune")])
  }
}
