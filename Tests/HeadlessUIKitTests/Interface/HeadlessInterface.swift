import Foundation

/// HeadlessUIKit's public interface, out of its symbol graph.
struct HeadlessInterface {
  struct Symbol {
    /// The type that the symbol is a member of, with the types around it; nil for a type's own symbol.
    var owner: String?
    var name: String
    var declaration: String
    var shape: DeclarationShape
    var file: String
    /// Members of extensions can't be overridden where there is no Objective-C.
    var isInExtension: Bool
    var access: String
    var isRequirement: Bool
    /// The version of iOS that the declaration asks for.
    var version: String?
    /// For a type: whether it says that it is Sendable.
    var isSendable = false

    /// How differences name the symbol.
    var path: String { owner.map { "\($0).\(name)" } ?? name }
    /// Hooks for tests say so by their name, or that of a type around them.
    var isHook: Bool {
      path.split(separator: ".").contains { $0.hasPrefix("headless") || $0.hasPrefix("Headless") }
    }
  }

  private(set) var symbols: [Symbol] = []
  /// What each class inherits from and what each type conforms to, itself first.
  private(set) var ancestors: [String: [String]] = [:]
  private(set) var aliases: [String: TypeSpelling] = [:]

  init(symbols: [Symbol]) {
    self.symbols = symbols
  }

  init(_ graph: SymbolGraph) {
    let paths = Dictionary(
      graph.symbols.map { ($0.identifier.precise, $0.pathComponents.joined(separator: ".")) },
      uniquingKeysWith: { first, _ in first })
    readAncestors(graph.relationships, paths: paths)
    let defaulted = Set(
      graph.relationships.filter { $0.kind == "defaultImplementationOf" }.map(\.target))
    let defaults = Set(
      graph.relationships.filter { $0.kind == "defaultImplementationOf" }.map(\.source))
    let requirements = Set(graph.relationships.filter { $0.kind == "requirementOf" }.map(\.source))
    let sendable = Set(
      graph.relationships.filter { $0.kind == "conformsTo" && $0.target == "s:s8SendableP" }
        .map(\.source))
    for symbol in graph.symbols
    where !symbol.isSynthesized && !defaults.contains(symbol.identifier.precise) {
      guard var shape = DeclarationParser.shape(of: symbol.declaration) else { continue }
      shape.isOptionalRequirement = defaulted.contains(symbol.identifier.precise)
      let owner = symbol.pathComponents.dropLast().joined(separator: ".")
      symbols.append(
        Symbol(
          owner: owner.isEmpty ? nil : owner, name: symbol.pathComponents.last ?? "",
          declaration: symbol.declaration, shape: shape,
          file: symbol.location.map { String($0.uri.split(separator: "HeadlessUIKit/").last ?? "") }
            ?? "",
          isInExtension: symbol.swiftExtension != nil, access: symbol.accessLevel,
          isRequirement: requirements.contains(symbol.identifier.precise),
          version: symbol.version, isSendable: sendable.contains(symbol.identifier.precise)))
      let path = symbol.pathComponents.joined(separator: ".")
      if shape.kind == .alias, let type = shape.result { aliases[path] = type }
    }
    symbols.sort { ($0.path, $0.declaration) < ($1.path, $1.declaration) }
  }

  private mutating func readAncestors(
    _ relationships: [SymbolGraph.Relationship], paths: [String: String]
  ) {
    var parents: [String: [String]] = [:]
    for relationship in relationships
    where relationship.kind == "inheritsFrom" || relationship.kind == "conformsTo" {
      guard let child = paths[relationship.source], let parent = paths[relationship.target] else {
        continue
      }
      parents[child, default: []].append(parent)
    }
    for path in paths.values where ancestors[path] == nil {
      var line = [path]
      var next = 0
      while next < line.count {
        for parent in (parents[line[next]] ?? []).sorted() where !line.contains(parent) {
          line.append(parent)
        }
        next += 1
      }
      ancestors[path] = line
    }
  }
}
