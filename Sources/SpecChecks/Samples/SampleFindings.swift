import Diagnostics
import JSONSyntax
import ReferencedFiles
import SourceText
import SpecSyntax

/// Mismatches in the samples of one source. Those of one kind that have to do with the same part of the
/// specs are reported once, at the first place.
struct SampleFindings {
  private struct Key: Hashable {
    let demand: Location
    let problem: SampleProblem
    let isInElement: Bool
  }

  private struct Entry {
    let problem: SampleProblem
    let demand: SampleDemand
    let place: Location
    /// How messages name the value.
    let value: String
    /// Whether it stands in an element that the app leaves out.
    let isInElement: Bool
    var count = 1
  }

  /// Whether what is added now stands in an element that the app leaves out.
  var areInElement = false
  /// Whether there are elements, and the app leaves all of them out: then it shows nothing, and what is
  /// wrong with them matters as if none were left out.
  var leaveNothing = false
  /// Why dates cannot be read, where all of them are of one other kind.
  var causeOfDates: String?
  /// How many have been added.
  private(set) var count = 0

  private var entries: [Entry] = []
  private var positions: [Key: Int] = [:]

  /// Adds a problem.
  ///
  /// - Parameter detailed: The problem with what is found out for the first of its kind only.
  mutating func add(
    _ problem: SampleProblem, at node: JSONTree.NodeID, in sample: SampleFiles.Sample,
    for demand: SampleDemand, detailed: (() -> SampleProblem)? = nil
  ) {
    count += 1
    let key = Key(demand: demand.place, problem: problem, isInElement: areInElement)
    if let position = positions[key] {
      entries[position].count += 1
      return
    }
    positions[key] = entries.count
    let pointer = sample.content.pointer(to: node)
    entries.append(
      Entry(
        problem: detailed?() ?? problem, demand: demand,
        place: Location(file: sample.file, span: sample.content.mark(node)),
        value: pointer.isEmpty ? "the response" : "`\(pointer)`", isInElement: areInElement))
  }

  /// What is wrong in responses, and what is wrong with a field if responses of other sources show it, too.
  struct Report {
    let finding: Diagnostic
    let ofField: OfField?
  }

  /// What is said of a field as it is declared.
  struct OfField {
    let finding: Diagnostic
    let use: Diagnostic.Related
    /// The name of the field, if there is nothing for it.
    let missing: String?
    /// Whether responses have it under another key, which a single one may have by mistake.
    var isNamedOtherwise = false
  }

  func reports(of rule: SpecRule) -> [Report] {
    zip(entries, diagnostics(of: rule)).map { entry, finding in
      Report(finding: finding, ofField: reportOfField(entry, finding))
    }
  }

  private func reportOfField(_ entry: Entry, _ finding: Diagnostic) -> OfField? {
    if let own = entry.demand.keyOfField, let key = entry.demand.path {
      return OfField(
        finding: Diagnostic(
          rule: finding.rule, severity: finding.severity,
          message: "no response has `\(key)`, and \(entry.demand.text); they have `\(own)`",
          at: entry.demand.place, help: ["did you mean `\(own)`?"], fixes: finding.fixes),
        use: .init(entry.place, "this is one of them"), missing: nil)
    }
    if let renamed = reportOfRenamed(entry, finding) { return renamed }
    guard let name = entry.demand.field, finding.cause == nil, let found = entry.problem.found
    else { return nil }
    let isNothing = found == "nothing"
    // What has no identity is told where it stands: it cannot be declared to lack it.
    guard !(isNothing && entry.problem == .null && name == Self.identity) else { return nil }
    var shared = Diagnostic(
      rule: finding.rule, severity: finding.severity,
      message: "\(entry.demand.text), and responses have \(found) for it",
      at: entry.demand.place,
      help: isNothing
        ? entry.demand.helpOnRenamed + ["let it be missing with `?` or a default"]
        : entry.problem.helps(for: entry.demand))
    shared.subject = entry.demand.subject(having: entry.problem)
    if isNothing { shared.cause = SampleSlips.causeOfAbsence(at: entry.demand.place) }
    return OfField(
      finding: shared,
      use: .init(entry.place, isNothing ? "there is nothing here" : "it stands here"),
      missing: isNothing && finding.severity == .error ? name : nil)
  }

  /// What is said of a field whose key responses lack, and that stands under nearly the same one in them.
  private func reportOfRenamed(_ entry: Entry, _ finding: Diagnostic) -> OfField? {
    guard let name = entry.demand.field, entry.demand.path == nil, finding.cause == nil,
      case .missing(let key, isTag: false, let near?, _, nil) = entry.problem
    else { return nil }
    var shared = Diagnostic(
      rule: finding.rule, severity: finding.severity,
      message: "\(entry.demand.text), and responses have `\(near)` and no `\(key)`",
      at: entry.demand.place, help: ["name its key in payloads: `json: \(near)`"])
    shared.subject = finding.subject
    shared.misnaming = Misnaming(name, insteadOf: near)
    return OfField(
      finding: shared, use: .init(entry.place, "this has no `\(key)`"), missing: nil,
      isNamedOtherwise: true)
  }

  func diagnostics(of rule: SpecRule) -> [Diagnostic] {
    entries.map { entry in
      let isLeftOut = entry.isInElement && !leaveNothing
      let isOfSpec = entry.problem.isAbout(entry.demand)
      var finding = Diagnostic(
        rule: rule.rule.name, severity: isLeftOut ? .note : rule.rule.severity,
        message: entry.problem.message(entry.value, demand: entry.demand.text),
        at: isOfSpec ? entry.demand.place : entry.place,
        related: [
          isOfSpec
            ? .init(entry.place, "this is the response")
            : .init(entry.demand.place, entry.demand.text)
        ],
        notes: notes(on: entry, isLeftOut: isLeftOut),
        help: entry.demand.keyOfField.map { ["did you mean `\($0)`?"] }
          ?? (entry.problem == .null && entry.demand.field == Self.identity
            ? [Self.helpOnIdentity] : helps(on: entry)),
        fixes: fixes(of: entry))
      finding.cause = cause(of: entry, isLeftOut: isLeftOut)
      finding.subject = entry.demand.subject(having: entry.problem)
      if let field = entry.demand.field,
        case .missing(_, isTag: false, let near?, _, _) = entry.problem
      {
        finding.misnaming = Misnaming(field, insteadOf: near)
      }
      return finding
    }
  }

  /// A key that is meant for sure needs no other guess.
  private func helps(on entry: Entry) -> [String] {
    let helps = entry.problem.helps(for: entry.demand)
    guard case .missing(_, isTag: false, nil, [], nil) = entry.problem else { return helps }
    return entry.demand.helpOnRenamed + helps
  }

  private static let identity = "id"
  private static let helpOnIdentity =
    "record the response again: what has an `id` has one always; if it stands under another key, name that by `json:`"

  /// The files in which neither a list stands where the source says that its list is, nor the one object that it asks
  /// for.
  var filesOfOthers: Set<FileID> {
    Set(
      entries.lazy.filter {
        switch $0.problem {
        case .nowhere(_, _, nil, _): $0.demand.isOfList
        case .wrapped: true
        default: false
        }
      }.map(\.place.file))
  }

  /// Whether an object lacks a key, and nothing in it seems to be meant; and in which files.
  var filesOfOtherObjects: Set<FileID> {
    Set(
      entries.lazy.filter {
        if case .missing(_, _, nil, let lists, _) = $0.problem { lists.isEmpty } else { false }
      }.map(\.place.file))
  }

  /// What a file lacks whose objects are others than those that are asked for.
  struct Lack {
    /// The keys that nothing in it seems to be meant for.
    let keys: [String]
    /// The first object that lacks one.
    let place: Location
  }

  /// What files lack, where that is several keys: one may have been left out by the server.
  var lacks: [FileID: Lack] {
    var lacks: [FileID: Lack] = [:]
    for entry in entries {
      guard case .missing(let key, _, nil, let lists, _) = entry.problem, lists.isEmpty,
        !entry.isInElement || leaveNothing
      else { continue }
      let known = lacks[entry.place.file]
      lacks[entry.place.file] = Lack(
        keys: (known?.keys ?? []) + [key], place: known?.place ?? entry.place)
    }
    return lacks.filter { Set($0.value.keys).count > 1 }
  }

  private func cause(of entry: Entry, isLeftOut: Bool) -> String? {
    switch entry.problem {
    case .choice(_, let name, near: nil) where isLeftOut: SpecRule.causeOfUnknownCases(of: name)
    case .date: causeOfDates
    case .missing(_, _, _, _, let style?): SampleSlips.causeOfKeys(in: style)
    default: nil
    }
  }

  private func fixes(of entry: Entry) -> [Fix] {
    guard let path = entry.demand.path,
      let near = entry.problem.nearPath ?? entry.demand.keyOfField
    else { return [] }
    return Fix.replacing(path, at: entry.demand.place, by: near, .unsafe)
  }

  private func notes(on entry: Entry, isLeftOut: Bool) -> [String] {
    var notes: [String] = []
    if isLeftOut {
      notes.append("the app leaves the element out, because its source says `invalid: skip`")
    } else if entry.isInElement {
      notes.append("the app leaves out all elements of the samples, so it would show nothing")
    }
    if entry.count > 1 { notes.append("the samples have \(entry.count - 1) more like this") }
    return notes
  }
}
