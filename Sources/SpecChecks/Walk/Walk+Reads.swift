import Diagnostics
import SpecModel
import SpecSemantics

/// What of a declaration's own values is read in it, by their names.
struct FieldReads: Sendable {
  private(set) var parameters: [String] = []
  private(set) var state: [String] = []

  mutating func note(_ path: ValuePath) {
    guard let name = path.components.first?.text else { return }
    switch path.scope {
    case .parameters where !parameters.contains(name): parameters.append(name)
    case .state where !state.contains(name): state.append(name)
    default: break
    }
  }

  mutating func removeAll() {
    parameters.removeAll(keepingCapacity: true)
    state.removeAll(keepingCapacity: true)
  }
}

/// A parameter or piece of state that nothing in its declaration reads.
struct UnreadField: Sendable {
  enum Kind {
    case parameter
    case state
  }

  let kind: Kind
  let name: Name
  /// What declares it.
  let owner: DeclarationID
}

/// Notes what is read, and what nothing reads.
extension Walk {
  mutating func note(reading expression: Expression) {
    guard notesReads else { return }
    expression.visitPaths { note(reading: $0) }
  }

  mutating func note(reading text: TextValue) {
    guard notesReads else { return }
    text.visitPaths { note(reading: $0) }
  }

  private mutating func note(reading path: ValuePath) {
    reads.note(path)
    if path.scope == .flags, let flag = path.components.first { uses.flags.insert(flag.text) }
  }

  /// Goes through a declaration and notes what it declares without reading it.
  ///
  /// Where something is wrong, that may be what would read it.
  mutating func notingUnread(in declaration: Declaration, _ visit: (inout Walk) -> Void) {
    guard notesReads else { return visit(&self) }
    reads.removeAll()
    let before = findings.diagnostics.count
    visit(&self)
    let isSound = !findings.diagnostics[before...].contains {
      $0.severity == .error || $0.rule == Rule.forgottenDollar.name
    }
    guard isSound, isFileSound else {
      uses.hasMistakes = true
      return
    }
    switch declaration {
    case .source(let source):
      if case .swift = source.content { return }
      noteUnread(parameters: source.parameters)
    case .request(let request): noteUnread(parameters: request.parameters)
    case .component(let component): noteUnread(parameters: component.parameters)
    case .screen(let screen): noteUnread(of: screen)
    default: break
    }
  }

  /// What a screen is told can be read by hand-written code where that can take a part's place: the presenter
  /// of a screen, the parts of a scene.
  private mutating func noteUnread(of screen: ScreenDeclaration) {
    if case .swift = screen.body { return }
    switch index.architecture(of: screen) {
    case .mvp, .viper: return
    case .collection, .composition, .table: break
    }
    noteUnread(parameters: screen.parameters)
    for field in screen.state
    where !field.isShared && !reads.state.contains(field.name.text) {
      uses.unread.append(UnreadField(kind: .state, name: field.name, owner: current))
    }
  }

  private mutating func noteUnread(parameters: [Field]) {
    for field in parameters where !reads.parameters.contains(field.name.text) {
      uses.unread.append(UnreadField(kind: .parameter, name: field.name, owner: current))
    }
  }
}

extension Field {
  /// Whether others read the same value.
  fileprivate var isShared: Bool {
    if case .shared? = storage { true } else { false }
  }
}
