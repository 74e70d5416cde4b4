import SeededRandom
import Testing

@testable import ScreenCore

/// A row that shows a number.
private struct NumberRow: ListRow {
  let number: Int
  let content: String

  var item: any Model { Note(Identifier(number), content) }
  var kind: RowKind { RowKind(NumberRow.self) }
}

private typealias List = ShownList<NumberRow>

/// Sections written as `("a", [1, 2])`; the content of a row is its number unless said otherwise.
@MainActor
private func list(_ sections: [(String, [Int])], contents: [Int: String] = [:]) -> List {
  List(
    sections: sections.map { id, rows in
      List.Section(
        id: id, rows: rows.map { NumberRow(number: $0, content: contents[$0] ?? "\($0)") })
    })
}

extension List {
  fileprivate var numbers: [[Int]] { sections.map { $0.rows.map(\.row.number) } }
}

/// Takes the steps of a diff as a collection view would, and refuses what one would refuse.
@MainActor
private func apply(_ diff: ListDiff, to old: List, for new: List) -> [[Int]]? {
  var middle = old.numbers
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
  let inserted = diff.insertedRows.map { ($0, new.numbers[$0.section][$0.row]) }
  for (place, id) in (moving + inserted).sorted(by: { $0.0.row < $1.0.row }) {
    guard place.row <= result[place.section].count else { return nil }
    result[place.section].insert(id, at: place.row)
  }
  for section in diff.insertedSections {
    result[section] = new.numbers[section]
  }
  return result.map { $0.compactMap { $0 } }
}

@MainActor @Test func equalListsNeedNoSteps() {
  let same = list([("a", [1, 2])])
  #expect(ListDiff(from: same, to: same)?.changeCount == 0)
}

@MainActor @Test func rowsComeGoAndChange() throws {
  let old = list([("a", [1, 2, 3])])
  let new = list([("a", [1, 3, 4])], contents: [3: "new"])
  let diff = try #require(ListDiff(from: old, to: new))
  #expect(diff.removedRows == [.init(section: 0, row: 1)])
  #expect(diff.insertedRows == [.init(section: 0, row: 2)])
  #expect(diff.changedRows == [.init(section: 0, row: 1)])
  #expect(diff.moves.isEmpty)
}

@MainActor @Test func aRowThatMovesIsOneMove() throws {
  let diff = try #require(
    ListDiff(from: list([("a", [1, 2, 3, 4])]), to: list([("a", [4, 1, 2, 3])])))
  #expect(diff.changeCount == 1)
  #expect(diff.moves == [.init(from: .init(section: 0, row: 3), to: .init(section: 0, row: 0))])
}

@MainActor @Test func sectionsComeAndGo() throws {
  let old = list([("a", [1]), ("b", [2])])
  let new = list([("b", [2, 3]), ("c", [4])])
  let diff = try #require(ListDiff(from: old, to: new))
  #expect(diff.removedSections == [0])
  #expect(diff.insertedSections == [1])
  #expect(apply(diff, to: old, for: new) == [[2, 3], [4]])
}

@MainActor @Test func whatCannotBeSteppedIsRefused() {
  #expect(ListDiff(from: list([("a", []), ("b", [])]), to: list([("b", []), ("a", [])])) == nil)
  #expect(ListDiff(from: list([("a", [])]), to: list([("a", []), ("a", [])])) == nil)
}

@MainActor @Test func everyDiffLeadsToItsList() {
  var random = SeededGenerator(seed: 42)
  for round in 0..<600 {
    let old = randomList(&random)
    let new = randomList(&random)
    guard let diff = ListDiff(from: old, to: new) else { continue }
    let reached = apply(diff, to: old, for: new)
    #expect(reached == new.numbers, "round \(round)")
  }
}

/// What a list becomes by changes of every kind, here and there and in heaps.
private func changed(_ rows: [Int], _ random: inout SeededGenerator) -> [Int] {
  var rows = rows
  for change in 0..<Int.random(in: 0...30, using: &random) {
    let place = Int.random(in: 0...rows.count, using: &random)
    let count = Int.random(in: 0...min(12, rows.count - place), using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: rows.removeSubrange(place..<place + count)
    case 1: rows.insert(contentsOf: (0..<count).map { 1_000 * (change + 1) + $0 }, at: place)
    case 2: rows[place..<place + count].shuffle(using: &random)
    default:
      let moved = Array(rows[place..<place + count])
      rows.removeSubrange(place..<place + count)
      rows.insert(contentsOf: moved, at: Int.random(in: 0...rows.count, using: &random))
    }
  }
  return rows
}

/// How many rows of `new` can stay in their order if as few as possible move, found the slow way.
private func steadyCount(_ old: [Int], _ new: [Int]) -> Int {
  let places = Dictionary(uniqueKeysWithValues: new.enumerated().map { ($1, $0) })
  let targets = old.compactMap { places[$0] }
  var lengths: [Int] = []
  for (index, target) in targets.enumerated() {
    lengths.append(1 + (0..<index).filter { targets[$0] < target }.map { lengths[$0] }.max(or: 0))
  }
  return lengths.max(or: 0)
}

extension Sequence<Int> {
  fileprivate func max(or least: Int) -> Int { self.max() ?? least }
}

@MainActor
@Test("a long list's diff takes exactly the steps that lead to the other", arguments: [1, 2, 3, 4])
func diffsOfLongListsAreRightAndShort(seed: UInt64) throws {
  var random = SeededGenerator(seed: seed)
  for round in 0..<40 {
    let rows = Array(0..<Int.random(in: 0...120, using: &random))
    let newRows = changed(rows, &random)
    let different = Set(newRows.filter { _ in Int.random(in: 0..<9, using: &random) == 0 })
    let old = list([("a", rows)])
    let new = list(
      [("a", newRows)],
      contents: Dictionary(uniqueKeysWithValues: different.map { ($0, "new \($0)") }))
    let diff = try #require(ListDiff(from: old, to: new))
    #expect(apply(diff, to: old, for: new) == [newRows], "round \(round)")
    #expect(diff.removedRows.map(\.row) == rows.indices.filter { !newRows.contains(rows[$0]) })
    #expect(diff.insertedRows.map(\.row) == newRows.indices.filter { newRows[$0] >= 1_000 })
    #expect(
      diff.changedRows.map(\.row)
        == newRows.indices.filter { newRows[$0] < 1_000 && different.contains(newRows[$0]) })
    let staying = rows.filter(newRows.contains)
    #expect(diff.moves.count == staying.count - steadyCount(rows, newRows), "round \(round)")
  }
}

@MainActor
private func randomList(_ random: inout SeededGenerator) -> List {
  let sections = ["a", "b", "c"].filter { _ in Bool.random(using: &random) }
  return list(
    sections.map { id in
      let rows = (0..<8).filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
      // Some stand twice.
      return (id, rows + rows.prefix(Int.random(in: 0...2, using: &random)))
    })
}
