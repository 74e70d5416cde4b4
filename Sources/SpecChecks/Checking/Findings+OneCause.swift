import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// What several findings say of one slip is told once, and the rest follows from it.
extension Findings {
  /// Keeps of what one wrong word shows what names it, and takes what follows as its consequences.
  mutating func gatherOneCauses(in index: AppIndex) {
    guard diagnostics.count > 1 else { return }
    gatherAfterNamesakes(in: index)
    gatherAfterWrongCases()
    gatherUsesOfUnknownTypes()
    gatherDeclaredTypes(in: index)
    gatherUsesOfUnfitTypes()
    gatherFieldsDeclaredWrong(in: index)
    gatherAfterNothingAsDefault(in: index)
    promoteForgottenDollars()
    gatherNamesOutOfStyle()
    gatherAfterStrayKeys()
    gatherAfterUnknownScreens()
    gatherParametersOfGate()
    gatherBesideOthers()
    gatherChoicesThatWait()
    gatherUnsentSecrets(in: index)
    gatherAfterWrongModels(in: index)
    gatherAfterWrongReturns(in: index)
    gatherOfNeverReached(in: index)
    gatherBesideSuggestions()
  }

  /// What is asked of a model that stands in the place of another one, which has it.
  private mutating func gatherAfterWrongModels(in index: AppIndex) {
    for cause in diagnostics.filter({ $0.subject?.modelMeant != nil }).prefix(Self.mostSlips * 10) {
      guard case .mistakenModel(let wrong, let meant) = cause.subject,
        let model = index.model(meant)
      else { continue }
      let isAdapter = cause.rule == SpecRule.unknownField.rule.name
      take { finding in
        // The events of an adapter hand on what it is for.
        if isAdapter, finding.tells(of: wrong, givenInsteadOf: meant) { return true }
        guard finding.primary.file == cause.primary.file,
          finding.primary.span.start > cause.primary.span.start
        else { return false }
        if let missing = finding.fieldMissing(in: wrong) { return model.property(missing) != nil }
        let words = finding.message.quotedWords
        return !isAdapter && Self.ofTypes.contains(finding.rule) && words.last == wrong
          && words.contains(meant)
      } after: {
        $0 == cause
      }
    }
    // The themes of a module that should be a Swift module stand right then.
    let reach = SpecRule.swiftModuleReach.rule.name
    let places = Set(
      diagnostics.lazy.filter { if case .codeOfApp = $0.subject { true } else { false } }
        .map(\.primary))
    guard !places.isEmpty else { return }
    take {
      $0.subject == .misplaced(kind: DeclarationKind.theme.rawValue)
        && $0.related.contains { places.contains($0.location) }
    } after: {
      places.contains($0.primary) && $0.rule == reach
    }
  }

  /// What is of a type that nothing declares fits nowhere.
  private mutating func gatherUsesOfUnknownTypes() {
    let rules = Set([SpecRule.unknownType, .unknownModel].map(\.rule.name))
    let names = Set(
      diagnostics.lazy.filter { rules.contains($0.rule) }.compactMap(\.message.quotedWords.last))
    guard !names.isEmpty else { return }
    take { finding in
      Self.ofTypes.contains(finding.rule)
        && finding.message.quotedWords.contains(where: names.contains)
    } after: {
      rules.contains($0.rule)
    }
  }

  /// The rules that say that something is of another type than it should be.
  static let ofTypes = Set(
    [
      SpecRule.parameterTypeMismatch, .bindingTypeMismatch, .unknownField, .adapterModelMismatch,
      .missingAdapter, .invalidSearch, .invalidSegments, .sessionMismatch, .ambiguousAdapter,
      .onboardingMismatch,
    ].map(\.rule.name))

  /// A path without its `$` is what is wrong where a text does not fit: then it is no mere warning.
  private mutating func promoteForgottenDollars() {
    takeOthers(at: positions(of: .forgottenDollar)) { other in
      other.severity == .error
        && (other.message.contains("`String`") || other.rule == Rule.invalidValue.name)
    } keeping: { finding in
      finding.severity = .error
    }
  }

  /// A name that is out of style and is told to be called otherwise is one slip.
  private mutating func gatherNamesOutOfStyle() {
    let rule = SpecRule.nameStyle.rule.name
    let style = positions(of: .nameStyle)
    guard !style.isEmpty else { return }
    let others = diagnostics.indices.filter { position in
      let finding = diagnostics[position]
      return finding.severity == .error && finding.rule != rule && style[finding.primary] != nil
    }
    let places = Dictionary(
      others.map { (diagnostics[$0].primary, $0) }, uniquingKeysWith: { first, _ in first })
    takeOthers(at: places) { $0.rule == rule }
    // Payloads have the name that it should have.
    let samples = SpecRule.sampleMismatch.rule.name
    let misnamed = Set(
      diagnostics.lazy.filter { $0.rule == rule && $0.severity == .error }.map(\.primary))
    take { finding in
      finding.rule == samples && finding.related.contains { misnamed.contains($0.location) }
    } after: {
      misnamed.contains($0.primary) && $0.rule == rule
    }
  }

  /// What only a screen leads to that is not there, or is called otherwise, is reached again when it is.
  private mutating func gatherAfterUnknownScreens() {
    let (unknown, unreached) = (
      SpecRule.unknownScreen.rule.name, SpecRule.unreachableScreen.rule.name
    )
    guard diagnostics.contains(where: { $0.rule == unreached }) else { return }
    // No more than are called otherwise; where it is known what leads to one, nothing of that is.
    var left = Set(diagnostics.lazy.filter { $0.rule == unknown }.map(\.message)).count
    take { finding in
      guard finding.rule == unreached, finding.fixes.isEmpty, left > 0 else { return false }
      left -= 1
      return true
    } after: {
      $0.rule == unknown
    }
  }

  /// A key of an effect that stands among its values is not missing beside them.
  private mutating func gatherAfterStrayKeys() {
    let isStray = { (finding: Diagnostic) in
      if case .keyAmongValues = finding.subject { true } else { false }
    }
    let files = Set(diagnostics.lazy.filter(isStray).map(\.primary.file))
    guard !files.isEmpty else { return }
    let (silent, unused) = (SpecRule.silentSubmit.rule.name, SpecRule.unusedResult.rule.name)
    take { finding in
      finding.rule == unused || finding.rule == silent && files.contains(finding.primary.file)
    } after: {
      isStray($0)
    }
  }

  /// A parameter that a request reads and does not declare is missing for those who give it, too.
  private mutating func gatherParametersOfGate() {
    let rule = SpecRule.onboardingMismatch.rule.name
    let asked = Set(
      diagnostics.lazy.filter { $0.rule == rule }.compactMap(\.message.quotedWords.last)
        .map(TypeProblem.causeOfUnknownParameter))
    guard !asked.isEmpty else { return }
    take { finding in
      finding.rule == rule
        && finding.message.quotedWords.last.map {
          asked.contains(TypeProblem.causeOfUnknownParameter($0))
        } == true
    } after: {
      $0.cause.map(asked.contains) == true
    }
  }

  /// What is true only as long as something else is wrong.
  private mutating func gatherBesideOthers() {
    // Who should send it says another name.
    take { finding in
      finding.unsentSecret != nil
    } after: {
      $0.fieldMissing(in: "$\(Scope.session.rawValue)") != nil
    }
    // What it is given goes with the effect that was meant.
    let tabs = Set(positions(of: .tabNotInMenu).keys.map(\.file))
    take { finding in
      finding.subject == .valuesInVain && tabs.contains(finding.primary.file)
    } after: {
      $0.rule == SpecRule.tabNotInMenu.rule.name
    }
    // Nothing is known of a module that is used by another name.
    let ofModules = Set(
      [SpecRule.moduleNotUsed, .unexportedType, .swiftModuleReach].map(\.rule.name))
    take {
      ofModules.contains($0.rule)
    } after: {
      $0.rule == SpecRule.unknownModule.rule.name
    }
    gatherAfterOtherModules()
    // What nobody can name here cannot be named by the code of a module, either.
    let unavailable = diagnostics.filter { $0.rule == SpecRule.unavailableScope.rule.name }
    take { finding in
      finding.rule == SpecRule.swiftModuleReach.rule.name
        && unavailable.contains { $0.primary.contains(finding.primary) }
    } after: {
      $0.rule == SpecRule.unavailableScope.rule.name
    }
  }

  /// A field that is given to what it is chosen from waits for itself, and most likely is of another type than is due.
  private mutating func gatherChoicesThatWait() {
    let types = SpecRule.formFieldType.rule.name
    let waiting = diagnostics.filter { $0.rule == types }.map(\.primary)
    guard !waiting.isEmpty else { return }
    let mismatch = SpecRule.parameterTypeMismatch.rule.name
    for given in diagnostics.filter({ $0.rule == mismatch }).prefix(Self.mostSlips * 10) {
      guard let place = waiting.first(where: given.primary.contains) else { continue }
      // What was meant is known by its type, or else what waits is to be mended first.
      let isKnown = given.help.first?.hasPrefix("did you mean `") == true
      take {
        $0.rule == (isKnown ? types : mismatch) && $0.primary == (isKnown ? place : given.primary)
      } after: {
        $0.rule == (isKnown ? mismatch : types) && $0.primary == (isKnown ? given.primary : place)
      }
    }
  }

  /// What is told of names of other modules where these are wrong, and of what stands outside of its own module.
  private mutating func gatherAfterOtherModules() {
    let (hidden, export) = (SpecRule.notExported.rule.name, SpecRule.unknownExport.rule.name)
    let strays = Set(
      diagnostics.lazy.filter { $0.rule == export }.flatMap { $0.related.map(\.location) })
    if !strays.isEmpty {
      take { finding in
        finding.rule == hidden && finding.related.contains { strays.contains($0.location) }
      } after: {
        $0.rule == export
      }
    }
    let ofOthers = Set([SpecRule.notExported, .moduleNotUsed].map(\.rule.name))
    let copied = Set(
      diagnostics.lazy.filter {
        ofOthers.contains($0.rule) && $0.help.first?.hasPrefix("did you mean `") == true
      }.map(\.primary))
    guard !copied.isEmpty else { return }
    let missing = SpecRule.missingAdapter.rule.name
    take { finding in
      finding.rule == missing && finding.related.contains { copied.contains($0.location) }
    } after: {
      copied.contains($0.primary)
    }
  }

  /// Where it is known which word was meant, nothing else is wrong with the one that stands there.
  private mutating func gatherBesideSuggestions() {
    var known: [Location: Int] = [:]
    for (position, finding) in diagnostics.enumerated()
    where finding.severity == .error && finding.help.first?.hasPrefix("did you mean `") == true {
      if known[finding.primary] == nil { known[finding.primary] = position }
    }
    takeOthers(at: known) { _ in true }
  }
}

/// Taking findings as what follows from others.
extension Findings {
  /// Takes findings out, where there is an error from which they follow: that keeps them.
  mutating func take(
    _ follows: (Diagnostic) -> Bool, after causes: (Diagnostic) -> Bool
  ) {
    guard let cause = diagnostics.firstIndex(where: { $0.severity == .error && causes($0) }) else {
      return
    }
    let found = diagnostics.indices.filter { $0 != cause && follows(diagnostics[$0]) }
    guard !found.isEmpty else { return }
    diagnostics[cause].consequences += found.map { diagnostics[$0] }
    remove(Set(found))
  }

  mutating func remove(_ positions: Set<Int>) {
    guard !positions.isEmpty else { return }
    diagnostics = diagnostics.indices.filter { !positions.contains($0) }.map { diagnostics[$0] }
  }

  /// Where findings of a rule stand, and which they are.
  private func positions(of rule: SpecRule) -> [Location: Int] {
    let name = rule.rule.name
    return Dictionary(
      diagnostics.indices.lazy.filter { diagnostics[$0].rule == name }
        .map { (diagnostics[$0].primary, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Takes findings out that stand where another one does, and follow from it.
  ///
  /// - Parameters:
  ///   - places: The findings that stay, by where they stand.
  ///   - change: What becomes of one from which others follow.
  private mutating func takeOthers(
    at places: [Location: Int], where follows: (Diagnostic) -> Bool,
    keeping change: (inout Diagnostic) -> Void = { _ in }
  ) {
    guard !places.isEmpty else { return }
    var gone: Set<Int> = []
    for position in diagnostics.indices {
      let finding = diagnostics[position]
      guard let kept = places[finding.primary], kept != position, follows(finding) else { continue }
      diagnostics[kept].consequences.append(finding)
      change(&diagnostics[kept])
      gone.insert(position)
    }
    remove(gone)
  }
}

extension Location {
  func contains(_ other: Location) -> Bool {
    file == other.file && span.start <= other.span.start && other.span.end <= span.end
  }
}

extension Diagnostic {
  /// Whether it says that a parameter of one type is given values of another one, and of no others.
  fileprivate func tells(of given: String, givenInsteadOf declared: String) -> Bool {
    guard rule == SpecRule.parameterTypeMismatch.rule.name else { return false }
    if let types = subject?.mismatch { return types.due == declared && types.found == given }
    let types = related.compactMap(\.type)
    return subject == .givenOthers(declared: declared) && !types.isEmpty
      && types.allSatisfy { $0 == given }
  }
}
