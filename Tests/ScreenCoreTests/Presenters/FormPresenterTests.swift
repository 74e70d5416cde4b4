import ScreenCore
import Testing

/// A presenter of a form for a note and how many copies of it are wanted.
@MainActor
private final class NotePresenter: FormPresenter<Place>, FormPresenting {
  struct Form: Hashable {
    var text = ""
    var copies = 1
    var hasPlace = false
    var place = ""
  }

  weak var view: (any FormView)?
  let form = StateBox(Form())
  /// What the server refuses with; nil as long as it doesn't.
  var refusal: Refusal?
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
      .when(
        { [form] in form.value.hasPlace },
        .refused(
          as: "target.text", .text(id: "place", title: "Place", value: form.binding(\.place)))),
    ]
  }

  override func submit() {
    run(
      operation: { [self] in
        if let refusal { throw LoadError.status(400, refusal) }
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
  @MainActor
  private final class Told {
    var values: [String] = []
  }

  private let navigator = RecordingNavigator()
  private let view = RecordingView()

  private func makePresenter(
    discard: FormConfiguration.Discard = .silently
  ) -> NotePresenter {
    let presenter = NotePresenter(navigator, discard: discard)
    presenter.view = view
    return presenter
  }

  @Test("what the server finds wrong is told of the form where no field that is seen has it")
  func problemsElsewhereAreTold() async throws {
    let presenter = makePresenter()
    presenter.enter("one", into: "text")
    presenter.refusal = Refusal(
      reason: "No more room",
      problems: [
        FieldProblem(field: "text", text: "is taken"),
        FieldProblem(field: "place", text: "is missing"),
        FieldProblem(field: "non_field_errors", text: "Ask Ada"),
        FieldProblem(field: "owner_id", text: "is nobody"), FieldProblem(field: "colour"),
      ])
    presenter.didTapSubmit()
    try await settle(presenter)
    #expect(view.problems == ["text": "is taken"])
    let strings = StringTable()
    let said = view.formProblem.map { strings.string(for: $0, now: .now) }
    #expect(said == "No more room\nPlace: is missing\nAsk Ada\nowner_id: is nobody")
    // It stands there until all is sent again.
    presenter.enter("two", into: "text")
    #expect(view.problems.isEmpty)
    #expect(view.formProblem != nil)
    presenter.refusal = Refusal(problems: [FieldProblem(field: "text", text: "is taken")])
    presenter.didTapSubmit()
    #expect(view.formProblem == nil)
    try await settle(presenter)
    #expect(view.formProblem == nil)
  }

  @Test("what servers call a field is meant before what others are called")
  func fieldsAreKnownByWhatServersCallThem() async throws {
    let presenter = makePresenter()
    presenter.form.value.hasPlace = true
    presenter.enter("one", into: "text")
    presenter.refusal = Refusal(
      problems: [
        FieldProblem(field: "text", text: "is unknown", way: ["data", "Target", "text"]),
        FieldProblem(field: "text", text: "is taken", way: ["note", "text"]),
        FieldProblem(field: "target", text: "is far"),
      ])
    presenter.didTapSubmit()
    try await settle(presenter)
    #expect(view.problems == ["place": "is unknown", "text": "is taken"])
    let said = view.formProblem.map { StringTable().string(for: $0, now: .now) }
    #expect(said == "target: is far")
    presenter.enter("there", into: "place")
    #expect(view.problems == ["text": "is taken"], "it goes with what it was about")
  }

  @Test("what no field has is left to the screen's own words")
  func problemsOfNoFieldAreTheScreens() async throws {
    let presenter = makePresenter()
    presenter.enter("one", into: "text")
    presenter.refusal = Refusal(problems: [FieldProblem(field: "base", text: "No more room")])
    presenter.didTapSubmit()
    try await settle(presenter)
    #expect(view.formProblem == nil)
    #expect(view.notices == ["Refused"])
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
    presenter.refusal = Refusal()
    presenter.enter("fine", into: "text")
    presenter.didTapSubmit()
    try await settle(presenter)
    #expect(view.notices == ["Refused"] && navigator.steps.isEmpty && view.running.isEmpty)
    presenter.refusal = nil
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

  @Test("what only a button of the bar hands back asks before the screen closes")
  func closingAsks() {
    let presenter = makePresenter(discard: .confirm)
    view.isSending = false
    presenter.enter("fine", into: "text")
    view.saysYes = false
    presenter.closeScreen()
    #expect(view.questions.count == 1 && view.ways.isEmpty)
    view.saysYes = true
    presenter.closeScreen()
    #expect(view.ways == ["close"] && !view.isUnsaved)
  }

  @Test("what is handed back is told once the reader has agreed to lose what was entered")
  func closingTellsAfterAYes() {
    let presenter = makePresenter(discard: .confirm)
    let told = Told()
    let result = ScreenResult<String>({ told.values.append($0) }, onCancel: {})
    view.awaitedResult = result
    (view.isSending, view.answersLater) = (false, true)
    presenter.enter("fine", into: "text")
    presenter.closeScreen()
    result("first")
    #expect(told.values == [] && view.ways.isEmpty)
    presenter.closeScreen()
    result("second")
    view.answer?()
    #expect(view.ways == ["close"])
    #expect(told.values == ["second"])
  }

  @Test("what the form's own button hands back is sent by that, and nothing is asked")
  func closingAsSentAsksNothing() {
    let presenter = makePresenter(discard: .confirm)
    presenter.enter("fine", into: "text")
    presenter.closeScreen()
    #expect(view.questions.isEmpty && view.ways == ["close"])
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
