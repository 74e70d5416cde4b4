import Diagnostics
import SourceText
import SpecSemantics

/// What several findings say of one slip is told once.
extension Findings {
  /// Keeps of what one wrong word shows what names it, and takes what follows as its consequences.
  mutating func gatherOneCauses() {
    guard diagnostics.count > 1 else { return }
    dropUsesOfUnknownTypes()
    gatherDeclaredTypes()
    dropUsesOfUnfitTypes()
    promoteForgottenDollars()
    gatherNamesOutOfStyle()
    dropReachOfUnavailable()
    dropAfterStrayKeys()
    dropParametersOfGate()
    dropBesideOthers()
    dropBesideSuggestions()
  }

  /// What is of a type that nothing declares fits nowhere.
  private mutating func dropUsesOfUnknownTypes() {
    let rules = Set([SpecRule.unknownType, .unknownModel].map(\.rule.name))
    let names = diagnostics.lazy.filter { rules.contains($0.rule) }.compactMap {
      $0.message.quotedWords.last
    }
    guard !names.isEmpty else { return }
    diagnostics.removeAll { finding in
      Self.ofTypes.contains(finding.rule)
        && finding.message.quotedWords.contains(where: names.contains)
    }
  }

  /// A parameter whose type neither those fit who give it nor what reads it is declared wrong.
  private mutating func gatherDeclaredTypes() {
    let rule = SpecRule.parameterTypeMismatch.rule.name
    var uses: [Location: [Int]] = [:]
    for (position, finding) in diagnostics.enumerated() where finding.rule == rule {
      guard let place = finding.related.first?.location, finding.types != nil else { continue }
      uses[place, default: []].append(position)
    }
    var gone: Set<Int> = []
    for (place, positions) in uses.sorted(by: { $0.value[0] < $1.value[0] }) {
      guard let types = diagnostics[positions[0]].types,
        positions.allSatisfy({ diagnostics[$0].types?.found == types.found }),
        let name = diagnostics[positions[0]].message.quotedWords.first
      else { continue }
      // What else does not fit the type stands where the parameter is declared.
      let others = diagnostics.indices.filter { position in
        let finding = diagnostics[position]
        return !positions.contains(position) && finding.message.contains("`\(types.expected)`")
          && (finding.primary.file == place.file
            || finding.related.contains { $0.location == place })
          && Self.ofTypes.contains(finding.rule)
      }
      guard positions.count + others.count > 1, gone.isDisjoint(with: positions + others) else {
        continue
      }
      let all = (positions + others).sorted()
      let first = all[0]
      var finding = Diagnostic(
        .parameterTypeMismatch,
        "`\(name)` is declared `\(types.expected)`, and is used as `\(types.found)` everywhere",
        at: place,
        related: all.prefix(Self.mostUses).map {
          .init(diagnostics[$0].primary, "it is used here")
        },
        help: ["declare it `\(types.found)`"],
        fixes: Fix.replacing(types.expected, at: place, by: types.found, .unsafe))
      finding.consequences = all.map { diagnostics[$0] }
      diagnostics[first] = finding
      gone.formUnion(all.dropFirst())
    }
    guard !gone.isEmpty else { return }
    diagnostics = diagnostics.indices.filter { !gone.contains($0) }.map { diagnostics[$0] }
  }

  private static let ofTypes = Set(
    [
      SpecRule.parameterTypeMismatch, .bindingTypeMismatch, .unknownField, .adapterModelMismatch,
      .missingAdapter, .invalidSearch, .sessionMismatch, .ambiguousAdapter, .onboardingMismatch,
    ].map(\.rule.name))

  /// What is of a type that its place cannot have fits nowhere else, either.
  private mutating func dropUsesOfUnfitTypes() {
    let rules = Set([SpecRule.formFieldType, .missingIdentity, .sampleMismatch].map(\.rule.name))
    let types = Set(
      diagnostics.lazy.filter { rules.contains($0.rule) }.flatMap { finding in
        finding.message.quotedWords.filter {
          $0.hasPrefix("[") || finding.rule == SpecRule.formFieldType.rule.name
        }
      })
    guard !types.isEmpty else { return }
    diagnostics.removeAll { finding in
      Self.ofTypes.contains(finding.rule)
        && finding.message.quotedWords.contains(where: types.contains)
    }
  }

  /// A path without its `$` is what is wrong where a text does not fit: then it is no mere warning.
  private mutating func promoteForgottenDollars() {
    let rule = SpecRule.forgottenDollar.rule.name
    for position in diagnostics.indices where diagnostics[position].rule == rule {
      let place = diagnostics[position].primary
      let others = diagnostics.filter {
        $0.rule != rule && $0.primary == place && $0.severity == .error
          && ($0.message.contains("`String`") || $0.rule == Rule.invalidValue.name)
      }
      guard !others.isEmpty else { continue }
      diagnostics[position].severity = .error
      diagnostics[position].consequences += others
    }
    let told = Set(
      diagnostics.lazy.filter { $0.rule == rule && $0.severity == .error }.flatMap(\.consequences))
    if !told.isEmpty { diagnostics.removeAll(where: told.contains) }
  }

  /// A name that is out of style and is told to be called otherwise is one slip.
  private mutating func gatherNamesOutOfStyle() {
    let rule = SpecRule.nameStyle.rule.name
    for finding in diagnostics where finding.rule == rule {
      guard
        let other = diagnostics.firstIndex(where: {
          $0.rule != rule && $0.severity == .error && $0.primary == finding.primary
        })
      else { continue }
      diagnostics[other].consequences.append(finding)
      diagnostics.removeAll { $0 == finding }
    }
  }

  /// What nobody can name here cannot be named by the code of a module, either.
  private mutating func dropReachOfUnavailable() {
    let rule = SpecRule.unavailableScope.rule.name
    let places = diagnostics.lazy.filter { $0.rule == rule }.map(\.primary)
    guard !places.isEmpty else { return }
    let reach = SpecRule.swiftModuleReach.rule.name
    diagnostics.removeAll { finding in
      finding.rule == reach
        && places.contains {
          $0.file == finding.primary.file && $0.span.start <= finding.primary.span.start
            && finding.primary.span.end <= $0.span.end
        }
    }
  }

  /// A key of an effect that stands among its values is not missing beside them.
  private mutating func dropAfterStrayKeys() {
    let files = Set(
      diagnostics.lazy.filter { finding in
        finding.help.contains { $0.hasSuffix("is a key of the effect") }
      }.map(\.primary.file))
    guard !files.isEmpty else { return }
    let (silent, unused) = (SpecRule.silentSubmit.rule.name, SpecRule.unusedResult.rule.name)
    diagnostics.removeAll {
      $0.rule == unused || $0.rule == silent && files.contains($0.primary.file)
    }
  }

  /// A parameter that a request reads and does not declare is missing for those who give it, too.
  private mutating func dropParametersOfGate() {
    let causes = Set(diagnostics.lazy.filter { $0.stage == .naming }.compactMap(\.cause))
    guard !causes.isEmpty else { return }
    let rule = SpecRule.onboardingMismatch.rule.name
    diagnostics.removeAll { finding in
      guard finding.rule == rule, let name = finding.message.quotedWords.last else { return false }
      return causes.contains(TypeProblem.causeOfUnknownParameter(name))
        || causes.contains { $0.hasPrefix("there is no `$parameters` here") }
    }
  }

  /// What is true only as long as something else is wrong.
  private mutating func dropBesideOthers() {
    func names(_ rule: SpecRule) -> String { rule.rule.name }
    let rules = Set(diagnostics.lazy.map(\.rule))
    let hasUnknownSession = diagnostics.contains {
      $0.cause?.hasPrefix("`$session` has no field") == true
    }
    let tabs = Set(
      diagnostics.lazy.filter { $0.rule == names(.tabNotInMenu) }.map(\.primary.file))
    let misbound = diagnostics.filter { $0.rule == names(.controlBinding) }
    diagnostics.removeAll { finding in
      switch finding.rule {
      // Who should send it says another name.
      case names(.sessionMismatch):
        hasUnknownSession && finding.message.hasPrefix("nothing sends the secret")
      // What it is given goes with the effect that was meant.
      case names(.misplacedEffect):
        tabs.contains(finding.primary.file) && finding.message == "this effect takes no values"
      // Nothing is known of a module that is used by another name.
      case names(.moduleNotUsed), names(.unexportedType), names(.swiftModuleReach):
        rules.contains(names(.unknownModule))
      // What is bound to a control of another type is declared wrong.
      case names(.parameterTypeMismatch):
        misbound.contains { other in
          other.primary.file == finding.primary.file
            && !Set(other.message.quotedWords).isDisjoint(with: finding.message.quotedWords)
        }
      default: false
      }
    }
  }

  /// Where it is known which word was meant, nothing else is wrong with the one that stands there.
  private mutating func dropBesideSuggestions() {
    var known: [Location: Int] = [:]
    for (position, finding) in diagnostics.enumerated()
    where finding.severity == .error && finding.help.first?.hasPrefix("did you mean `") == true {
      if known[finding.primary] == nil { known[finding.primary] = position }
    }
    guard !known.isEmpty else { return }
    let dropped = diagnostics.indices.filter { position in
      guard let other = known[diagnostics[position].primary] else { return false }
      return other != position
    }
    guard !dropped.isEmpty else { return }
    for position in dropped {
      guard let other = known[diagnostics[position].primary] else { continue }
      diagnostics[other].consequences.append(diagnostics[position])
    }
    let gone = Set(dropped)
    diagnostics = diagnostics.indices.filter { !gone.contains($0) }.map { diagnostics[$0] }
  }
}

extension Diagnostic {
  /// The types of a finding that one was expected and another found.
  fileprivate var types: (expected: String, found: String)? {
    let words = message.quotedWords
    guard message.contains(": expected `"), words.count >= 2 else { return nil }
    return (words[words.count - 2], words[words.count - 1])
  }
}
