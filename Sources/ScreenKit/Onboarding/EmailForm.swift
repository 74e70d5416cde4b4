/// Logs in or signs up by an e-mail address and a password.
final class EmailForm: FormController {
  private struct Values: Hashable, Sendable {
    var email = ""
    var password = ""
  }

  private let admission: Admission
  private let send: LogInFlows.Entry
  private let resetPassword: LogInFlows.Mail?
  private let values = StateBox(Values())

  init(
    runtime: AppRuntime, to admission: Admission, send: @escaping LogInFlows.Entry,
    resetPassword: LogInFlows.Mail?
  ) {
    self.admission = admission
    self.send = send
    self.resetPassword = resetPassword
    super.init(
      runtime: runtime,
      configuration: FormConfiguration(
        title: admission.emailTitle, submitTitle: admission.submit))
    observe(values)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func makeFields() -> [FormField] {
    [
      .email(values.binding(\.email)),
      .text(
        id: "password", title: OnboardingText.password, rules: [.required], isSecret: true,
        value: values.binding(\.password)
      )
      .entering(admission == .logIn ? .password : .newPassword),
    ]
  }

  override func makeBarItems() -> BarItems {
    guard let resetPassword else { return BarItems() }
    return BarItems(trailing: [
      BarItem(title: OnboardingText.forgotten) { [runtime] screen in
        screen.push(ResetForm(runtime: runtime, send: resetPassword))
      }
    ])
  }

  override func submit() {
    run(
      operation: { [send, values] in
        try await send(values.value.email, values.value.password)
      },
      failed: { [weak self, admission] _, error in
        self?.tellFailure(error, refused: admission.refused)
      })
  }
}

/// Has what is needed for a new password sent to an e-mail address.
final class ResetForm: FormController {
  private let send: LogInFlows.Mail
  private let email = StateBox("")
  private lazy var wait = ResendWait(clock: runtime.clock)

  init(runtime: AppRuntime, send: @escaping LogInFlows.Mail) {
    self.send = send
    super.init(
      runtime: runtime,
      configuration: FormConfiguration(
        title: OnboardingText.reset, submitTitle: OnboardingText.reset))
    observe(email)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func makeFields() -> [FormField] { [.email(email.binding(\.self))] }

  override func viewDidLoad() {
    super.viewDidLoad()
    wait.onChange = { [weak self] in self?.showTimeLeft() }
  }

  override func stateDidChange() {
    super.stateDidChange()
    showTimeLeft()
  }

  private func showTimeLeft() {
    let isRefused = wait.isRefused(to: email.value)
    showWait(isRefused ? wait.title(OnboardingText.reset, in: runtime.strings.locale) : nil)
  }

  override func submit() {
    let email = email.value
    run(
      operation: { [send] in try await send(email) },
      then: { screen, _ in
        screen.notice(OnboardingText.resetSent)
        screen.popScreen()
      },
      failed: { [weak self] _, error in
        self?.wait.begin(after: error, for: email)
        self?.tellFailure(error, refused: OnboardingText.unknown)
      })
  }
}

extension FormField {
  /// A field for an e-mail address: what is before and behind an `@`.
  fileprivate static func email(_ value: StateBinding<String>) -> FormField {
    .text(
      id: "email", title: OnboardingText.email,
      rules: [.required, .format(.email)], value: value
    )
    .entering(.account)
  }
}
