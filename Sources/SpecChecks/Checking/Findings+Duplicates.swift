import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Two declarations with one name, of which one most likely lacks its own.
extension Findings {
  /// Points the findings about such names to the declaration that is wrong, and drops what is asked of it, and what
  /// says that its own name is missing.
  mutating func gatherDuplicates(in index: AppIndex) {
    var lost: [DeclarationKind: Diagnostic] = [:]
    var rules: Set<String> = [SpecRule.unknownExport.rule.name]
    for kind in Set(index.duplicates.map { index.kind(of: $0.second) }) {
      // What is a type may be missed as one.
      let ofNames = Set([kind.unknownRule, .unknownType].map(\.rule.name))
      let missing = diagnostics.filter { ofNames.contains($0.rule) && $0.cause != nil }
      guard Set(missing.map(\.cause)).count == 1 else { continue }
      rules.formUnion(ofNames)
      lost[kind] = missing[0]
    }
    let stems = Dictionary(
      index.files.map { ($0.id, $0.stem) }, uniquingKeysWith: { first, _ in first })
    let rule = SpecRule.duplicateName.rule.name
    let positions = Dictionary(
      diagnostics.indices.filter { diagnostics[$0].rule == rule }
        .map { (diagnostics[$0].primary, $0) }, uniquingKeysWith: { first, _ in first })
    let asked = index.duplicates.map { AskedDuplicate($0, in: index) }
      .filter { duplicate in diagnostics.contains(where: duplicate.lacks) }
    for duplicate in index.duplicates {
      guard let position = positions[index.location(of: duplicate.second)] else { continue }
      let isSecondAsked = asked.contains { $0.second == duplicate.second }
      point(position, duplicate, lost, stems, isSecondAsked: isSecondAsked, in: index)
    }
    let misnamed = Set(lost.values.compactMap(\.cause))
    takeConsequences(of: index.duplicates, in: index) { finding in
      finding.cause.map(misnamed.contains) == true && rules.contains(finding.rule)
        || asked.contains { $0.lacks(finding) || $0.isMisread(in: finding) }
    }
  }

  /// Lets a finding stand at the declaration whose file is called otherwise, or names what nothing declares.
  ///
  /// - Parameter isSecondAsked: Whether what is asked of the name is what the second one has, and the first one has not.
  private mutating func point(
    _ position: Int, _ duplicate: NameTable.Duplicate, _ lost: [DeclarationKind: Diagnostic],
    _ stems: [FileID: String], isSecondAsked: Bool, in index: AppIndex
  ) {
    let (first, second) = (
      index.location(of: duplicate.first), index.location(of: duplicate.second)
    )
    let name = index.name(of: duplicate.second)
    let missing = lost[index.kind(of: duplicate.second)]
    let meant = index.duplicates.count == 1 ? missing?.cause : nil
    let isFirstWrong =
      isSecondAsked
      || first.file != second.file
        && (meant.map { stems[first.file] == $0 } == true
          || stems[second.file] == name
          || meant != nil && missing?.primary.file == first.file)
    guard meant != nil || isFirstWrong else { return }
    let (wrong, right) = isFirstWrong ? (first, second) : (second, first)
    // In one file nobody else knows which of the two is meant.
    let isUnclear = first.file == second.file && !isSecondAsked
    let found = diagnostics[position]
    diagnostics[position] = Diagnostic(
      rule: found.rule, severity: found.severity, message: found.message, at: wrong,
      related: [.init(right, isFirstWrong ? "the other one" : found.related[0].message)],
      help: meant.map {
        isUnclear
          ? ["let one of them be called `\($0)`, which is named and declared nowhere"]
          : ["did you mean `\($0)`, which is named and declared nowhere?"]
      } ?? found.help,
      fixes: isUnclear
        ? [] : meant.map { Fix.replacing(name, at: wrong, by: $0, .unsafe) } ?? [])
  }

  private mutating func takeConsequences(
    of duplicates: [NameTable.Duplicate], in index: AppIndex,
    where isLost: @escaping (Diagnostic) -> Bool
  ) {
    let twice = Set(
      duplicates.map { duplicate in
        "\(index.kind(of: duplicate.second).rawValue) `\(index.name(of: duplicate.second))`"
      })
    let second = Set(duplicates.map { index.location(of: $0.second) })
    let sources = Set(
      duplicates.filter { index.kind(of: $0.second) == .source }.map { index.name(of: $0.second) })
    let adapters = Set(
      duplicates.filter { index.kind(of: $0.second) == .adapter }
        .map { index.name(of: $0.second) })
    let hasScreens = duplicates.contains { index.kind(of: $0.second) == .screen }
    let follows = { (finding: Diagnostic) -> Bool in
      // What it yields depends on which of the two is meant.
      if case .unshown(let source) = finding.subject, sources.contains(source) { return true }
      // So does which events it has.
      if !adapters.isEmpty, Self.ofEvents.contains(finding.rule),
        finding.message.quotedWords.contains(where: adapters.contains)
      {
        return true
      }
      if hasScreens, Self.ofScreens.contains(finding.rule) { return true }
      // Nothing leads to the second of two, because all that names it means the first.
      if finding.severity != .error, second.contains(finding.primary) { return true }
      return isLost(finding)
        || Self.ofParameters.contains(finding.rule) && twice.contains(finding.message.subject)
    }
    let rule = SpecRule.duplicateName.rule.name
    // Several apps are told by another rule.
    guard diagnostics.contains(where: { $0.rule == rule && $0.severity == .error }) else {
      return diagnostics.removeAll(where: follows)
    }
    take(follows, after: { $0.rule == rule })
  }

  private static let ofParameters = Set(
    [SpecRule.missingParameter, .extraParameter].map(\.rule.name))

  /// What depends on what a screen gives back, and how it is shown.
  private static let ofScreens = Set(
    [
      SpecRule.misplacedEffect, .unavailableScope, .nothingToClose, .swiftNameCollision,
      .unusedResult,
      .missingReturn,
    ].map(\.rule.name))

  private static let ofEvents = Set(
    [SpecRule.unhandledEvent, .unknownEvent, .eventWithoutAdapter].map(\.rule.name))
}

/// Two declarations of one name, of which the second has what others ask of it: those who name it get the first one.
private struct AskedDuplicate {
  let second: DeclarationID
  private let name: String
  /// The fields or cases that only the second one has.
  private let members: Set<String>

  init(_ duplicate: NameTable.Duplicate, in index: AppIndex) {
    second = duplicate.second
    name = index.name(of: second)
    members = index.declaration(second).memberNames
      .subtracting(index.declaration(duplicate.first).memberNames)
  }

  /// Whether a finding says that it has not what the second one has.
  func lacks(_ finding: Diagnostic) -> Bool {
    guard !members.isEmpty else { return false }
    if let field = finding.subject?.missingField {
      return field.owner == name && members.contains(field.name)
    }
    // An adapter that asks for several of them is told to be for another model.
    if case .mistakenModel(name, _) = finding.subject {
      return !members.isDisjoint(with: finding.message.quotedWords)
    }
    guard finding.rule == SpecRule.unknownCase.rule.name else { return false }
    let words = finding.message.quotedWords
    return words.count == 2 && words[0] == name && members.contains(words[1])
  }

  /// Whether a finding is about responses that are read as the first one.
  func isMisread(in finding: Diagnostic) -> Bool {
    finding.rule == SpecRule.sampleMismatch.rule.name && finding.message.quotedWords.contains(name)
  }
}

extension Declaration {
  /// What can be read of a value of this type: fields, or cases.
  fileprivate var memberNames: Set<String> {
    switch self {
    case .model(let model): Set(model.properties.map(\.name.text))
    case .enumeration(let choice): Set(choice.cases.map(\.name.text))
    default: []
    }
  }
}

extension String {
  /// What it begins with, up to the end of what stands in quotes first.
  fileprivate var subject: String {
    guard let start = firstIndex(of: "`"),
      let end = self[index(after: start)...].firstIndex(of: "`")
    else { return self }
    return String(self[...end])
  }
}
