import ScreenKit

/// The fixture's form of a post, run by a coordinator.
@MainActor
final class ComposeCoordinator: FormCoordinator {
  nonisolated struct Form: Hashable, Sendable {
    var text = ""
    var age: Int?
  }

  private let app: FixtureApp
  private let form = StateBox(Form())

  init(app: FixtureApp, discard: FormConfiguration.Discard = .confirm) {
    self.app = app
    super.init(
      runtime: app.runtime,
      configuration: FormConfiguration(
        title: .verbatim("Compose"), submitTitle: .key("compose.publish"), discard: discard))
    observe(form)
  }

  override func makeBarItems() -> BarItems {
    BarItems(
      leading: [
        BarItem(icon: .symbol("xmark"), label: .key("compose.close")) { screen in
          screen.dismissScreen()
        }
      ],
      trailing: [
        BarItem(title: .verbatim("Greet")) { [form] _ in form.value.text = "Hello" }
      ])
  }

  override func makeFields() -> [FormField] {
    [
      .text(
        id: "text", title: .key("compose.text"), rules: [.required, .length(max: 280)],
        value: form.binding(\.text)),
      .number(
        id: "age", title: .verbatim("Age"), rules: [.range(min: 1, max: 120)],
        value: form.binding(\.age)),
    ]
  }

  override func submit() {
    run(
      operation: { [app, form] in
        try await app.send(PublishPost(text: form.value.text, audience: .everyone))
      },
      then: { screen, _ in screen.dismissScreen() },
      failed: { [weak self] screen, _ in
        screen.notice(.key("compose.failed"), retry: { self?.submit() })
      })
  }
}
