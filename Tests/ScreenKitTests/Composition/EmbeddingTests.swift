import ScreenKit
import Testing

@MainActor @Suite struct EmbeddingTests {
  @Test func embeddedViewFillsItsSuperviewAndFollowsItsSize() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let inner = UIView(frame: CGRect(x: 7, y: 7, width: 7, height: 7))
    outer.embedSubview(inner)
    #expect(inner.frame == outer.bounds)
    outer.frame.size = CGSize(width: 320, height: 480)
    #expect(inner.frame == outer.bounds)
  }

  @Test func embeddingAViewAgainKeepsItsPlaceAmongItsSiblings() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let inner = UIView()
    outer.embedSubview(inner)
    let above = UIView()
    outer.addSubview(above)
    inner.frame = .zero
    outer.embedSubview(inner)
    #expect(outer.subviews == [inner, above])
    #expect(inner.frame == outer.bounds)
  }

  @Test func embeddingAViewElsewhereTakesItOutOfItsSuperview() {
    let first = UIView()
    let second = UIView()
    let inner = UIView()
    first.embedSubview(inner)
    second.embedSubview(inner)
    #expect(first.subviews.isEmpty)
    #expect(second.subviews == [inner])
  }

  @Test func embeddedChildIsToldOnceHoweverOftenItIsEmbedded() {
    let journal = Journal()
    let parent = UIViewController(nibName: nil, bundle: nil)
    let child = RecordingController("child", in: journal)
    parent.embedChild(child)
    let window = makeWindow(parent)
    #expect(
      journal.read() == [
        "child willEnter", "child didEnter", "child willAppear", "child didAppear",
      ])
    parent.embedChild(child)
    #expect(journal.read().isEmpty)
    #expect(parent.children == [child])
    #expect(child.view.frame == window.bounds)
  }

  @Test func childCanBeEmbeddedInAPartOfItsParent() {
    let parent = UIViewController(nibName: nil, bundle: nil)
    let part = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    parent.view.addSubview(part)
    let child = UIViewController(nibName: nil, bundle: nil)
    parent.embedChild(child)
    parent.embedChild(child, in: part)
    #expect(child.parent === parent)
    #expect(child.view.superview === part)
    #expect(child.view.frame == part.bounds)
  }

  @Test func childOfAnotherParentLeavesItFirst() {
    let journal = Journal()
    let first = UIViewController(nibName: nil, bundle: nil)
    let second = UIViewController(nibName: nil, bundle: nil)
    let child = RecordingController("child", in: journal)
    first.embedChild(child)
    _ = journal.read()
    second.embedChild(child)
    #expect(
      journal.read() == ["child willLeave", "child didLeave", "child willEnter", "child didEnter"])
    #expect(first.children.isEmpty)
    #expect(child.parent === second)
    #expect(child.view.superview === second.view)
  }

  @Test func contentOfAContainerCanBeEmbeddedElsewhere() {
    let child = UIViewController(nibName: nil, bundle: nil)
    let container = ContainerController(content: child)
    let parent = UIViewController(nibName: nil, bundle: nil)
    parent.embedChild(child)
    #expect(container.content == nil)
    #expect(child.parent === parent)
  }

  @Test func removedChildIsGoneAndChildrenOfOthersStay() {
    let parent = UIViewController(nibName: nil, bundle: nil)
    let other = UIViewController(nibName: nil, bundle: nil)
    let child = UIViewController(nibName: nil, bundle: nil)
    parent.embedChild(child)
    other.removeEmbeddedChild(child)
    #expect(child.parent === parent)
    parent.removeEmbeddedChild(child)
    #expect(child.parent == nil)
    #expect(child.view.superview == nil)
  }
}
