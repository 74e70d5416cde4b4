/// Has a code sent to a phone number, which is then entered to log in or sign up.
final class PhoneForm: FormController {
  private struct Values: Hashable, Sendable {
    var phone = ""
  }

  private let admission: Admission
  private let sendCode: LogInFlows.Mail
  private let send: LogInFlows.Entry
  private let values = StateBox(Values())

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
    observe(values)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func makeFields() -> [FormField] {
    [
      .text(
        id: "phone", title: OnboardingText.phone,
        rules: [.required, .format(.phone)], value: values.binding(\.phone))
    ]
  }

  override func submit() {
    let phone = values.value.phone
    run(
      operation: { [sendCode] in try await sendCode(phone) },
      then: { [weak self] screen, _ in
        guard let self else { return }
        screen.push(
          CodeForm(
            runtime: runtime, to: admission, phone: phone, sendCode: sendCode, send: send))
      },
      failed: { [weak self] _, error in
        self?.tellFailure(error, refused: OnboardingText.unknown)
      })
  }
}

/// Takes the code that was sent to a phone.
final class CodeForm: FormController {
  private struct Values: Hashable, Sendable {
    var code = ""
  }

  private let admission: Admission
  private let phone: String
  private let sendCode: LogInFlows.Mail
  private let send: LogInFlows.Entry
  private let values = StateBox(Values())

  init(
    runtime: AppRuntime, to admission: Admission, phone: String,
    sendCode: @escaping LogInFlows.Mail, send: @escaping LogInFlows.Entry
  ) {
    self.admission = admission
    self.phone = phone
    self.sendCode = sendCode
    self.send = send
    super.init(
      runtime: runtime,
      configuration: FormConfiguration(
        title: OnboardingText.code, submitTitle: admission.submit))
    observe(values)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func makeFields() -> [FormField] {
    [
      .text(
        id: "code", title: OnboardingText.code, rules: [.required],
        value: values.binding(\.code)
      )
      .entering(.code)
    ]
  }

  override func makeBarItems() -> BarItems {
    BarItems(trailing: [
      BarItem(title: OnboardingText.sendAgain) { [weak self, phone, sendCode] screen in
        screen.run(
          operation: { try await sendCode(phone) },
          then: { screen, _ in screen.notice(OnboardingText.codeSent) },
          failed: { [weak self] _, error in
            self?.tellFailure(error, refused: OnboardingText.unknown)
          })
      }
    ])
  }

  override func submit() {
    run(
      operation: { [phone, send, values] in try await send(phone, values.value.code) },
      failed: { [weak self, admission] _, error in
        self?.tellFailure(error, refused: admission.refused)
      })
  }
}
