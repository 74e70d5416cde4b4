import Foundation
import HeadlessUIKit
import Testing

/// Writes down the touches that it gets; passes them on if asked.
private final class TouchedView: UIView {
  var log: [String] = []
  var passesOn = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("began")
    if passesOn { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("moved \(touches.first?.location(in: self).x ?? -1)")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("ended")
    if passesOn { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("cancelled")
  }
}

/// A first responder by choice.
private final class Responder: UIView {
  var resigns = true
  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { resigns }
}

@MainActor struct TouchTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func show(_ view: UIView, at frame: CGRect = CGRect(x: 0, y: 0, width: 200, height: 100))
  {
    view.frame = frame
    window.isHidden = false
    window.addSubview(view)
  }

  // MARK: Responders

  @Test func chainGoesThroughViewsAndControllers() {
    let parent = UIViewController()
    let child = UIViewController()
    window.rootViewController = parent
    window.makeKeyAndVisible()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    let view = UIView()
    child.view.addSubview(view)
    let chain = Array(sequence(first: view as UIResponder, next: \.next))
    #expect(
      chain.prefix(6).elementsEqual(
        [view, child.view, child, parent.view, parent, window], by: { $0 === $1 }))
  }

  @Test func touchesThatAViewDoesNotTakeGoUpTheChain() {
    let outer = TouchedView()
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    show(outer)
    outer.addSubview(inner)
    window.headlessTap(at: CGPoint(x: 20, y: 20))
    #expect(outer.log == ["began", "ended"])
  }

  @Test func viewsThatCannotBeTouchedLetTouchesThrough() {
    let below = TouchedView()
    show(below)
    let hidden = TouchedView()
    let off = TouchedView()
    let clear = TouchedView()
    for view in [hidden, off, clear] { show(view) }
    hidden.isHidden = true
    off.isUserInteractionEnabled = false
    clear.alpha = 0
    window.headlessTap(at: CGPoint(x: 20, y: 20))
    #expect(below.log == ["began", "ended"])
    #expect((hidden.log + off.log + clear.log).isEmpty)
  }

  @Test func theFirstResponderMayRefuseToResign() {
    let first = Responder()
    let second = Responder()
    show(first)
    show(second)
    #expect(first.becomeFirstResponder() && first.isFirstResponder)
    first.resigns = false
    #expect(!second.becomeFirstResponder() && first.isFirstResponder)
    first.resigns = true
    #expect(second.becomeFirstResponder() && !first.isFirstResponder)
    #expect(!UIView().becomeFirstResponder())
  }

  // MARK: Touches

  @Test func aFingerIsFollowedUntilItLifts() throws {
    let view = TouchedView()
    show(view, at: CGRect(x: 100, y: 100, width: 100, height: 100))
    let finger = try #require(window.headlessTouch(at: CGPoint(x: 110, y: 110)))
    finger.move(to: CGPoint(x: 300, y: 110), steps: 2)
    finger.lift()
    #expect(view.log == ["began", "moved 105.0", "moved 200.0", "ended"])
    view.log = []
    try #require(window.headlessTouch(at: CGPoint(x: 110, y: 110))).cancel()
    #expect(view.log == ["began", "cancelled"])
  }

  @Test func controlsSendTheEventsOfAFinger() throws {
    let control = UIControl()
    show(control)
    var log: [String] = []
    let events: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDragInside, "inside"), (.touchDragOutside, "outside"),
      (.touchDragExit, "exit"), (.touchDragEnter, "enter"), (.touchUpInside, "up inside"),
      (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
      (.primaryActionTriggered, "primary"),
    ]
    for (event, name) in events {
      control.addAction(UIAction { _ in log.append(name) }, for: event)
    }
    let inside = CGPoint(x: 20, y: 20)
    let away = CGPoint(x: 20, y: 400)
    let finger = try #require(window.headlessTouch(at: inside))
    #expect(control.isTracking && control.isTouchInside && control.isHighlighted)
    finger.move(to: away, steps: 1)
    #expect(control.isTracking && !control.isTouchInside && !control.isHighlighted)
    finger.move(to: inside, steps: 1)
    finger.lift()
    #expect(!control.isTracking && finger.hasReacted)
    #expect(log == ["down", "exit", "outside", "enter", "inside", "up inside", "primary"])
    log = []
    let second = try #require(window.headlessTouch(at: inside))
    second.move(to: away, steps: 1)
    second.lift()
    try #require(window.headlessTouch(at: inside)).cancel()
    #expect(log == ["down", "exit", "outside", "up outside", "down", "cancel"])
  }

  @Test func touchesOnAControlInAListDoNotSelect() {
    let fixture = ListFixture([[1, 2, 3]])
    let button = UIButton(type: .system, primaryAction: UIAction(title: "B") { _ in })
    button.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
    fixture.view.cellForItem(at: IndexPath(item: 0, section: 0))?.contentView.addSubview(button)
    #expect(button.headlessTap())
    #expect(fixture.view.indexPathsForSelectedItems?.isEmpty != false)
  }
}
