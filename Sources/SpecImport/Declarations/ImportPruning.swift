import SpecModel

/// Takes out what specs cannot have once everything is there: models that hold themselves or nothing, and what names
/// them.
struct ImportPruning {
  private(set) var declarations: [ImportedDeclaration]
  private(set) var findings: ImportFindings
  private var positions: [String: Int] = [:]

  init(_ declarations: [ImportedDeclaration], findings: ImportFindings) {
    self.declarations = declarations
    self.findings = findings
  }

  mutating func prune() {
    while removeEmpty() {}
    index()
    cutCycles()
    index()
    removeCasesWithoutIdentity()
    while removeEmpty() {}
    removeUnused()
  }

  private mutating func index() {
    positions = Dictionary(
      declarations.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  // MARK: - Nothing in it

  /// - Returns: Whether anything was taken out.
  private mutating func removeEmpty() -> Bool {
    let empty = declarations.filter { declaration in
      switch declaration.content {
      case .model(let fields): fields.isEmpty
      case .union(_, let cases): cases.isEmpty
      case .enumeration, .source, .request: false
      }
    }
    guard !empty.isEmpty else { return false }
    for declaration in empty {
      findings.leaveOut(
        "nothing of `\(declaration.name)` could be taken over", at: declaration.place,
        help: "what is in it is told at its own places; declare what the app needs by hand")
    }
    let names = Set(empty.map(\.name))
    declarations.removeAll { names.contains($0.name) }
    declarations = declarations.compactMap { $0.without(names) }
    return true
  }

  // MARK: - Unions

  /// Unions are items of lists, which are told apart by their identities.
  private mutating func removeCasesWithoutIdentity() {
    for position in declarations.indices {
      guard case .union(let tag, let cases) = declarations[position].content else { continue }
      let kept = cases.filter { hasIdentity($0.model) }
      guard kept.count < cases.count else { continue }
      let name = declarations[position].name
      let first = cases.first { !hasIdentity($0.model) }.map(\.model) ?? ""
      let more = cases.count - kept.count - 1
      findings.leaveOut(
        "`\(first)`\(more > 0 ? " and \(more) more" : "") cannot be in `\(name)`: there is no `id` in it",
        at: declarations[position].place,
        help:
          "let the server give the variants of a union an `id`, or hold the model of one of them by hand"
      )
      declarations[position].content = .union(tag: tag, kept)
    }
  }

  private func hasIdentity(_ model: String) -> Bool {
    guard let position = positions[model],
      case .model(let fields) = declarations[position].content
    else { return false }
    return fields.contains { $0.name == "id" && $0.type == .builtin(.identifier) }
  }

  // MARK: - Models within themselves

  private mutating func cutCycles() {
    var holders = holdersInCycles()
    guard !holders.isEmpty else { return }
    var edges: [String: Set<String>] = [:]
    for position in declarations.indices where holders.remove(declarations[position].name) != nil {
      guard case .model(let fields) = declarations[position].content else { continue }
      let name = declarations[position].name
      let kept = fields.filter { field in
        let targets = models(heldBy: field)
        let isCycle = targets.contains { $0 == name || leads(from: $0, to: name, edges) }
        if !isCycle { edges[name, default: []].formUnion(targets) }
        return !isCycle
      }
      for field in fields where !kept.contains(where: { $0.name == field.name }) {
        findings.leaveOut(
          "`\(field.key)` makes `\(name)` a part of itself", at: field.place,
          help: "hold the `id` of the other one, or a list, by hand")
      }
      declarations[position].content = .model(kept)
    }
  }

  private func leads(
    from start: String, to goal: String, _ edges: [String: Set<String>]
  ) -> Bool {
    var seen: Set<String> = [start]
    var waiting = [start]
    while let next = waiting.popLast() {
      if next == goal { return true }
      for target in edges[next] ?? [] where seen.insert(target).inserted { waiting.append(target) }
    }
    return false
  }

  /// The models that a field holds in place.
  private func models(heldBy field: ImportedField) -> [String] {
    guard !field.type.isList, let name = field.type.declaredName, let position = positions[name]
    else { return [] }
    switch declarations[position].content {
    case .model: return [name]
    case .union(_, let cases): return cases.map(\.model)
    case .enumeration, .source, .request: return []
    }
  }

  /// The models that can be in a cycle: those that are left when what holds nothing more is taken away, again and
  /// again.
  private func holdersInCycles() -> Set<String> {
    var held: [String: Set<String>] = [:]
    for declaration in declarations {
      guard case .model(let fields) = declaration.content else { continue }
      held[declaration.name] = Set(fields.flatMap(models))
    }
    var isShrinking = true
    while isShrinking {
      isShrinking = false
      for (name, targets) in held where targets.allSatisfy({ held[$0] == nil }) {
        held[name] = nil
        isShrinking = true
      }
    }
    return Set(held.keys)
  }

  // MARK: - What nothing leads to any more

  /// Enums and models that stand in the file of a call were made for it, and go with it.
  private mutating func removeUnused() {
    var used: Set<String> = []
    var waiting = declarations.filter {
      switch $0.content {
      case .source, .request: true
      case .model, .enumeration, .union: $0.file.hasPrefix("Models/")
      }
    }
    index()
    var seen = Set(waiting.map(\.name))
    while let next = waiting.popLast() {
      used.insert(next.name)
      for name in next.namedTypes where seen.insert(name).inserted {
        if let position = positions[name] { waiting.append(declarations[position]) }
      }
    }
    declarations.removeAll { !used.contains($0.name) }
  }
}

extension ImportedDeclaration {
  /// The declarations that it names.
  var namedTypes: [String] {
    switch content {
    case .model(let fields): fields.compactMap(\.type.declaredName)
    case .union(_, let cases): cases.map(\.model)
    case .enumeration: []
    case .source(let call, _), .request(let call):
      call.parameters.compactMap(\.type.declaredName)
        + [call.yields?.declaredName].compactMap(\.self)
    }
  }

  /// The declaration without what names any of some types; nil where nothing is left of it.
  fileprivate func without(_ names: Set<String>) -> ImportedDeclaration? {
    func isKept(_ type: TypeReference.Shape?) -> Bool {
      type?.declaredName.map { !names.contains($0) } ?? true
    }
    var kept = self
    switch content {
    case .model(let fields): kept.content = .model(fields.filter { isKept($0.type) })
    case .union(let tag, let cases):
      kept.content = .union(tag: tag, cases.filter { !names.contains($0.model) })
    case .enumeration: break
    case .source(let call, _): return isKept(call.yields) ? self : nil
    case .request(var call):
      if !isKept(call.yields) { call.yields = nil }
      kept.content = .request(call)
    }
    return kept
  }
}
