import Foundation
import ProbedKeys
import SeededRandom

/// Some of all keys in places: so many as are tried in a minute or two, the same each time.
///
/// `SCREENC_KEYS_SEED` draws others.
struct KeyDraw: CustomStringConvertible {
  let seed: UInt64
  private(set) var uses: [KeyUse] = []
  /// How often one of the keys stands somewhere.
  private(set) var count = 0

  /// Until so many are drawn, of one screen at most so many, or all places of one name: what is made of it with all of
  /// its keys takes its time.
  private static let most = 24
  private static let mostOfScreen = 4

  init(from all: [KeyUse]) {
    let said = ProcessInfo.processInfo.environment["SCREENC_KEYS_SEED"].flatMap { UInt64($0) }
    seed = said ?? 1
    var random = SeededGenerator(seed: seed)
    for use in random.shuffled(all) where count < Self.most {
      let entries = ProbeText(use.probe.text).entries
      let counts = Dictionary(grouping: entries, by: \.name).mapValues(\.count)
        .filter { use.probe.keys?.contains($0.key) != false }
      var (drawn, number) = (use, 0)
      drawn.probe.keys = []
      for (name, places) in random.shuffled(counts.sorted { $0.key < $1.key })
      where number == 0 || number + places <= Self.mostOfScreen {
        drawn.probe.keys?.insert(name)
        number += places
      }
      guard number > 0 else { continue }
      uses.append(drawn)
      count += number
    }
  }

  var description: String {
    let places = uses.map { use in
      let keys = (use.probe.keys ?? []).sorted().joined(separator: ", ")
      return "  \(use.probe.name), \(use.probe.system ?? "any"), \(use.host.rawValue): \(keys)"
    }
    return "SCREENC_KEYS_SEED=\(seed), \(count) keys:\n\(places.joined(separator: "\n"))"
  }
}

extension SeededGenerator {
  /// The same in another order. That of the standard library may change between its versions.
  fileprivate mutating func shuffled<Element>(_ all: [Element]) -> [Element] {
    var all = all
    for place in all.indices.reversed() { all.swapAt(place, below(place + 1)) }
    return all
  }
}
