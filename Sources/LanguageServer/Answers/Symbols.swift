import Diagnostics
import ScreenCompiler
import SourceText
import SpecChecks
import SpecSemantics

/// What is declared in a document, and in all of them.
extension LanguageServer {
  func symbols(_ parameters: JSON) throws(RequestProblem) -> JSONValue {
    let site = try site(parameters)
    let places = try answered { () throws(FileError) in try site.specs.names() }
    let lines = FileLines(places.sources)
    let declared = places.references(inFileAt: site.file).filter(\.isDeclaration)
    let parts = Dictionary(grouping: declared.filter { $0.symbol.owner != nil }) {
      $0.symbol.owner
    }
    return .array(
      declared.filter { $0.symbol.owner == nil }.map { one in
        let own = parts[one.symbol.declaration] ?? []
        return value(of: one, lines, own.map { value(of: $0, lines, []) })
      })
  }

  private func value(
    of reference: SymbolReference, _ lines: FileLines, _ parts: [JSONValue]
  ) -> JSONValue {
    let range = lines.range(of: reference.location)
    return .object([
      ("name", .string(reference.symbol.name)),
      ("detail", .string(reference.symbol.kind.noun)),
      ("kind", .number(reference.symbol.kind.number)),
      ("range", range), ("selectionRange", range), ("children", .array(parts)),
    ])
  }

  /// The declarations that have some letters in their name, in this order.
  func allSymbols(_ parameters: JSON) throws(RequestProblem) -> JSONValue {
    let specs = try edited()
    let places = try answered { () throws(FileError) in try specs.names() }
    let lines = FileLines(places.sources)
    let wanted = (parameters["query"].string ?? "").lowercased()
    let found = places.references.filter { reference in
      reference.isDeclaration && reference.symbol.declaration != nil
        && wanted.isSubsequence(of: reference.symbol.name.lowercased())
    }
    return .array(
      found.map { one in
        .object([
          ("name", .string(one.symbol.name)), ("kind", .number(one.symbol.kind.number)),
          ("containerName", .string(one.symbol.kind.noun)),
          ("location", lines.place(of: one.location)),
        ])
      })
  }
}

extension String {
  /// Whether all of its letters stand in another text, in their order.
  fileprivate func isSubsequence(of other: String) -> Bool {
    var rest = self[...]
    for character in other where character == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
  }
}

extension Symbol.Kind {
  /// The kind of symbol that the protocol knows and that is nearest to it.
  fileprivate var number: Int {
    switch self {
    case .app, .module: 2
    case .theme, .api, .events: 3
    case .screen, .adapter, .component: 5
    case .method, .rule, .request, .source: 6
    case .field, .input, .data, .state: 8
    case .enumeration, .union: 10
    case .parameter, .argument, .computed, .session, .flag, .environment: 13
    case .color, .font, .spacing, .radius, .border, .shadow, .gradient, .duration: 14
    case .string, .stored: 15
    case .section, .part: 19
    case .enumCase: 22
    case .model: 23
    case .event: 24
    }
  }
}
