package import SymbolGraphs

/// Swift as the examples of rules and tests write it, and the symbol graphs that the compiler would
/// make of it: types, their properties, cases and methods, each on a line of its own.
package struct SwiftSketch {
  private struct Declared {
    var kind: String
    var path: [String]
    var access: String
    var fragments: [(kind: String, text: String)] = []
    var isGeneric = false
    var line: Int
  }

  private struct Relation {
    var kind: String
    var source: String
    var target: String
  }

  private let module: String
  private let file: String
  private var declared: [Declared] = []
  private var relations: [Relation] = []

  /// Reads a file, which stands for a module of its name.
  package init(_ text: String, path: String) {
    file = path
    module = String(path.prefix { $0 != "." })
    var owners: [[String]] = []
    for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      let line = line.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
      if line.hasPrefix("}") {
        owners.removeLast()
      } else if let owner = add(line, to: owners.last ?? [], at: number) {
        owners.append(owner)
      }
    }
  }

  /// The graph, where `others` are those of the other modules.
  package func graph(among others: [SwiftSketch]) throws -> SymbolGraph {
    let text = json(among: others)
    do throws(SymbolGraph.Problem) {
      return try SymbolGraph(Array(text.utf8))
    } catch {
      throw Unreadable(text: text, problem: error)
    }
  }

  package struct Unreadable: Error {
    let text: String
    let problem: SymbolGraph.Problem
  }

  // MARK: - Reading

  /// Adds what a line declares; returns the path of a type that is left open.
  private mutating func add(_ line: Substring, to owner: [String], at number: Int) -> [String]? {
    var words = line.split(separator: " ")
    var access = "internal"
    while let first = words.first, Self.modifiers.contains(String(first)) {
      if Self.access.contains(String(first)) { access = String(first) }
      words.removeFirst()
    }
    guard let keyword = words.first, words.count > 1 else { return nil }
    let rest = words.dropFirst().joined(separator: " ")
    switch keyword {
    case "case":
      for name in rest.split(separator: ", ") {
        declare("swift.enum.case", String(name), in: owner, access, line: number)
      }
      return nil
    case "let", "var":
      let name = String(rest.prefix { $0 != ":" })
      declare("swift.property", name, in: owner, access, keyword + " " + rest, line: number)
      return nil
    case "func":
      declare(
        "swift.method", Self.label(of: rest), in: owner, access, "func " + rest, line: number)
      return nil
    case "typealias":
      let name = String(rest.prefix { $0 != " " })
      declare("swift.typealias", name, in: owner, access, "typealias " + rest, line: number)
      return nil
    default: return addType(String(keyword), rest, in: owner, access, line: number)
    }
  }

  private mutating func addType(
    _ keyword: String, _ rest: String, in owner: [String], _ access: String, line: Int
  ) -> [String]? {
    let body = rest.firstIndex(of: "{") ?? rest.endIndex
    let head = rest[..<body].split(separator: ":", maxSplits: 1)
    let title = (head.first ?? "").filter { $0 != " " }
    let name = title.prefix { $0 != "<" }
    let path = owner + name.split(separator: ".").map(String.init)
    if keyword != "extension" {
      declare("swift.\(keyword)", String(name), in: owner, access, line: line)
      declared[declared.count - 1].isGeneric = name != title
    }
    let inherited = head.count > 1 ? head[1].split(separator: ",") : []
    for base in inherited.map({ $0.filter { $0 != " " } }) {
      for name in [base] + (Self.implied[base] ?? []) {
        let isClass = keyword == "class" && name.hasSuffix("Controller")
        let kind = isClass ? "inheritsFrom" : "conformsTo"
        relations.append(
          Relation(kind: kind, source: path.joined(separator: "."), target: name))
      }
    }
    let content = rest[body...].dropFirst()
    guard content.contains("}") else { return path }
    // `enum Event { case hidden }` stands on one line.
    if content.contains("case ") {
      _ = add(content.prefix { $0 != "}" }.drop { $0 == " " }, to: path, at: line)
    }
    return nil
  }

  private mutating func declare(
    _ kind: String, _ name: String, in owner: [String], _ access: String, _ text: String = "",
    line: Int
  ) {
    let name = name.filter { $0 != " " }
    let symbol = Declared(
      kind: kind, path: owner + [name], access: access, fragments: Self.fragments(of: text),
      line: line)
    declared.append(symbol)
    guard !owner.isEmpty else { return }
    relations.append(
      Relation(
        kind: "memberOf", source: symbol.path.joined(separator: "."),
        target: owner.joined(separator: ".")))
  }

  /// `configure(_:with:in:)` of a method.
  private static func label(of method: String) -> String {
    let name = method.prefix { $0 != "(" }
    let parameters = method.dropFirst(name.count + 1).prefix { $0 != ")" }
    let labels = parameters.split(separator: ",").map { parameter in
      parameter.drop { $0 == " " }.prefix { $0 != " " && $0 != ":" } + ":"
    }
    return "\(name)(\(labels.joined()))"
  }

  /// Words and what stands between them; what is capitalized is a type.
  private static func fragments(of text: String) -> [(kind: String, text: String)] {
    var fragments: [(kind: String, text: String)] = []
    var isName = true
    for word in text.split(omittingEmptySubsequences: true, whereSeparator: { $0 == " " }) {
      for piece in pieces(of: word) {
        let isWord = piece.first?.isLetter == true || piece.first == "_"
        let isKeyword = ["let", "var", "func", "typealias", "async", "get"].contains(piece)
        let kind: String
        if !isWord || isKeyword {
          kind = "text"
        } else if isName {
          kind = "identifier"
          isName = false
        } else {
          kind = piece.first?.isUppercase == true ? "typeIdentifier" : "externalParam"
        }
        fragments.append((kind, piece))
      }
      fragments.append(("text", " "))
    }
    return labelled(fragments)
  }

  /// Of the two names of a parameter the first is the label.
  private static func labelled(
    _ fragments: [(kind: String, text: String)]
  ) -> [(kind: String, text: String)] {
    var isFirst = true
    return fragments.map { fragment in
      if fragment.kind == "externalParam" {
        defer { isFirst = false }
        return (isFirst ? "externalParam" : "internalParam", fragment.text)
      }
      if fragment.text.contains(",") || fragment.text.contains("(") { isFirst = true }
      return fragment
    }
  }

  private static func pieces(of word: Substring) -> [String] {
    var pieces: [String] = []
    for character in word {
      let isWord = character.isLetter || character.isNumber || character == "_"
      let lastIsWord = pieces.last?.last.map { $0.isLetter || $0.isNumber || $0 == "_" }
      let endsArrow = character == ">" && pieces.last == "-"
      if isWord && lastIsWord == true || endsArrow {
        pieces[pieces.count - 1].append(character)
      } else {
        pieces.append(String(character))
      }
    }
    return pieces
  }

  private static let access: Set<String> = [
    "private", "fileprivate", "internal", "package", "public", "open",
  ]
  private static let modifiers = access.union(["final", "static", "weak"])

  /// What the compiler lists along with a protocol.
  private static let implied = [
    "Model": ["Identifiable", "Hashable", "Equatable", "Sendable"],
    "CellAdapter": ["Adapter"], "Hashable": ["Equatable"], "Codable": ["Decodable", "Encodable"],
  ]

  private static let ofSwift: Set<String> = [
    "Codable", "Decodable", "Encodable", "Equatable", "Hashable", "Identifiable", "Sendable",
  ]

  // MARK: - Writing

  private func identifier(of path: String, among sketches: [SwiftSketch]) -> String? {
    let all = [self] + sketches
    let owner = all.first { sketch in
      sketch.declared.contains { $0.path.joined(separator: ".") == path }
    }
    return owner.map { "s:\($0.module).\(path)V" }
  }

  /// The file that the compiler would write.
  package func json(among others: [SwiftSketch]) -> String {
    let symbols = declared.map { symbol(of: $0, among: others) }
    let relations = relations.map { relation(of: $0, among: others) }
    return """
      {"metadata": {"formatVersion": {"major": 0, "minor": 6, "patch": 0}},
      "module": {"name": "\(module)"},
      "symbols": [\(symbols.joined(separator: ",\n"))],
      "relationships": [\(relations.joined(separator: ",\n"))]}
      """
  }

  private func symbol(of symbol: Declared, among others: [SwiftSketch]) -> String {
    let path = symbol.path.joined(separator: ".")
    let fragments = symbol.fragments.map { fragment in
      let type = fragment.kind == "typeIdentifier" ? fragment.text : nil
      let precise = type.map { name in
        #", "preciseIdentifier": "\#(typeIdentifier(of: name, among: others))""#
      }
      return #"{"kind": "\#(fragment.kind)", "spelling": "\#(fragment.text)"\#(precise ?? "")}"#
    }
    let components = symbol.path.map { "\"\($0)\"" }.joined(separator: ", ")
    return """
      {"kind": {"identifier": "\(symbol.kind)"},
      "identifier": {"precise": "s:\(module).\(path)V", "interfaceLanguage": "swift"},
      "pathComponents": [\(components)], "accessLevel": "\(symbol.access)",
      \(symbol.isGeneric ? #""swiftGenerics": {"parameters": [{"name": "T"}]},"# : "")
      "declarationFragments": [\(fragments.joined(separator: ", "))],
      "location": {"uri": "file:///Sources/\(file)",
      "position": {"line": \(symbol.line), "character": 0}}}
      """
  }

  private func typeIdentifier(of name: String, among others: [SwiftSketch]) -> String {
    let nested = declared.first { $0.path.count > 1 && $0.path.last == name }
    let path = nested.map { $0.path.joined(separator: ".") } ?? name
    return identifier(of: path, among: others) ?? "s:other.\(name)V"
  }

  private func relation(of relation: Relation, among others: [SwiftSketch]) -> String {
    let source = identifier(of: relation.source, among: others) ?? "s:other.\(relation.source)V"
    let target = identifier(of: relation.target, among: others)
    let isSwift = Self.ofSwift.contains(relation.target)
    let module =
      isSwift ? "Swift" : relation.kind == "inheritsFrom" ? "UIKit" : "ScreenKit"
    let fallback = target == nil ? #", "targetFallback": "\#(module).\#(relation.target)""# : ""
    return """
      {"kind": "\(relation.kind)", "source": "\(source)",
      "target": "\(target ?? "s:other.\(relation.target)V")"\(fallback)}
      """
  }
}
