/// What there is to choose from in a field, while it is loaded and once it is there.
@MainActor
package protocol LoadedChoices: AnyObject {
  /// How far the choices are.
  var phase: ChoicesPhase { get }
  /// What the choices say, once they are there.
  var titles: [ScreenText] { get }
  /// Which of them is chosen, of those that are the first.
  var selected: Int? { get }
  /// What stands in the way of sending what is chosen: nobody knows whether it still is among the choices.
  var problem: ScreenText? { get }
  /// Told after the choices have got further.
  var changes: Broadcaster<Void> { get }

  /// Loads the choices for the first time.
  func begin()
  /// Loads them anew where what they are asked by has changed.
  func follow()
  /// Loads them anew where that has failed.
  func tryAgain()
  /// Whether one of them is chosen.
  func isChosen(_ index: Int) -> Bool
  /// Chooses one of them; where there can be several, one that is chosen is given up.
  func select(_ index: Int)
}

/// How far the choices of a field are.
package enum ChoicesPhase: Hashable {
  /// Something is missing that they are asked by.
  case unasked
  case loading
  case failed
  case loaded
}

extension LoadedChoices {
  /// What the field says.
  package var text: ScreenText {
    switch phase {
    case .unasked: .verbatim("–")
    case .loading: StandardText.choicesLoading
    case .failed: StandardText.choicesFailed
    case .loaded: selected.map { titles[$0] } ?? .verbatim("–")
    }
  }
}

/// What is chosen in a field: one value or none, or several.
@MainActor
struct ChosenValues<Value: Hashable & Sendable> {
  let areSeveral: Bool
  let get: @MainActor () -> [Value]
  let set: @MainActor ([Value]) -> Void

  init(one value: StateBinding<Value?>) {
    areSeveral = false
    get = { value.value.map { [$0] } ?? [] }
    set = { value.value = $0.first }
  }

  init(several values: StateBinding<[Value]>) {
    areSeveral = true
    get = { values.value }
    set = { values.value = $0 }
  }
}

/// The choices of a field whose value is a `Value`, or several of them.
@MainActor
final class SourcedChoices<Value: Hashable & Sendable>: LoadedChoices {
  private let source: ChoiceSource<Value>
  private let chosen: ChosenValues<Value>
  private var choices: [ChoiceSource<Value>.Choice] = []
  private var key: AnyHashable?
  /// What loads the choices now; what others bring is of no use any more.
  private var load: AnyObject?
  private var lastTicket = 0
  private var hasBegun = false
  /// Whether what is chosen was among other choices than those that are asked for now.
  private var isDoubtful = false

  private(set) var phase = ChoicesPhase.unasked
  let changes = Broadcaster<Void>()

  init(_ source: ChoiceSource<Value>, _ chosen: ChosenValues<Value>) {
    self.source = source
    self.chosen = chosen
  }

  var titles: [ScreenText] { choices.map(\.title) }

  var selected: Int? { choices.indices.first(where: isChosen) }

  func isChosen(_ index: Int) -> Bool {
    choices.indices.contains(index) && chosen.get().contains(choices[index].value)
  }

  var problem: ScreenText? {
    guard isDoubtful, !chosen.get().isEmpty else { return nil }
    return phase == .failed ? StandardText.choicesFailed : StandardText.choicesLoading
  }

  func begin() {
    guard !hasBegun else { return }
    hasBegun = true
    key = source.reloadKey?()
    ask()
  }

  func follow() {
    guard hasBegun, let current = source.reloadKey?(), current != key else { return }
    key = current
    isDoubtful = true
    ask()
  }

  func tryAgain() {
    if phase == .failed { ask() }
  }

  func select(_ index: Int) {
    guard choices.indices.contains(index) else { return }
    let value = choices[index].value
    guard chosen.areSeveral else { return chosen.set([value]) }
    var values = Set(chosen.get())
    if values.remove(value) == nil { values.insert(value) }
    // What is chosen has the order of the choices, whatever was chosen first.
    chosen.set(choices.map(\.value).filter(values.contains))
  }

  private func ask() {
    lastTicket += 1
    let ticket = lastTicket
    choices = []
    phase = .loading
    let load = source.load { [weak self] in self?.finish(ticket, with: $0) }
    // Another load may have begun by what this one has brought at once.
    guard ticket == lastTicket else { return }
    self.load = load
    if load == nil {
      phase = .unasked
      giveUpWhatIsNotThere()
    }
    changes.send(())
  }

  private func finish(_ ticket: Int, with found: [ChoiceSource<Value>.Choice]?) {
    guard ticket == lastTicket else { return }
    choices = found ?? []
    phase = found == nil ? .failed : .loaded
    if found != nil { giveUpWhatIsNotThere() }
    changes.send(())
  }

  private func giveUpWhatIsNotThere() {
    isDoubtful = false
    let there = Set(choices.map(\.value))
    let values = chosen.get()
    let kept = values.filter(there.contains)
    if kept != values { chosen.set(kept) }
  }
}

extension FormField {
  /// One of what a source loads.
  ///
  /// It is loaded when the form appears, and again after something has changed that the source is asked by. What was
  /// chosen and is not among what is loaded then is given up; until that is known, the form is not sent.
  public static func choice<Value: StorableValue>(
    id: String, title: ScreenText, rules: [FieldRule] = [], from source: ChoiceSource<Value>,
    value: StateBinding<Value?>
  ) -> FormField {
    choice(
      id: id, title: title, rules: rules, from: source, value: value, draft: DraftValue(value))
  }

  /// One of what a source loads, whose value drafts keep as `draft` says.
  package static func choice<Value>(
    id: String, title: ScreenText, rules: [FieldRule], from source: ChoiceSource<Value>,
    value: StateBinding<Value?>, draft: DraftValue
  ) -> FormField {
    var field = FormField(
      id: id, title: title, rules: rules,
      control: .loadedChoice(SourcedChoices(source, ChosenValues(one: value)))
    ) {
      value.value == nil ? .missing : .other
    }
    field.draft = draft
    return field
  }

  /// Any of what a source loads, which comes and is given up as ``choice(id:title:rules:from:value:)`` says. What is
  /// chosen has the order of the list, whatever was chosen first.
  public static func choices<Value: StorableValue>(
    id: String, title: ScreenText, rules: [FieldRule] = [], from source: ChoiceSource<Value>,
    value: StateBinding<[Value]>
  ) -> FormField {
    choices(
      id: id, title: title, rules: rules, from: source, value: value,
      draft: DraftValue(several: value))
  }

  /// Any of what a source loads, whose values drafts keep as `draft` says.
  package static func choices<Value>(
    id: String, title: ScreenText, rules: [FieldRule], from source: ChoiceSource<Value>,
    value: StateBinding<[Value]>, draft: DraftValue
  ) -> FormField {
    var field = FormField(
      id: id, title: title, rules: rules,
      control: .loadedChoices(SourcedChoices(source, ChosenValues(several: value)))
    ) {
      .choices(value.value.count)
    }
    field.draft = draft
    return field
  }

  /// What there is to choose from, where that is loaded.
  package var loadedChoices: (any LoadedChoices)? {
    switch control {
    case .loadedChoice(let choices), .loadedChoices(let choices): choices
    default: nil
    }
  }
}
