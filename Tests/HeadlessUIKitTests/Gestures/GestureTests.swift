import Foundation
import HeadlessUIKit
import Testing

private final class GestureDelegate: NSObject, UIGestureRecognizerDelegate {
  var lets = true
  var receives = true
  var shares = false

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { lets }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { receives }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { shares }
}

@MainActor struct GestureTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
  private let journal = Journal()

  init() {
    window.isHidden = false
    window.addSubview(view)
    window.headlessHoldAnimations()
  }

  private func add<Recognizer: UIGestureRecognizer>(
    _ name: String, _ recognizer: Recognizer, to view: UIView? = nil
  ) -> Recognizer {
    recognizer.headlessAddHandler { [journal] in journal.entries.append("\(name) \($0.state)") }
    (view ?? self.view).addGestureRecognizer(recognizer)
    return recognizer
  }

  private func drag(to point: CGPoint, in duration: TimeInterval = 0.2) throws -> HeadlessFinger {
    let finger = try #require(window.headlessTouch(at: CGPoint(x: 100, y: 100)))
    finger.move(to: point, in: duration)
    return finger
  }

  private func tap() { window.headlessTap(at: CGPoint(x: 100, y: 100)) }

  // MARK: Taps

  @Test func tapsAreRecognisedUnlessTheFingerMoves() throws {
    let tap = add("tap", UITapGestureRecognizer())
    self.tap()
    #expect(journal.entries == ["tap ended"])
    #expect(tap.location(in: view) == CGPoint(x: 100, y: 100))
    try drag(to: CGPoint(x: 150, y: 100)).lift()
    #expect(journal.entries == ["tap ended"])
    tap.isEnabled = false
    self.tap()
    #expect(journal.entries == ["tap ended"])
  }

  @Test func singleTapsWaitForDoubleTapsToFail() {
    let single = add("single", UITapGestureRecognizer())
    let double = add("double", UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    tap()
    #expect(journal.entries.isEmpty)
    tap()
    #expect(journal.entries == ["double ended"])
    window.headlessAdvanceAnimations(by: 1)
    #expect(journal.entries == ["double ended"])
    tap()
    window.headlessAdvanceAnimations(by: 0.2)
    #expect(journal.entries == ["double ended"])
    window.headlessAdvanceAnimations(by: 0.2)
    #expect(journal.entries == ["double ended", "single ended"])
  }

  @Test func tapsTakeTouchesFromTheirViewUnlessToldNotTo() {
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.addSubview(control)
    control.addAction(
      UIAction { [journal] _ in journal.entries.append("up") }, for: .touchUpInside)
    control.addAction(
      UIAction { [journal] _ in journal.entries.append("cancel") }, for: .touchCancel)
    let tap = add("tap", UITapGestureRecognizer(), to: control)
    self.tap()
    #expect(journal.entries == ["cancel", "tap ended"])
    tap.cancelsTouchesInView = false
    self.tap()
    #expect(journal.entries.suffix(2) == ["tap ended", "up"])
  }

  @Test func tapsAroundAControlAreTheControls() {
    _ = add("tap", UITapGestureRecognizer())
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.addSubview(control)
    control.addAction(
      UIAction { [journal] _ in journal.entries.append("up") }, for: .touchUpInside)
    tap()
    #expect(journal.entries == ["up"])
  }

  // MARK: Presses

  @Test func pressesBeginWhenTheirTimeIsOver() throws {
    let press = add("press", UILongPressGestureRecognizer())
    let finger = try #require(window.headlessTouch(at: CGPoint(x: 100, y: 100)))
    window.headlessAdvanceAnimations(by: press.minimumPressDuration - 0.1)
    #expect(journal.entries.isEmpty)
    window.headlessAdvanceAnimations(by: 0.1)
    finger.move(to: CGPoint(x: 200, y: 100), steps: 1)
    finger.lift()
    #expect(journal.entries == ["press began", "press changed", "press ended"])
  }

  @Test func pressesFailWhenTheFingerGoesOrMovesTooEarly() throws {
    _ = add("press", UILongPressGestureRecognizer())
    try #require(window.headlessTouch(at: CGPoint(x: 100, y: 100))).lift()
    let finger = try drag(to: CGPoint(x: 130, y: 100))
    window.headlessAdvanceAnimations(by: 1)
    finger.lift()
    #expect(journal.entries.isEmpty)
  }

  // MARK: Drags

  @Test func pansTellHowFarAndHowFast() throws {
    let pan = add("pan", UIPanGestureRecognizer())
    let finger = try drag(to: CGPoint(x: 140, y: 100), in: 0.4)
    #expect(pan.state == .changed)
    #expect(pan.translation(in: view) == CGPoint(x: 40, y: 0))
    #expect(abs(pan.velocity(in: view).x - 100) < 0.001)
    finger.lift()
    #expect(journal.entries.first == "pan began" && journal.entries.last == "pan ended")
    #expect(pan.state == .possible && pan.translation(in: view) == .zero)
  }

  @Test func touchesTakenAwayCancelGestures() throws {
    _ = add("pan", UIPanGestureRecognizer())
    try drag(to: CGPoint(x: 140, y: 100)).cancel()
    #expect(journal.entries.last == "pan cancelled")
  }

  @Test func swipesGoTheirWayOnly() throws {
    let swipe = add("swipe", UISwipeGestureRecognizer())
    swipe.direction = .left
    try drag(to: CGPoint(x: 200, y: 100)).lift()
    try drag(to: CGPoint(x: 30, y: 180)).lift()
    #expect(journal.entries.isEmpty)
    try drag(to: CGPoint(x: 30, y: 105)).lift()
    #expect(journal.entries == ["swipe ended"])
  }

  // MARK: Several recognisers

  @Test func oneRecogniserKeepsOthersOutUnlessADelegateSaysOtherwise() throws {
    let inner = add("inner", UIPanGestureRecognizer())
    _ = add("outer", UIPanGestureRecognizer(), to: window)
    try drag(to: CGPoint(x: 140, y: 100)).lift()
    #expect(!journal.entries.contains { $0.hasPrefix("outer") })
    journal.entries = []
    let delegate = GestureDelegate()
    delegate.shares = true
    inner.delegate = delegate
    try drag(to: CGPoint(x: 140, y: 100)).lift()
    #expect(journal.entries.contains("inner began") && journal.entries.contains("outer began"))
  }

  @Test func delegatesKeepTouchesAndBeginningsBack() throws {
    let delegate = GestureDelegate()
    let tap = add("tap", UITapGestureRecognizer())
    tap.delegate = delegate
    delegate.receives = false
    self.tap()
    delegate.receives = true
    delegate.lets = false
    self.tap()
    #expect(journal.entries.isEmpty)
    delegate.lets = true
    self.tap()
    #expect(journal.entries == ["tap ended"])
  }

  // MARK: Scrolling

  @Test func fingersScroll() throws {
    let scroll = UIScrollView(frame: view.bounds)
    scroll.contentSize = CGSize(width: 390, height: 2000)
    view.addSubview(scroll)
    let finger = try #require(window.headlessTouch(at: CGPoint(x: 100, y: 300)))
    finger.move(to: CGPoint(x: 100, y: 100), in: 10, steps: 8)
    #expect(scroll.isDragging)
    // The finger moves a little before the content follows.
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 175))
    finger.lift()
    #expect(!scroll.isDragging && scroll.contentOffset.y >= 175)
  }

  @Test func dragsGoToTheScrollViewThatScrollsTheirWay() throws {
    let outer = UIScrollView(frame: view.bounds)
    outer.contentSize = CGSize(width: 390, height: 2000)
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
    inner.contentSize = CGSize(width: 2000, height: 200)
    view.addSubview(outer)
    outer.addSubview(inner)
    try drag(to: CGPoint(x: 100, y: 20), in: 10).lift()
    #expect(outer.contentOffset.y > 0 && inner.contentOffset == .zero)
    outer.contentOffset = .zero
    try drag(to: CGPoint(x: 20, y: 100), in: 10).lift()
    #expect(inner.contentOffset.x > 0 && outer.contentOffset == .zero)
  }

  @Test func draggingAListSelectsNothing() throws {
    let fixture = ListFixture([Array(0..<30)])
    let finger = try #require(fixture.window.headlessTouch(at: CGPoint(x: 20, y: 120)))
    finger.move(to: CGPoint(x: 20, y: 60))
    finger.lift()
    #expect(fixture.view.indexPathsForSelectedItems?.isEmpty != false)
    #expect(fixture.view.contentOffset.y > 0)
  }
}
