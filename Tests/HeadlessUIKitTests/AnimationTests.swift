import Foundation
import HeadlessUIKit
import Testing

@MainActor struct AnimationTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let journal = Journal()

  init() {
    window.isHidden = false
    window.addSubview(view)
  }

  private func note(_ entry: String) { journal.entries.append(entry) }

  @Test func animationsEndInALaterTurnWithoutWaiting() async {
    UIView.animate(withDuration: 60) {
      view.alpha = 0
    } completion: {
      note("end \($0)")
    }
    #expect(view.alpha == 0)
    #expect(journal.entries.isEmpty)
    window.headlessFinishTransitions()
    #expect(journal.entries == ["end true"])
  }

  @Test func heldAnimationsEndWhenTheClockReachesThem() {
    window.headlessHoldAnimations()
    UIView.animate(withDuration: 0.3) {
      view.alpha = 0
    } completion: { _ in
      note("fade")
      UIView.animate(withDuration: 0.2) {
        view.alpha = 1
      } completion: { _ in
        note("back")
      }
    }
    UIView.transition(with: view, duration: 0.1, animations: nil) { _ in note("flip") }
    window.headlessFinishTransitions()
    #expect(journal.entries.isEmpty)
    #expect(window.headlessHasPendingTransitions)
    window.headlessAdvanceAnimations(by: 0.29)
    #expect(journal.entries == ["flip"])
    window.headlessAdvanceAnimations(by: 0.01)
    #expect(journal.entries == ["flip", "fade"])
    window.headlessAdvanceAnimations(by: 0.2)
    #expect(journal.entries == ["flip", "fade", "back"])
    #expect(!window.headlessHasPendingTransitions)
  }

  @Test("while animations are held a layer's presentation is on the way to its frame")
  func heldAnimationsAreSeenOnTheirWay() throws {
    func seen() -> CGFloat? { view.layer.presentation()?.frame.minX }
    #expect(seen() == 0)
    window.headlessHoldAnimations()
    UIView.animate(withDuration: 1) {
      view.frame.origin.x = 100
    } completion: {
      note("moved \($0)")
    }
    #expect(view.frame.minX == 100)
    #expect(seen() == 0)
    window.headlessAdvanceAnimations(by: 0.25)
    #expect(seen() == 25)
    // Another one begins where the view is seen.
    UIView.animate(withDuration: 1) { view.frame.origin.x = 225 }
    #expect(seen() == 25)
    window.headlessAdvanceAnimations(by: 0.5)
    #expect(seen() == 125)
    window.headlessAdvanceAnimations(by: 0.5)
    #expect(seen() == 225)
    #expect(journal.entries == ["moved true"])
    #expect(UIView().layer.presentation() == nil)
  }

  @Test func animationsThatAreRemovedHaveNotFinished() {
    window.headlessHoldAnimations()
    UIView.animate(withDuration: 1) {
      view.frame.origin.x = 100
    } completion: {
      note("moved \($0)")
    }
    window.headlessAdvanceAnimations(by: 0.25)
    view.layer.removeAllAnimations()
    #expect(view.layer.presentation()?.frame.minX == 100)
    #expect(journal.entries == ["moved false"])
    window.headlessAdvanceAnimations(by: 2)
    #expect(journal.entries == ["moved false"])
  }

  @Test func releasingEndsWhatWaits() {
    window.headlessHoldAnimations()
    UIView.animate(withDuration: 5, delay: 2) {
      view.frame.origin.x = 50
    } completion: { _ in
      note("moved")
    }
    window.headlessReleaseAnimations()
    #expect(journal.entries == ["moved"])
  }

  @Test func eachWindowHasItsClock() {
    let other = UIWindow(frame: window.frame)
    let otherView = UIView()
    other.addSubview(otherView)
    window.headlessHoldAnimations()
    UIView.animate(withDuration: 1) {
      otherView.alpha = 0
    } completion: { _ in
      note("other")
    }
    other.headlessFinishTransitions()
    #expect(journal.entries == ["other"])
  }

  @Test func nothingIsAnimatedWhereAnimationIsSwitchedOff() {
    #expect(UIView.areAnimationsEnabled)
    UIView.performWithoutAnimation {
      #expect(!UIView.areAnimationsEnabled)
      UIView.animate(withDuration: 1) {
        view.alpha = 0
      } completion: { _ in
        note("end")
      }
    }
    #expect(journal.entries == ["end"])
  }

  @Test func transitionsBetweenViewsExchangeThem() {
    let next = UIView()
    UIView.transition(from: view, to: next, duration: 1)
    #expect(next.superview === window)
    #expect(view.superview == nil)
    window.addSubview(view)
    UIView.transition(from: next, to: view, duration: 1, options: .showHideTransitionViews)
    #expect(next.isHidden)
    #expect(next.superview === window)
  }
}
