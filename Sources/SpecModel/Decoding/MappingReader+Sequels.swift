import SpecSyntax

/// What follows on a screen or on what is sent, under the names of UIKit and SwiftUI.
extension MappingReader {
  /// What a sequel is called here: `onReturn` is `returned` beside a screen, and `then` beside a request.
  func sequel(called name: String, _ entry: Entry, _ around: Surroundings) -> Cure? {
    guard around.names.contains("returned"), let end = OtherWords.End(named: name) else {
      return nil
    }
    if !around.present.isDisjoint(with: EffectGrammar.waitingKeys) {
      guard end != .withoutResult, around.free.contains("then") else { return nil }
      return cure(calling: entry, "then")
    }
    guard !around.present.isDisjoint(with: EffectGrammar.wayKeys) else { return nil }
    let free = ["returned", "cancelled"].filter(around.free.contains)
    guard free.count == 2 else { return free.first.map { cure(calling: entry, $0) } }
    switch end {
    case .withResult: return cure(calling: entry, "returned")
    case .withoutResult: return cure(calling: entry, "cancelled")
    case .either:
      guard !readsResult(entry) else { return cure(calling: entry, "returned") }
      return Cure(help: [
        "what follows on a screen is `returned:`, where it gives something back, or `cancelled:`, where it does not"
      ])
    }
  }

  /// Whether something below a key reads what a screen gave back.
  private func readsResult(_ entry: Entry) -> Bool {
    reader.tree.source[reader.tree.span(entry.value).range].firstRange(of: "$result".utf8) != nil
  }
}
