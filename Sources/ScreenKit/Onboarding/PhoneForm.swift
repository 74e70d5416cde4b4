/// Has a code sent to a phone number, which is then entered to log in or sign up.
final class PhoneForm: FormController {
  private let admission: Admission
  private let sendCode: LogInFlows.Mail
  private let send: LogInFlows.Entry
  private let phone = StateBox("")
  /// The number that a code was sent to last.
  private var sentTo: String?
  private lazy var wait = ResendWait(clock: runtime.clock)

  init(
    runtime: AppRuntime, to admission: Admission, sendCode: @escaping LogInFlows.Mail,
    send: @escaping LogInFlows.Entry
  ) {
    self.admission = admission
    self.sendCode = sendCode
    self.send = send
    super.init(
      runtime: runtime,
      configuration: FormConfiguration(
        title: admission.phoneTitle, submitTitle: OnboardingText.sendCode))
    observe(phone)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func makeFields() -> [FormField] {
    [
      .text(
        id: "phone", title: OnboardingText.phone,
        rules: [.required, .format(.phone)], value: phone.binding(\.self))
    ]
  }

  // The form for the code has taken over the clock's callback.
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    wait.onChange = { [weak self] in self?.showTimeLeft() }
    showTimeLeft()
  }

  override func stateDidChange() {
    super.stateDidChange()
    showTimeLeft()
  }

  /// Who has a code already can go on and enter it.
  private func showTimeLeft() {
    let phone = phone.value
    let isRefused = phone != sentTo && wait.isRefused(to: phone)
    showWait(isRefused ? wait.title(OnboardingText.sendCode, in: runtime.strings.locale) : nil)
  }

  override func submit() {
    let phone = phone.value
    // Who has only looked at the number once more has a code already.
    if wait.isRunning, phone == sentTo { return enterCode(sentTo: phone) }
    run(
      operation: { [sendCode] in try await sendCode(phone) },
      then: { [weak self] _, _ in
        guard let self else { return }
        sentTo = phone
        wait.begin()
        enterCode(sentTo: phone)
      },
      failed: { [weak self] _, error in
        self?.wait.begin(after: error, for: phone)
        self?.tellFailure(error, refused: OnboardingText.unknown)
      })
  }

  private func enterCode(sentTo phone: String) {
    push(
      CodeForm(
        runtime: runtime, to: admission, phone: phone, sendCode: sendCode, wait: wait, send: send))
  }
}

/// Takes the code that was sent to a phone.
final class CodeForm: FormController {
  private let admission: Admission
  private let phone: String
  private let sendCode: LogInFlows.Mail
  private let wait: ResendWait
  private let send: LogInFlows.Entry
  private let code = StateBox("")

  /// - Parameter wait: Says when another code can be sent.
  init(
    runtime: AppRuntime, to admission: Admission, phone: String,
    sendCode: @escaping LogInFlows.Mail, wait: ResendWait, send: @escaping LogInFlows.Entry
  ) {
    self.admission = admission
    self.phone = phone
    self.sendCode = sendCode
    self.wait = wait
    self.send = send
    super.init(
      runtime: runtime,
      configuration: FormConfiguration(
        title: OnboardingText.code, submitTitle: admission.submit))
    observe(code)
    wait.onChange = { [weak self] in self?.updateBarItems() }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func makeFields() -> [FormField] {
    [
      .text(
        id: "code", title: OnboardingText.code, rules: [.required], value: code.binding(\.self)
      )
      .entering(.code)
    ]
  }

  override func makeBarItems() -> BarItems {
    let timeLeft = wait.timeLeft(in: runtime.strings.locale)
    let title = wait.isRunning ? OnboardingText.sendAgain(in: timeLeft) : OnboardingText.sendAgain
    var item = BarItem(title: title) { [weak self] _ in self?.sendAgain() }
    item.isEnabled = !wait.isRunning
    return BarItems(trailing: [item])
  }

  private func sendAgain() {
    run(
      operation: { [phone, sendCode] in try await sendCode(phone) },
      then: { [wait] screen, _ in
        wait.begin()
        screen.notice(OnboardingText.codeSent)
      },
      failed: { [weak self, phone] _, error in
        self?.wait.begin(after: error, for: phone)
        self?.tellFailure(error, refused: OnboardingText.unknown)
      })
  }

  override func submit() {
    run(
      operation: { [phone, send, code] in try await send(phone, code.value) },
      failed: { [weak self, admission] _, error in
        self?.tellFailure(error, refused: admission.refused)
      })
  }
}
