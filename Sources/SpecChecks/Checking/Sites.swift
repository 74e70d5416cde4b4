import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Where a declaration stands.
struct DeclarationPlace {
  let index: AppIndex
  let id: DeclarationID
  let file: FileID

  func location(_ span: ByteSpan) -> Location {
    Location(file: file, span: span)
  }
}

/// The whole app, with what uses what.
struct AppSite: Sendable {
  private(set) var index: AppIndex
  let uses: UseGraph
  /// For each declaration whether another one uses it.
  let isUsed: [Bool]
  /// What can be reached before anybody has logged in.
  let beforeGate: BeforeGate

  init(index: AppIndex, uses: UseGraph, beforeGate: BeforeGate) {
    self.index = index
    self.uses = uses
    self.beforeGate = beforeGate
    var isUsed = [Bool](repeating: false, count: index.heads.count)
    for id in uses[.used] { isUsed[id.index] = true }
    if !index.interfaces.isEmpty {
      // Modules whose specs are elsewhere may use whatever others export.
      for name in index.exportsOfSwiftModules {
        for kind in DeclarationKind.allCases {
          if let id = index.id(of: kind, name) { isUsed[id.index] = true }
        }
      }
    }
    self.isUsed = isUsed
  }

  /// The same app, to be looked at by one thread.
  func forOneThread() -> AppSite {
    var site = self
    site.index = index.forOneThread()
    return site
  }

  /// Where a declaration says something.
  func location(_ edge: UseGraph.Edge) -> Location {
    Location(file: index.file(of: edge.from), span: edge.span)
  }
}

/// Values given to something with parameters: `with:` of an effect, embed, source or menu entry, or
/// the captures of a link.
struct ArgumentList {
  enum Given {
    case values([Argument])
    case captures([Name])
  }

  /// What takes the values.
  let callee: Callee
  /// Where the callee is named: what is missing is missing there.
  let name: Name
  let given: Given
  let scope: ValueScope
  let file: FileID
  /// Whether what is given is what stands there for something else, of which a tracked event takes what it can.
  var isShared = false

  var givenNames: [Name] {
    switch given {
    case .values(let arguments): arguments.map(\.name)
    case .captures(let names): names
    }
  }

  /// What findings about what is given are about.
  var misuse: Misuse {
    Misuse(
      kind: callee.kind.rawValue, name: name.text, at: location(name.span),
      given: givenNames.map(\.text))
  }

  func gives(_ name: String) -> Bool {
    switch given {
    case .values(let arguments): arguments.contains { $0.name.text == name }
    case .captures(let names): names.contains { $0.text == name }
    }
  }

  func parameter(_ name: String) -> Field? {
    callee.parameters.first { $0.name.text == name }
  }

  func location(_ span: ByteSpan) -> Location {
    Location(file: file, span: span)
  }
}

extension Field {
  /// Whether an address can carry values of the field's type.
  var canBeCaptured: Bool {
    switch type.shape {
    case .builtin(let type), .optional(.builtin(let type)):
      type == .identifier || type == .string || type == .integer
    default: false
    }
  }
  /// What to do where an address would have to carry what it can't.
  var cureOfCapture: String {
    "an address cannot carry a `\(type.shape)`: link to a screen that asks for an `ID`, a `String` or an `Int`"
  }
}

/// Something with parameters.
struct Callee {
  let kind: DeclarationKind
  let parameters: [Field]
  /// The file that declares it.
  let file: FileID

  /// What it is called in messages.
  var noun: String { kind == .events ? "event" : kind.rawValue }
}

/// An effect at the place where it stands.
struct EffectSite {
  /// Who has the effect, as far as it decides which effects make sense.
  enum Owner {
    case adapter
    case component
    case screen(returns: Bool)
    /// The cell of a screen that loads.
    case loading
  }

  /// What the effect follows on.
  enum Role {
    case first
    case then
    case failed
    case returned
    case cancelled
  }

  let effect: Effect
  let owner: Owner
  /// What the screen returns that has the effect, if it does.
  let returns: TypeReference?
  let role: Role
  /// What holds where what has the effect is there, beside the effect's own condition.
  let condition: Expression?
  let scope: ValueScope
  /// Whether the screen that the effect shows gives something back.
  let hasResult: Bool
  let index: AppIndex
  let file: FileID

  /// The screen that the effect shows.
  var shownScreen: ScreenDeclaration? {
    effect.action.shownScreen.flatMap { index.screen($0.text) }
  }

  func location(_ span: ByteSpan) -> Location {
    Location(file: file, span: span)
  }
}
