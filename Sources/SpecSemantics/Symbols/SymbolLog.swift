import Diagnostics
import SourceText
import SpecModel
import Synchronization

/// A place where a symbol is named.
public struct SymbolReference: Sendable, Hashable {
  /// How the name stands at its place.
  public enum Notation: Sendable, Hashable {
    /// By itself: the place is that of the name, perhaps in quotes.
    case word
    /// In the notation of a type, as `[Post]?`.
    case type
    /// In a path, behind a point.
    case component
    /// In an address, in braces.
    case capture
    /// As a text: the place is that of all of a scalar.
    case text
  }

  public let symbol: Symbol
  public let location: Location
  public let notation: Notation
  /// Whether this is where the symbol is declared.
  public let isDeclaration: Bool
}

/// Notes what names stand for while specs are checked, for those who ask where something is named.
///
/// Checks that nobody asks of have none, and pay for no more than finding that out.
package final class SymbolLog: Sendable {
  private struct State {
    var file = FileID(rawValue: 0)
    var owner: Symbol.Owner?
    var references: Set<SymbolReference> = []
  }

  private let state = Mutex(State())

  package init() {}

  /// Says in which declaration names stand from now on.
  package func enter(_ kind: DeclarationKind, _ name: String, in file: FileID) {
    state.withLock { state in
      state.file = file
      state.owner = Symbol.Owner(kind, name)
    }
  }

  package func note(
    _ symbol: Symbol, at span: ByteSpan, as notation: SymbolReference.Notation = .word,
    isDeclaration: Bool = false
  ) {
    state.withLock { state in
      _ = state.references.insert(
        SymbolReference(
          symbol: symbol, location: Location(file: state.file, span: span), notation: notation,
          isDeclaration: isDeclaration))
    }
  }

  /// Notes a part of the declaration that names stand in.
  package func note(
    _ kind: Symbol.Kind, _ name: Name, as notation: SymbolReference.Notation = .word,
    isDeclaration: Bool = false
  ) {
    let owner = state.withLock { $0.owner }
    note(
      Symbol(kind, name.text, of: owner), at: name.span, as: notation,
      isDeclaration: isDeclaration)
  }

  /// Notes the name by which a method of the app gets a value.
  package func note(_ argument: Name, ofMethod method: Name) {
    guard let owner = state.withLock({ $0.owner }) else { return }
    let path = "\(owner.path).\(method.text)"
    note(
      Symbol(.argument, argument.text, of: Symbol.Owner(owner.kind, path)), at: argument.span,
      isDeclaration: true)
  }

  /// Notes the first name of a path.
  func note(_ name: Name, from scope: Scope) {
    switch scope {
    case .parameters: note(.parameter, name, as: .component)
    case .state: note(.state, name, as: .component)
    case .data: note(.data, name, as: .component)
    case .form: note(.input, name, as: .component)
    case .flags: note(Symbol(.flag, name.text), at: name.span, as: .component)
    case .session: note(Symbol(.session, name.text), at: name.span, as: .component)
    case .item, .result, .value, .group, .selected, .moved, .window: break
    }
  }

  /// All that was noted.
  package var references: Set<SymbolReference> { state.withLock { $0.references } }
}
