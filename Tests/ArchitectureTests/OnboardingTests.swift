import Foundation
import ScreenDriver
import ScreenKit
import Synchronization
import Testing

/// The library's own log-in gate: a walkthrough, and ways in by e-mail and by phone.
@MainActor @Suite(.serialized) struct OnboardingTests {
  @MainActor
  private struct Bench {
    let transport: ScriptedTransport
    let clock = ManualClock()
    let app: InnApp
    let driver: ScreenDriver

    init(
      store: MemoryStore = MemoryStore(["onboarding.seen": .boolean(true)]),
      strings: [String: String] = [:],
      _ answer: @escaping ScriptedTransport.Answer = { _ in
        HTTPResponse(json: #"{"guest": "Ada", "token": "t"}"#)
      }
    ) async throws {
      transport = ScriptedTransport(answer)
      let texts = [
        "room.title": "Room", "room.leave": "Leave", "tour.beds": "Beds",
        "tour.bedsText": "Soft ones", "tour.food": "Food", "tour.foodText": "Good soup",
      ].merging(strings) { $1 }
      let launch = LaunchValues(
        strings: StringTable(texts), clock: clock, transport: transport, store: store)
      app = InnApp(
        launch: launch, dependencies: InnParts(), sessionStorage: MemorySessionStorage())
      driver = ScreenDriver(root: app.makeRootViewController())
      try await driver.settle()
    }

    /// The bodies of what was sent to `path`, as JSON.
    func sent(to path: String) async -> [[String: String]] {
      await transport.requests.filter { $0.url.path == path }.map { request in
        let object = request.body.flatMap { try? JSONSerialization.jsonObject(with: $0) }
        let fields = object as? [String: Any] ?? [:]
        return fields.compactMapValues { $0 as? String }
      }
    }
  }

  @Test func walkthroughIsShownAtTheFirstStartOnly() async throws {
    let store = MemoryStore()
    let bench = try await Bench(store: store)
    #expect(bench.driver.sees("Soft ones"))
    #expect(bench.driver.sees("Skip"))
    try await bench.driver.tap(text: "Next")
    #expect(bench.driver.sees("Good soup"))
    #expect(!bench.driver.sees("Skip"))
    try await bench.driver.tap(text: "Get started")
    #expect(bench.driver.screenStack == ["OnboardingController"])
    let next = try await Bench(store: store)
    #expect(next.driver.screenStack == ["OnboardingController"])
  }

  @Test(arguments: [false, true])
  func fingerTurnsThePages(mirrored: Bool) async throws {
    let bench = try await Bench(store: MemoryStore())
    let window = bench.driver.window
    if mirrored { window.headlessSetTraits { $0.layoutDirection = .rightToLeft } }
    func swipe(from start: CGFloat, to end: CGFloat) async throws {
      let finger = try #require(window.headlessTouch(at: CGPoint(x: start, y: 700)))
      finger.move(to: CGPoint(x: end, y: 700), in: 0.1)
      finger.lift()
      try await bench.driver.settle()
    }
    let (near, far): (CGFloat, CGFloat) = mirrored ? (300, 100) : (100, 300)
    try await swipe(from: near, to: far)
    #expect(bench.driver.sees("Soft ones"))
    try await swipe(from: far, to: near)
    #expect(bench.driver.sees("Good soup"))
    // Only the button leaves.
    try await swipe(from: far, to: near)
    #expect(bench.driver.sees("Good soup"))
    try await swipe(from: near, to: far)
    #expect(bench.driver.sees("Soft ones"))
  }

  @Test func walkthroughCanBeSkipped() async throws {
    let bench = try await Bench(store: MemoryStore())
    try await bench.driver.tap(text: "Skip")
    #expect(bench.driver.screenStack == ["OnboardingController"])
  }

  @Test(arguments: [
    ("Log in by e-mail", "Log in", "/enter"), ("Sign up by e-mail", "Sign up", "/register"),
  ])
  func emailAndPasswordOpenTheGate(way: String, submit: String, path: String) async throws {
    let bench = try await Bench()
    try await bench.driver.tap(text: way)
    try await bench.driver.tap(text: submit)
    #expect(bench.driver.sees("Please fill this in"))
    try await bench.driver.type("ada", into: "email")
    try await bench.driver.type("secret", into: "password")
    #expect(bench.driver.sees("Please enter an e-mail address"))
    try await bench.driver.tap(text: submit)
    #expect(await bench.transport.requests.isEmpty)
    try await bench.driver.type("ada@inn.example", into: "email")
    try await bench.driver.tap(text: submit)
    #expect(await bench.sent(to: path) == [["email": "ada@inn.example", "password": "secret"]])
    #expect(bench.driver.screenStack == ["RoomViewController"])
    #expect(bench.driver.sees("Ada"))
    try await bench.driver.tap(text: "Leave")
    #expect(bench.driver.screenStack == ["OnboardingController"])
  }

  @Test(arguments: [
    ("Log in by phone", "Log in", "/enter"), ("Sign up by phone", "Sign up", "/register"),
  ])
  func codeThatWasSentToAPhoneOpensTheGate(
    way: String, submit: String, path: String
  ) async throws {
    let bench = try await Bench()
    try await bench.driver.tap(text: way)
    try await bench.driver.type("12", into: "phone")
    try await bench.driver.tap(text: "Send me a code")
    #expect(bench.driver.sees("Please enter a phone number"))
    try await bench.driver.type("+49 30 123456", into: "phone")
    try await bench.driver.tap(text: "Send me a code")
    #expect(await bench.sent(to: "/code") == [["phone": "+49 30 123456"]])
    bench.clock.advance(by: .seconds(30))
    try await bench.driver.tap(text: "Send it again")
    #expect(await bench.transport.count(of: "/code") == 2)
    #expect(bench.driver.sees("A code is on its way"))
    try await bench.driver.type("4711", into: "code")
    try await bench.driver.tap(text: submit)
    #expect(await bench.sent(to: path) == [["phone": "+49 30 123456", "code": "4711"]])
    #expect(bench.driver.screenStack == ["RoomViewController"])
  }

  @Test(arguments: [
    (403, "That is not right"), (422, "That is not right"), (429, "That was tried too often"),
    (500, "That did not work"),
  ])
  func failureIsToldAndTheGateStaysClosed(status: Int, text: String) async throws {
    let bench = try await Bench { _ in HTTPResponse(json: "{}", status: status) }
    try await bench.driver.tap(text: "Log in by e-mail")
    try await bench.driver.type("ada@inn.example", into: "email")
    try await bench.driver.type("wrong", into: "password")
    try await bench.driver.tap(text: "Log in")
    #expect(bench.driver.sees(text))
    #expect(bench.app.sessions.current == nil)
  }

  @Test func forgottenPasswordIsReset() async throws {
    let bench = try await Bench { _ in HTTPResponse(json: "") }
    try await bench.driver.tap(text: "Log in by e-mail")
    try await bench.driver.tap(text: "Forgot your password?")
    try await bench.driver.type("ada@inn.example", into: "email")
    try await bench.driver.tap(text: "Reset the password")
    #expect(await bench.sent(to: "/reset") == [["email": "ada@inn.example"]])
    #expect(bench.driver.screenStack == ["OnboardingController", "EmailForm"])
  }

  @Test func appSaysItInItsOwnWords() async throws {
    let bench = try await Bench(strings: ["onboarding.logInByEmail": "Come in by mail"])
    #expect(bench.driver.sees("Come in by mail"))
  }

  @Test func wrongCodeCanBeEnteredAgain() async throws {
    let bench = try await Bench { request in
      let isRight = request.body.map { String(decoding: $0, as: UTF8.self).contains("4711") }
      guard request.url.path == "/enter", isRight != true else {
        return HTTPResponse(json: #"{"guest": "Ada", "token": "t"}"#)
      }
      return HTTPResponse(json: "{}", status: 422)
    }
    try await bench.driver.tap(text: "Log in by phone")
    try await bench.driver.type("+49 30 123456", into: "phone")
    try await bench.driver.tap(text: "Send me a code")
    try await bench.driver.type("1", into: "code")
    try await bench.driver.tap(text: "Log in")
    #expect(bench.driver.sees("That is not right"))
    #expect(bench.driver.screenStack.last == "CodeForm")
    try await bench.driver.type("4711", into: "code")
    try await bench.driver.tap(text: "Log in")
    #expect(bench.driver.screenStack == ["RoomViewController"])
  }

  @Test func codeThatCannotBeSentAgainIsTold() async throws {
    let transport = CodeServer()
    let bench = try await Bench { try transport.answer($0) }
    try await bench.driver.tap(text: "Log in by phone")
    try await bench.driver.type("+49 30 123456", into: "phone")
    try await bench.driver.tap(text: "Send me a code")
    transport.answer.withLock { $0 = HTTPResponse(json: "{}", status: 429) }
    bench.clock.advance(by: .seconds(30))
    try await bench.driver.tap(text: "Send it again")
    #expect(bench.driver.sees("That was tried too often"))
  }

  @Test("what the server finds wrong with a field stands at the field until it is edited")
  func refusalStandsAtItsField() async throws {
    let bench = try await Bench { _ in
      HTTPResponse(json: #"{"errors": {"Email": ["has no account"]}}"#, status: 422)
    }
    try await bench.driver.tap(text: "Log in by e-mail")
    try await bench.driver.type("ada@inn.example", into: "email")
    try await bench.driver.type("secret", into: "password")
    try await bench.driver.tap(text: "Log in")
    #expect(bench.driver.problem(of: "email") == "has no account")
    #expect(bench.driver.problem(of: "password") == nil)
    // Nothing else is said of it.
    #expect(!bench.driver.sees("That is not right"))
    // It may be right now, as after a sign-up elsewhere.
    try await bench.driver.tap(text: "Log in")
    #expect(await bench.transport.count(of: "/enter") == 2)
    try await bench.driver.type("secrets", into: "password")
    #expect(bench.driver.problem(of: "email") == "has no account")
    try await bench.driver.type("bob@inn.example", into: "email")
    #expect(bench.driver.problem(of: "email") == nil)
  }

  @Test func refusedNumberAndCodeStandAtTheirFields() async throws {
    let server = CodeServer()
    let bench = try await Bench { try server.answer($0) }
    try await bench.driver.tap(text: "Sign up by phone")
    try await bench.driver.type("+49 30 123456", into: "phone")
    server.answer.withLock {
      $0 = HTTPResponse(
        json: ##"{"errors": [{"pointer": "#/phone", "detail": "cannot be called"}]}"##, status: 400)
    }
    try await bench.driver.tap(text: "Send me a code")
    #expect(bench.driver.problem(of: "phone") == "cannot be called")
    server.answer.withLock { $0 = HTTPResponse(json: "{}") }
    try await bench.driver.tap(text: "Send me a code")
    try await bench.driver.type("1", into: "code")
    server.answer.withLock {
      $0 = HTTPResponse(json: #"{"code": ["is too old"]}"#, status: 401)
    }
    try await bench.driver.tap(text: "Sign up")
    #expect(bench.driver.problem(of: "code") == "is too old")
    #expect(!bench.driver.sees("cannot sign up"))
  }

  @Test("why another code was not sent is told while what was wrong with the last one stands there")
  func refusedCodeSilencesNothingElse() async throws {
    let server = CodeServer()
    let bench = try await Bench { try server.answer($0) }
    try await bench.driver.tap(text: "Log in by phone")
    try await bench.driver.type("+49 30 123456", into: "phone")
    try await bench.driver.tap(text: "Send me a code")
    try await bench.driver.type("1", into: "code")
    server.answer.withLock {
      $0 = HTTPResponse(json: #"{"code": ["is too old"]}"#, status: 401)
    }
    try await bench.driver.tap(text: "Log in")
    #expect(bench.driver.problem(of: "code") == "is too old")
    bench.clock.advance(by: .seconds(30))
    server.answer.withLock { $0 = HTTPResponse(json: "{}", status: 500) }
    try await bench.driver.tap(text: "Send it again")
    #expect(bench.driver.sees("That did not work"))
    #expect(bench.driver.problem(of: "code") == "is too old")
  }

  @Test("another code can be sent when its time has come, which is counted down")
  func codesAreNotSentAtOnce() async throws {
    let bench = try await Bench()
    try await bench.driver.tap(text: "Log in by phone")
    try await bench.driver.type("+49 30 123456", into: "phone")
    try await bench.driver.tap(text: "Send me a code")
    #expect(bench.driver.resend?.title == "Send it again (0:30)")
    #expect(bench.driver.resend?.isEnabled == false)
    bench.clock.advance(by: .seconds(29))
    #expect(bench.driver.resend?.title == "Send it again (0:01)")
    #expect(bench.driver.resend?.isEnabled == false)
    // Going back and forth is no way around it.
    try await bench.driver.goBack()
    try await bench.driver.tap(text: "Send me a code")
    #expect(bench.driver.screenStack.last == "CodeForm")
    #expect(await bench.transport.count(of: "/code") == 1)
    bench.clock.advance(by: .seconds(1))
    #expect(bench.driver.resend?.title == "Send it again")
    #expect(bench.driver.resend?.isEnabled == true)
    try await bench.driver.tap(text: "Send it again")
    #expect(await bench.transport.count(of: "/code") == 2)
    #expect(bench.driver.resend?.isEnabled == false)
    // Another number has not been waited for.
    try await bench.driver.goBack()
    try await bench.driver.type("+49 30 654321", into: "phone")
    try await bench.driver.tap(text: "Send me a code")
    #expect(await bench.transport.count(of: "/code") == 3)
  }

  @Test func serverSaysWhenACodeCanBeSentAgain() async throws {
    let server = CodeServer()
    let bench = try await Bench { try server.answer($0) }
    try await bench.driver.tap(text: "Log in by phone")
    try await bench.driver.type("+49 30 123456", into: "phone")
    try await bench.driver.tap(text: "Send me a code")
    bench.clock.advance(by: .seconds(30))
    server.answer.withLock {
      $0 = HTTPResponse(status: 429, headers: ["Retry-After": "125"])
    }
    try await bench.driver.tap(text: "Send it again")
    #expect(bench.driver.resend?.title == "Send it again (2:05)")
    bench.clock.advance(by: .seconds(124))
    #expect(bench.driver.resend?.isEnabled == false)
    bench.clock.advance(by: .seconds(1))
    #expect(bench.driver.resend?.isEnabled == true)
    // Nobody is made to wait for longer than an hour.
    server.answer.withLock {
      $0 = HTTPResponse(status: 503, headers: ["Retry-After": "\(Int.max)"])
    }
    try await bench.driver.tap(text: "Send it again")
    #expect(bench.driver.resend?.title == "Send it again (60:00)")
    bench.clock.advance(by: .seconds(3600))
    #expect(bench.driver.resend?.isEnabled == true)
    // What has failed for another reason can be tried at once.
    server.answer.withLock { $0 = HTTPResponse(json: "{}", status: 500) }
    try await bench.driver.tap(text: "Send it again")
    #expect(bench.driver.resend?.isEnabled == true)
  }

  @Test("a first code that is refused as too soon can be wanted again when its time has come")
  func firstCodeWaits() async throws {
    let server = CodeServer()
    let bench = try await Bench { try server.answer($0) }
    try await bench.driver.tap(text: "Log in by phone")
    try await bench.driver.type("+49 30 123456", into: "phone")
    server.answer.withLock { $0 = HTTPResponse(status: 429, headers: ["Retry-After": "90"]) }
    try await bench.driver.tap(text: "Send me a code")
    #expect(bench.driver.sees("That was tried too often"))
    let button = try #require(bench.driver.button(titled: "Send me a code (1:30)"))
    #expect(!button.isEnabled)
    // Another number has not been waited for, and this one is no way around it.
    try await bench.driver.type("+49 30 654321", into: "phone")
    #expect(button.isEnabled)
    #expect(button.currentTitle == "Send me a code")
    try await bench.driver.type("+49 30 123456", into: "phone")
    #expect(!button.isEnabled)
    bench.clock.advance(by: .seconds(89))
    #expect(button.currentTitle == "Send me a code (0:01)")
    bench.clock.advance(by: .seconds(1))
    #expect(button.isEnabled)
    server.answer.withLock { $0 = HTTPResponse(json: "{}") }
    try await bench.driver.tap(text: "Send me a code")
    #expect(bench.driver.screenStack.last == "CodeForm")
    // Who has a code can enter it, however soon another was wanted.
    bench.clock.advance(by: .seconds(30))
    server.answer.withLock { $0 = HTTPResponse(status: 429) }
    try await bench.driver.tap(text: "Send it again")
    try await bench.driver.goBack()
    try await bench.driver.tap(text: "Send me a code")
    #expect(bench.driver.screenStack.last == "CodeForm")
    #expect(bench.driver.resend?.isEnabled == false)
  }

  @Test("a mail that is refused as too soon can be wanted again when its time has come")
  func resetWaits() async throws {
    let server = CodeServer()
    let bench = try await Bench { try server.answer($0) }
    try await bench.driver.tap(text: "Log in by e-mail")
    try await bench.driver.tap(text: "Forgot your password?")
    try await bench.driver.type("ada@inn.example", into: "email")
    server.answer.withLock { $0 = HTTPResponse(status: 429) }
    try await bench.driver.tap(text: "Reset the password")
    let button = try #require(bench.driver.button(titled: "Reset the password (0:30)"))
    #expect(!button.isEnabled)
    bench.clock.advance(by: .seconds(30))
    #expect(button.currentTitle == "Reset the password")
    #expect(button.isEnabled)
  }

  @Test func secondTapSendsNothing() async throws {
    let bench = try await Bench()
    try await bench.driver.tap(text: "Log in by e-mail")
    try await bench.driver.type("ada@inn.example", into: "email")
    try await bench.driver.type("secret", into: "password")
    await bench.transport.hold()
    async let first: Void = bench.driver.tap(text: "Log in")
    while await bench.transport.heldCount == 0 { await Task.yield() }
    let button = try #require(bench.driver.button(titled: "Log in"))
    #expect(!button.isEnabled)
    button.sendActions(for: .touchUpInside)
    await bench.transport.release()
    try await first
    #expect(await bench.transport.count(of: "/enter") == 1)
    #expect(bench.driver.screenStack == ["RoomViewController"])
  }

  @Test func keyboardOffersWhatIsAskedFor() async throws {
    let bench = try await Bench()
    try await bench.driver.tap(text: "Log in by e-mail")
    let email = try #require(bench.driver.field("email"))
    #expect(email.textContentType == .username)
    #expect(email.keyboardType == .emailAddress)
    #expect(bench.driver.field("password")?.textContentType == .password)
    try await bench.driver.goBack()
    try await bench.driver.tap(text: "Sign up by e-mail")
    #expect(bench.driver.field("password")?.textContentType == .newPassword)
    try await bench.driver.goBack()
    try await bench.driver.tap(text: "Log in by phone")
    try await bench.driver.type("+49 30 123456", into: "phone")
    try await bench.driver.tap(text: "Send me a code")
    let code = try #require(bench.driver.field("code"))
    #expect(code.textContentType == .oneTimeCode)
    #expect(code.keyboardType == .numberPad)
  }
}

/// A server whose answer a test changes.
private final class CodeServer: Sendable {
  let answer = Mutex(HTTPResponse(json: "{}"))

  func answer(_ request: HTTPRequest) throws -> HTTPResponse {
    answer.withLock { $0 }
  }
}

extension ScreenDriver {
  fileprivate func field(_ id: String) -> UITextField? {
    views.compactMap { $0 as? UITextField }.first { $0.accessibilityIdentifier == id }
  }

  /// What is said to be wrong with a field.
  fileprivate func problem(of id: String) -> String? {
    let labels = field(id)?.superview?.subviews.compactMap { $0 as? UILabel } ?? []
    return labels.last.flatMap { $0.isHidden ? nil : $0.text }
  }

  /// The button that has another code sent.
  fileprivate var resend: UIBarButtonItem? { topScreen?.navigationItem.rightBarButtonItem }

  fileprivate func button(titled title: String) -> UIButton? {
    views.compactMap { $0 as? UIButton }.first { $0.currentTitle == title }
  }

  private var views: [UIView] {
    func all(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
    return topScreen?.viewIfLoaded.map(all) ?? []
  }
}

/// The inn leaves nothing to code.
private struct InnParts: InnDependencies {}
