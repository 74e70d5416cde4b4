import Diagnostics
import SourceText
import SpecSyntax

/// Mismatches in the samples of one source. Those of one kind that have to do with the same part of the
/// specs are told of once, at the first place.
struct SampleFindings {
  private struct Key: Hashable {
    let demand: Location
    let problem: SampleProblem
  }

  private struct Entry {
    let problem: SampleProblem
    let demand: SampleDemand
    let place: Location
    /// How messages name the value.
    let value: String
    var count = 1
  }

  private var entries: [Entry] = []
  private var positions: [Key: Int] = [:]

  /// Adds a problem.
  ///
  /// - Parameter detailed: The problem with what is found out for the first of its kind only.
  mutating func add(
    _ problem: SampleProblem, at node: JSONTree.NodeID, in sample: SampleFiles.Sample,
    for demand: SampleDemand, detailed: (() -> SampleProblem)? = nil
  ) {
    let key = Key(demand: demand.place, problem: problem)
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
        value: pointer.isEmpty ? "the response" : "`\(pointer)`"))
  }

  func diagnostics(of rule: Rule) -> [Diagnostic] {
    entries.map { entry in
      let more = entry.count - 1
      let note = "the samples have \(more) more like this"
      return Diagnostic(
        rule, entry.problem.message(entry.value, demand: entry.demand.text), at: entry.place,
        related: [.init(entry.demand.place, entry.demand.text)], notes: more > 0 ? [note] : [],
        help: [entry.problem.help])
    }
  }
}
