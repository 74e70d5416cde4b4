/// Compares HeadlessUIKit's interface with the importer's table.
struct InterfaceComparison {
  enum Verdict: Equatable {
    case same
    /// The table has the name, with other shapes.
    case differs([String])
    /// The table does not have the name.
    case unknown
  }

  var interface: HeadlessInterface
  var table: ImporterTable
  var flatNames: FlatNames

  func verdict(on symbol: HeadlessInterface.Symbol) -> Verdict {
    let candidates = rows(for: symbol)
    guard !candidates.isEmpty else { return .unknown }
    let own = importerView(of: symbol.shape)
    let isSame = candidates.contains { agrees(own, with: $0, isRequirement: symbol.isRequirement) }
    return isSame ? .same : .differs(candidates.map(\.description))
  }

  private func rows(for symbol: HeadlessInterface.Symbol) -> [DeclarationShape] {
    guard let owner = symbol.owner else {
      return table.rows[.init(type: symbol.name, member: "")] ?? []
    }
    return (interface.ancestors[owner] ?? [owner]).flatMap { type in
      table.rows[.init(type: flatNames.flat(type), member: symbol.name)] ?? []
    }
  }

  private func agrees(
    _ own: DeclarationShape, with row: DeclarationShape, isRequirement: Bool
  ) -> Bool {
    guard own.kind == row.kind, own.isFailable == row.isFailable, own.effects == row.effects,
      own.isTypeLevel == row.isTypeLevel, own.parameters.count == row.parameters.count
    else { return false }
    if own.kind == .type {
      return own.typeKeyword == row.typeKeyword && own.isMainActor == row.isMainActor
    }
    if own.kind == .property, own.isSettable != row.isSettable { return false }
    if isRequirement, own.isOptionalRequirement != row.isOptionalRequirement { return false }
    return own.result == row.result
      && zip(own.parameters, row.parameters).allSatisfy { mine, theirs in
        mine.label == theirs.label && mine.type == theirs.type
          && (theirs.hasDefault || !mine.hasDefault)
      }
  }

  /// The shape with types as the importer spells them.
  private func importerView(of shape: DeclarationShape) -> DeclarationShape {
    var view = shape
    view.result = shape.result.map(importerView)
    for index in view.parameters.indices {
      view.parameters[index].type = importerView(of: view.parameters[index].type)
    }
    return view
  }

  // The table can't tell `CGFloat` from `Double`: what says `Double` here needs a reviewed reason.
  private func importerView(of type: TypeSpelling) -> TypeSpelling {
    TypeSpelling(
      type.replacing { name in
        if let alias = interface.aliases[name] { return importerView(of: alias).text }
        switch name {
        case "CGFloat": return "Double"
        case "Double": return "Swift.Double"
        default:
          let isOfUIKit = name.hasPrefix("UI") || name.hasPrefix("NSLayout")
          return isOfUIKit ? flatNames.flat(name) : nil
        }
      }.text)
  }
}

/// What is wrong with the interface or with the list of its reviewed differences.
struct InterfaceReview {
  private(set) var findings: [String] = []

  init(_ comparison: InterfaceComparison, differences: ReviewedDifferences) {
    var unused = differences.entries
    findings += differences.malformed.map { "line \($0) of the list can't be read" }
    for symbol in comparison.interface.symbols where !symbol.shape.isOverride {
      let verdict = comparison.verdict(on: symbol)
      if verdict == .same, !symbol.isHook { continue }
      let shape = symbol.shape.description
      if let index = unused.firstIndex(where: { $0.symbol == symbol.path && $0.shape == shape }) {
        check(unused.remove(at: index), of: symbol)
      } else {
        report(symbol, verdict)
      }
    }
    findings += unused.map {
      "line \($0.line) of the list is stale: \($0.symbol) \($0.shape) needs no reason, or is not there"
    }
  }

  private mutating func check(
    _ entry: ReviewedDifferences.Entry, of symbol: HeadlessInterface.Symbol
  ) {
    if entry.kind.needsNotes, entry.note.isEmpty {
      findings.append("line \(entry.line) of the list gives no reason for \(entry.symbol)")
    }
    if (entry.kind == .hook) != symbol.isHook {
      findings.append("\(symbol.path): hooks for tests, and only they, are named headless…")
    }
    if symbol.isHook, !symbol.file.hasPrefix("TestHooks/"), !symbol.isSynthesizedMember {
      findings.append("\(symbol.path): hooks for tests stand in TestHooks, not in \(symbol.file)")
    }
  }

  private mutating func report(
    _ symbol: HeadlessInterface.Symbol, _ verdict: InterfaceComparison.Verdict
  ) {
    switch verdict {
    case .differs(let shapes):
      findings.append(
        "\(symbol.path)\t\(symbol.shape)\t\(symbol.declaration): the table has "
          + shapes.joined(separator: " or "))
    case .unknown, .same:
      findings.append(
        "\(symbol.path)\t\(symbol.shape)\t\(symbol.declaration): the table has no such name")
    }
  }
}

extension HeadlessInterface.Symbol {
  /// Members that the compiler makes have no place.
  var isSynthesizedMember: Bool { file.isEmpty }
}
