/// What there is to choose from in a field, while it is loaded and once it is there.
@MainActor
package protocol LoadedChoices: AnyObject {
  /// How far the choices are.
  var phase: ChoicesPhase { get }
  /// What the choices say, once they are there.
  var titles: [ScreenText] { get }
  /// Which of them is chosen.
  var selected: Int? { get }
  /// What stands in the way of sending what is chosen: nobody knows whether it still is among the choices.
  var problem: ScreenText? { get }
  /// Called after the choices have got further.
  var onChange: (@MainActor () -> Void)? { get set }

  /// Loads the choices for the first time.
  func begin()
  /// Loads them anew where what they are asked by has changed.
  func follow()
  /// Loads them anew where that has failed.
  func tryAgain()
  /// Chooses one of them.
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

/// The choices of a field whose value is a `Value`.
@MainActor
final class SourcedChoices<Value: Hashable & Sendable>: LoadedChoices {
  private let source: ChoiceSource<Value>
  private let value: StateBinding<Value?>
  private var choices: [ChoiceSource<Value>.Choice] = []
  private var key: AnyHashable?
  /// What loads the choices now; what others bring is of no use any more.
  private var load: AnyObject?
  private var lastTicket = 0
  private var hasBegun = false
  /// Whether what is chosen was among other choices than those that are asked for now.
  private var isDoubtful = false

  private(set) var phase = ChoicesPhase.unasked
  var onChange: (@MainActor () -> Void)?

  init(_ source: ChoiceSource<Value>, value: StateBinding<Value?>) {
    self.source = source
    self.value = value
  }

  var titles: [ScreenText] { choices.map(\.title) }

  var selected: Int? {
    value.value.flatMap { value in choices.firstIndex { $0.value == value } }
  }

  var problem: ScreenText? {
    guard isDoubtful, value.value != nil else { return nil }
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
    if choices.indices.contains(index) { value.value = choices[index].value }
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
    onChange?()
  }

  private func finish(_ ticket: Int, with found: [ChoiceSource<Value>.Choice]?) {
    guard ticket == lastTicket else { return }
    choices = found ?? []
    phase = found == nil ? .failed : .loaded
    if found != nil { giveUpWhatIsNotThere() }
    onChange?()
  }

  private func giveUpWhatIsNotThere() {
    isDoubtful = false
    if value.value != nil, selected == nil { value.value = nil }
  }
}

extension FormField {
  /// One of what a source loads.
  ///
  /// It is loaded when the form appears, and again after something has changed that the source is asked by. What was
  /// chosen and is not among what is loaded then is given up; until that is known, the form is not sent.
  public static func choice<Value>(
    id: String, title: ScreenText, rules: [FieldRule] = [], from source: ChoiceSource<Value>,
    value: StateBinding<Value?>
  ) -> FormField {
    FormField(
      id: id, title: title, rules: rules,
      control: .loadedChoice(SourcedChoices(source, value: value))
    ) {
      value.value == nil ? .missing : .other
    }
  }

  /// What there is to choose from, where that is loaded.
  package var loadedChoices: (any LoadedChoices)? {
    if case .loadedChoice(let choices) = control { choices } else { nil }
  }
}
