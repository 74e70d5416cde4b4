import ScreenCore
import Testing

@Suite struct CollectionTests {
  @Test func placeWithoutElementIsNilInsteadOfATrap() {
    let letters = ["a", "b", "c"]
    #expect(letters[checked: 2] == "c")
    #expect(letters[checked: 3] == nil)
    #expect(letters[checked: -1] == nil)
    #expect(letters[1...][checked: 0] == nil)
    #expect([Int]()[checked: 0] == nil)
  }

  @Test func orderedSetKeepsTheOrderAndNothingTwice() {
    var set: OrderedSet = ["b", "a", "b"]
    #expect(Array(set) == ["b", "a"])
    let isNewAgain = set.append("a")
    #expect(!isNewAgain)
    let isNew = set.insert("c", at: 1)
    #expect(isNew)
    #expect(Array(set) == ["b", "c", "a"])
    #expect(set[2] == "a")
  }

  @Test func orderedSetForgetsWhatIsTakenOut() {
    var set = OrderedSet(1...4)
    let removed = set.remove(2)
    #expect(removed == 2)
    let removedAgain = set.remove(2)
    #expect(removedAgain == nil)
    #expect(!set.contains(2))
    set.append(2)
    #expect(Array(set) == [1, 3, 4, 2])
    set.removeAll()
    #expect(set.isEmpty && !set.contains(1))
  }

  @Test func orderedSetsAreEqualInTheSameOrderOnly() {
    #expect(OrderedSet([1, 2]) == OrderedSet([1, 2, 2]))
    #expect(OrderedSet([1, 2]) != OrderedSet([2, 1]))
  }
}

@Suite struct HexColorTests {
  @Test(arguments: [
    ("#3068CC", 0x3068CC, 1.0), ("3068cc", 0x3068CC, 1), ("#30C", 0x3300CC, 1),
    ("#30C8", 0x3300CC, 136.0 / 255), ("#3068CC00", 0x3068CC, 0), ("#3068CCFF", 0x3068CC, 1),
  ])
  func colorsAreReadAsDesignersWriteThem(text: String, rgb: UInt32, alpha: Double) {
    #expect(HexColor(text)?.rgb == rgb)
    #expect(HexColor(text)?.alpha == alpha)
  }

  @Test(arguments: ["", "#", "#12", "#12345", "#GGGGGG", "red", "#3068CC000", "##3068CC"])
  func otherTextsAreNoColors(text: String) {
    #expect(HexColor(text) == nil)
  }
}
