import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Collects what the rules of a run find.
struct Findings: Sendable {
  /// A name for which the nearest known one is looked up when all findings are together: looking is
  /// dear, and a broken file may have very many unknown names.
  struct Unknown: Sendable {
    let position: Int
    let name: String
    let candidates: Candidates
    /// The module that the name stands in.
    let module: ModuleID
    /// What fits in its place, for where nothing is called nearly so.
    var fitting: Suggestion?
    /// The names of the values that it is given, where that is known.
    var given: Set<String>?
    /// What a row shows with it, where it is an adapter.
    var shown: ShownItem?
  }

  /// Among what a name is looked up.
  enum Candidates: Sendable {
    case declarations([DeclarationKind], noun: String)
    /// The keys of the app's strings whose texts take so many values.
    case strings(values: Int)
    /// The types that are declared in some modules of Swift.
    case swiftTypes(modules: [String])

    /// Whether they are what specs declare.
    fileprivate var areDeclared: Bool {
      if case .declarations = self { true } else { false }
    }
  }

  /// Something that nobody names.
  struct Unused: Sendable {
    let position: Int
    let kind: DeclarationKind
    let name: String
  }

  private let enabled: Set<String>
  var diagnostics: [Diagnostic] = []
  /// How many errors have been found, wherever they will be told.
  private(set) var errorCount = 0
  var unknown: [Unknown] = []
  /// Where specs use strings: those that are missing, and all where somebody asks for them.
  var stringUses: [StringUse] = []
  var unused: [Unused] = []
  /// The keys of the app's strings that no spec uses, where one of them may be meant.
  var idleStrings: Set<String> = []
  /// Texts of screens in whose place one of those may be meant.
  var borrowed: [BorrowedText] = []
  /// What recorded responses show, which is told when all are known.
  private(set) var slips = SampleSlips()
  /// What findings of one place have in common that uses in other places show; told once.
  private var shared: [Shared] = []
  /// Their positions by what they say.
  private var sharedPositions: [SharedPlace: Int] = [:]
  /// Why names cannot be said that a finding of a rule says the reason of, elsewhere.
  private var explained: [String: String] = [:]
  /// The recorded responses that a finding of a rule says to be those of another model than the one they are read as.
  private var misread: [FileID: String] = [:]
  /// The types of what is given where a type is due that there is not, by the name of that.
  private(set) var typesGiven: [String: Set<String>] = [:]
  /// Names that were meant where another one, or none, stands.
  var meant: Set<String> = []
  /// Names of a theme that are used and not there, where it could not be read whole.
  private(set) var lackedTokens: Set<String> = []
  /// Declarations that could not be read, as they are named elsewhere.
  private(set) var namedBroken: Set<BrokenDeclaration> = []
  /// Names that are not written as names are, by what a finding says to write in their place.
  var misstyled: [String: String] = [:]

  /// What is told once of a file.
  private struct Told: Hashable {
    let file: FileID
    let message: String
  }

  private var told: Set<Told> = []

  /// Creates a collection for the findings of some rules; those of others are dropped.
  init(of rules: Set<String>) {
    // A path without its `$` is read, because only here it is known what it could start from.
    // So is which keys are needed beside those of another construct, and what is a symbol among values.
    enabled = rules.union([
      Rule.invalidValue.name, Rule.missingKey.name, Rule.unknownSymbol.name,
    ])
  }

  /// Whether the findings of a rule are told.
  func tells(_ rule: SpecRule) -> Bool { enabled.contains(rule.rule.name) }

  mutating func report(_ diagnostic: Diagnostic) {
    guard enabled.contains(diagnostic.rule) else { return }
    if diagnostic.severity == .error { errorCount += 1 }
    diagnostics.append(diagnostic)
  }

  mutating func report(_ problem: TypeProblem, in file: FileID) {
    guard !problem.isConsequence else { return }
    if problem.isToldOnce, !told.insert(Told(file: file, message: problem.message)).inserted {
      return
    }
    let finding = Self.finding(of: problem, in: file)
    guard let field = problem.field else { return report(finding) }
    reportShared(
      Diagnostic(
        .bindingTypeMismatch,
        "field `\(field.name)` of `\(field.model)` is declared `\(field.type)`, and is given something else",
        at: field.place, help: ["declare it as what it is given"]),
      shownBy: .init(finding.primary, "it is given here"), or: finding,
      fewestUses: Self.mostSlips + 1)
  }

  /// So many places may be wrong themselves before what they all are held against is.
  static let mostSlips = 2

  /// Reports a name that no declaration of the given kinds has.
  mutating func reportUnknown(
    _ diagnostic: Diagnostic, named name: String, among kinds: [DeclarationKind], noun: String,
    in module: ModuleID
  ) {
    reportUnknown(
      diagnostic, named: name, among: .declarations(kinds, noun: noun), in: module)
  }

  /// Reports a name that is not among those that could be meant.
  mutating func reportUnknown(
    _ diagnostic: Diagnostic, named name: String, among candidates: Candidates, in module: ModuleID
  ) {
    guard enabled.contains(diagnostic.rule) else { return }
    if diagnostic.severity == .error { errorCount += 1 }
    unknown.append(
      Unknown(
        position: diagnostics.count, name: name, candidates: candidates, module: module))
    diagnostics.append(diagnostic)
    diagnostics[diagnostics.count - 1].note(
      cause: candidates.areDeclared ? name : diagnostic.message)
  }

  /// Notes what fits in the place of the name that was reported last.
  mutating func note(fitting suggestion: Suggestion, insteadOf name: String) {
    guard let last = unknown.indices.last, unknown[last].name == name else { return }
    unknown[last].fitting = suggestion
  }

  /// Notes the names of the values that are given to what was reported last.
  mutating func note(given names: Set<String>, to name: String) {
    guard let last = unknown.indices.last, unknown[last].name == name else { return }
    unknown[last].given = names
  }

  mutating func note(_ slips: SampleSlips) {
    self.slips.append(slips)
  }

  /// Reports what is wrong where it is declared, which a use elsewhere shows: it is told once, whatever the uses.
  ///
  /// - Parameters:
  ///   - other: What is told in its place where the use is the only one.
  ///   - idle: What is right as it is where it is named elsewhere, too.
  mutating func reportShared(
    _ finding: Diagnostic, shownBy use: Diagnostic.Related, or other: Diagnostic? = nil,
    with witness: Witness? = nil, fewestUses: Int = 2, unlessNamed idle: Symbol? = nil
  ) {
    guard enabled.contains(finding.rule) else { return }
    if finding.severity == .error { errorCount += 1 }
    note(
      Shared(
        finding: finding, uses: [use], others: other.map { [$0] } ?? [], witness: witness,
        fewestUses: fewestUses, idle: idle))
  }

  /// So many places are named that show the same.
  static let mostUses = 3

  private struct SharedPlace: Hashable {
    let place: Location
    let message: String
  }

  private mutating func note(_ other: Shared) {
    let place = SharedPlace(place: other.finding.primary, message: other.finding.message)
    guard let known = sharedPositions[place] else {
      sharedPositions[place] = shared.count
      return shared.append(other)
    }
    if other.finding.severity > shared[known].finding.severity {
      shared[known].finding = other.finding
    }
    // What stands once in a response is no more often there because two sources have that response.
    let isSeen = other.uses.allSatisfy(shared[known].uses.prefix(Self.mostUses).contains)
    guard !isSeen || other.others.first?.notes.isEmpty != true else { return }
    shared[known].uses += other.uses
    shared[known].others += other.others
  }

  /// Notes what findings with a cause have in common: they go away with what another rule tells elsewhere.
  mutating func note(explained cause: String, by rule: SpecRule) {
    explained[cause] = rule.rule.name
  }

  /// Notes a name in whose place a finding says to write another one: who uses that one needs not be told.
  mutating func note(misstyled name: String, meaning meant: String) {
    misstyled[meant] = name
  }

  /// Notes recorded responses that do not fit since they are read as what a finding of another rule says to be wrong.
  mutating func note(misread samples: some Sequence<FileID>, by rule: SpecRule) {
    for sample in samples { misread[sample] = rule.rule.name }
  }

  mutating func note(_ use: StringUse) {
    stringUses.append(use)
  }

  /// Reports a declaration that nobody names, unless a finding says that somebody should have.
  mutating func reportUnused(_ diagnostic: Diagnostic, _ kind: DeclarationKind, named name: String)
  {
    guard enabled.contains(diagnostic.rule) else { return }
    unused.append(Unused(position: diagnostics.count, kind: kind, name: name))
    diagnostics.append(diagnostic)
  }

  /// Notes a name of a theme that is used and not there, where the theme could not be read whole.
  mutating func note(lacking token: String) {
    lackedTokens.insert(token)
  }

  /// Notes that something is named that could not be read where it is declared.
  mutating func note(naming declaration: BrokenDeclaration) {
    namedBroken.insert(declaration)
  }

  /// Notes of which type something is that is given where one is due that there is not.
  mutating func note(given type: String, forUnknownType name: String) {
    typesGiven[name, default: []].insert(type)
  }

  /// Notes names that a finding says should stand somewhere.
  mutating func note(meant names: some Sequence<String>) {
    meant.formUnion(names)
  }

  mutating func append(_ other: Findings) {
    meant.formUnion(other.meant)
    typesGiven.merge(other.typesGiven) { $0.union($1) }
    lackedTokens.formUnion(other.lackedTokens)
    namedBroken.formUnion(other.namedBroken)
    slips.append(other.slips)
    for finding in other.shared { note(finding) }
    explained.merge(other.explained) { first, _ in first }
    misread.merge(other.misread) { first, _ in first }
    misstyled.merge(other.misstyled) { first, _ in first }
    for entry in other.unused {
      unused.append(
        Unused(position: entry.position + diagnostics.count, kind: entry.kind, name: entry.name))
    }
    for entry in other.unknown {
      unknown.append(
        Unknown(
          position: entry.position + diagnostics.count, name: entry.name,
          candidates: entry.candidates, module: entry.module, fitting: entry.fitting,
          given: entry.given, shown: entry.shown))
    }
    diagnostics += other.diagnostics
    stringUses += other.stringUses
    borrowed += other.borrowed
  }

  /// Adds what only all findings together tell, and drops what follows from it. Their positions change.
  mutating func gather(in index: AppIndex) {
    (unknown, unused) = ([], [])
    addSlips(in: index)
    let named = Self.symbolsNamed(in: index, for: shared)
    for var entry in shared {
      if let idle = entry.idle,
        named[idle] != [entry.finding.primary]
          || idle.kind.isToken && index.areInOneDeclaration(entry.uses.map(\.location))
      {
        entry.fewestUses = .max
      }
      if let witness = entry.witness {
        let found = take(causedBy: witness.cause, in: entry.finding.primary.file)
        entry.finding.consequences += found
        if found.isEmpty, witness.isNeeded { entry.fewestUses = .max }
        // What reads it by its own name would no longer find it.
        if found.isEmpty { entry.finding.fixes = [] }
        entry.uses += found.map { Diagnostic.Related($0.primary, witness.message) }
        if !found.isEmpty { entry.fewestUses = 0 }
      }
      guard entry.others.isEmpty || entry.uses.count >= entry.fewestUses else {
        for other in entry.others { report(other) }
        continue
      }
      var finding = entry.finding.adding(related: Array(entry.uses.prefix(Self.mostUses)))
      finding.consequences += entry.others
      let more = entry.uses.count - Self.mostUses
      if more > 0 {
        finding.notes.append(more == 1 ? "one more place shows it" : "\(more) more places show it")
      }
      report(finding)
    }
    dropExplained()
    gatherFieldsOfRecursion(in: index)
    gatherUsesOfMisstyled()
    if !index.duplicates.isEmpty { gatherDuplicates(in: index) }
  }

  /// Where what has to be named nowhere else is named. It takes a walk of its own, which few findings need.
  private static func symbolsNamed(
    in index: AppIndex, for shared: [Shared]
  ) -> [Symbol: Set<Location>] {
    let idle = Set(shared.filter { $0.uses.count >= $0.fewestUses }.compactMap(\.idle))
    guard !idle.isEmpty else { return [:] }
    var places: [Symbol: Set<Location>] = [:]
    for reference in SymbolIndex(of: index).references where idle.contains(reference.symbol) {
      places[reference.symbol, default: []].insert(reference.location)
    }
    return places
  }

  /// Takes the findings out of which another one tells the reason, which keeps them.
  private mutating func dropExplained() {
    for (cause, rule) in explained.sorted(by: { $0.key < $1.key }) {
      guard let reason = diagnostics.firstIndex(where: { $0.rule == rule && $0.cause != cause })
      else { continue }
      diagnostics[reason].consequences += diagnostics.filter { $0.cause == cause }
      diagnostics.removeAll { $0.cause == cause }
    }
    guard !misread.isEmpty else { return }
    let follows = { [misread] (finding: Diagnostic) in
      finding.rule == SpecRule.sampleMismatch.rule.name
        && (misread[finding.primary.file] != nil
          || finding.related.contains { misread[$0.location.file] != nil })
    }
    guard let reason = diagnostics.firstIndex(where: { misread.values.contains($0.rule) }) else {
      return
    }
    diagnostics[reason].consequences += diagnostics.filter(follows)
    diagnostics.removeAll(where: follows)
  }

  /// Takes what is said of names that are right, for which others are not written in style yet: it follows from that.
  private mutating func gatherUsesOfMisstyled() {
    let style = SpecRule.nameStyle.rule.name
    for (meant, written) in misstyled.sorted(by: { $0.key < $1.key }) {
      let reason = diagnostics.firstIndex {
        $0.rule == style && $0.cause == SpecRule.causeOfStyle(written)
      }
      guard let reason else { continue }
      let following = diagnostics.indices.filter { position in
        let finding = diagnostics[position]
        return finding.rule != style
          && (finding.help.contains("did you mean `\(written)`?")
            || finding.rule == SpecRule.notExported.rule.name || finding.rule.hasPrefix("unknown-"))
          && finding.message.contains("`\(meant)`")
      }
      diagnostics[reason].consequences += following.map { diagnostics[$0] }
      remove(Set(following))
    }
  }

  /// Takes the findings out that have a cause.
  mutating func take(causedBy cause: String, in file: FileID? = nil) -> [Diagnostic] {
    let isMeant = { (finding: Diagnostic) in
      finding.cause == cause && (file == nil || finding.primary.file == file)
    }
    let found = diagnostics.filter(isMeant)
    if !found.isEmpty { diagnostics.removeAll(where: isMeant) }
    return found
  }

  /// Drops what only follows from what could not be read.
  mutating func drop(_ consequences: Consequences) {
    diagnostics.removeAll { consequences.contain($0) }
    (unknown, unused) = ([], [])
  }
}

extension Diagnostic {
  /// The same with one more help, before the others, or more related places.
  func adding(help: String? = nil, related more: [Related] = []) -> Diagnostic {
    saying((help.map { [$0] } ?? []) + self.help, related: more)
  }

  /// The same with other helps, and more related places.
  func saying(_ help: [String], related more: [Related] = []) -> Diagnostic {
    var whole = Diagnostic(
      rule: rule, severity: severity, message: message, at: primary, label: label,
      related: related + more, notes: notes, help: help, fixes: fixes)
    (whole.stage, whole.cause, whole.consequences) = (stage, cause, consequences)
    (whole.misnaming, whole.misuse, whole.subject) = (misnaming, misuse, subject)
    return whole
  }

  /// Notes why a name cannot be said here, of which others may say the same.
  mutating func note(cause: String) {
    stage = .naming
    self.cause = cause
  }
}
