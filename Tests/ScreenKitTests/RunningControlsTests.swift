import ScreenDriver
import ScreenKit
import Testing

/// What is tapped stays disabled as long as anything runs for it, wherever it stands.
@MainActor @Suite struct RunningControlsTests {
  /// Ends what waits for it when a test says so.
  @MainActor
  final class Step {
    var isDone = false

    func wait() async {
      while !isDone { await Task.yield() }
    }
  }

  /// Begins two things with one tap.
  private final class TwoStepController: CollectionController {
    let first = Step()
    let second = Step()

    init(app: FixtureApp) {
      super.init(runtime: app.runtime, configuration: CollectionConfiguration())
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func makeSections() -> [ListSection] { [] }

    override func makeBarItems() -> BarItems {
      BarItems(trailing: [
        BarItem(title: .verbatim("Both")) { [first, second] screen in
          screen.run(operation: { await first.wait() })
          screen.run(operation: { await second.wait() })
        }
      ])
    }
  }

  @Test func buttonIsEnabledWhenTheLastOfSeveralHasEnded() async throws {
    let bench = FixtureBench()
    let screen = TwoStepController(app: bench.app)
    let driver = bench.show(screen)
    try await driver.settle()
    let button = try #require(screen.navigationItem.rightBarButtonItems?.first)
    button.headlessTap()
    #expect(!button.isEnabled)
    screen.first.isDone = true
    try await driver.wait(until: "the first has ended") {
      bench.app.runtime.operations.count == 1
    }
    #expect(!button.isEnabled)
    screen.second.isDone = true
    try await driver.settle()
    #expect(button.isEnabled)
  }

  /// Fails at first, and takes its time after that.
  private final class StubbornController: CollectionController {
    struct Refusal: Error {}

    let step = Step()
    private(set) var tries = 0

    init(app: FixtureApp) {
      super.init(runtime: app.runtime, configuration: CollectionConfiguration())
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func makeSections() -> [ListSection] { [] }

    override func makeBarItems() -> BarItems {
      BarItems(trailing: [
        BarItem(title: .verbatim("Ask")) { [weak self] screen in
          screen.confirm(.verbatim("Sure?")) { self?.attempt() }
        }
      ])
    }

    private func attempt() {
      run(
        operation: { [step, weak self] in
          self?.tries += 1
          if self?.tries == 1 { throw Refusal() }
          await step.wait()
        },
        failed: { screen, _ in
          screen.notice(.verbatim("Refused"), retry: { [weak self] in self?.attempt() })
        })
    }
  }

  @Test func anotherTryAfterAQuestionDisablesTheButton() async throws {
    let bench = FixtureBench()
    let screen = StubbornController(app: bench.app)
    let driver = bench.show(screen)
    try await driver.settle()
    let button = try #require(screen.navigationItem.rightBarButtonItems?.first)
    try await driver.tap(text: "Ask")
    try await driver.tap(text: "OK")
    #expect(driver.sees("Refused"))
    #expect(button.isEnabled)
    let notice = try #require(driver.window.all(NoticeView.self).first)
    let again = try #require(notice.all(UIButton.self).first)
    again.headlessTap()
    #expect(!button.isEnabled)
    screen.step.isDone = true
    try await driver.settle()
    #expect(button.isEnabled)
    #expect(screen.tries == 2)
  }

  @Test func anotherTryIsNoneWhileItRunsAgainAlready() async throws {
    let bench = FixtureBench()
    let screen = StubbornController(app: bench.app)
    let driver = bench.show(screen)
    try await driver.settle()
    try await driver.tap(text: "Ask")
    try await driver.tap(text: "OK")
    let notice = try #require(driver.window.all(NoticeView.self).first)
    let again = try #require(notice.all(UIButton.self).first)
    try await driver.tap(text: "Ask")
    let question = try #require(driver.topScreen as? UIAlertController)
    let yes = try #require(question.actions.first { $0.style != .cancel })
    question.headlessChoose(yes)
    try await driver.wait(until: "it runs again") { screen.tries == 2 }
    again.headlessTap()
    for _ in 0..<50 { await Task.yield() }
    #expect(screen.tries == 2)
    screen.step.isDone = true
    try await driver.settle()
  }

  /// A form with a button in the bar that the coordinator itself sees to.
  private final class DraftCoordinator: FormCoordinator {
    let step = Step()
    private let draft = StateBox("")

    init(app: FixtureApp) {
      super.init(
        runtime: app.runtime,
        configuration: FormConfiguration(submitTitle: .verbatim("Send"), discard: .confirm))
      observe(draft)
    }

    override func makeFields() -> [FormField] {
      [.text(id: "draft", title: .verbatim("Draft"), value: draft.binding(\.self))]
    }

    override func makeBarItems() -> BarItems {
      BarItems(trailing: [BarItem(title: .verbatim("Keep")) { [weak self] _ in self?.keep() }])
    }

    private func keep() {
      run(operation: { [step] in await step.wait() })
    }
  }

  @Test func buttonInTheBarOfACoordinatedFormIsDisabledAndTheFormIsNot() async throws {
    let bench = FixtureBench()
    let coordinator = DraftCoordinator(app: bench.app)
    let driver = bench.show(coordinator.primaryViewController)
    try await driver.settle()
    try await driver.type("Dear", into: "draft")
    let item = coordinator.primaryViewController.navigationItem
    let button = try #require(item.rightBarButtonItems?.first)
    button.headlessTap()
    #expect(!button.isEnabled)
    let fields = coordinator.container.view.all(UITextField.self)
    #expect(!fields.isEmpty && fields.allSatisfy(\.isEnabled))
    coordinator.step.isDone = true
    try await driver.settle()
    #expect(button.isEnabled)
    #expect(coordinator.hasChanges)
  }
}
