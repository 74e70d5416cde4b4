import Login
import ScreenDriver
import ScreenKit
import Testing

/// The ways into Login and out of it, as its specs have them.
@MainActor
@Suite struct GateFlowTests {
  private let logInAnswer = GateAnswer(
    "LogIn", .post, "/members/log-in",
    .json(
      #"""
      {"member":{"id":"member-1","name":"Tariq Sharma","email":"uma30@example.com"},"token":"B-5217","renewal":"Warm window"}
      """#))

  private let thingSourceAnswer = GateAnswer(
    "ThingSource", .get, "/library/things.json",
    .recorded("Samples/things.json"),
    then: #"{"rows":[]}"#)

  private let signUpAnswer = GateAnswer(
    "SignUp", .post, "/members/sign-up",
    .json(
      #"""
      {"member":{"id":"member-1","name":"Sami Varga","email":"anouk54@example.com"},"token":"R-7898","renewal":"Green window"}
      """#))

  private let resetPasswordAnswer = GateAnswer(
    "ResetPassword", .post, "/members/reset",
    .nothing)

  private let renewTokenAnswer = GateAnswer(
    "RenewToken", .post, "/members/renew",
    .json(
      #"""
      {"member":{"id":"member-1","name":"Emil Lindqvist","email":"zo16@example.com"},"token":"R-3536","renewal":"Golden morning"}
      """#))

  @Test func theAppBeginsAtItsGate() async throws {
    let stage = try await GateStage([])
    #expect(stage.app.sessions.current == nil)
    #expect(stage.driver.sees("Library of things"))
    #expect(stage.driver.sees("Log in by e-mail"))
  }

  @Test func theWalkthroughLeadsToTheGate() async throws {
    let store = MemoryStore()
    let stage = try await GateStage([], remembering: store)
    #expect(stage.driver.sees("Borrow, not buy"))
    #expect(stage.driver.sees("A ladder is used twice a year. Share it with the street."))
    try await stage.driver.tap(text: "Next")
    #expect(stage.driver.sees("Keep in mind"))
    #expect(stage.driver.sees("Mark what you will need, and find it again."))
    try await stage.driver.tap(text: "Get started")
    #expect(!stage.driver.sees("Mark what you will need, and find it again."))
    #expect(stage.driver.sees("Library of things"))
    #expect(stage.driver.sees("Log in by e-mail"))
  }

  @Test func theWalkthroughIsShownAtTheFirstStartOnly() async throws {
    let store = MemoryStore()
    var stage = try await GateStage([], remembering: store)
    #expect(stage.driver.sees("Borrow, not buy"))
    #expect(stage.driver.sees("A ladder is used twice a year. Share it with the street."))
    try await stage.driver.tap(text: "Next")
    #expect(stage.driver.sees("Keep in mind"))
    #expect(stage.driver.sees("Mark what you will need, and find it again."))
    try await stage.driver.tap(text: "Get started")
    stage.driver.close()
    stage = try await GateStage([], remembering: store)
    #expect(!stage.driver.sees("A ladder is used twice a year. Share it with the street."))
    #expect(stage.driver.sees("Library of things"))
    #expect(stage.driver.sees("Log in by e-mail"))
  }

  @Test func theWalkthroughCanBeSkipped() async throws {
    let store = MemoryStore()
    let stage = try await GateStage([], remembering: store)
    try await stage.driver.tap(text: "Skip")
    #expect(!stage.driver.sees("A ladder is used twice a year. Share it with the street."))
    #expect(stage.driver.sees("Library of things"))
    #expect(stage.driver.sees("Log in by e-mail"))
  }

  @Test func logInByEmailAsksForWhatIsMissing() async throws {
    let stage = try await GateStage([logInAnswer])
    try await stage.driver.tap(text: "Log in by e-mail")
    try await stage.driver.tap(text: "Log in")
    #expect(stage.driver.sees("Please fill this in"))
    #expect(await stage.server.count(of: "LogIn") == 0)
  }

  @Test func logInByEmailCanBeRefused() async throws {
    let stage = try await GateStage([logInAnswer])
    await stage.server.refuse("LogIn", with: 401)
    try await stage.driver.tap(text: "Log in by e-mail")
    try await stage.driver.type("ada@example.com", into: "email")
    try await stage.driver.type("a long password", into: "password")
    try await stage.driver.tap(text: "Log in")
    #expect(stage.driver.sees("The library does not know this e-mail with this password."))
    #expect(await stage.server.count(of: "LogIn") == 1)
    #expect(stage.app.sessions.current == nil)
  }

  @Test func logInByEmailSaysThatNoAnswerComes() async throws {
    let stage = try await GateStage([logInAnswer])
    await stage.server.refuse("LogIn", with: nil)
    try await stage.driver.tap(text: "Log in by e-mail")
    try await stage.driver.type("ada@example.com", into: "email")
    try await stage.driver.type("a long password", into: "password")
    try await stage.driver.tap(text: "Log in")
    #expect(stage.driver.sees("That did not work. Please try again."))
    #expect(stage.app.sessions.current == nil)
  }

  @Test func logInByEmailLeadsToThings() async throws {
    let stage = try await GateStage([logInAnswer, thingSourceAnswer])
    try await stage.driver.tap(text: "Log in by e-mail")
    try await stage.driver.type("ada@example.com", into: "email")
    try await stage.driver.type("a long password", into: "password")
    try await stage.driver.tap(text: "Log in")
    #expect(stage.app.sessions.current != nil)
    #expect(stage.driver.title == "Things to borrow")
    #expect(stage.driver.sees("Beamer, large"))
  }

  @Test func signUpByEmailAsksForWhatIsMissing() async throws {
    let stage = try await GateStage([signUpAnswer])
    try await stage.driver.tap(text: "Sign up by e-mail")
    try await stage.driver.tap(text: "Sign up")
    #expect(stage.driver.sees("Please fill this in"))
    #expect(await stage.server.count(of: "SignUp") == 0)
  }

  @Test func signUpByEmailCanBeRefused() async throws {
    let stage = try await GateStage([signUpAnswer])
    await stage.server.refuse("SignUp", with: 409)
    try await stage.driver.tap(text: "Sign up by e-mail")
    try await stage.driver.type("ada@example.com", into: "email")
    try await stage.driver.type("a long password", into: "password")
    try await stage.driver.tap(text: "Sign up")
    #expect(stage.driver.sees("You cannot sign up with this. Do you have an account"))
    #expect(await stage.server.count(of: "SignUp") == 1)
    #expect(stage.app.sessions.current == nil)
  }

  @Test func signUpByEmailSaysThatNoAnswerComes() async throws {
    let stage = try await GateStage([signUpAnswer])
    await stage.server.refuse("SignUp", with: nil)
    try await stage.driver.tap(text: "Sign up by e-mail")
    try await stage.driver.type("ada@example.com", into: "email")
    try await stage.driver.type("a long password", into: "password")
    try await stage.driver.tap(text: "Sign up")
    #expect(stage.driver.sees("That did not work. Please try again."))
    #expect(stage.app.sessions.current == nil)
  }

  @Test func signUpByEmailLeadsToThings() async throws {
    let stage = try await GateStage([thingSourceAnswer, signUpAnswer])
    try await stage.driver.tap(text: "Sign up by e-mail")
    try await stage.driver.type("ada@example.com", into: "email")
    try await stage.driver.type("a long password", into: "password")
    try await stage.driver.tap(text: "Sign up")
    #expect(stage.app.sessions.current != nil)
    #expect(stage.driver.title == "Things to borrow")
    #expect(stage.driver.sees("Beamer, large"))
  }

  @Test func aForgottenPasswordIsAskedFor() async throws {
    let stage = try await GateStage([resetPasswordAnswer])
    try await stage.driver.tap(text: "Log in by e-mail")
    try await stage.driver.tap(text: "Forgot your password?")
    try await stage.driver.type("ada@example.com", into: "email")
    try await stage.driver.tap(text: "Reset the password")
    #expect(await stage.server.count(of: "ResetPassword") == 1)
    #expect(stage.driver.sees("Look into your mail for what to do next"))
    #expect(stage.app.sessions.current == nil)
  }

  @Test func aPasswordOfNobodyIsTold() async throws {
    let stage = try await GateStage([resetPasswordAnswer])
    await stage.server.refuse("ResetPassword", with: 404)
    try await stage.driver.tap(text: "Log in by e-mail")
    try await stage.driver.tap(text: "Forgot your password?")
    try await stage.driver.type("ada@example.com", into: "email")
    try await stage.driver.tap(text: "Reset the password")
    #expect(await stage.server.count(of: "ResetPassword") == 1)
    #expect(stage.driver.sees("Nobody here is known by this"))
    #expect(stage.app.sessions.current == nil)
  }

  @Test func accountLogsOut() async throws {
    let stage = try await GateStage([logInAnswer, thingSourceAnswer])
    try await stage.driver.tap(text: "Log in by e-mail")
    try await stage.driver.type("ada@example.com", into: "email")
    try await stage.driver.type("a long password", into: "password")
    try await stage.driver.tap(text: "Log in")
    #expect(stage.app.sessions.current != nil)
    try await stage.driver.tap(label: "You")
    try await stage.driver.tap(label: "Log out")
    try await stage.driver.tap(text: "OK")
    #expect(stage.app.sessions.current == nil)
    #expect(stage.driver.sees("Library of things"))
    #expect(stage.driver.sees("Log in by e-mail"))
  }

  @Test func aSessionThatHasRunOutIsRenewedUnseen() async throws {
    let stage = try await GateStage([logInAnswer, thingSourceAnswer, renewTokenAnswer])
    try await stage.driver.tap(text: "Log in by e-mail")
    try await stage.driver.type("ada@example.com", into: "email")
    try await stage.driver.type("a long password", into: "password")
    try await stage.driver.tap(text: "Log in")
    #expect(stage.app.sessions.current != nil)
    await stage.server.endSessions(of: ["ThingSource"], until: "RenewToken")
    try await stage.driver.pullToRefresh()
    #expect(await stage.server.count(of: "RenewToken") == 1)
    #expect(stage.app.sessions.current != nil)
    #expect(stage.driver.title == "Things to borrow")
    #expect(stage.driver.sees("Beamer, large"))
  }

  @Test func aSessionThatIsNotRenewedEndsAtTheGate() async throws {
    let stage = try await GateStage([logInAnswer, thingSourceAnswer, renewTokenAnswer])
    try await stage.driver.tap(text: "Log in by e-mail")
    try await stage.driver.type("ada@example.com", into: "email")
    try await stage.driver.type("a long password", into: "password")
    try await stage.driver.tap(text: "Log in")
    #expect(stage.app.sessions.current != nil)
    await stage.server.endSessions(of: ["ThingSource"], until: "RenewToken")
    await stage.server.refuse("RenewToken", with: 401)
    try await stage.driver.pullToRefresh()
    #expect(await stage.server.count(of: "RenewToken") == 1)
    #expect(stage.app.sessions.current == nil)
    #expect(stage.driver.sees("Library of things"))
    #expect(stage.driver.sees("Log in by e-mail"))
  }
}
