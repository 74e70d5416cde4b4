import Foundation
import HeadlessUIKit
import Testing

/// A controller that leaves appearance to whoever shows its children.
private final class ManualParent: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

private final class StyledController: UIViewController {
  var style = UIStatusBarStyle.default
  var follows: UIViewController?
  override var preferredStatusBarStyle: UIStatusBarStyle { style }
  override var childForStatusBarStyle: UIViewController? { follows }

  convenience init(_ style: UIStatusBarStyle) {
    self.init(nibName: nil, bundle: nil)
    self.style = style
  }
}

@MainActor struct TransitionTests {
  private let journal = Journal()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func show(_ parent: UIViewController, with child: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    window.rootViewController = parent
    window.makeKeyAndVisible()
    window.headlessLayoutPass()
    journal.entries = []
  }

  @Test func childrenAppearAndDisappearAlongWithTheirTransition() {
    let parent = UIViewController()
    let old = LoggingController("a", journal)
    let new = LoggingController("b", journal)
    show(parent, with: old)
    window.headlessHoldAnimations()
    old.willMove(toParent: nil)
    parent.addChild(new)
    parent.transition(from: old, to: new, duration: 0.25) {
      new.view.alpha = 1
    } completion: { [journal] _ in
      journal.entries.append("end")
      old.removeFromParent()
      new.didMove(toParent: parent)
    }
    #expect(journal.entries == ["a willNot", "b load", "b will", "b is"])
    #expect(old.view.superview === parent.view)
    window.headlessAdvanceAnimations(by: 0.25)
    #expect(journal.entries.suffix(3) == ["a didNot", "b did", "end"])
    #expect(parent.view.subviews == [new.view])
    #expect(parent.children == [new])
  }

  @Test func transitionsWithoutDurationEndAtOnce() {
    let parent = UIViewController()
    let old = LoggingController("a", journal)
    let new = LoggingController("b", journal)
    show(parent, with: old)
    parent.addChild(new)
    parent.transition(from: old, to: new, duration: 0, animations: nil)
    #expect(journal.entries == ["a willNot", "b load", "b will", "b is", "a didNot", "b did"])
  }

  @Test func parentsThatForwardByHandAreLeftToDoSo() {
    let parent = ManualParent()
    let old = LoggingController("a", journal)
    let new = LoggingController("b", journal)
    show(parent, with: old)
    parent.addChild(new)
    parent.transition(from: old, to: new, duration: 0, animations: nil)
    #expect(journal.entries == ["b load"])
  }

  @Test func anAppearanceThatIsTakenBackIsTold() {
    let parent = ManualParent()
    let child = LoggingController("a", journal)
    show(parent, with: child)
    child.beginAppearanceTransition(true, animated: true)
    child.beginAppearanceTransition(false, animated: true)
    child.endAppearanceTransition()
    #expect(journal.entries == ["a will", "a willNot", "a didNot"])
  }

  @Test func theStatusBarFollowsChildrenWhenAsked() {
    let parent = StyledController(.default)
    let child = StyledController(.lightContent)
    show(parent, with: child)
    parent.follows = child
    #expect(window.headlessStatusBarStyle == .default)
    parent.setNeedsStatusBarAppearanceUpdate()
    #expect(window.headlessStatusBarStyle == .lightContent)
    child.style = .darkContent
    child.setNeedsStatusBarAppearanceUpdate()
    #expect(window.headlessStatusBarStyle == .darkContent)
  }

  @Test func onlyPresentationsOverTheWholeScreenTakeTheStatusBar() {
    let root = StyledController(.lightContent)
    window.rootViewController = root
    window.makeKeyAndVisible()
    #expect(window.headlessStatusBarStyle == .lightContent)
    root.present(StyledController(.darkContent), animated: false)
    #expect(window.headlessStatusBarStyle == .lightContent)
    root.dismiss(animated: false)
    let full = StyledController(.darkContent)
    full.modalPresentationStyle = .fullScreen
    root.present(full, animated: false)
    #expect(window.headlessStatusBarStyle == .darkContent)
    root.dismiss(animated: false)
    #expect(window.headlessStatusBarStyle == .lightContent)
  }
}
