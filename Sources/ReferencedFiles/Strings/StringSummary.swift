import Diagnostics

/// A string of the app, for comparisons of one state of its strings with another.
package struct StringSummary: Sendable {
  package let key: String
  /// Where its key stands first.
  package let place: Location
  /// What it takes, in words; the same words are the same demand.
  package let demand: String
}

extension AppStrings {
  /// The strings in their order; nil where not all of them could be read.
  package var summaries: [StringSummary]? {
    guard isWhole else { return nil }
    return all.map { key, entry in
      StringSummary(key: key, place: entry.place, demand: entry.demand.words)
    }
  }
}

extension AppStrings.Entry {
  /// What its texts ask for in all languages together.
  fileprivate var demand: TextDemand {
    texts.reduce(into: TextDemand()) { $0.merge($1.demand) }
  }
}

extension TextDemand {
  fileprivate var words: String {
    let places = (0..<count).map { arguments[$0]?.noun ?? "nothing" }
    let values = places + (variesWithNumber && isWithoutNumber ? ["a number"] : [])
    return values.isEmpty ? "no values" : values.joined(separator: ", ")
  }

  private var isWithoutNumber: Bool { !arguments.values.contains { $0 != .anything } }
}
