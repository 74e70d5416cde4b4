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

/// Models among what is kept.
@MainActor @Suite struct StoredModelTests {
  private struct Person: Hashable, Sendable, StorableModel {
    var name: String
    var born: Date?
  }

  /// What a later version of the app makes of a person.
  private struct Member: Hashable, Sendable, StorableModel {
    var name: String
    var number: Int
  }

  private struct Choice<Value: StorableModel>: Hashable, Sendable {
    var last: Value?
    var recent: [Value] = []
  }

  private func box<Value: StorableModel>(
    of type: Value.Type, in stored: StoredState
  ) -> StateBox<Choice<Value>> {
    StateBox(
      Choice(), in: stored, keeping: [StoredPart(\.last, "last"), StoredPart(\.recent, "recent")])
  }

  private let ada = Person(name: "Ada", born: Date(timeIntervalSince1970: 12.5))

  @Test func modelsAndListsBeginAsTheyWereKept() {
    let store = MemoryStore()
    let one = box(of: Person.self, in: StoredState(store))
    one.value.last = ada
    one.value.recent = [ada, Person(name: "Ben")]
    let other = box(of: Person.self, in: StoredState(store))
    #expect(other.value == one.value)
    one.value.last = nil
    #expect(box(of: Person.self, in: StoredState(store)).value.last == nil)
  }

  @Test func whatCannotBeReadAnyMoreIsTheDefault() {
    let store = MemoryStore()
    let old = box(of: Person.self, in: StoredState(store))
    old.value.last = ada
    old.value.recent = [ada]
    #expect(box(of: Member.self, in: StoredState(store)).value == Choice())
  }

  @Test func whatIsNoneOfItsKindIsTheDefault() {
    let store = MemoryStore(["last": .text("Ada"), "recent": .integer(3)])
    #expect(box(of: Person.self, in: StoredState(store)).value == Choice())
  }

  @Test func sameValueIsKeptAsTheSame() {
    #expect(ada.stored == Person(name: "Ada", born: ada.born).stored)
    #expect(ada.stored.flatMap { Person(stored: $0) } == ada)
  }
}
