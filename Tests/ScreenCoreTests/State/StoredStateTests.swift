import Foundation
import ScreenCore
import Testing

@MainActor @Suite struct StoredStateTests {
  private struct Options: Hashable, Sendable {
    var sound = true
    var volume = 5
    var name: String?
  }

  private func box(_ stored: StoredState) -> StateBox<Options> {
    StateBox(
      Options(), in: stored,
      keeping: [StoredPart(\.sound, "sound"), StoredPart(\.name, "name")])
  }

  @Test func valuesBeginAsTheyWereKept() {
    let stored = StoredState(MemoryStore(["sound": .boolean(false)]))
    #expect(box(stored).value == Options(sound: false))
  }

  @Test func onlyWhatShouldBeKeptIs() {
    let store = MemoryStore()
    let box = box(StoredState(store))
    box.value.sound = false
    box.value.volume = 7
    #expect(store.value(for: "sound", of: .boolean) == .boolean(false))
    #expect(store.value(for: "volume", of: .integer) == nil)
  }

  @Test func missingValuesAreForgotten() {
    let store = MemoryStore(["name": .text("Ada")])
    let box = box(StoredState(store))
    #expect(box.value.name == "Ada")
    box.value.name = nil
    #expect(store.value(for: "name", of: .text) == nil)
  }

  @Test func boxesFollowEachOther() {
    let stored = StoredState(MemoryStore())
    let one = box(stored)
    let other = box(stored)
    var changes = 0
    other.onChange = { changes += 1 }
    one.value.sound = false
    one.value.name = "Ada"
    #expect(other.value.sound == false)
    #expect(other.value.name == "Ada")
    one.value.name = nil
    #expect(other.value.name == nil)
    #expect(changes == 3)
    one.value.volume = 1
    #expect(changes == 3)
  }

  @Test func boxesThatAreGoneHearNothing() async {
    let stored = StoredState(MemoryStore())
    weak let gone = box(stored)
    #expect(gone == nil)
    box(stored).value.sound = false
  }

  @Test func defaultsKeepEveryType() throws {
    let suite = "screen-state-\(UUID().uuidString)"
    let store = UserDefaultsStore(suite: suite)
    defer { UserDefaults.standard.removePersistentDomain(forName: suite) }
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    let values: [(StoredType, StoredValue)] = [
      (.boolean, .boolean(true)), (.integer, .integer(3)), (.number, .number(2.5)),
      (.text, .text("Ada")), (.date, .date(date)),
    ]
    for (type, value) in values {
      store.keep(value, for: "key")
      #expect(store.value(for: "key", of: type) == value)
      store.keep(nil, for: "key")
      #expect(store.value(for: "key", of: type) == nil)
    }
    store.keep(.text("Ada"), for: "key")
    #expect(store.value(for: "key", of: .integer) == nil)
  }

  @Test func valuesOfAnotherTypeAreLeftAlone() {
    let stored = StoredState(MemoryStore(["sound": .text("loud")]))
    #expect(box(stored).value.sound)
  }
}
