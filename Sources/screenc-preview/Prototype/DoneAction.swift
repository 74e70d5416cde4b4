import ScreenInterpreter

/// What was done, as it can be done again when the app has begun anew.
struct DoneAction: Sendable {
  let action: PrototypeAction
  /// Where that stood to which it was done, which is the same in every language; nil for what was done to a point.
  private let place: String?
  /// Which of the choices was chosen; nil for what is no choice by words.
  private let choice: Int?

  /// What is about to be done in a window.
  @MainActor
  init(_ action: PrototypeAction, in window: LiveWindow) {
    self.action = action.repeatable(in: window)
    let element = self.action.element.flatMap { window.element(named: $0) }
    place = element?.place
    choice = action.kind == .choose ? element?.choices.firstIndex(of: action.text ?? "") : nil
  }

  private init(_ action: PrototypeAction, like other: DoneAction) {
    (self.action, place, choice) = (action, other.place, other.choice)
  }

  /// What it is together with the one before, where it goes on with that.
  func goingOn(with last: DoneAction) -> DoneAction? {
    action.goingOn(with: last.action).map { DoneAction($0, like: self) }
  }

  /// The same in a window whose texts are in another language; nil where there is nothing to do it to.
  @MainActor
  func translated(in window: LiveWindow) -> PrototypeAction? {
    guard action.element != nil else { return action }
    guard let place, let element = window.element(at: place) else { return nil }
    var other = action
    other.element = element.id
    if let choice {
      guard element.choices.indices.contains(choice) else { return nil }
      other.text = element.choices[choice]
    }
    return other
  }
}
