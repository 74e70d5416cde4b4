import ScreenDriver
import ScreenKit
import Testing

/// What was entered into forms, when they are shown anew.
@MainActor @Suite struct FormDraftScreenTests {
  nonisolated fileprivate struct Note: Hashable, Sendable {
    var text = ""
  }

  private let store = MemoryStore()

  /// An app that has just been started.
  private func makeRuntime() -> AppRuntime {
    AppRuntime(
      launch: LaunchValues(clock: ManualClock(), store: store), theme: Theme(name: "Plain"))
  }

  private func show(_ screen: UIViewController) async throws -> ScreenDriver {
    let driver = ScreenDriver(root: UINavigationController(rootViewController: screen))
    try await driver.settle()
    return driver
  }

  @Test func titlesSayWhatWasEntered() async throws {
    let first = try await show(NoteController(runtime: makeRuntime()))
    try await first.type("Milk", into: "text")
    let screen = NoteController(runtime: makeRuntime())
    let driver = try await show(screen)
    #expect(screen.note.value.text == "Milk" && screen.hasChanges)
    #expect(driver.topScreen?.navigationItem.title == "Note: Milk")
    #expect(screen.isModalInPresentation, "there is something to lose")
  }

  @Test("what a form hands back by its button is sent, and nothing asks whether to throw it away")
  func whatIsHandedBackIsSent() async throws {
    for makeForm in Self.forms {
      let root = UIViewController()
      let driver = try await show(root)
      root.present(
        UINavigationController(rootViewController: makeForm(makeRuntime())), animated: false)
      try await driver.settle()
      try await driver.type("Milk", into: "text")
      try await driver.tap(text: "Done")
      #expect(driver.topScreen === root)
      let later = try await show(NoteController(runtime: makeRuntime()))
      #expect(later.topScreen?.navigationItem.title == "Note: ")
    }
  }

  @Test func goingBackKeepsWhatWasEntered() async throws {
    for (number, makeForm) in Self.silentForms.enumerated() {
      let first = try await show(UIViewController())
      let navigation = first.topScreen?.navigationController
      navigation?.pushViewController(makeForm(makeRuntime()), animated: false)
      try await first.settle()
      try await first.type("Milk \(number)", into: "text")
      try await first.goBack()
      let later = try await show(NoteController(runtime: makeRuntime()))
      #expect(later.topScreen?.navigationItem.title == "Note: Milk \(number)")
    }
  }

  @Test func sessionsTakeTheirDraftsWithThem() async throws {
    let runtime = makeRuntime()
    let sessions = SessionStore<String>()
    runtime.follow(sessions)
    try sessions.begin("Ann")
    let first = try await show(NoteController(runtime: runtime))
    try await first.type("Milk", into: "text")
    try sessions.renew("Ann again")
    let second = try await show(NoteController(runtime: runtime))
    #expect(second.topScreen?.navigationItem.title == "Note: Milk")
    runtime.logOut()
    let later = try await show(NoteController(runtime: runtime))
    #expect(later.topScreen?.navigationItem.title == "Note: ")
  }

  private static let forms: [@MainActor (AppRuntime) -> UIViewController] = [
    { NoteController(runtime: $0) }, { NoteCoordinator(runtime: $0).primaryViewController },
  ]

  private static let silentForms: [@MainActor (AppRuntime) -> UIViewController] = [
    { NoteController(runtime: $0, discard: .silently) },
    { NoteCoordinator(runtime: $0, discard: .silently).primaryViewController },
  ]
}

private final class NoteController: FormController {
  let note = StateBox(FormDraftScreenTests.Note())

  init(runtime: AppRuntime, discard: FormConfiguration.Discard = .confirm) {
    super.init(
      runtime: runtime,
      configuration: FormConfiguration(submitTitle: .verbatim("Done"), discard: discard))
    observe(note)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var formDraft: FormDraft? { FormDraft(of: "Note") }
  override func makeTitle() -> ScreenText? { .verbatim("Note: \(note.value.text)") }
  override func makeFields() -> [FormField] {
    [.text(id: "text", title: .verbatim("Text"), value: note.binding(\.text))]
  }
  override func submit() { closeScreen() }
}

private final class NoteCoordinator: FormCoordinator {
  private let note = StateBox(FormDraftScreenTests.Note())

  init(runtime: AppRuntime, discard: FormConfiguration.Discard = .confirm) {
    super.init(
      runtime: runtime,
      configuration: FormConfiguration(submitTitle: .verbatim("Done"), discard: discard))
    observe(note)
  }

  override var formDraft: FormDraft? { FormDraft(of: "Note") }
  override func makeFields() -> [FormField] {
    [.text(id: "text", title: .verbatim("Text"), value: note.binding(\.text))]
  }
  override func submit() { closeScreen() }
}
