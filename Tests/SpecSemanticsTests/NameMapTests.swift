import SourceText
import SpecModel
import Testing

@testable import SpecSemantics

@Suite struct NameMapTests {
  @Test func namesOfAllLengthsAreFound() {
    let names = (0..<40).map { String(repeating: "n", count: $0) + "x" }
    var map = NameMap<Int>()
    for (number, name) in names.enumerated() { #expect(map.add(number, for: name) == nil) }
    #expect(map.count == names.count)
    for (number, name) in names.enumerated() { #expect(map[name] == number) }
    #expect(map[""] == nil)
    #expect(map["n"] == nil)
    #expect(Array(map.names) == names)
    #expect(Array(map.values) == Array(names.indices))
  }

  @Test func theFirstOfTwoValuesStays() {
    var map = NameMap<Int>(minimumCapacity: 1)
    #expect(map.add(1, for: "Post") == nil)
    #expect(map.add(2, for: "Post") == 1)
    #expect(map["Post"] == 1)
  }

  @Test func textsThatSwiftTakesForEqualAreOneName() {
    var map = NameMap<Int>()
    #expect(map.add(1, for: "caf\u{E9}") == nil)
    #expect(map["cafe\u{301}"] == 1)
    #expect(map["cafe"] == nil)
  }

  @Test func manyNamesDoNotGetInEachOthersWay() {
    var map = NameMap<Int>()
    for number in 0..<5_000 { _ = map.add(number, for: "Screen\(number)") }
    let isComplete = (0..<5_000).allSatisfy { (number: Int) in map["Screen\(number)"] == number }
    #expect(isComplete)
    #expect(map["Screen5000"] == nil)
  }

  @Test func setsUnite() {
    let set: NameSet = ["self", "init"]
    let both = set.union(["hash"]).union(["Type"] as NameSet)
    #expect(["self", "init", "hash", "Type"].allSatisfy { both.contains($0) })
    #expect(!both.contains("Self"))
  }

  @Test func kindsOfDeclarationsAreNumberedInTheirOrder() {
    let kinds = DeclarationKind.allCases
    #expect(kinds.map(\.ordinal) == Array(kinds.indices))
  }
}
