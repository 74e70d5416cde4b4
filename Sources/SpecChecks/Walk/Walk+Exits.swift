import SourceText
import SpecModel

/// How effects lead away from where they stand.
extension Walk {
  mutating func noteExits(of effect: Effect) {
    switch effect.action {
    case .simple(.dismiss), .return: uses.exits.note(closing: current)
    // What a method of the app does nobody knows here.
    case .simple(.logOut), .call: uses.exits.note(leaving: current)
    case .tab(let name):
      uses.exits.note(leaving: current)
      guard let id = index.id(of: .screen, name.text) else { return }
      uses.exits.note(current, selects: id, at: name.span)
    case .present(let name, .fullScreen):
      guard let id = index.id(of: .screen, name.text) else { return }
      uses.exits.note(current, covers: id, at: name.span)
    default: break
    }
  }

  /// Notes whether an effect takes what the screen that it shows gives back.
  mutating func noteResult(of screen: Name, takenBy effect: Effect) {
    guard let id = index.id(of: .screen, screen.text) else { return }
    uses.exits.note(
      ExitNotes.ResultUse(
        screen: id, place: location(screen), isTaken: effect.returned != nil))
  }
}
