import Testing

@testable import ScreenCore

/// State that the app's own code changes on screens that are shown.
@MainActor @Suite struct ChangedStateTests {
  private struct Options: Hashable, Sendable {
    var sound = true
    var name = ""
  }

  private struct OtherOptions: Hashable, Sendable { var sound = true }

  private let app = EventCenter()

  @Test func partsThatAreChangedTogetherAreHeardOfOnce() {
    let box = StateBox(Options())
    var changes = 0
    box.observe(hearing: app) { changes += 1 }
    app.change(Options.self) {
      $0.sound = false
      $0.name = "Ada"
    }
    #expect(box.value == Options(sound: false, name: "Ada"))
    #expect(changes == 1)
    app.change(Options.self) { $0.name = "Ada" }
    #expect(changes == 1)
  }

  @Test func stateOfAnotherTypeIsLeftAlone() {
    let box = StateBox(Options())
    box.observe(hearing: app) {}
    app.change(OtherOptions.self) { $0.sound = false }
    #expect(box.value == Options())
  }

  @Test func allWindowsHearOfIt() {
    let boxes = [StateBox(Options()), StateBox(Options())]
    let windows = [EventCenter(within: app), EventCenter(within: app)]
    for (box, window) in zip(boxes, windows) { box.observe(hearing: window) {} }
    windows[0].change(Options.self) { $0.sound = false }
    #expect(boxes.map(\.value.sound) == [false, false])
  }

  @Test func boxGoesWithItsScreen() {
    weak var gone: StateBox<Options>?
    do {
      let box = StateBox(Options())
      box.observe(hearing: app) {}
      gone = box
    }
    #expect(gone == nil)
  }
}
