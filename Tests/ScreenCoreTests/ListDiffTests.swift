import ScreenCore
import Testing

private typealias Snapshot = ListSnapshot<String, Int>

/// Sections written as `("a", [1, 2])`; the content of a row is its number unless said otherwise.
private func list(
  _ sections: [(String, [Int])], contents: [Int: String] = [:]
) -> Snapshot {
  Snapshot(
    sections: sections.map { id, rows in
      Snapshot.Section(
        id: id, rows: rows.map { Snapshot.Row(id: $0, content: contents[$0] ?? "\($0)") })
    })
}

/// Takes the steps of a diff as a collection view would, and refuses what one would refuse.
private func apply(_ diff: ListDiff, to old: Snapshot, for new: Snapshot) -> [[Int]]? {
  var middle = old.sections.map { $0.rows.map(\.id) }
  for place in diff.removedRows.sorted(by: { ($0.section, $0.row) > ($1.section, $1.row) }) {
    guard !diff.removedSections.contains(place.section) else { return nil }
    middle[place.section].remove(at: place.row)
  }
  for section in diff.removedSections.sorted(by: >) { middle.remove(at: section) }

  var result = [[Int?]](repeating: [], count: new.sections.count)
  let kept = result.indices.filter { !diff.insertedSections.contains($0) }
  guard kept.count == middle.count else { return nil }
  var moving: [(ListDiff.Place, Int)] = []
  for (index, section) in kept.enumerated() {
    var rows: [Int?] = middle[index]
    let moves = diff.moves.filter { $0.from.section == index }
    for move in moves { moving.append((move.to, middle[index][move.from.row])) }
    for move in moves.sorted(by: { $0.from.row > $1.from.row }) { rows.remove(at: move.from.row) }
    result[section] = rows
  }
  let inserted = diff.insertedRows.map { ($0, new.sections[$0.section].rows[$0.row].id) }
  for (place, id) in (moving + inserted).sorted(by: { $0.0.row < $1.0.row }) {
    guard place.row <= result[place.section].count else { return nil }
    result[place.section].insert(id, at: place.row)
  }
  for section in diff.insertedSections {
    result[section] = new.sections[section].rows.map(\.id)
  }
  return result.map { $0.compactMap { $0 } }
}

@Test func equalListsNeedNoSteps() {
  let same = list([("a", [1, 2])])
  #expect(ListDiff(from: same, to: same)?.changeCount == 0)
}

@Test func rowsComeGoAndChange() throws {
  let old = list([("a", [1, 2, 3])])
  let new = list([("a", [1, 3, 4])], contents: [3: "new"])
  let diff = try #require(ListDiff(from: old, to: new))
  #expect(diff.removedRows == [.init(section: 0, row: 1)])
  #expect(diff.insertedRows == [.init(section: 0, row: 2)])
  #expect(diff.changedRows == [.init(section: 0, row: 1)])
  #expect(diff.moves.isEmpty)
}

@Test func aRowThatMovesIsOneMove() throws {
  let diff = try #require(
    ListDiff(from: list([("a", [1, 2, 3, 4])]), to: list([("a", [4, 1, 2, 3])])))
  #expect(diff.changeCount == 1)
  #expect(diff.moves == [.init(from: .init(section: 0, row: 3), to: .init(section: 0, row: 0))])
}

@Test func sectionsComeAndGo() throws {
  let old = list([("a", [1]), ("b", [2])])
  let new = list([("b", [2, 3]), ("c", [4])])
  let diff = try #require(ListDiff(from: old, to: new))
  #expect(diff.removedSections == [0])
  #expect(diff.insertedSections == [1])
  #expect(apply(diff, to: old, for: new) == [[2, 3], [4]])
}

@Test func whatCannotBeSteppedIsRefused() {
  #expect(ListDiff(from: list([("a", []), ("b", [])]), to: list([("b", []), ("a", [])])) == nil)
  #expect(ListDiff(from: list([("a", [1])]), to: list([("a", [1, 1])])) == nil)
}

@Test func everyDiffLeadsToItsList() {
  var random = SplitMix(state: 42)
  for round in 0..<600 {
    let old = randomList(&random)
    let new = randomList(&random)
    guard let diff = ListDiff(from: old, to: new) else { continue }
    let reached = apply(diff, to: old, for: new)
    #expect(reached == new.sections.map { $0.rows.map(\.id) }, "round \(round)")
  }
}

/// A generator that gives the same numbers in every run.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

private func randomList(_ random: inout SplitMix) -> Snapshot {
  let sections = ["a", "b", "c"].filter { _ in Bool.random(using: &random) }
  return list(
    sections.map { id in
      let rows = (0..<8).filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
      return (id, rows)
    })
}
