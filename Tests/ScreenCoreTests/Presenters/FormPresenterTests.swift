import ScreenCore
import Testing

/// A presenter of a form for a note and how many copies of it are wanted.
@MainActor
private final class NotePresenter: FormPresenter<Place>, FormPresenting {
  struct Form: Hashable {
    var text = ""
    var copies = 1
  }

  weak var view: (any FormView)?
  let form = StateBox(Form())
  var isRefused = false
  private(set) var sent: [Form] = []

  init(_ navigator: RecordingNavigator, discard: FormConfiguration.Discard = .silently) {
    super.init(
      PresenterContext(navigator: navigator),
      configuration: FormConfiguration(submitTitle: "Send", discard: discard))
    observe(form)
  }

  override var formView: (any FormView)? { view }

  override func makeFields() -> [FormField] {
    [
      .text(
        id: "text", title: "Text", rules: [.required, .length(max: 5)],
        value: form.binding(\.text)),
      .number(id: "copies", title: "Copies", value: form.binding(\.copies)),
    ]
  }

  override func submit() {
    run(
      operation: { [self] in
        if isRefused { throw LoadError.status(400) }
        sent.append(form.value)
      },
      then: { screen, _ in screen.push(.home) },
      failed: { [weak self] screen, _ in
        screen.notice("Refused", retry: { self?.submit() })
      })
  }
}

extension ScreenText: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {
    self = .verbatim(value)
  }
}

@MainActor @Suite struct FormPresenterTests {
  private let navigator = RecordingNavigator()
  private let view = RecordingView()

  private func makePresenter(
    discard: FormConfiguration.Discard = .silently
  ) -> NotePresenter {
    let presenter = NotePresenter(navigator, discard: discard)
    presenter.view = view
    return presenter
  }

  @Test func problemsAreShownFromTheFirstTryOn() {
    let presenter = makePresenter()
    presenter.enter("", into: "text")
    #expect(view.problems.isEmpty)
    presenter.didTapSubmit()
    #expect(Array(view.problems.keys) == ["text"])
    presenter.enter("much too long", into: "text")
    #expect(view.problems.count == 1)
    presenter.enter("fine", into: "text")
    #expect(view.problems.isEmpty && presenter.sent.isEmpty)
  }

  @Test func lettersAreNoNumber() {
    let presenter = makePresenter()
    presenter.enter("fine", into: "text")
    presenter.enter("two", into: "copies")
    presenter.didTapSubmit()
    #expect(Array(view.problems.keys) == ["copies"])
    presenter.enter("2", into: "copies")
    #expect(view.problems.isEmpty)
    #expect(presenter.form.value.copies == 2)
  }

  @Test func rightFormIsSentAndLeadsOn() async throws {
    let presenter = makePresenter()
    presenter.enter("fine", into: "text")
    presenter.didTapSubmit()
    #expect(view.running.count == 1, "the view shows that something is under way")
    try await settle(presenter)
    #expect(view.running.isEmpty)
    #expect(presenter.sent == [NotePresenter.Form(text: "fine")])
    #expect(navigator.steps == [.push(.home)])
  }

  @Test func failureIsToldAndCanBeTriedAgain() async throws {
    let presenter = makePresenter()
    presenter.isRefused = true
    presenter.enter("fine", into: "text")
    presenter.didTapSubmit()
    try await settle(presenter)
    #expect(view.notices == ["Refused"] && navigator.steps.isEmpty && view.running.isEmpty)
    presenter.isRefused = false
    view.retry?()
    try await settle(presenter)
    #expect(navigator.steps == [.push(.home)])
  }

  @Test func changesAreNotLostUnasked() {
    let presenter = makePresenter(discard: .confirm)
    presenter.enter("fine", into: "text")
    #expect(view.isUnsaved)
    view.saysYes = false
    presenter.dismissScreen()
    #expect(view.questions.count == 1 && view.ways.isEmpty)
    view.saysYes = true
    presenter.dismissScreen()
    #expect(view.ways == ["dismiss"] && !view.isUnsaved)
  }

  @Test func presenterWorksWithoutAnyView() async throws {
    let presenter = NotePresenter(navigator)
    presenter.enter("fine", into: "text")
    presenter.didTapSubmit()
    try await settle(presenter)
    #expect(navigator.steps == [.push(.home)])
  }

  @Test func viewIsHeldWeakly() {
    let presenter = NotePresenter(navigator)
    do {
      let view = RecordingView()
      presenter.view = view
      #expect(presenter.screenView != nil)
    }
    #expect(presenter.view == nil)
  }
}
