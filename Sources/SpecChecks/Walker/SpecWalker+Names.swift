import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Names and what they stand for.
extension SpecWalker {
  /// Looks a declaration up, notes its use, and reports it when there is none.
  ///
  /// - Parameters:
  ///   - isShown: Whether it is only shown, which the app does for its modules.
  ///   - isUsed: Whether it is used by being named.
  mutating func resolve(
    _ kind: DeclarationKind, _ name: Name, isShown: Bool = false, isUsed: Bool = true
  ) -> DeclarationID? {
    guard let id = index.id(of: kind, name.text) ?? idInSmallLetters(kind, name.text) else {
      reportUnknown(kind, name)
      return nil
    }
    checkAccess(to: id, named: name, isShown: isShown)
    if isUsed { uses.note(current, uses: id) }
    types.symbols?.note(Symbol(kind, name.text), at: name.span)
    return id
  }

  /// - Parameters:
  ///   - isEmbedded: Whether the screen becomes a part of what names it.
  ///   - isModal: Whether it is presented over what names it.
  mutating func screen(
    _ name: Name, isEmbedded: Bool = false, isModal: Bool = false
  ) -> Callee? {
    guard let id = resolve(.screen, name, isShown: !isEmbedded),
      case .screen(let screen) = index.declaration(id)
    else { return nil }
    uses.note(current, .leads, id, at: name.span, isModal: isModal)
    return callee(.screen, screen.parameters, id)
  }

  mutating func request(_ name: Name) -> Callee? {
    guard let id = resolve(.request, name), case .request(let request) = index.declaration(id)
    else { return nil }
    return callee(.request, request.parameters, id)
  }

  mutating func source(_ name: Name) -> Callee? {
    guard let id = resolve(.source, name), case .source(let source) = index.declaration(id) else {
      return nil
    }
    return callee(.source, source.parameters, id)
  }

  private func callee(
    _ kind: DeclarationKind, _ parameters: [Field], _ id: DeclarationID
  ) -> Callee {
    Callee(kind: kind, parameters: parameters, file: index.file(of: id))
  }

  /// Looks a type's names up and gives the type.
  ///
  /// - Parameter meant: What a type that there is not was meant to be by what it is used for, and how that is known.
  @discardableResult
  mutating func type(
    _ reference: TypeReference,
    meaning meant: (AppIndex) -> (name: String, reason: String)? = { _ in nil }
  ) -> SpecType? {
    guard let name = reference.declaredName else { return index.type(reference) }
    for kind in [DeclarationKind.model, .enumeration, .union] {
      guard let id = index.id(of: kind, name.text) else { continue }
      checkAccess(to: id, named: name)
      uses.note(current, uses: id)
      types.symbols?.note(Symbol(kind, name.text), at: name.span, as: .type)
      return index.type(reference)
    }
    let broken = [DeclarationKind.model, .enumeration, .union]
      .filter { index.isBroken($0, name.text) }
    guard broken.isEmpty else {
      for kind in broken { findings.note(naming: BrokenDeclaration(kind: kind, name: name.text)) }
      return nil
    }
    if let own = BuiltinType.meant(by: name.text) {
      let written = "\(reference.shape)"
      let isWhole = name.span.count == written.utf8.count
      let meant = isWhole ? written.replacing(name.text, with: own.rawValue) : own.rawValue
      findings.report(
        .unknownType, "there is no type `\(name.text)`", at: location(name),
        help: ["did you mean `\(meant)`?"],
        fixes: Fix.replacing(
          isWhole ? written : name.text, at: location(name), by: meant, .safe))
      return nil
    }
    if ["Void", "None", "Never", "Empty", "Nothing", "Unit", "void"].contains(name.text) {
      findings.report(
        .unknownType, "there is no type `\(name.text)`", at: location(name),
        help: ["what answers or returns nothing says no type: leave the line out"])
      return nil
    }
    if let meant = meant(index), meant.name != name.text {
      findings.report(
        .unknownType, "there is no type `\(name.text)`", at: location(name),
        help: ["did you mean `\(meant.name)`, \(meant.reason)?"],
        fixes: Fix.replacing(name.text, at: location(name), by: meant.name, .unsafe))
      return nil
    }
    let others = DeclarationKind.allCases.filter { index.id(of: $0, name.text) != nil }
    findings.reportUnknown(
      Diagnostic(
        .unknownType, "there is no type `\(name.text)`", at: location(name),
        help: others.map { "\($0.withArticle) has this name, and a type is due" }),
      named: name.text, among: [.model, .enumeration, .union], noun: "types", in: module)
    return nil
  }

  mutating func color(_ name: Name?) {
    token(name, .color, .unknownColor)
  }

  mutating func font(_ name: Name?) {
    token(name, .font, .unknownFont)
  }

  mutating func spacing(_ measure: Measure?) {
    guard case .token(let name) = measure else { return }
    token(name, .spacing, .unknownSpacing)
  }

  /// The tokens that a bar names.
  mutating func look(_ bar: BarLook?) {
    color(bar?.background)
    color(bar?.titles)
  }

  /// The tokens that a section names, or the screen for its sections.
  mutating func look(_ section: SectionLook?, in scope: ValueScope) {
    guard let section else { return }
    color(section.background, in: scope)
    if let insets = section.insets { padding(insets, in: scope) }
    lines(section.separators, in: scope)
    look(section.pressed)
    look(section.selected)
  }

  private mutating func look(_ row: RowLook?) {
    guard let row else { return }
    color(row.background)
    token(row.border?.token, .border, .unknownBorder)
    color(row.border?.own?.color)
  }

  mutating func duration(_ duration: TokenOr<SpecDuration>?) {
    token(duration?.token, .duration, .unknownDuration)
  }

  mutating func token(_ name: Name?, _ kind: ThemeTokenKind, _ rule: SpecRule) {
    guard let name else { return }
    types.symbols?.note(Symbol(Symbol.Kind(kind), name.text), at: name.span)
    guard !index.hasToken(kind, name.text) else { return checkReach(ofThemeFor: name) }
    guard !index.hasBroken(.theme) else { return findings.note(lacking: name.text) }
    let noun = kind.rawValue
    guard let themeOfApp = index.theme else {
      // A theme that the app names and nobody declares has been reported.
      guard index.app?.theme == nil else { return }
      findings.report(
        Diagnostic(
          rule, "there is no \(noun) `\(name.text)`, because the app has no theme",
          at: location(name), help: ["declare a `theme:` with this \(noun)"]))
      return
    }
    let theme = themeAround(lacking: name, kind) ?? themeOfApp
    let known = theme.names(of: kind).map(\.text).sorted()
    // A name that Swift does not have is told of where it is declared.
    guard
      !hooks.ruleNames.contains(SpecRule.nameStyle.rule.name)
        || !known.contains(where: { $0.joined(asType: false) == name.text })
    else { return }
    guard !reportMisspeltToken(for: name, kind, rule, in: theme) else { return }
    let place = index.location(of: .theme, theme.name.text)
    let suggestion = Suggestion(for: name.text, among: known, kind: "\(noun) tokens")
    let declaring =
      suggestion.nearest == nil ? [Self.helpOnToken(name.text, kind, of: theme)] : []
    var finding = Diagnostic(
      rule, "the theme `\(theme.name.text)` has no \(noun) `\(name.text)`", at: location(name),
      related: place.map { [.init($0, "the theme is declared here")] } ?? [],
      suggestion: suggestion, help: declaring)
    finding.note(
      cause: known.isEmpty ? "`\(theme.name.text)` has no \(noun) tokens" : finding.message)
    let own = theme.names(of: kind)
    guard let place,
      let slip = own.first(where: {
        NearMiss.isSlip($0.text, of: name.text) || NearMiss.haveSameWords($0.text, name.text)
      })
        ?? (suggestion.nearest == nil ? Self.onlyRenamed(name.text, kind, among: own) : nil)
    else { return findings.report(finding) }
    // What nobody uses by the name that it has is most likely the slip, and not all those who use it.
    let declared = Location(file: place.file, span: slip.span)
    findings.reportShared(
      Diagnostic(
        rule,
        "the \(noun) `\(slip.text)` is used nowhere, and `\(name.text)` is, which the theme does not have",
        at: declared, help: ["did you mean `\(name.text)`?"] + declaring,
        fixes: Fix.replacing(slip.text, at: declared, by: name.text, .unsafe)),
      shownBy: .init(location(name), "it is used here"), or: finding,
      unlessNamed: Symbol(Symbol.Kind(kind), slip.text))
  }

  /// The theme in which a token is named, where that does not have it itself.
  private func themeAround(lacking name: Name, _ kind: ThemeTokenKind) -> ThemeDeclaration? {
    guard case .theme(let theme) = index.declaration(current),
      !theme.names(of: kind).contains(where: { $0.text == name.text })
    else { return nil }
    return theme
  }

  /// What to do about a token that a theme does not have, and has none like it.
  private static func helpOnToken(
    _ name: String, _ kind: ThemeTokenKind, of theme: ThemeDeclaration
  ) -> String {
    let style = wordsForNoColor.contains(name) ? BarStyle.transparent : BarStyle(rawValue: name)
    guard kind == .color, let style else {
      return "or declare `\(name)` under `\(kind.key):` of `\(theme.name.text)`"
    }
    return "leave the key out where there is to be no colour; a bar says `style: \(style.rawValue)`"
  }

  /// What other tools call no colour.
  private static let wordsForNoColor: Set<String> = ["clear", "none"]

  /// The only token that may have had another name: it shares a word with that, and the run-time has no use for it. A
  /// color that the run-time takes by itself may be called anything now, where the theme has others of these: in one that
  /// has none it is not there yet, and what is there may be for the app's own code.
  private static func onlyRenamed(
    _ name: String, _ kind: ThemeTokenKind, among tokens: [Name]
  ) -> Name? {
    let like = tokens.filter {
      NearMiss.shareWord($0.text, name) && !(kind == .color && ThemeColors.standard[$0.text] != nil)
    }
    guard like.isEmpty, kind == .color, ThemeColors.standard[name] != nil else {
      return like.count == 1 ? like[0] : nil
    }
    let own = tokens.filter { ThemeColors.standard[$0.text] == nil }
    return own.count == 1 && tokens.count > 1 ? own[0] : nil
  }

  /// Reports a token of the app's own theme that other themes, and those who name it, call otherwise.
  private mutating func reportMisspeltToken(
    for name: Name, _ kind: ThemeTokenKind, _ rule: SpecRule, in theme: ThemeDeclaration
  ) -> Bool {
    let others = index.themes.filter { $0.name.text != theme.name.text }
    guard let other = others.first(where: { $0.names(of: kind).contains { $0.text == name.text } }),
      let id = index.id(of: .theme, theme.name.text)
    else { return false }
    let foreign = Set(others.flatMap { $0.names(of: kind).map(\.text) })
    let own = theme.names(of: kind)
    let strange = own.filter { !foreign.contains($0.text) }
    // The only one that no other theme has is the only one that this one lacks, whatever it is called.
    let isRenamed =
      strange.count == 1
      && foreign.subtracting(own.map(\.text)) == [name.text]
    let slip =
      isRenamed
      ? strange.first
      : strange.first {
        NearMiss.isSlip($0.text, of: name.text) || NearMiss.haveSameWords($0.text, name.text)
      }
    guard let slip else { return false }
    let place = Location(file: index.file(of: id), span: slip.span)
    findings.reportShared(
      Diagnostic(
        rule,
        "the \(kind.rawValue) `\(slip.text)` is called `\(name.text)` in `\(other.name.text)` and where it is used",
        at: place, help: ["did you mean `\(name.text)`?"],
        fixes: Fix.replacing(slip.text, at: place, by: name.text, .unsafe)),
      shownBy: .init(location(name), "it is used here"))
    for token in [slip.text, name.text] {
      findings.note(
        explained: SpecRule.causeOfIncompleteTheme(lacking: token, kind), by: rule)
    }
    return true
  }

  mutating func reportUnknown(_ kind: DeclarationKind, _ name: Name) {
    guard !index.isBroken(kind, name.text) else {
      return findings.note(naming: BrokenDeclaration(kind: kind, name: name.text))
    }
    guard idInSmallLetters(kind, name.text) == nil else { return }
    if kind == .source, let data = dataLoaded(as: name.text) {
      var finding = Diagnostic(
        .unknownSource, "there is no source `\(name.text)`", at: location(name),
        related: [.init(location(data.name), "it is what the screen loads here")],
        help: ["a section shows what its screen has loaded by `source: \(listLoaded(by: data))`"])
      finding.note(cause: name.text)
      return findings.report(finding)
    }
    let others = DeclarationKind.allCases.filter { index.id(of: $0, name.text) != nil }
    let help = others.map { other in
      kind == .model && other == .union
        ? "`\(name.text)` is a union: name one of its models"
        : "\(other.withArticle) has this name, and \(kind.withArticle) is due"
    }
    if kind == .module, let owner = ownerOfNamesake(name.text, among: others) {
      findings.note(explained: missingUse(of: owner.id), by: .unknownModule)
      return findings.report(
        .unknownModule, "there is no module `\(name.text)`", at: location(name),
        help: ["write `\(owner.name)`, the module that has the \(owner.kind.rawValue) of this name"]
      )
    }
    let theme = kind == .theme ? onlyTheme : nil
    findings.reportUnknown(
      Diagnostic(
        kind.unknownRule, "there is no \(kind.rawValue) `\(name.text)`", at: location(name),
        related: theme.map { [.init($0.place, "the only theme is declared here")] } ?? [],
        help: theme == nil ? help : help + ["or call it `\(name.text)` where it is declared"]),
      named: name.text, among: [kind], noun: "\(kind.rawValue)s", in: module)
  }
}

extension SpecWalker {
  /// What the screen that the walk is in loads under a name.
  private func dataLoaded(as name: String) -> DataDeclaration? {
    guard case .screen(let screen) = index.declaration(current) else { return nil }
    return screen.data.first { $0.name.text == name }
  }

  /// The path to the list in what a screen loads, as far as it is plain which one that is.
  private func listLoaded(by data: DataDeclaration) -> String {
    let whole = "$data.\(data.name.text)"
    guard let yields = index.source(of: data.source)?.yields, !yields.isList,
      case .model(let name)? = index.type(yields)?.unwrapped
    else { return whole }
    let lists = index.model(name)?.properties.filter(\.type.shape.isList) ?? []
    return lists.count == 1 ? "\(whole).\(lists[0].name.text)" : "\(whole).…"
  }

  /// The theme, where there is no other: either of its name and what it is called where it is named may be the slip.
  private var onlyTheme: (name: String, place: Location)? {
    guard index.themes.count == 1 else { return nil }
    let name = index.themes[0].name.text
    return index.location(of: .theme, name).map { (name, $0) }
  }

  /// What is declared under a name with a small letter first, which is told there and mended there.
  private func idInSmallLetters(_ kind: DeclarationKind, _ name: String) -> DeclarationID? {
    guard name.first?.isUppercase == true, findings.tells(.nameStyle) else { return nil }
    return index.id(of: kind, name.loweringFirst)
  }

  /// The module of something that has the name and is of another kind.
  private func ownerOfNamesake(
    _ name: String, among kinds: [DeclarationKind]
  ) -> (id: ModuleID, name: String, kind: DeclarationKind)? {
    for kind in kinds {
      guard let owner = index.id(of: kind, name).map(index.module), owner != .app, owner != module
      else { continue }
      return (owner, index.modules[owner].declaration.name.text, kind)
    }
    return nil
  }
}

extension DeclarationKind {
  fileprivate var withArticle: String {
    // A union begins with no vowel to the ear.
    "\("aeio".contains(rawValue.prefix(1)) ? "an" : "a") \(rawValue)"
  }

  /// The rule about names of this kind that nothing has.
  var unknownRule: SpecRule {
    switch self {
    case .app, .enumeration, .union: .unknownType
    case .events: .unknownTrackedEvent
    case .api: .unknownAPI
    case .theme: .unknownTheme
    case .model: .unknownModel
    case .source: .unknownSource
    case .request: .unknownRequest
    case .adapter: .unknownAdapter
    case .component: .unknownComponent
    case .screen: .unknownScreen
    case .module: .unknownModule
    }
  }
}
