import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Declarations of two kinds with one name, of which one lacks its own: that is asked for, and nothing has it.
extension Findings {
  /// Points what says that two become one type in Swift to the one that is called otherwise elsewhere.
  ///
  /// - Returns: The positions of what follows from it.
  mutating func gatherNamesakes(in index: AppIndex) -> Set<Int> {
    guard !unknown.isEmpty else { return [] }
    let rule = SpecRule.swiftNameCollision.rule.name
    var gathered: Set<Int> = []
    for position in diagnostics.indices where diagnostics[position].rule == rule {
      guard let pair = Namesakes(diagnostics[position], in: index) else { continue }
      let found = lostNames.compactMap { lost in
        misnamed(of: pair, asking: lost.entries, in: index).map { (lost.name, lost.entries, $0) }
      }
      // Of several names nobody knows which is the one.
      guard found.count == 1, let (meant, entries, kind) = found.first,
        let finding = pair.finding(at: kind, meaning: meant, insteadOf: diagnostics[position])
      else { continue }
      let followers = Set(entries.map(\.position))
        .union(exports(of: meant))
        .union(unused.filter { pair.has($0.kind, $0.name) }.map(\.position))
      diagnostics[position] = finding
      diagnostics[position].consequences += followers.sorted().map { diagnostics[$0] }
      gathered.formUnion(followers)
      unknown.removeAll { followers.contains($0.position) }
      unused.removeAll { followers.contains($0.position) }
    }
    return gathered
  }

  /// Takes what is said of a type that another one is meant to be, where they have one name.
  mutating func gatherAfterNamesakes(in index: AppIndex) {
    let rule = SpecRule.swiftNameCollision.rule.name
    for cause in diagnostics.filter({ $0.rule == rule && $0.meansAnotherName }) {
      guard let pair = Namesakes(cause, in: index), pair.areTypes else { continue }
      take {
        Self.ofNamesakes.contains($0.rule) && $0.message.quotedWords.contains(pair.name)
      } after: {
        $0 == cause
      }
    }
  }

  /// The rules that say what a type is not, and would not of another one.
  private static let ofNamesakes = ofTypes.union(
    [SpecRule.recursiveModel, .sampleMismatch, .controlBinding].map(\.rule.name))

  /// The names that are asked for and that nothing has, with where.
  private var lostNames: [(name: String, entries: [Unknown])] {
    var entries: [String: [Unknown]] = [:]
    for entry in unknown {
      if case .declarations = entry.candidates { entries[entry.name, default: []].append(entry) }
    }
    return entries.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Which of two is meant by those who ask for a name that nothing has.
  private func misnamed(
    of pair: Namesakes, asking entries: [Unknown], in index: AppIndex
  ) -> DeclarationKind? {
    let name = entries[0].name
    guard !NearMiss.isSlip(name, of: pair.name) else { return nil }
    // A slip of what there is has nothing to do with the two.
    let nearest = entries.compactMap { diagnostics[$0.position].help.first?.nameMeant }
    guard nearest.allSatisfy({ $0 == pair.name || !NearMiss.isSlip(name, of: $0) }) else {
      return nil
    }
    let kinds = entries.map { entry -> Set<DeclarationKind> in
      guard case .declarations(let kinds, _) = entry.candidates else { return [] }
      return Set(kinds)
    }
    let asked = kinds.dropFirst().reduce(kinds[0]) { $0.intersection($1) }
    return pair.misnamed(asked: asked, in: index)
  }

  /// The findings about exports of a name that nothing has.
  private func exports(of name: String) -> [Int] {
    let rule = SpecRule.unknownExport.rule.name
    return diagnostics.indices.filter {
      diagnostics[$0].rule == rule && diagnostics[$0].cause == name
    }
  }
}

/// Two declarations with one name, which become one type in Swift.
private struct Namesakes {
  let name: String
  private let swiftType: String
  private let kinds: [DeclarationKind]
  private let places: [Location]

  /// - Returns: nil where a finding tells of something else, or of two names.
  init?(_ finding: Diagnostic, in index: AppIndex) {
    guard case .namesakes(let name, let swiftType) = finding.subject,
      let other = finding.related.first?.location
    else { return nil }
    let places = [finding.primary, other]
    let kinds = places.compactMap { place in
      DeclarationKind.allCases.first { index.location(of: $0, name) == place }
    }
    guard kinds.count == 2 else { return nil }
    (self.name, self.swiftType) = (name, swiftType)
    (self.kinds, self.places) = (kinds, places)
  }

  private static let types: Set<DeclarationKind> = [.model, .enumeration, .union]

  /// Whether what names one of them may name the other.
  var areTypes: Bool { kinds.allSatisfy(Self.types.contains) }

  func has(_ kind: DeclarationKind, _ name: String) -> Bool {
    name == self.name && kinds.contains(kind)
  }

  /// The one that has the name of the other, where something of some kinds is asked for.
  func misnamed(asked: Set<DeclarationKind>, in index: AppIndex) -> DeclarationKind? {
    let fitting = kinds.filter(asked.contains)
    guard areTypes else {
      return fitting.count == 1 && isNamedNowhere(fitting[0], in: index) ? fitting[0] : nil
    }
    // What adapters are for is a model, and rightly called so.
    let isShown = !index.adapters(for: name).isEmpty
    let others = fitting.filter { $0 != .model || !isShown }
    return others.count == 1 ? others[0] : nil
  }

  private func isNamedNowhere(_ kind: DeclarationKind, in index: AppIndex) -> Bool {
    let symbol = Symbol(kind, name)
    return !SymbolIndex(of: index).references.contains { $0.symbol == symbol && !$0.isDeclaration }
  }

  /// What is told of the one that has the name of the other.
  func finding(
    at kind: DeclarationKind, meaning meant: String, insteadOf found: Diagnostic
  ) -> Diagnostic? {
    guard let wrong = kinds.firstIndex(of: kind) else { return nil }
    let place = places[wrong]
    var finding = Diagnostic(
      rule: found.rule, severity: found.severity,
      message:
        "\(kind.rawValue) `\(name)` becomes the Swift type `\(swiftType)`, and so does"
        + " \(kinds[1 - wrong].rawValue) `\(name)`",
      at: place, related: [.init(places[1 - wrong], "the other one")],
      help: ["did you mean `\(meant)`, which is named and declared nowhere?"],
      fixes: Fix.replacing(name, at: place, by: meant, .unsafe))
    finding.subject = found.subject
    return finding
  }
}

extension Diagnostic {
  /// Whether it says which name is meant.
  fileprivate var meansAnotherName: Bool { help.first?.nameMeant != nil }
}

extension String {
  /// The name that a help says to be meant.
  fileprivate var nameMeant: String? {
    hasPrefix("did you mean `") ? quotedWords.first : nil
  }
}
