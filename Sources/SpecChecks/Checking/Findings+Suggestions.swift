import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// The names that were meant, which are looked for when all findings are together.
extension Findings {
  /// Adds the nearest known names to the findings about unknown ones, and drops what only follows from
  /// these: what is misspelt is not unused.
  mutating func addSuggestions(from index: AppIndex) {
    // Kinds of which something was named that could be anything.
    var unclear: Set<DeclarationKind> = []
    // Keys that are missing, by where; those that are not looked up may be slips, too.
    var slips = Set(
      unknown.dropFirst(Self.mostSuggestions).map { diagnostics[$0.position].primary })
    var methods = CalledMethods()
    for entry in unknown.prefix(Self.mostSuggestions) {
      var suggestion = suggestion(for: entry, from: index)
      if let given = typeGiven(for: entry), given.nearest != suggestion.nearest {
        suggestion = given
      }
      if let nearest = suggestion.nearest, !NearMiss.isSlip(entry.name, of: nearest),
        let idle = unusedForm(of: entry), idle.name != nearest
      {
        suggestion = Suggestion(meaning: idle.name, note: "which is named nowhere")
      }
      if suggestion.nearest == nil, let other = namesake(of: entry, in: index) {
        suggestion = other
      }
      if suggestion.nearest == nil,
        let fitting = entry.fitting ?? adapter(meantBy: entry, in: index)
      {
        suggestion = fitting
      }
      if suggestion.nearest == nil, let only = onlyOne(ofFileCalledAs: entry, in: index) {
        suggestion = only
      }
      if suggestion.nearest == nil, let idle = unusedMeant(by: entry) {
        suggestion = Suggestion(meaning: idle.name, note: "which is named nowhere")
      }
      if suggestion.nearest == nil, let idle = idleDeclaration(meantBy: entry, in: index) {
        suggestion = Suggestion(meaning: idle, note: "which is named nowhere")
      }
      if suggestion.nearest == nil, methods.has(entry, in: index) {
        diagnostics[entry.position] = diagnostics[entry.position].naming(method: entry.name)
        continue
      }
      let isType =
        if case .declarations(_, noun: "types") = entry.candidates { true } else { false }
      if suggestion.nearest == nil, isType, Self.kindsOfTexts.contains(entry.name.lowercased()) {
        suggestion = Suggestion(meaning: "String", note: "which a text of any kind is")
      }
      diagnostics[entry.position] = diagnostics[entry.position].adding(
        suggestion,
        help: suggestion.nearest != nil ? [] : isType ? helpOnTypes(entry) : declaring(entry))
      if let nearest = suggestion.nearest {
        slips.insert(diagnostics[entry.position].primary)
        meant.insert(nearest)
      } else if case .declarations(let kinds, _) = entry.candidates {
        unclear.formUnion(kinds)
      }
    }
    for position in stringUses.indices where stringUses[position].isMissing {
      stringUses[position].isSlip = slips.contains(stringUses[position].place)
    }
    // Rows may show and open what nothing else leads to.
    if unclear.contains(.adapter) || unclear.contains(.component) { unclear.insert(.screen) }
    let dropped = Set(
      unused.filter { unclear.contains($0.kind) || meant.contains($0.name) }.map(\.position))
    let namesakes = gatherNamesakes(in: index)
    let followed = gatherMisnamed(from: index).union(namesakes)
    guard !dropped.isEmpty || !followed.isEmpty else { return }
    diagnostics = diagnostics.indices.filter { !dropped.contains($0) && !followed.contains($0) }
      .map { diagnostics[$0] }
    (unknown, unused) = ([], [])
  }

  /// Whether a key of a text may be one of the app's that nobody uses. Many that are missing are no slips, but are to be
  /// written yet.
  var mayMeanIdleStrings: Bool {
    let keys = unknown.filter { if case .strings = $0.candidates { true } else { false } }
    return (1...Self.mostSlipsOfKeys).contains(keys.count)
  }

  private static let mostSlipsOfKeys = 10

  /// So many times a name has to be used that nobody declares, for the one that is declared to be the slip.
  private static let fewestUses = 2

  /// A declaration that nobody names, but for those who call it by another name, is the slip, and not what they write.
  ///
  /// - Returns: The positions of what follows from it.
  private mutating func gatherMisnamed(from index: AppIndex) -> Set<Int> {
    guard !unknown.isEmpty, !unused.isEmpty else { return [] }
    var uses: [String: [Unknown]] = [:]
    for entry in unknown.prefix(Self.mostSuggestions) {
      if case .declarations = entry.candidates { uses[entry.name, default: []].append(entry) }
    }
    // What is meant by many is looked up for the first of them, and goes for the others.
    var others: [String: [Unknown]] = [:]
    for entry in unknown.dropFirst(Self.mostSuggestions) where uses[entry.name] != nil {
      if case .declarations = entry.candidates { others[entry.name, default: []].append(entry) }
    }
    var gathered: Set<Int> = []
    for (name, examined) in uses.sorted(by: { $0.key < $1.key }) {
      let exports = exports(named: name)
      let entries = examined + (others[name] ?? [])
      let count = entries.count + exports.count
      guard count >= Self.fewestUses else { continue }
      guard let declaration = declarationMeant(by: examined, from: index) else { continue }
      let declared = declaration.name
      let first = diagnostics[entries[0].position]
      let place = diagnostics[declaration.position].primary
      diagnostics[entries[0].position] = Diagnostic(
        rule: first.rule, severity: first.severity,
        message:
          "`\(declared)` is declared here and named nowhere, and `\(name)` is named \(count) times",
        at: place,
        related: (entries.map(\.position) + exports).prefix(Self.mostUses).map {
          Diagnostic.Related(diagnostics[$0].primary, "`\(name)` is named here")
        }, help: ["did you mean `\(name)` here?"],
        fixes: Fix.replacing(declared, at: place, by: name, .unsafe))
      diagnostics[entries[0].position].consequences =
        [first] + (entries.dropFirst().map(\.position) + exports).map { diagnostics[$0] }
      gathered.formUnion(entries.dropFirst().map(\.position))
      gathered.formUnion(exports)
      gathered.insert(declaration.position)
    }
    return gathered
  }

  /// The declaration that nobody names, where all who use a name that nothing has mean it.
  private func declarationMeant(by entries: [Unknown], from index: AppIndex) -> Unused? {
    let nearest = Set(entries.map { suggestion(for: $0, from: index).nearest })
    if nearest.count == 1 {
      return unused.first { $0.name == nearest.first } ?? unusedMeant(by: entries[0])
    }
    // What is near for some of them only, since they can be of more kinds, is not what they mean together.
    guard nearest.contains(nil), let idle = unusedMeant(by: entries[0]),
      entries.allSatisfy({ unusedMeant(by: $0)?.position == idle.position })
    else { return nil }
    return idle
  }

  /// The findings about exports of a name that nothing has.
  private func exports(named name: String) -> [Int] {
    diagnostics.indices.filter {
      diagnostics[$0].rule == SpecRule.unknownExport.rule.name && diagnostics[$0].cause == name
    }
  }

  /// The only declaration that nobody names and that has nearly all words of a name that nothing has.
  private func unusedMeant(by entry: Unknown) -> Unused? {
    guard case .declarations(let kinds, _) = entry.candidates else { return nil }
    let idle = unused.filter { kinds.contains($0.kind) }
    let found = NearMiss.sharingWords(with: entry.name, among: idle.map(\.name))
    if found.count == 1 { return idle.first { $0.name == found[0] } }
    // The only one that nobody names needs less to speak for it, and nothing where several ask for what is not there.
    guard idle.count == 1,
      NearMiss.shareWord(entry.name, idle[0].name)
        || unknown.contains(where: { $0.name == entry.name && $0.position != entry.position })
        || !exports(named: entry.name).isEmpty
    else { return nil }
    return idle[0]
  }

  /// The only declaration that nobody names and whose name has a word more or less than one that nothing has.
  private func unusedForm(of entry: Unknown) -> Unused? {
    guard case .declarations(let kinds, _) = entry.candidates else { return nil }
    let found = unused.filter {
      kinds.contains($0.kind) && NearMiss.differByOneWord(entry.name, $0.name)
    }
    return found.count == 1 ? found[0] : nil
  }

  /// What belongs to that which has the name and is of another kind: the model of an adapter or a source, the only adapter
  /// of a model, the model of a type of the app's own, the screen of a controller.
  private func namesake(of entry: Unknown, in index: AppIndex) -> Suggestion? {
    guard case .declarations(let kinds, let noun) = entry.candidates else { return nil }
    let name = entry.name
    guard kinds.count == 1 else { return noun == "types" ? index.type(of: name) : nil }
    switch kinds[0] {
    case .model:
      // That which it is for may be what is wrong.
      if let model = index.adapter(name)?.model.text, index.model(model) != nil {
        return Suggestion(meaning: model, note: "which the adapter `\(name)` is for")
      }
      if let model = index.source(name)?.yields.declaredName?.text, index.model(model) != nil {
        return Suggestion(meaning: model, note: "which the source `\(name)` yields")
      }
      let own = index.names(of: .model).first { index.model($0)?.swift?.type.text == name }
      return own.map { Suggestion(meaning: $0, note: "whose type in Swift is `\(name)`") }
    case .adapter:
      let adapters = index.model(name) == nil ? [] : index.adapters(for: name)
      return adapters.count == 1
        ? Suggestion(meaning: adapters[0], note: "the adapter for `\(name)`") : nil
    case .screen:
      let screen = ["ViewController", "Controller", "Screen", "View", "Page"].lazy
        .filter { name.hasSuffix($0) }.map { String(name.dropLast($0.count)) }
        .first { index.screen($0) != nil }
      if let screen { return Suggestion(meaning: screen, note: "the screen of that controller") }
      let plural = index.names(of: .screen).filter { NearMiss.isSlip(name, of: $0) }
      return plural.count == 1 ? Suggestion(meaning: plural[0]) : nil
    default: return nil
    }
  }

  /// The type of all that is given where a type is due that there is not: more speaks for it than for another one of
  /// nearly the same letters.
  private func typeGiven(for entry: Unknown) -> Suggestion? {
    guard case .declarations(_, noun: "types") = entry.candidates,
      let given = typesGiven[entry.name], given.count == 1, let type = given.first
    else { return nil }
    return Suggestion(meaning: type, note: "which is given to it")
  }

  /// The only declaration of the kind in the file that is called by the name.
  private func onlyOne(ofFileCalledAs entry: Unknown, in index: AppIndex) -> Suggestion? {
    guard case .declarations(let kinds, _) = entry.candidates else { return nil }
    // Stems are taken of few: an app may have very many files.
    let endings = [".yaml", ".yml"].map { entry.name + $0 }
    let files = index.files.filter { file in
      endings.contains { file.path.hasSuffix($0) } && file.stem == entry.name
    }
    guard files.count == 1, let file = files.first else { return nil }
    let found = file.declarations.filter { kinds.contains($0.kind) }
    guard found.count == 1, let meant = found.first else { return nil }
    return Suggestion(
      meaning: meant.name.text, note: "which stands in the file that is called so")
  }

  private func suggestion(for entry: Unknown, from index: AppIndex) -> Suggestion {
    switch entry.candidates {
    case .declarations(let kinds, let noun):
      var names = kinds.flatMap { index.names(of: $0, knownIn: entry.module) }
      if kinds.contains(.model) && kinds.count > 1 {
        names += BuiltinType.allCases.map(\.rawValue)
      }
      if kinds.count > 1 {
        // What belongs to something is called like that, with a word more: it is not that itself.
        names.removeAll {
          $0.count < entry.name.count && entry.name.hasPrefix($0)
            && !NearMiss.isSlip(entry.name, of: $0)
        }
      }
      // Other modules have more, which may not be named.
      let isPart =
        index.hasModules && names.count > Listing.most && kinds.count == 1
        && Array(index.names(of: kinds[0])).count > names.count
      return Suggestion(
        for: entry.name, among: names.sorted(),
        kind: isPart ? "\(noun) that can be named here" : noun)
    case .strings(let values):
      // Only few are listed, and in their order they are as the app has them.
      let all = index.strings.map { Array($0.keys) } ?? []
      // A text with other places for values cannot be what is meant.
      let fitting = all.filter { key in
        index.strings?[key]?.texts.allSatisfy { $0.demand.count == values } == true
      }
      let keys = fitting.isEmpty ? all : fitting
      let suggestion = Suggestion(
        for: entry.name, among: keys, kind: "keys of the app's strings")
      guard suggestion.nearest == nil, let point = entry.name.firstIndex(of: ".") else {
        return suggestion
      }
      if let same = NearMiss.havingWords(of: entry.name, among: keys) {
        return Suggestion(meaning: same)
      }
      // Where none is near, those of the same place say how it may be called now.
      let kind = entry.name[...point]
      let siblings = keys.filter { $0.hasPrefix(kind) }
      let idle = fitting.filter { $0.hasPrefix(kind) && idleStrings.contains($0) }
      if idle.count == 1 { return Suggestion(meaning: idle[0], note: "which nothing names now") }
      return (1...Listing.most).contains(siblings.count)
        ? Suggestion(for: entry.name, among: siblings, kind: "keys that begin with `\(kind)`")
        : suggestion
    case .swiftTypes(let modules):
      let types = modules.flatMap { index.symbols?.code.typeNames(in: $0) ?? [] }
      return Suggestion(for: entry.name, among: types, kind: "types that its symbol graph has")
    }
  }

  /// What to write where a name may be that of something that is to be declared yet, or was deleted.
  private func declaring(_ entry: Unknown) -> [String] {
    // What has this name and is of another kind is told already.
    guard case .declarations(let kinds, _) = entry.candidates, kinds.count == 1,
      let kind = kinds.first, diagnostics[entry.position].help.isEmpty
    else { return [] }
    guard entry.name.first?.isLowercase == true else {
      return ["or declare it: `\(kind.rawValue): \(entry.name)`"]
    }
    let name = entry.name.prefix(1).uppercased() + entry.name.dropFirst()
    return ["or declare it with a capital letter, `\(kind.rawValue): \(name)`, and name that"]
  }

  /// What a type is, where nothing else is known of a name that is that of none.
  private func helpOnTypes(_ entry: Unknown) -> [String] {
    guard diagnostics[entry.position].help.isEmpty else { return [] }
    return [
      "types are those of the language, such as `String`, `Int`, `Double` and `Date`, and what `model:`, `enum:` and"
        + " `union:` declare"
    ]
  }

  /// What other languages have types for, or web pages inputs, in small letters.
  private static let kindsOfTexts: Set<String> = [
    "char", "character", "email", "html", "markdown", "password", "phone", "phonenumber", "slug",
    "username", "varchar",
  ]

  private static let mostSuggestions = 200
}

extension Diagnostic {
  fileprivate func adding(_ suggestion: Suggestion, help more: [String]) -> Diagnostic {
    var whole = Diagnostic(
      rule: rule, severity: severity, message: message, at: primary, label: label,
      related: related, notes: notes, suggestion: suggestion, help: help + more, fixes: fixes)
    (whole.stage, whole.cause, whole.consequences) = (stage, cause, consequences)
    whole.misnaming = whole.misnaming ?? misnaming
    (whole.misuse, whole.subject) = (misuse, subject)
    return whole
  }
}
