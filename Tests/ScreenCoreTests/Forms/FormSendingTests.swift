import Testing

@testable import ScreenCore

/// What comes between what a form sends and its end.
@MainActor @Suite struct FormSendingTests {
  private let store = MemoryStore()
  private let view = RecordingView()

  private func makePresenter() -> LetterPresenter {
    LetterPresenter(FormDrafts(in: store), on: view)
  }

  /// What is entered in the form when the app is started anew.
  private var kept: String { makePresenter().text.value }

  private func write(_ presenter: LetterPresenter) async throws {
    presenter.text.value = "Dear"
    try await send(presenter)
  }

  private func send(_ presenter: LetterPresenter) async throws {
    presenter.didTapSubmit()
    try await settle(presenter)
  }

  @Test("what a question keeps from being sent is a draft")
  func draftsStayUntilQuestionsAreAnswered() async throws {
    let presenter = makePresenter()
    presenter.question = "Send a copy?"
    presenter.second = {}
    view.saysYes = false
    try await write(presenter)
    #expect(presenter.hasChanges && view.isUnsaved && kept == "Dear")
    view.saysYes = true
    presenter.second = { throw LoadError.status(500, Refusal()) }
    try await send(presenter)
    #expect(presenter.hasChanges && view.isUnsaved && kept == "Dear")
    presenter.second = {}
    try await send(presenter)
    #expect(!presenter.hasChanges && !view.isUnsaved && kept == "")
    #expect(view.questions == Array(repeating: "Send a copy?", count: 3))
  }

  @Test func answersMayTakeTheirTime() async throws {
    let presenter = makePresenter()
    presenter.question = "Send a copy?"
    presenter.second = {}
    view.answersLater = true
    try await write(presenter)
    #expect(presenter.hasChanges && view.isUnsaved && kept == "Dear")
    view.answer?()
    try await settle(presenter)
    #expect(!presenter.hasChanges && !view.isUnsaved && kept == "")
  }

  @Test("a form that closes behind an answer is sent, and does not ask whether to throw it away")
  func answersMayCloseForms() async throws {
    let presenter = makePresenter()
    presenter.question = "Close?"
    view.answersLater = true
    try await write(presenter)
    #expect(kept == "Dear")
    view.answer?()
    #expect(view.questions == ["Close?"] && view.ways == ["dismiss"] && kept == "")
  }

  @Test("what is sent since the form could not be is not the form")
  func whatFollowsAFailureSendsNothing() async throws {
    let presenter = makePresenter()
    presenter.isRefused = true
    try await write(presenter)
    #expect(presenter.reports == 1)
    #expect(presenter.hasChanges && view.isUnsaved && kept == "Dear")
    presenter.isRefused = false
    try await send(presenter)
    #expect(presenter.reports == 1 && kept == "")
  }
}

/// A presenter of a form that sends what it holds, asks, and sends something else.
@MainActor
private final class LetterPresenter: FormPresenter<Place>, FormPresenting {
  weak var view: (any FormView)?
  let text = StateBox("")
  var isRefused = false
  /// What is asked once the form is sent.
  var question: ScreenText?
  /// What is sent behind the form and the question; the form closes where that is nothing.
  var second: (@MainActor () async throws -> Void)?
  /// How often something else was sent where the form could not be.
  private(set) var reports = 0

  init(_ drafts: FormDrafts, on view: RecordingView) {
    self.view = view
    super.init(
      PresenterContext(navigator: RecordingNavigator(), drafts: drafts),
      configuration: FormConfiguration(submitTitle: "Send", discard: .confirm))
    observe(text)
    viewDidLoad()
  }

  override var formView: (any FormView)? { view }
  override var formDraft: FormDraft? { FormDraft(of: "Letter") }

  override func makeFields() -> [FormField] {
    [.text(id: "text", title: "Text", value: text.binding(\.self))]
  }

  override func submit() {
    run(
      operation: { [isRefused] in
        if isRefused { throw LoadError.status(500, Refusal()) }
      },
      then: { [weak self] _, _ in self?.ask() },
      failed: { [weak self] _, _ in self?.report() })
  }

  private func ask() {
    guard let question else { return goOn() }
    confirm(question) { [weak self] in self?.goOn() }
  }

  private func goOn() {
    guard let second else { return dismissScreen() }
    run(operation: second)
  }

  private func report() {
    run(operation: { [weak self] in self?.reports += 1 })
  }
}
