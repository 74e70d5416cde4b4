import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Types that are wrong where something is declared, as all who use it show.
extension Findings {
  /// So many parameters are looked at: more are no slips.
  private static let mostParameters = 50

  /// A parameter whose type neither those fit who give it nor what reads it is declared wrong.
  mutating func gatherDeclaredTypes(in index: AppIndex) {
    let rule = SpecRule.parameterTypeMismatch.rule.name
    gatherUsesOfParametersDeclaredWrong()
    var uses: [Location: [Int]] = [:]
    for (position, finding) in diagnostics.enumerated() where finding.rule == rule {
      guard let place = finding.related.first?.location, finding.types != nil else { continue }
      uses[place, default: []].append(position)
    }
    guard !uses.isEmpty else { return }
    var references: [SymbolReference]?
    var gone: Set<Int> = []
    for (place, positions) in uses.sorted(by: { $0.value[0] < $1.value[0] })
      .prefix(Self.mostParameters)
    {
      guard let types = diagnostics[positions[0]].types,
        positions.allSatisfy({ diagnostics[$0].types?.found == types.found }),
        let name = diagnostics[positions[0]].subject?.mismatch?.parameter
      else { continue }
      let others = usesOfType(types.expected, declaredAt: place, besides: positions)
      guard positions.count + others.count > 1, gone.isDisjoint(with: positions + others) else {
        continue
      }
      // That others give it what it asks for speaks for what is declared.
      let known = references ?? SymbolIndex(of: index).references
      references = known
      guard Self.givers(of: name, declaredAt: place, known) == positions.count else { continue }
      let all = (positions + others).sorted()
      diagnostics[all[0]] = declaredWrong(name, types, at: place, shownBy: all)
      gone.formUnion(all.dropFirst())
    }
    remove(gone)
  }

  /// Where it is told that a parameter is declared as another type than all give it, an address that carries it and
  /// what reads it say the same.
  private mutating func gatherUsesOfParametersDeclaredWrong() {
    let rule = SpecRule.parameterTypeMismatch.rule.name
    for cause in diagnostics.filter({ $0.typeGivenOthers != nil }).prefix(Self.mostParameters) {
      guard let type = cause.typeGivenOthers else { continue }
      let given = Set(cause.related.compactMap(\.type))
      let followers = diagnostics.indices.filter { position in
        let finding = diagnostics[position]
        guard finding != cause, Self.ofTypes.contains(finding.rule) else { return false }
        if finding.rule == rule, finding.related.contains(where: { $0.location == cause.primary }) {
          return true
        }
        return finding.primary.file == cause.primary.file && finding.types?.found == type
      }
      guard let position = diagnostics.firstIndex(of: cause) else { continue }
      if given.count == 1, let meant = given.first,
        cause.related.allSatisfy({ $0.type != nil })
      {
        diagnostics[position] = cause.declaring(meant, insteadOf: type)
      }
      diagnostics[position].consequences += followers.map { diagnostics[$0] }
      remove(Set(followers))
    }
  }

  /// The findings about what does not fit the type of a parameter, where that is declared.
  private func usesOfType(
    _ type: String, declaredAt place: Location, besides positions: [Int]
  ) -> [Int] {
    diagnostics.indices.filter { position in
      let finding = diagnostics[position]
      return Self.ofTypes.contains(finding.rule) && !positions.contains(position)
        && finding.message.contains("`\(type)`")
        && (finding.primary.file == place.file
          || finding.related.contains { $0.location == place })
    }
  }

  /// How many give a parameter a value by its name.
  private static func givers(
    of name: String, declaredAt type: Location, _ references: [SymbolReference]
  ) -> Int {
    let declared = references.last { reference in
      reference.isDeclaration && reference.symbol.kind == .parameter
        && reference.symbol.name == name && reference.location.file == type.file
        && reference.location.span.start < type.span.start
    }
    return references.count {
      $0.symbol == declared?.symbol && !$0.isDeclaration && $0.notation == .word
    }
  }

  private func declaredWrong(
    _ name: String, _ types: (expected: String, found: String), at place: Location,
    shownBy uses: [Int]
  ) -> Diagnostic {
    var finding = Diagnostic(
      .parameterTypeMismatch,
      "`\(name)` is declared `\(types.expected)`, and is used as `\(types.found)` everywhere",
      at: place,
      related: uses.prefix(Self.mostUses).map {
        var use = Diagnostic.Related(diagnostics[$0].primary, "it is used here")
        use.type = types.found
        return use
      },
      help: ["declare it `\(types.found)`"],
      fixes: Fix.replacing(types.expected, at: place, by: types.found, .unsafe),
      about: .givenOthers(declared: types.expected))
    finding.consequences = uses.map { diagnostics[$0] }
    return finding
  }

  /// What is of a type that its place cannot have, or that responses do not have for it, fits nowhere else, either.
  mutating func gatherUsesOfUnfitTypes() {
    let rules = Set(
      [SpecRule.formFieldType, .missingIdentity, .sampleMismatch, .controlBinding]
        .map(\.rule.name))
    // A text that is no field of a form is no key, either.
    take {
      $0.cause == SpecRule.causeOfEmptyKey
    } after: {
      $0.subject == .noControl(type: BuiltinType.text.rawValue)
    }
    for cause in diagnostics.filter({ $0.severity == .error && rules.contains($0.rule) })
      .prefix(Self.mostParameters)
    {
      let types = Set(cause.message.quotedWords)
      let declared = cause.related.first?.location
      take { finding in
        guard Self.ofTypes.contains(finding.rule),
          finding.message.quotedWords.contains(where: types.contains)
        else { return false }
        // What stands in responses is about a field, wherever that is used.
        return cause.rule == SpecRule.sampleMismatch.rule.name
          ? declared.map { place in
            finding.related.contains { $0.location.isType(ofFieldAt: place) }
          } == true
          : finding.primary.file == cause.primary.file
            || cause.rule == SpecRule.missingIdentity.rule.name
              && finding.message.quotedWords.last == cause.message.quotedWords.first
      } after: {
        $0 == cause
      }
    }
  }
}

extension Location {
  /// Whether it can be the place of the type that stands behind the name of a field.
  fileprivate func isType(ofFieldAt name: Location) -> Bool {
    file == name.file && (name.span.end...name.span.end + 2).contains(span.start)
  }
}

extension Diagnostic {
  /// The type that it says a parameter to be declared as, which is given others.
  fileprivate var typeGivenOthers: String? {
    if case .givenOthers(let type) = subject { type } else { nil }
  }

  /// The same finding, which says as what something is to be declared.
  fileprivate func declaring(_ type: String, insteadOf written: String) -> Diagnostic {
    var other = Diagnostic(
      rule: rule, severity: severity, message: message, at: primary, label: label,
      related: related, notes: notes, help: ["declare it `\(type)`"],
      fixes: Fix.replacing(written, at: primary, by: type, .unsafe))
    (other.stage, other.cause, other.consequences) = (stage, cause, consequences)
    other.subject = subject
    return other
  }

  /// The types of a finding that one was expected for a parameter and another found.
  fileprivate var types: (expected: String, found: String)? {
    guard let types = subject?.mismatch, types.parameter != nil, let found = types.found else {
      return nil
    }
    return (types.due, found)
  }
}
