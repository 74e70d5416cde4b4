import Foundation
import Testing

@testable import ScreenCore

/// How long something is kept.
private enum Term: String, ChoiceValue {
  case week, month, year
}

private struct Parcel: Model {
  var id: Identifier
  var text = ""
}

private struct Crate: Model {
  var id: Identifier
}

/// A presenter of a form with one field of each kind.
@MainActor
private final class ParcelPresenter: FormPresenter<Place>, FormPresenting {
  struct Form: Hashable {
    var text = ""
    var note: String? = "-"
    var count: Int?
    var weight = 0.5
    var price: Decimal?
    var isFragile = false
    var day: Date?
    var term: Term? = .week
    var terms: [Term] = []
    var code = ""
  }

  weak var view: (any FormView)?
  let form: StateBox<Form>
  private let draft: FormDraft?
  var refuses = false
  var returns = false
  /// What is sent behind the form.
  var second: (@MainActor () async throws -> Void)?

  init(
    _ drafts: FormDrafts, draft: FormDraft? = FormDraft(of: "Parcel"), beginning: Form = Form(),
    discard: FormConfiguration.Discard = .silently, on view: RecordingView
  ) {
    form = StateBox(beginning)
    self.draft = draft
    self.view = view
    super.init(
      PresenterContext(navigator: RecordingNavigator(), drafts: drafts),
      configuration: FormConfiguration(submitTitle: "Send", discard: discard))
    observe(form)
    viewDidLoad()
  }

  override var formView: (any FormView)? { view }
  override var formDraft: FormDraft? { draft }

  override func makeFields() -> [FormField] {
    [
      .text(id: "text", title: "Text", value: form.binding(\.text)),
      .text(id: "note", title: "Note", value: form.binding(\.note)),
      .number(id: "count", title: "Count", value: form.binding(\.count)),
      .number(id: "weight", title: "Weight", value: form.binding(\.weight)),
      .number(id: "price", title: "Price", value: form.binding(\.price)),
      .toggle(id: "isFragile", title: "Fragile", value: form.binding(\.isFragile)),
      .date(id: "day", title: "Day", value: form.binding(\.day)),
      .choice(id: "term", title: "Term", options: Term.allCases, value: form.binding(\.term)),
      .choices(id: "terms", title: "Terms", options: Term.allCases, value: form.binding(\.terms)),
      .text(id: "code", title: "Code", isSecret: true, value: form.binding(\.code)),
    ]
  }

  override func submit() {
    guard !returns else { return closeScreen() }
    run(
      operation: { [refuses] in
        if refuses { throw LoadError.status(500, Refusal()) }
      },
      then: { [second] presenter, _ in
        if let second { presenter.run(operation: second) } else { presenter.dismissScreen() }
      })
  }
}

/// A store that tells which keys were written.
private struct CountingStore: StateStore {
  let store = MemoryStore()
  let written = Locked<[String]>([])

  func value(for key: String, of type: StoredType) -> StoredValue? {
    store.value(for: key, of: type)
  }

  func keep(_ value: StoredValue?, for key: String) {
    written.update { $0.append(key) }
    store.keep(value, for: key)
  }
}

@MainActor @Suite struct FormDraftTests {
  private let store = MemoryStore()
  private let view = RecordingView()

  /// The form as it is when the app has been started anew.
  private func makePresenter(
    draft: FormDraft? = FormDraft(of: "Parcel"),
    beginning: ParcelPresenter.Form = ParcelPresenter.Form(),
    discard: FormConfiguration.Discard = .silently
  ) -> ParcelPresenter {
    ParcelPresenter(
      FormDrafts(in: store), draft: draft, beginning: beginning, discard: discard, on: view)
  }

  /// Fills in the form, which is left then.
  private func fill(
    draft: FormDraft? = FormDraft(of: "Parcel"),
    beginning: ParcelPresenter.Form = ParcelPresenter.Form(),
    _ change: (inout ParcelPresenter.Form) -> Void
  ) {
    let presenter = makePresenter(draft: draft, beginning: beginning)
    withExtendedLifetime(presenter) { change(&presenter.form.value) }
  }

  @Test func whatWasEnteredIsThereAgain() {
    var entered = ParcelPresenter.Form()
    entered.text = "Vase"
    entered.note = nil
    entered.count = 3
    entered.weight = 1.25
    entered.price = Decimal(string: "19.90")
    entered.isFragile = true
    entered.day = Date(timeIntervalSince1970: 1_772_323_200.5)
    entered.term = .year
    entered.terms = [.week, .year]
    fill { $0 = entered }
    #expect(makePresenter().form.value == entered)
  }

  @Test func secretsAreNotKept() {
    fill { $0.code = "1234" }
    #expect(makePresenter().form.value.code == "")
    #expect(store.value(for: "ScreenKit.drafts", of: .text) == nil)
  }

  @Test func codesThatWereSentAreNotKept() {
    let code = StateBox("")
    let field = FormField.text(id: "code", title: "Code", value: code.binding(\.self))
    #expect(field.draft != nil && field.entering(.account).draft != nil)
    #expect(field.entering(.code).draft == nil && field.entering(.newPassword).draft == nil)
  }

  @Test func formsWithoutDraftsKeepNothing() {
    fill(draft: nil) { $0.text = "Vase" }
    #expect(makePresenter(draft: nil).form.value.text == "")
    #expect(store.value(for: "ScreenKit.drafts", of: .text) == nil)
  }

  @Test("fields that nobody has changed follow what they begin with")
  func onlyChangesAreKept() {
    fill(beginning: .init(text: "Vase", count: 1)) { $0.count = 2 }
    let later = makePresenter(beginning: .init(text: "Old vase", count: 1))
    #expect(later.form.value.text == "Old vase" && later.form.value.count == 2)
    #expect(later.hasChanges)
  }

  @Test func whatIsAsItBeganIsNoDraft() {
    let presenter = makePresenter(beginning: .init(text: "Vase"))
    withExtendedLifetime(presenter) {
      presenter.form.value.text = "Jar"
      #expect(store.value(for: "ScreenKit.drafts", of: .text) != nil)
      presenter.form.value.text = "Vase"
    }
    #expect(store.value(for: "ScreenKit.drafts", of: .text) == nil)
  }

  @Test func whatIsEmptiedStaysSo() {
    fill(beginning: .init(text: "Vase", term: .month)) { $0 = .init(term: nil) }
    let later = makePresenter(beginning: .init(text: "Vase", term: .month))
    #expect(later.form.value.text == "" && later.form.value.term == nil)
  }

  @Test func draftsAreGoneOnceSent() async throws {
    let presenter = makePresenter()
    presenter.form.value.text = "Vase"
    presenter.refuses = true
    presenter.didTapSubmit()
    try await settle(presenter)
    #expect(makePresenter().form.value.text == "Vase")
    presenter.refuses = false
    presenter.didTapSubmit()
    try await settle(presenter)
    #expect(makePresenter().form.value.text == "")
  }

  @Test("what is sent in several requests is sent with the last of them")
  func draftsStayUntilAllHasSucceeded() async throws {
    let presenter = makePresenter(discard: .confirm)
    presenter.form.value.text = "Vase"
    presenter.second = { [store] in
      let kept = FormDrafts(in: store).entries(of: FormDraft(of: "Parcel"))
      #expect(kept == ["text": [.text("Vase")]], "the app may end meanwhile")
      throw LoadError.status(500, Refusal())
    }
    presenter.didTapSubmit()
    try await settle(presenter)
    #expect(presenter.hasChanges && view.isUnsaved)
    presenter.form.value.count = 2
    #expect(makePresenter().form.value.text == "Vase")
    view.saysYes = false
    presenter.dismissScreen()
    #expect(view.questions == [StandardText.discard])
    presenter.second = {}
    presenter.didTapSubmit()
    try await settle(presenter)
    #expect(!presenter.hasChanges && !view.isUnsaved)
    #expect(makePresenter().form.value == ParcelPresenter.Form())
  }

  @Test func formsThatCloseOnceTheyAreSentDoNotAsk() async throws {
    let presenter = makePresenter(discard: .confirm)
    presenter.form.value.text = "Vase"
    presenter.didTapSubmit()
    try await settle(presenter)
    #expect(view.questions.isEmpty && view.ways == ["dismiss"])
    #expect(makePresenter().form.value.text == "")
  }

  @Test("a form that stays once it was sent has a draft of what is entered since")
  func whatIsEnteredSinceIsKept() async throws {
    let presenter = makePresenter()
    presenter.form.value.text = "Vase"
    presenter.didTapSubmit()
    try await settle(presenter)
    withExtendedLifetime(presenter) { presenter.form.value.count = 2 }
    let later = makePresenter()
    #expect(later.form.value.text == "" && later.form.value.count == 2)
  }

  @Test func buttonsOfTheBarSendNothing() async throws {
    let presenter = makePresenter()
    presenter.form.value.text = "Vase"
    view.isSending = false
    presenter.submit()
    try await settle(presenter)
    #expect(makePresenter().form.value.text == "Vase")
  }

  @Test func whatIsHandedBackIsSent() {
    let presenter = makePresenter(discard: .confirm)
    presenter.form.value.text = "Vase"
    presenter.returns = true
    presenter.didTapSubmit()
    #expect(view.ways == ["close"] && view.questions.isEmpty)
    #expect(makePresenter().form.value.text == "")
  }

  @Test func leavingThrowsDraftsAwayOnlyWhereItAsks() {
    let presenter = makePresenter()
    presenter.form.value.text = "Vase"
    presenter.dismissScreen()
    let asking = makePresenter(discard: .confirm)
    #expect(asking.form.value.text == "Vase")
    #expect(view.isUnsaved, "what was entered before can be lost, too")
    view.saysYes = false
    asking.dismissScreen()
    #expect(makePresenter().form.value.text == "Vase")
    view.saysYes = true
    asking.dismissScreen()
    #expect(view.questions == [StandardText.discard, StandardText.discard])
    #expect(makePresenter().form.value.text == "")
  }

  @Test("what does not fit the form any more is passed over")
  func otherFormsAreFilledAsFarAsTheyFit() {
    let drafts = FormDrafts(in: store)
    drafts.keep(
      [
        "text": [.text("Vase")], "count": [.text("three")], "day": [.boolean(true)],
        "term": [.text("decade")], "terms": [.text("decade"), .text("year")],
        "gone": [.integer(1)], "weight": [],
      ], of: FormDraft(of: "Parcel"))
    var expected = ParcelPresenter.Form()
    expected.text = "Vase"
    expected.terms = [.year]
    #expect(makePresenter().form.value == expected)
  }

  @Test(arguments: ["", "[", "{}", "[{\"key\": \"Parcel\"}]", "[{\"key\": 1, \"entries\": {}}]"])
  func whatCannotBeReadIsNoDraft(text: String) {
    store.keep(.text(text), for: "ScreenKit.drafts")
    #expect(makePresenter().form.value == ParcelPresenter.Form())
    fill { $0.text = "Vase" }
    #expect(makePresenter().form.value.text == "Vase")
  }

  @Test("what there is no notation for is left out, and the other fields and drafts are kept")
  func whatCannotBeWrittenIsLeftOut() {
    fill {
      $0.weight = .infinity
      $0.day = Date(timeIntervalSinceReferenceDate: .infinity)
      $0.text = "Vase"
    }
    let later = makePresenter().form.value
    #expect(later.text == "Vase" && later.weight == 0.5 && later.day == nil)
  }

  @Test("a draft that a later version of the app has kept takes none of the others with it")
  func otherVersionsOfTheAppLoseNothing() throws {
    let other = FormDraft(of: "Crate")
    fill { $0.text = "Vase" }
    FormDrafts(in: store).keep(["text": [.text("Jar")], "count": [.integer(2)]], of: other)
    guard case .text(let text)? = store.value(for: "ScreenKit.draft Crate", of: .text) else {
      Issue.record("the draft is kept under a key of its own")
      return
    }
    store.keep(.text(text.replacing("integer", with: "colour")), for: "ScreenKit.draft Crate")
    let drafts = FormDrafts(in: store)
    #expect(drafts.entries(of: other) == ["text": [.text("Jar")]])
    drafts.keep(["text": [.text("Pot")]], of: other)
    #expect(makePresenter().form.value.text == "Vase")
    store.keep(.text("["), for: "ScreenKit.draft Crate")
    #expect(FormDrafts(in: store).entries(of: other).isEmpty)
    #expect(makePresenter().form.value.text == "Vase")
  }

  @Test func whatIsTypedWritesItsOwnDraftOnly() {
    let counting = CountingStore()
    let drafts = FormDrafts(in: counting)
    for name in ["Parcel", "Crate"] {
      drafts.keep(["text": [.text("V")]], of: FormDraft(of: name))
    }
    let before = counting.written.value.count
    drafts.keep(["text": [.text("Va")]], of: FormDraft(of: "Crate"))
    #expect(counting.written.value.dropFirst(before) == ["ScreenKit.draft Crate"])
  }

  @Test func eachThingHasItsOwnDraft() {
    let drafts: [FormDraft] = [
      FormDraft(of: "Parcel"), FormDraft(of: "Crate"),
      FormDraft(of: "Parcel", shownWith: [Parcel(id: 1)]),
      FormDraft(of: "Parcel", shownWith: [Parcel(id: 2)]),
      FormDraft(of: "Parcel", shownWith: [Crate(id: 1)]),
      FormDraft(of: "Parcel", shownWith: [nil]), FormDraft(of: "Parcel", shownWith: [""]),
      FormDraft(of: "Parcel", shownWith: [Term.week]), FormDraft(of: "Parcel", shownWith: [7]),
      FormDraft(of: "Parcel", shownWith: ["a", "bc"]),
      FormDraft(of: "Parcel", shownWith: ["ab", "c"]),
      FormDraft(of: "Parcel", shownWith: [Data([1, 2])]),
      FormDraft(of: "Parcel", shownWith: [Data([1, 3])]),
      FormDraft(of: "Parcel", shownWith: [[Data([1]), Data([2])]]),
      FormDraft(of: "Parcel", shownWith: [[Data([1]), Data([3])]]),
      FormDraft(of: "Parcel", shownWith: [[Parcel(id: 1), Parcel(id: 2)]]),
    ]
    #expect(Set(drafts).count == drafts.count)
    let changed = FormDraft(of: "Parcel", shownWith: [Parcel(id: 1, text: "Read")])
    #expect(changed == FormDraft(of: "Parcel", shownWith: [Parcel(id: 1)]))
  }

  @Test func draftOfOneThingIsNoneOfAnother() {
    let first = FormDraft(of: "Parcel", shownWith: [Parcel(id: 1)])
    let second = FormDraft(of: "Parcel", shownWith: [Parcel(id: 2)])
    fill(draft: first) { $0.text = "Vase" }
    #expect(makePresenter(draft: second).form.value.text == "")
    #expect(makePresenter(draft: first).form.value.text == "Vase")
  }

  @Test func thoseOfLongAgoGoOnceThereAreMany() {
    let drafts = FormDrafts(in: store)
    for number in 0..<60 {
      drafts.keep(["text": [.integer(number)]], of: FormDraft(of: "Form\(number)"))
    }
    let later = FormDrafts(in: store)
    #expect(later.entries(of: FormDraft(of: "Form9")).isEmpty)
    #expect(store.value(for: "ScreenKit.draft Form9", of: .text) == nil)
    #expect(later.entries(of: FormDraft(of: "Form10")) == ["text": [.integer(10)]])
  }

  @Test func allAreForgottenAtOnce() {
    fill { $0.text = "Vase" }
    FormDrafts(in: store).forgetAll()
    #expect(store.value(for: "ScreenKit.drafts", of: .text) == nil)
    #expect(store.value(for: "ScreenKit.draft Parcel", of: .text) == nil)
    #expect(makePresenter().form.value.text == "")
  }

  @Test("a form that stays when somebody logs out keeps nothing of what was entered before")
  func whatWasEnteredBeforeIsNotKeptAnew() {
    let drafts = FormDrafts(in: store)
    let presenter = ParcelPresenter(drafts, on: view)
    presenter.form.value.text = "Vase"
    drafts.forgetAll()
    withExtendedLifetime(presenter) { presenter.form.value.count = 2 }
    let later = makePresenter().form.value
    #expect(later.text == "" && later.count == 2)
  }
}
