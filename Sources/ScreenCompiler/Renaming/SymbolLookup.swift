import SourceText
import SpecModel
import SpecSemantics

/// Finds what a name on the command line means.
struct SymbolLookup {
  private let symbols: Set<Symbol>

  init(_ symbols: Set<Symbol>) {
    self.symbols = symbols
  }

  /// The one symbol of a name, before which words for its kind may stand: `screen:Profile`.
  func symbol(named text: String) throws(RenameFailure) -> Symbol {
    let (words, path) = Self.split(text)
    let named = symbols.filter { $0.path == path }
    let found = named.filter { symbol in
      words.allSatisfy { symbol.kind.rawValue == $0 || symbol.owner?.kind.rawValue == $0 }
    }
    guard let first = found.first else { throw unknown(path, text, named) }
    guard found.count > 1 else { return first }
    let sorted = found.sorted { ($0.kind.rawValue, $0.phrase) < ($1.kind.rawValue, $1.phrase) }
    throw .ambiguous(
      text, sorted.map { .init(phrase: $0.phrase, name: Self.name(of: $0, among: found)) })
  }

  /// The words for kinds at the beginning, and the rest.
  private static func split(_ text: String) -> (words: [String], path: String) {
    let kinds = Set(Symbol.Kind.allCases.map(\.rawValue))
    var words: [String] = []
    var rest = text[...]
    while let colon = rest.firstIndex(of: ":"), kinds.contains(String(rest[..<colon])) {
      words.append(String(rest[..<colon]))
      rest = rest[rest.index(after: colon)...]
    }
    return (words, String(rest))
  }

  /// The name of a symbol with as few words for its kind as tell it from others.
  private static func name(of symbol: Symbol, among others: Set<Symbol>) -> String {
    let kind = symbol.kind.rawValue
    guard others.contains(where: { $0 != symbol && $0.kind == symbol.kind }),
      let owner = symbol.owner?.kind.rawValue
    else { return "\(kind):\(symbol.path)" }
    let hasSameOwner = others.contains { $0 != symbol && $0.owner?.kind == symbol.owner?.kind }
    return hasSameOwner ? "\(owner):\(kind):\(symbol.path)" : "\(owner):\(symbol.path)"
  }

  private func unknown(_ path: String, _ text: String, _ named: Set<Symbol>) -> RenameFailure {
    if let other = named.map(\.phrase).min() {
      return .unknown(text, help: "there is \(other)")
    }
    let parts = symbols.filter { $0.name == path }.map(\.path).sorted()
    if let first = parts.first {
      let others =
        switch parts.count {
        case 1: ""
        case 2: " or `\(parts[1])`"
        case let count: ", or one of \(count - 1) others"
        }
      return .unknown(text, help: "write what it is a part of: `\(first)`\(others)")
    }
    if let near = NearMiss.suggestion(for: path, among: Set(symbols.map(\.path))) {
      return .unknown(text, help: "did you mean `\(near)`?")
    }
    return .unknown(
      text,
      help: "name a declaration (`Post`), a part of one (`Post.author`), a token of the theme or a"
        + " key of the strings")
  }
}
