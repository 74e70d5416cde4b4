import SourceText
import SpecModel

/// How effects lead away from where they stand.
extension SpecWalker {
  mutating func noteExits(of effect: Effect) {
    switch effect.action {
    case .simple(.dismiss), .return: uses.note(current, is: .closing)
    // What a method of the app does nobody knows here.
    case .simple(.logOut), .call: uses.note(current, is: .leaving)
    case .tab(let name):
      uses.note(current, is: .leaving)
      guard let id = index.id(of: .screen, name.text) else { return }
      uses.note(current, .selects, id, at: name.span)
    case .present(let name, .fullScreen):
      guard let id = index.id(of: .screen, name.text) else { return }
      uses.note(current, .covers, id, at: name.span)
    default: break
    }
  }
}
