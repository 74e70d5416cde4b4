import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// What of a declaration's own values, and of the app's flags, is read in it, by their names.
struct FieldReads: Sendable {
  private(set) var parameters: [String] = []
  private(set) var state: [String] = []
  private(set) var flags: [String] = []
  private(set) var form: [String] = []
  /// The pieces of state that something changes.
  private(set) var changedState: [String] = []
  /// Those of them that something else changes, too.
  private(set) var changedAgain: [String] = []
  /// The pieces of state that a control shows and changes, which by itself is no use of them.
  private(set) var editedState: [String] = []
  /// What is called like a piece of state where it is given, and is something else.
  private(set) var givenOtherwise: [GivenOtherwise] = []
  /// Whether that is all: not if something is wrong with the declaration.
  var areKnown = true

  mutating func note(_ path: ValuePath) {
    guard let name = path.components.first?.text else { return }
    switch path.scope {
    case .parameters where !parameters.contains(name): parameters.append(name)
    case .state where !state.contains(name): state.append(name)
    case .flags where !flags.contains(name): flags.append(name)
    case .form where !form.contains(name): form.append(name)
    default: break
    }
  }

  /// Notes what is set, bound to a control or handed to something that may edit it.
  mutating func note(changeOf path: ValuePath) {
    guard path.scope == .state, let name = path.components.first?.text else { return }
    if !changedState.contains(name) {
      changedState.append(name)
    } else if !changedAgain.contains(name) {
      changedAgain.append(name)
    }
  }

  /// Notes what a control edits.
  mutating func note(editing path: ValuePath) {
    note(changeOf: path)
    guard path.scope == .state, let name = path.components.first?.text else { return }
    if !editedState.contains(name) { editedState.append(name) }
  }

  mutating func note(_ given: GivenOtherwise) { givenOtherwise.append(given) }

  mutating func removeAll() {
    // Most are empty, and emptying them takes as long as if they were not.
    if !parameters.isEmpty { parameters.removeAll(keepingCapacity: true) }
    if !state.isEmpty { state.removeAll(keepingCapacity: true) }
    if !flags.isEmpty { flags.removeAll(keepingCapacity: true) }
    if !form.isEmpty { form.removeAll(keepingCapacity: true) }
    if !changedState.isEmpty { changedState.removeAll(keepingCapacity: true) }
    if !changedAgain.isEmpty { changedAgain.removeAll(keepingCapacity: true) }
    if !editedState.isEmpty { editedState.removeAll(keepingCapacity: true) }
    if !givenOtherwise.isEmpty { givenOtherwise.removeAll(keepingCapacity: true) }
  }
}

/// A value of another origin for what is called like a piece of state, which would fit.
struct GivenOtherwise: Sendable {
  let name: Name
  /// What is given, if it is a value from elsewhere.
  let path: String?
  let place: Location
}

/// A parameter or piece of state that nothing in its declaration reads.
struct UnreadField: Sendable {
  let name: Name
  /// What declares it.
  let owner: DeclarationID

  func location(in index: AppIndex) -> Location {
    Location(file: index.file(of: owner), span: name.span)
  }
}

extension ScreenDeclaration {
  /// Whether nothing but the screen itself reads what it is given. Hand-written code can where it can take a
  /// part's place: the presenter of a screen, the parts of a scene.
  func readsAlone(in index: AppIndex) -> Bool {
    if case .swift = body { return false }
    return !index.system(of: self).hasReplaceableParts
  }
}
