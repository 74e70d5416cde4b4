import Foundation
import HeadlessUIKit
import Testing

/// The keyboard tells of itself by notifications, as UIKit documents it, and by nothing else.
@MainActor @Suite struct KeyboardTests {
  /// Writes down what one screen's keyboard is said to do.
  @MainActor
  private final class Listener {
    private(set) var heard: [(name: NSNotification.Name, end: CGRect)] = []
    private var tokens: [any NSObjectProtocol] = []

    init(to screen: UIScreen) {
      let names = [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
        UIResponder.keyboardWillChangeFrameNotification,
      ]
      tokens = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: screen, queue: nil) {
          [weak self] notification in
          let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
          MainActor.assumeIsolated { self?.note(name, end) }
        }
      }
    }

    private func note(_ name: NSNotification.Name, _ end: CGRect?) {
      heard.append((name, end ?? .null))
    }

    func stop() {
      for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
  }

  @Test func changesAreToldWithTheFrameAtTheirEnd() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let listener = Listener(to: window.screen)
    window.headlessShowKeyboard(height: 300)
    window.headlessShowKeyboard(height: 350)
    window.headlessShowKeyboard(height: 0)
    listener.stop()
    #expect(
      listener.heard.map(\.name) == [
        UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification,
        UIResponder.keyboardWillChangeFrameNotification,
        UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification,
      ])
    #expect(listener.heard.map(\.end.minY) == [544, 544, 494, 844, 844])
  }

  @Test func framesOfTheScreenAreThoseOfViewsBesideTheWindowsPlace() {
    let window = UIWindow(frame: CGRect(x: 100, y: 50, width: 300, height: 400))
    let view = UIView(frame: CGRect(x: 0, y: 20, width: 300, height: 380))
    window.addSubview(view)
    let onScreen = CGRect(x: 100, y: 350, width: 300, height: 100)
    let inside = CGRect(x: 0, y: 280, width: 300, height: 100)
    #expect(view.convert(onScreen, from: window.screen.coordinateSpace) == inside)
    #expect(view.convert(inside, to: window.screen.coordinateSpace) == onScreen)
    #expect(window.screen.coordinateSpace.convert(onScreen, to: view) == inside)
  }
}
