import ScreenCore
import Testing

@MainActor @Suite struct KeptValueTests {
  private struct Options: Hashable, Sendable {
    var sound = true
    var name: String?
  }

  private let stored = StoredState(MemoryStore())

  private var sound: KeptValue<Bool> {
    KeptValue("sound", default: true, in: KeptValues(stored))
  }

  private var name: KeptValue<String?> {
    KeptValue("name", default: nil, in: KeptValues(stored))
  }

  private func box() -> StateBox<Options> {
    StateBox(
      Options(), in: stored, keeping: [StoredPart(\.sound, "sound"), StoredPart(\.name, "name")])
  }

  @Test func valueIsItsDefaultUntilSomethingIsKept() {
    #expect(sound.value)
    #expect(name.value == nil)
  }

  @Test func whatTheAppChangesIsSeenOnScreens() {
    let box = box()
    var changes = 0
    box.onChange = { changes += 1 }
    sound.value = false
    name.value = "Ada"
    #expect(box.value == Options(sound: false, name: "Ada"))
    name.value = nil
    #expect(box.value.name == nil)
    #expect(changes == 3)
  }

  @Test func whatScreensChangeIsReadAndHeard() {
    let box = box()
    var heard: [Bool] = []
    let subscription = sound.listen { heard.append($0) }
    box.value.sound = false
    box.value.name = "Ada"
    box.value.sound = true
    #expect(heard == [false, true])
    #expect(name.value == "Ada")
    subscription.cancel()
    box.value.sound = false
    #expect(heard == [false, true])
    #expect(!sound.value)
  }

  @Test func loopBeginsWithTheValueAndGoesOnWithTheLastChange() async {
    let box = box()
    var values = sound.values().makeAsyncIterator()
    #expect(await values.next() == true)
    box.value.sound = false
    #expect(await values.next() == false)
    for isOn in [true, false, true] { box.value.sound = isOn }
    #expect(await values.next() == true)
  }

  @Test func missingValuesAreElementsToo() async {
    name.value = "Ada"
    var values = name.values().makeAsyncIterator()
    #expect(await values.next() == .some("Ada"))
    name.value = nil
    #expect(await values.next() == .some(nil))
  }

  @Test func loopsKeepNothingOfAnApp() async {
    var stored: StoredState? = StoredState(MemoryStore())
    weak let gone = stored
    let values = stored.map { KeptValue("sound", default: true, in: KeptValues($0)).values() }
    stored = nil
    var heard: [Bool] = []
    for await value in values ?? sound.values() { heard.append(value) }
    #expect(heard == [true])
    #expect(gone == nil)
  }
}
