/// What all symbol graphs of an app tell together.
public struct SwiftSymbols: Sendable {
  /// A type or protocol, wherever it is declared.
  public struct Reference: Sendable, Hashable {
    /// Nil where no graph tells it.
    public let module: String?
    public let name: String
  }

  /// Superclasses and aliases of aliases; compilers go no further than people do.
  private static let longestChain = 64

  private var symbols: [SwiftSymbol] = []
  private var positions: [String: Int] = [:]
  private var types: [String: [String: Int]] = [:]
  private var members: [String: [Int]] = [:]
  private var conformances: [String: [SymbolRelation]] = [:]
  private var superclasses: [String: SymbolRelation] = [:]
  private var modulesWithMore: Set<String> = []

  /// Puts graphs together. Where several have a declaration, the first counts.
  public init(_ graphs: [SymbolGraph]) {
    for graph in graphs { add(graph.symbols, of: graph.module) }
    let extensions = graphs.flatMap(\.relations).reduce(into: [String: String]()) {
      if $1.kind == .extension { $0[$1.source] = $1.target }
    }
    for relation in graphs.flatMap(\.relations) { add(relation, extensions) }
  }

  private mutating func add(_ added: [SwiftSymbol], of module: String) {
    types[module, default: [:]].reserveCapacity(added.count / 8)
    for symbol in added {
      if symbol.access < .public, symbol.kind != .extension { modulesWithMore.insert(module) }
      guard positions[symbol.identifier] == nil else { continue }
      positions[symbol.identifier] = symbols.count
      if symbol.kind.isType { types[module]?[symbol.dottedPath] = symbols.count }
      symbols.append(symbol)
    }
  }

  /// What stands in an extension is of what it extends.
  private mutating func add(_ relation: SymbolRelation, _ extensions: [String: String]) {
    switch relation.kind {
    case .member, .requirement:
      guard let member = positions[relation.source] else { return }
      members[extensions[relation.target] ?? relation.target, default: []].append(member)
    case .conformance:
      conformances[extensions[relation.source] ?? relation.source, default: []].append(relation)
    case .inheritance: superclasses[relation.source] = relation
    case .extension: break
    }
  }

  /// The modules that there are graphs of, in order.
  public var modules: [String] { types.keys.sorted() }

  public func has(_ module: String) -> Bool { types[module] != nil }

  /// Whether only the public part of a module is known.
  public func isOnlyPublic(_ module: String) -> Bool { !modulesWithMore.contains(module) }

  /// A type by its name, with those that it lies in: `Feed.Row`.
  public func type(_ name: String, in module: String) -> SwiftSymbol? {
    types[module]?[name].map { symbols[$0] }
  }

  /// The names of a module's types, in order.
  public func typeNames(in module: String) -> [String] { (types[module] ?? [:]).keys.sorted() }

  /// A declaration by what the compiler calls it.
  public func symbol(_ identifier: String) -> SwiftSymbol? {
    positions[identifier].map { symbols[$0] }
  }

  /// What is declared in a type and its extensions, and what it has of protocols.
  public func members(of type: SwiftSymbol) -> [SwiftSymbol] {
    (members[type.identifier] ?? []).map { symbols[$0] }
  }

  // MARK: - Conformances

  /// The protocols that a type conforms to, by itself or by what it inherits from.
  public func protocols(of type: SwiftSymbol) -> Set<Reference> {
    var found: Set<Reference> = []
    var seen: Set<String> = [type.identifier]
    var waiting = [type.identifier]
    while let next = waiting.popLast() {
      for relation in conformances[next] ?? [] {
        found.insert(reference(of: relation))
        if seen.insert(relation.target).inserted { waiting.append(relation.target) }
      }
      guard let superclass = superclasses[next], seen.insert(superclass.target).inserted else {
        continue
      }
      waiting.append(superclass.target)
    }
    return found
  }

  /// The classes that a class inherits from, the nearest first, as far as graphs tell.
  public func superclasses(of type: SwiftSymbol) -> [Reference] {
    var found: [Reference] = []
    var current = type.identifier
    while let relation = superclasses[current], found.count < Self.longestChain {
      found.append(reference(of: relation))
      current = relation.target
    }
    return found
  }

  /// The classes that a class inherits from and of which there is a graph.
  public func knownSuperclasses(of type: SwiftSymbol) -> [SwiftSymbol] {
    var found: [SwiftSymbol] = []
    var current = type.identifier
    while let next = superclasses[current].flatMap({ symbol($0.target) }),
      found.count < Self.longestChain
    {
      found.append(next)
      current = next.identifier
    }
    return found
  }

  private func reference(of relation: SymbolRelation) -> Reference {
    if let symbol = symbol(relation.target) {
      return Reference(module: symbol.module, name: symbol.dottedPath)
    }
    guard let name = relation.targetName, let dot = name.firstIndex(of: ".") else {
      return Reference(module: nil, name: relation.targetName ?? "")
    }
    return Reference(
      module: String(name[..<dot]), name: String(name[name.index(after: dot)...]))
  }

  // MARK: - Aliases

  /// The type that an alias stands for, and of others the type itself; nil where no graph tells it.
  public func resolved(_ type: SwiftSymbol) -> SwiftSymbol? {
    guard type.kind == .alias else { return type }
    switch type.aliasedType.flatMap(resolved) {
    case .named(_, let identifier)?, .generic(_, let identifier)?: return symbol(identifier)
    case .optional?, .array?, .other?, nil: return nil
    }
  }

  /// A type with what its aliases stand for; nil where no graph tells it.
  public func resolved(_ type: DeclaredType) -> DeclaredType? { resolved(type, depth: 0) }

  private func resolved(_ type: DeclaredType, depth: Int) -> DeclaredType? {
    guard depth < Self.longestChain else { return nil }
    switch type {
    case .optional(let wrapped): return resolved(wrapped, depth: depth + 1).map { .optional($0) }
    case .array(let element): return resolved(element, depth: depth + 1).map { .array($0) }
    case .generic(_, let identifier):
      // What a generic alias stands for depends on what it is made for.
      return isType(identifier) ? type : nil
    case .other: return type
    case .named(_, let identifier):
      guard let symbol = symbol(identifier), symbol.kind == .alias else {
        return isType(identifier) ? type : nil
      }
      return symbol.aliasedType.flatMap { resolved($0, depth: depth + 1) }
    }
  }

  /// Whether the compiler's name is that of a type: neither of an alias, nor of a parameter of generics
  /// or protocols that can stand for any type.
  private func isType(_ identifier: String) -> Bool {
    if let symbol = symbol(identifier) { return symbol.kind.isType && symbol.kind != .alias }
    guard identifier.hasPrefix("s:") else { return !identifier.contains("@T@") }
    // Types that everybody uses have names of two letters.
    if identifier.hasPrefix("s:S"), identifier.utf8.count <= 5 { return true }
    return identifier.last.map(Self.endings.contains) ?? false
  }

  /// The last letter of the mangled names of structures, enumerations, classes and protocols.
  private static let endings: Set<Character> = ["V", "O", "C", "P"]
}
