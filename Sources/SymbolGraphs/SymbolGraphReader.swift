import JSONSyntax
import SourceText

/// Takes from the JSON of a symbol graph what specs are held against.
///
/// The format is that of `swift symbolgraph-extract` and `-emit-symbol-graph`: an object with
/// `metadata`, `module`, `symbols` and `relationships`. Keys that are not known are passed over.
struct SymbolGraphReader {
  /// Format versions with another major number have another form.
  private static let format = "0"
  private let tree: JSONTree
  private let keepsFolders: Bool
  private(set) var module = ""
  private(set) var symbols: [SwiftSymbol] = []
  private(set) var relations: [SymbolRelation] = []

  init(_ tree: JSONTree, keepsFolders: Bool) {
    self.tree = tree
    self.keepsFolders = keepsFolders
  }

  mutating func read() throws(SymbolGraph.Problem) {
    guard let root = tree.root else { throw damage }
    guard let module = value(of: "module", in: root).flatMap({ text(of: "name", in: $0) }),
      let symbols = value(of: "symbols", in: root), tree.kind(symbols) == .array,
      let relations = value(of: "relationships", in: root), tree.kind(relations) == .array
    else {
      throw problem(
        "this is no symbol graph", at: root,
        "a symbol graph is an object with `module`, `symbols` and `relationships`, as the Swift"
          + " compiler writes it")
    }
    try checkFormat(in: root)
    self.module = module
    for symbol in tree.elements(of: symbols) { try read(symbol: symbol) }
    for relation in tree.elements(of: relations) { try read(relation: relation) }
  }

  // MARK: - What is wrong

  private var damage: SymbolGraph.Problem {
    guard let first = tree.problems.first, !tree.bytes.isEmpty else {
      return SymbolGraph.Problem(
        message: "there is nothing in this file", span: .zero, help: Self.again)
    }
    return SymbolGraph.Problem(
      message: "this symbol graph is damaged: \(first.message)", span: first.span, help: Self.again)
  }

  private static let again = "build the app again, so that the compiler writes the file anew"

  private func problem(
    _ message: String, at node: JSONTree.NodeID, _ help: String
  ) -> SymbolGraph.Problem {
    SymbolGraph.Problem(message: message, span: tree.mark(node), help: help)
  }

  private func checkFormat(in root: JSONTree.NodeID) throws(SymbolGraph.Problem) {
    guard let metadata = value(of: "metadata", in: root),
      let version = value(of: "formatVersion", in: metadata),
      let major = value(of: "major", in: version)
    else { return }
    let number = tree.number(major)
    guard number != Self.format else { return }
    throw problem(
      "this symbol graph is written in version \(number) of the format, and screenc reads version"
        + " \(Self.format)", at: major, "make it with a compiler of which screenc knows")
  }

  private func broken(
    _ noun: String, _ key: String, at node: JSONTree.NodeID
  ) -> SymbolGraph.Problem {
    problem("this \(noun) has no `\(key)`", at: node, Self.again)
  }

  // MARK: - Symbols

  private mutating func read(symbol node: JSONTree.NodeID) throws(SymbolGraph.Problem) {
    guard
      let identifier = value(of: "identifier", in: node).flatMap({ text(of: "precise", in: $0) })
    else { throw broken("symbol", "identifier", at: node) }
    guard let kindName = value(of: "kind", in: node).flatMap({ text(of: "identifier", in: $0) })
    else { throw broken("symbol", "kind", at: node) }
    guard let path = value(of: "pathComponents", in: node), tree.kind(path) == .array else {
      throw broken("symbol", "pathComponents", at: node)
    }
    guard let kind = SwiftSymbol.Kind(rawValue: kindName) else { return }
    let access = text(of: "accessLevel", in: node).flatMap(SwiftSymbol.Access.init(rawValue:))
    let symbol = SwiftSymbol(
      identifier: identifier, kind: kind, path: tree.elements(of: path).map(tree.string),
      access: access ?? .public, module: module, place: place(of: node),
      isGeneric: kind.isType && hasTypeParameters(node),
      declaration: kind.isRead ? fragments(of: node) : [])
    // What a type has of a protocol's extension says nothing of what the protocol is used for.
    if kind != .method || !symbol.isOfProtocol { symbols.append(symbol) }
  }

  private func hasTypeParameters(_ symbol: JSONTree.NodeID) -> Bool {
    guard let generics = value(of: "swiftGenerics", in: symbol),
      let parameters = value(of: "parameters", in: generics), tree.kind(parameters) == .array
    else { return false }
    return tree.elements(of: parameters).contains { _ in true }
  }

  private func place(of symbol: JSONTree.NodeID) -> SwiftSymbol.Place? {
    guard let location = value(of: "location", in: symbol), let uri = text(of: "uri", in: location),
      let position = value(of: "position", in: location),
      let line = value(of: "line", in: position).flatMap({ Int(tree.number($0)) }), line < .max,
      let file = uri.split(separator: "/").last
    else { return nil }
    return SwiftSymbol.Place(
      file: String(file), folder: keepsFolders ? folder(of: uri) : nil, line: line + 1)
  }

  private func folder(of uri: String) -> String? {
    let scheme = "file://"
    guard uri.hasPrefix(scheme), let end = uri.lastIndex(of: "/") else { return nil }
    let path = uri[..<end].dropFirst(scheme.count)
    return path.isEmpty ? "/" : String(path)
  }

  private func fragments(of symbol: JSONTree.NodeID) -> [DeclarationFragment] {
    guard let list = value(of: "declarationFragments", in: symbol) else { return [] }
    return tree.elements(of: list).compactMap { fragment in
      guard let spelling = text(of: "spelling", in: fragment) else { return nil }
      return DeclarationFragment(
        kind: kind(ofFragment: text(of: "kind", in: fragment)), spelling: spelling,
        identifier: text(of: "preciseIdentifier", in: fragment))
    }
  }

  private func kind(ofFragment name: String?) -> DeclarationFragment.Kind {
    switch name {
    case "typeIdentifier", "genericParameter": .type
    case "identifier": .identifier
    case "externalParam": .label
    default: .other
    }
  }

  // MARK: - Relationships

  private mutating func read(relation node: JSONTree.NodeID) throws(SymbolGraph.Problem) {
    guard let source = text(of: "source", in: node) else {
      throw broken("relationship", "source", at: node)
    }
    guard let target = text(of: "target", in: node) else {
      throw broken("relationship", "target", at: node)
    }
    guard let kind = text(of: "kind", in: node).flatMap(SymbolRelation.Kind.init(rawValue:)) else {
      return
    }
    relations.append(
      SymbolRelation(
        kind: kind, source: source, target: target,
        targetName: text(of: "targetFallback", in: node)))
  }

  // MARK: - JSON

  private func value(of key: String, in node: JSONTree.NodeID) -> JSONTree.NodeID? {
    tree.value(of: key, in: node)
  }

  private func text(of key: String, in node: JSONTree.NodeID) -> String? {
    guard let value = tree.value(of: key, in: node), tree.kind(value) == .string else { return nil }
    return tree.string(value)
  }
}

extension SwiftSymbol.Kind {
  /// Whether its declaration says something that specs are held against.
  fileprivate var isRead: Bool {
    switch self {
    case .alias, .property, .method: true
    case .class, .structure, .enumeration, .interface, .enumCase, .extension: false
    }
  }
}
