import ScreenCore
import ScreenInterpreter
import ScreenKit
import SpecModel

/// The gate that is the library's: a walkthrough, and forms that log in, sign up and reset a password.
@MainActor
struct LibraryGate {
  /// A form by which a person is let in.
  private struct Door {
    /// What it is called in reports, and at the beginning of the names of tests.
    let name: String
    let test: String
    /// What is sent at last, and what is sent first.
    let request: String
    let first: String
    let opening: FlowStep
    /// Enters what is wanted, up to the button that sends it.
    let entering: [FlowStep]
    /// The buttons that send what is sent first and last.
    let next: String
    let submit: String
    /// How a server refuses it, and what is said of that.
    let status: Int
    let refused: String
  }

  private static let email = "ada@example.com"
  private static let password = "a long password"
  private static let phone = "+15550100200"
  private static let code = "123456"

  private let app: InterpretedApp
  private let declaration: LogInFlowsDeclaration
  /// The screen behind the gate.
  private let main: String
  private let place: TrialPlace?

  init(
    _ declaration: LogInFlowsDeclaration, before main: String, of app: InterpretedApp,
    at place: TrialPlace?
  ) {
    self.declaration = declaration
    self.main = main
    self.app = app
    self.place = place
  }

  private func text(_ text: ScreenText) -> String { app.runtime.string(text) }

  var gate: Gate {
    let flows = walkthrough + doors.flatMap { self.flows(by: $0) } + reset
    return Gate(
      place: place, sight: sight, flows: flows.map { .flow($0) },
      wayIn: doors.first.map { wayIn($0) })
  }

  private var sight: [FlowStep] {
    ([text(OnboardingText.title)] + doors.prefix(1).map(\.name)).map { .sees($0) }
  }

  private func flow(_ name: String, _ test: String, _ steps: [FlowStep]) -> Flow {
    Flow(name: name, test: test, place: place, steps: steps)
  }

  // MARK: - The walkthrough

  private var walkthrough: [Flow] {
    let pages = app.walkthrough
    guard let first = pages.first, let last = pages.last else { return [] }
    let begin = FlowStep.begin(isFirst: true)
    let through = pages.indices.flatMap { page -> [FlowStep] in
      let isLast = page + 1 == pages.count
      return [
        .sees(pages[page].title), .sees(pages[page].text),
        .tapText(text(isLast ? OnboardingText.start : OnboardingText.next)),
      ]
    }
    var flows = [
      flow(
        "the walkthrough leads to the gate", "theWalkthroughLeadsToTheGate",
        .parts([begin], through, [.misses(last.text)], sight)),
      flow(
        "the walkthrough is shown at the first start only",
        "theWalkthroughIsShownAtTheFirstStartOnly",
        .parts([begin], through, [.beginAgain, .misses(first.text)], sight)),
    ]
    if pages.count > 1 {
      flows.append(
        flow(
          "the walkthrough can be skipped", "theWalkthroughCanBeSkipped",
          .parts([begin, .tapText(text(OnboardingText.skip)), .misses(first.text)], sight)))
    }
    return flows
  }

  // MARK: - Forms that let in

  private var doors: [Door] {
    let signUp = declaration.signUp
    let doors: [Door?] = [
      declaration.logIn.email.map { door($0, by: OnboardingText.logInByEmail, "logInByEmail") },
      declaration.logIn.phone.flatMap {
        door($0, byPhone: OnboardingText.logInByPhone, "logInByPhone")
      },
      signUp?.email.map {
        door($0, by: OnboardingText.signUpByEmail, "signUpByEmail", isNew: true)
      },
      signUp?.phone.flatMap {
        door($0, byPhone: OnboardingText.signUpByPhone, "signUpByPhone", isNew: true)
      },
    ]
    return doors.compactMap(\.self)
  }

  private func door(
    _ request: Name, by title: ScreenText, _ test: String, isNew: Bool = false
  ) -> Door {
    let submit = text(isNew ? OnboardingText.signUp : OnboardingText.logIn)
    return Door(
      name: text(title), test: test, request: request.text, first: request.text,
      opening: .tapText(text(title)),
      entering: [.type(Self.email, into: "email"), .type(Self.password, into: "password")],
      next: submit, submit: submit, status: isNew ? 409 : 401,
      refused: text(isNew ? OnboardingText.taken : OnboardingText.wrong))
  }

  /// Nil where no request sends a code.
  private func door(
    _ request: Name, byPhone title: ScreenText, _ test: String, isNew: Bool = false
  ) -> Door? {
    guard let sendCode = declaration.sendCode else { return nil }
    let next = text(OnboardingText.sendCode)
    return Door(
      name: text(title), test: test, request: request.text, first: sendCode.text,
      opening: .tapText(text(title)),
      entering: [
        .type(Self.phone, into: "phone"), .tapText(next), .wasSent(sendCode.text, 1),
        .type(Self.code, into: "code"),
      ],
      next: next, submit: text(isNew ? OnboardingText.signUp : OnboardingText.logIn),
      status: isNew ? 409 : 401,
      refused: text(isNew ? OnboardingText.taken : OnboardingText.wrong))
  }

  private func wayIn(_ door: Door) -> [FlowStep] {
    .parts([door.opening], door.entering, [.tapText(door.submit)])
  }

  private func flows(by door: Door) -> [Flow] {
    let begin = FlowStep.begin(isFirst: false)
    return [
      flow(
        "\(door.name): what is missing is asked for", "\(door.test)AsksForWhatIsMissing",
        [
          begin, door.opening, .tapText(door.next), .sees(text(StandardText.required)),
          .wasSent(door.first, 0),
        ]),
      flow(
        "\(door.name): who is refused is told so and stays outside", "\(door.test)CanBeRefused",
        .parts(
          [begin, .refuse(door.request, status: door.status)], wayIn(door),
          [.sees(door.refused), .wasSent(door.request, 1), .isLoggedIn(false)])),
      flow(
        "\(door.name): that no answer comes is told", "\(door.test)SaysThatNoAnswerComes",
        .parts(
          [begin, .refuse(door.request, status: nil)], wayIn(door),
          [.sees(text(StandardText.failed)), .isLoggedIn(false)])),
      flow(
        "\(door.name): leads to \(main)", "\(door.test)LeadsTo\(main)",
        .parts([begin], wayIn(door), [.isLoggedIn(true), .shows(main)])),
    ]
  }

  // MARK: - A new password

  private var reset: [Flow] {
    guard let request = declaration.resetPassword, declaration.logIn.email != nil else { return [] }
    let asking: [FlowStep] = [
      .tapText(text(OnboardingText.logInByEmail)), .tapText(text(OnboardingText.forgotten)),
      .type(Self.email, into: "email"), .tapText(text(OnboardingText.reset)),
      .wasSent(request.text, 1),
    ]
    let begin = FlowStep.begin(isFirst: false)
    return [
      flow(
        "a forgotten password is asked for", "aForgottenPasswordIsAskedFor",
        .parts([begin], asking, [.sees(text(OnboardingText.resetSent)), .isLoggedIn(false)])),
      flow(
        "a password of nobody is told", "aPasswordOfNobodyIsTold",
        .parts(
          [begin, .refuse(request.text, status: 404)], asking,
          [.sees(text(OnboardingText.unknown)), .isLoggedIn(false)])),
    ]
  }
}
