import Diagnostics
import SourceText
import SpecModel

/// What was found of a key in a place.
package enum KeyVerdict: Sendable {
  /// Without it, or with another value, other code is generated.
  case seen
  /// A finding says that it has no effect there, or that the system lacks it.
  case told
  /// It is looked at: without it and with other values the app is refused.
  case needed
  /// Nothing depends on it, and nobody says so.
  case silent
}

/// A key in a place, of a screen's system if it is one of a screen.
package struct KeyCase: Hashable, Sendable {
  package let construct: String
  package let key: String
  package let place: String
  package let system: String
  /// Where the screen stands; empty where that makes no difference.
  package let host: String
}

/// What an app is made, against which others are held.
package protocol KeyComparison: Sendable {
  /// Whether the same is made of another app.
  func isAlike(_ other: ProbeApp.Outcome) async throws -> Bool
}

/// Tries each key of a spec: the app with it is compared with one without it, and with ones in which it
/// has another value.
package struct KeyTrial: Sendable {
  private let app: ProbeApp
  private let system: String
  private let host: String

  /// - Parameter host: Where the screen stands, if that makes a difference.
  package init(app: ProbeApp, system: String, host: String = "") {
    self.app = app
    self.system = system
    self.host = host
  }

  package struct Result: Sendable {
    package var verdicts: [KeyCase: KeyVerdict] = [:]
    /// What is wrong with the probe itself.
    package var problems: [String] = []

    package init() {}
  }

  /// - Parameter compare: Makes what others are held against of the app with all of its keys.
  package func run(
    _ trial: KeyProbe,
    compare: @Sendable (ProbeApp.Outcome) async throws -> any KeyComparison
  ) async throws -> Result {
    var result = Result()
    guard let settled = settle(ProbeText(trial.text), &result) else { return result }
    let probe = ProbeText(settled)
    let whole = app.outcome(of: settled)
    result.problems += whole.errors.map { error in
      "\(trial.name), \(system): \(error.message) [\(error.rule)]"
    }
    guard whole.errors.isEmpty else { return result }
    let comparison = try await compare(whole)
    for entry in probe.entries where trial.keys?.contains(entry.name) != false {
      let verdict = try await verdict(on: entry, in: probe, whole, comparison)
      result.note(verdict, case: self.case(of: entry))
    }
    return result
  }

  private func `case`(of entry: ProbeText.Entry) -> KeyCase {
    KeyCase(
      construct: entry.construct.name, key: entry.name, place: entry.place, system: system,
      host: host)
  }

  /// The probe without what its system lacks, and without what needs that; nil if nothing is left of it.
  private func settle(_ probe: ProbeText, _ result: inout Result) -> String? {
    var probe = probe
    var isLacking = false
    for _ in 0..<100 {
      let outcome = app.outcome(of: probe.text)
      let lacking = outcome.told.first { $0.severity == .error }
      isLacking = isLacking || lacking != nil
      guard let error = lacking ?? (isLacking ? outcome.errors.first : nil) else { break }
      let nodes = probe.removable(around: error.primary.span)
      if lacking != nil, let entry = probe.entry(among: nodes) {
        result.note(.told, case: self.case(of: entry))
        if ProbeText.bodies[entry.construct.name]?.contains(entry.name) == true { return nil }
      }
      let better = nodes.lazy.map { ProbeText(probe.without($0)) }
        .first { leads(from: outcome, to: app.outcome(of: $0.text)) }
      guard let better else { return nil }
      probe = better
    }
    return probe.text
  }

  /// Whether less is wrong after something was left out, and nothing is missing.
  private func leads(from old: ProbeApp.Outcome, to new: ProbeApp.Outcome) -> Bool {
    guard !new.errors.contains(where: { Self.incomplete.contains($0.rule) }) else { return false }
    if new.errors.count < old.errors.count { return true }
    return new.errors.count == old.errors.count && new.told.count < old.told.count
  }

  private static let incomplete: Set<String> = ["missing-key", "declaration-key-first"]

  private func verdict(
    on entry: ProbeText.Entry, in probe: ProbeText, _ whole: ProbeApp.Outcome,
    _ comparison: any KeyComparison
  ) async throws -> KeyVerdict {
    if isTold(entry, in: probe, whole) { return .told }
    let without = app.outcome(of: probe.without(entry.key))
    if without.errors.isEmpty, try await !comparison.isAlike(without) { return .seen }
    var hasOther = without.errors.isEmpty
    for value in Self.otherValues(of: entry, in: probe) {
      let other = app.outcome(of: probe.replacing(entry.value, with: value))
      guard other.errors.isEmpty else { continue }
      if try await !comparison.isAlike(other) { return .seen }
      hasOther = true
    }
    return hasOther ? .silent : .needed
  }

  /// Whether a finding is about the key, or about one that it stands under.
  private func isTold(
    _ entry: ProbeText.Entry, in probe: ProbeText, _ whole: ProbeApp.Outcome
  ) -> Bool {
    let span = probe.tree.span(entry.key)
    return whole.told.contains { finding in
      let nodes = probe.removable(around: finding.primary.span)
      guard let about = probe.entry(among: nodes) else { return false }
      return probe.tree.span(about.key).union(probe.tree.span(about.value)).contains(span)
    }
  }

  // MARK: Other values

  /// What else the value of a key could be, if it is a text.
  package static func otherValues(of entry: ProbeText.Entry, in probe: ProbeText) -> [String] {
    guard probe.tree.kind(entry.value) == .scalar else { return [] }
    let text = probe.tree.string(entry.value)
    var values = entry.description?.shape.choices ?? []
    switch text {
    case "true": values.append("false")
    case "false": values.append("true")
    default: values += variants(of: text, quoted: probe.source(entry.value) != text)
    }
    return values.filter { $0 != text }
  }

  private static func variants(of text: String, quoted isQuoted: Bool) -> [String] {
    if let number = Int(text), !isQuoted { return ["\(number + 1)"] }
    if text.hasPrefix("#") { return ["\"\(text.dropLast())\(text.last == "e" ? "d" : "e")\""] }
    let isDuration = text.first?.isNumber == true && text.last?.isLetter == true
    let other = isDuration ? "1\(text)" : "\(text)2"
    return [isQuoted || other.contains(where: ",[]{}:#".contains) ? "\"\(other)\"" : other]
  }
}

extension KeyCase: CustomStringConvertible {
  package var description: String {
    let surroundings = host.isEmpty ? system : "\(system), \(host)"
    return "`\(key)` of \(construct), \(surroundings): \(place)"
  }
}

extension KeyTrial.Result {
  package mutating func join(_ other: KeyTrial.Result) {
    problems += other.problems
    for (key, verdict) in other.verdicts { note(verdict, case: key) }
  }

  /// A key that stands several times in a place is as good as its worst.
  mutating func note(_ verdict: KeyVerdict, case key: KeyCase) {
    let order: [KeyVerdict] = [.needed, .told, .seen, .silent]
    let old = verdicts[key].flatMap(order.firstIndex) ?? -1
    if let new = order.firstIndex(of: verdict), new > old { verdicts[key] = verdict }
  }
}

extension Shape {
  /// The words that a value of the shape can be.
  fileprivate var choices: [String] {
    switch self {
    case .choice(let choices): choices.map(\.name)
    case .either(let shapes): shapes.flatMap(\.choices)
    default: []
    }
  }
}
