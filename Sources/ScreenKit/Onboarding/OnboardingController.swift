/// The library's own screen before the log-in gate: the ways to log in and to sign up, and at the first
/// start of the app the pages of a walkthrough over it.
public final class OnboardingController: CollectionController {
  /// What the app remembers once the walkthrough was shown.
  package static let seenKey = "onboarding.seen"

  private let flows: LogInFlows
  private let walkthrough: [WalkthroughPage]

  /// A screen with `flows` into the app.
  public init(runtime: AppRuntime, walkthrough: [WalkthroughPage] = [], flows: LogInFlows) {
    self.flows = flows
    self.walkthrough = walkthrough
    super.init(
      runtime: runtime, configuration: CollectionConfiguration(title: OnboardingText.title))
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !walkthrough.isEmpty,
      runtime.stored.value(for: Self.seenKey, as: Bool.self) != true
    else { return }
    runtime.stored.keep(true, for: Self.seenKey)
    present(WalkthroughController(runtime: runtime, pages: walkthrough), as: .fullScreen)
  }

  public override func makeSections() -> [ListSection] {
    let adapter = WayRow()
    return [
      ListSection(id: "ways") { [runtime, flows] in
        Self.ways(flows, runtime).enumerated().map { index, way in
          Row(
            WayItem(id: index, title: way.title), adapter,
            onSelect: { screen in screen.push(way.makeScreen()) })
        }
      }
    ]
  }

  private struct Way {
    let title: ScreenText
    let makeScreen: @MainActor () -> UIViewController
  }

  private static func ways(_ flows: LogInFlows, _ runtime: AppRuntime) -> [Way] {
    [(Admission.logIn, flows.logIn), (.signUp, flows.signUp)].flatMap { admission, ways in
      [
        ways.email.map { send in
          Way(title: admission.emailTitle) {
            EmailForm(
              runtime: runtime, to: admission, send: send,
              resetPassword: admission == .logIn ? flows.resetPassword : nil)
          }
        },
        ways.phone.flatMap { send in
          flows.sendCode.map { sendCode in
            Way(title: admission.phoneTitle) {
              PhoneForm(runtime: runtime, to: admission, sendCode: sendCode, send: send)
            }
          }
        },
      ].compactMap { $0 }
    }
  }
}

private struct WayItem: Model {
  let id: Int
  let title: ScreenText
}

private struct WayRow: CellAdapter {
  func cell(for item: WayItem, in context: CellContext) -> CellNode {
    .row([.text(item.title)], padding: SpacingToken(points: 16))
  }
}
