import ScreenKit
import Testing

@MainActor @Suite struct ContainerControllerTests {
  private let journal = Journal()

  private func controller(_ name: String) -> RecordingController {
    RecordingController(name, in: journal)
  }

  private func waitForFade() async {
    for _ in 0..<1_000 { await Task.yield() }
  }

  @Test func contentFillsTheContainer() {
    let old = controller("old")
    let container = ContainerController(content: old)
    let window = makeWindow(container)
    #expect(old.parent === container)
    #expect(old.view.superview === container.view)
    #expect(old.view.frame == window.bounds)
  }

  @Test func newContentFadesInWhileTheOldIsStillThere() async {
    let old = controller("old")
    let new = controller("new")
    let container = ContainerController(content: old)
    let window = makeWindow(container)
    container.content = new
    #expect(container.content === new)
    #expect(old.view.superview === container.view)
    #expect(new.view.superview === container.view)
    await waitForFade()
    #expect(container.view.subviews == [new.view])
    #expect(container.children == [new])
    #expect(old.view.alpha == 1)
    #expect(new.view.alpha == 1)
    withExtendedLifetime(window) {}
  }

  @Test func fadeTakesThreeTenthsOfASecond() {
    let old = controller("old")
    let new = controller("new")
    let container = ContainerController(content: old)
    let window = makeWindow(container)
    window.headlessHoldAnimations()
    container.content = new
    window.headlessAdvanceAnimations(by: 0.29)
    #expect(container.view.subviews == [old.view, new.view])
    window.headlessAdvanceAnimations(by: 0.011)
    #expect(container.view.subviews == [new.view])
    window.headlessReleaseAnimations()
  }

  @Test func bothContentsAreToldOfTheFadeInOrder() async {
    let container = ContainerController(content: controller("old"))
    let window = makeWindow(container)
    #expect(
      journal.read() == ["old willEnter", "old didEnter", "old willAppear", "old didAppear"])
    container.content = controller("new")
    #expect(
      journal.read() == [
        "new willEnter", "old willLeave", "old willDisappear animated",
        "new willAppear animated",
      ])
    await waitForFade()
    #expect(
      journal.read() == ["old didDisappear", "old didLeave", "new didAppear", "new didEnter"])
    withExtendedLifetime(window) {}
  }

  @Test func outsideOfAWindowContentChangesAtOnce() {
    let old = controller("old")
    let container = ContainerController(content: old)
    container.loadViewIfNeeded()
    let new = controller("new")
    container.content = new
    #expect(container.view.subviews == [new.view])
    #expect(container.children == [new])
    #expect(old.parent == nil)
    #expect(
      journal.read() == [
        "old willEnter", "old didEnter", "new willEnter", "old willLeave", "old didLeave",
        "new didEnter",
      ])
  }

  @Test func contentIsNotLoadedBeforeTheContainer() {
    let old = controller("old")
    let container = ContainerController(content: old)
    #expect(!old.isViewLoaded)
    #expect(old.parent === container)
  }

  @Test func sameContentChangesNothing() {
    let old = controller("old")
    let container = ContainerController(content: old)
    let window = makeWindow(container)
    _ = journal.read()
    container.content = old
    #expect(journal.read().isEmpty)
    withExtendedLifetime(window) {}
  }

  @Test func contentAppearsAndDisappearsWithTheContainer() {
    let container = ContainerController(content: controller("old"))
    let window = makeWindow(container)
    _ = journal.read()
    window.rootViewController = nil
    #expect(journal.read() == ["old willDisappear", "old didDisappear"])
  }

  @Test func secondChangeDuringAFadeEndsTheFirst() async {
    let container = ContainerController(content: controller("one"))
    let window = makeWindow(container)
    container.content = controller("two")
    _ = journal.read()
    let three = controller("three")
    container.content = three
    #expect(
      journal.read() == [
        "one didDisappear", "one didLeave", "two didAppear", "two didEnter",
        "three willEnter", "two willLeave", "two willDisappear animated",
        "three willAppear animated",
      ])
    await waitForFade()
    #expect(container.children == [three])
    #expect(container.view.subviews == [three.view])
    withExtendedLifetime(window) {}
  }

  @Test func fadingBackEndsWhereItBegan() async {
    let one = controller("one")
    let container = ContainerController(content: one)
    let window = makeWindow(container)
    container.content = controller("two")
    container.content = one
    await waitForFade()
    #expect(container.children == [one])
    #expect(container.view.subviews == [one.view])
    #expect(one.view.alpha == 1)
    withExtendedLifetime(window) {}
  }

  @Test func containerThatGoesDuringAFadeIsLeftTidy() async {
    let new = controller("new")
    let container = ContainerController(content: controller("old"))
    let window = makeWindow(container)
    container.content = new
    _ = journal.read()
    window.rootViewController = nil
    #expect(
      journal.read() == [
        "old didDisappear", "old didLeave", "new didAppear", "new didEnter",
        "new willDisappear", "new didDisappear",
      ])
    await waitForFade()
    #expect(journal.read().isEmpty)
  }

  @Test func contentThatMovesToAnotherContainerLeavesTheFirst() async {
    let content = controller("content")
    let first = ContainerController(content: content)
    let second = ContainerController()
    let root = UIViewController(nibName: nil, bundle: nil)
    root.embedChild(first)
    root.embedChild(second)
    let window = makeWindow(root)
    _ = journal.read()
    second.content = content
    await waitForFade()
    #expect(first.content == nil)
    #expect(first.children.isEmpty)
    #expect(second.children == [content])
    #expect(
      journal.read() == [
        "content willLeave", "content willDisappear", "content didDisappear",
        "content didLeave", "content willEnter", "content willAppear animated",
        "content didAppear", "content didEnter",
      ])
    withExtendedLifetime(window) {}
  }

  @Test func statusBarFollowsTheContent() {
    let old = controller("old")
    old.statusBar = .lightContent
    let container = ContainerController(content: old)
    let window = makeWindow(container)
    #expect(window.headlessStatusBarStyle == .lightContent)
    let new = controller("new")
    new.statusBar = .darkContent
    container.content = new
    #expect(window.headlessStatusBarStyle == .darkContent)
    #expect(container.childForStatusBarHidden === new)
  }

  @Test func oldContentIsReleasedAfterTheFade() async {
    let container: ContainerController
    let old: WeakReference
    do {
      let content = controller("old")
      old = WeakReference(content)
      container = ContainerController(content: content)
    }
    let window = makeWindow(container)
    container.content = controller("new")
    #expect(old.object != nil)
    await waitForFade()
    #expect(old.object == nil)
    withExtendedLifetime(window) {}
  }
}
