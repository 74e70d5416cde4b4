import Diagnostics
import SourceText
import SpecModel

/// A declaration at its place in the app.
struct DeclarationSite {
  let index: AppIndex
  let id: DeclarationID
  let file: FileID
  let declaration: Declaration

  func location(_ span: ByteSpan) -> Location {
    Location(file: file, span: span)
  }
}

/// The whole app, with what uses what.
struct AppSite {
  let index: AppIndex
  let uses: UseGraph
}

/// Values given to something with parameters: `with:` of an effect, embed, source or menu entry.
struct ArgumentList {
  /// What takes the values.
  let callee: Callee
  /// Where the callee is named: what is missing is missing there.
  let name: Name
  let arguments: [Argument]
  let scope: ValueScope
  let file: FileID

  func location(_ span: ByteSpan) -> Location {
    Location(file: file, span: span)
  }
}

/// Something with parameters.
struct Callee {
  let kind: DeclarationKind
  let parameters: [Field]
  /// The file that declares it.
  let file: FileID
}

/// An effect at the place where it stands.
struct EffectSite {
  /// Who has the effect, as far as it decides which effects make sense.
  enum Owner {
    case adapter
    case screen(returns: Bool)
  }

  /// What the effect follows on.
  enum Role {
    case first
    case then
    case failed
    case returned
  }

  let effect: Effect
  let owner: Owner
  let role: Role
  let scope: ValueScope
  /// Whether the screen that the effect shows gives something back.
  let hasResult: Bool
  let index: AppIndex
  let file: FileID

  func location(_ span: ByteSpan) -> Location {
    Location(file: file, span: span)
  }
}
