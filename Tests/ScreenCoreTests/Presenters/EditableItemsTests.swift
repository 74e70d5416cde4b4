import Foundation
import ScreenCore
import Testing

@Suite struct EditableItemsTests {
  private var items = EditableItems(["a", "b", "c"])

  @Test mutating func itemsAreAddedAtTheEnd() {
    let change = items.add(["d", "e"])
    #expect(change == .inserted([3, 4]))
    #expect(items.items == ["a", "b", "c", "d", "e"])
    let none = items.add([])
    #expect(none.isEmpty)
  }

  @Test mutating func itemsAreInsertedWhereItIsSaidOrAtTheNearestEnd() {
    let inside = items.insert(["x", "y"], at: 1)
    #expect(inside == .inserted([1, 2]))
    #expect(items.items == ["a", "x", "y", "b", "c"])
    let behind = items.insert(["z"], at: 99)
    #expect(behind == .inserted([5]))
    let before = items.insert(["0"], at: -1)
    #expect(before == .inserted([0]))
  }

  @Test mutating func itemsAreRemovedByTheirOldPlaces() {
    let change = items.remove(at: [0, 2, 7])
    #expect(change == .removed([0, 2]))
    #expect(items.items == ["b"])
  }

  @Test mutating func itemsAreReplacedInPlace() {
    let change = items.replace(at: 1, with: "x")
    #expect(change == .replaced([1]))
    #expect(items.items == ["a", "x", "c"])
    let none = items.replace(at: 3, with: "y")
    #expect(none.isEmpty)
  }

  @Test mutating func allItemsAreReplacedOrCleared() {
    let all = items.replaceAll(with: ["x"])
    #expect(all == .all)
    #expect(items.items == ["x"])
    let cleared = items.clear()
    #expect(cleared == .removed([0]))
    let nothing = items.clear()
    #expect(items.items.isEmpty && nothing.isEmpty)
  }
}
