import Foundation
import HeadlessUIKit
import Testing

/// A controller that tells of its moves between parents, along with its appearances.
@MainActor private final class MovingController: UIViewController {
  let name: String
  private let journal: Journal
  var forwards = true

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note("to \((parent as? Self)?.name ?? "-"), in \((self.parent as? Self)?.name ?? "-")")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note("at \((parent as? Self)?.name ?? "-")")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("will\(isMovingToParent ? " enter" : "")")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("did\(isMovingToParent ? " enter" : "")")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("willNot\(isMovingFromParent ? " leave" : "")")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("didNot\(isMovingFromParent ? " leave" : "")")
  }

  private func note(_ event: String) { journal.entries.append("\(name) \(event)") }
}

@MainActor struct ContainmentTests {
  private let journal = Journal()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func controller(_ name: String) -> MovingController { MovingController(name, journal) }

  private func show(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.headlessLayoutPass()
    journal.entries = []
  }

  private func add(_ child: UIViewController, to parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  @Test("a child is told that it will come; that it came, only its container knows")
  func adding() {
    let (parent, child) = (controller("p"), controller("c"))
    parent.addChild(child)
    #expect(journal.entries == ["c to p, in -"])
    #expect(child.parent === parent && parent.children == [child])
  }

  @Test("a child is told that it went; that it will go, only its container knows")
  func removing() {
    let (parent, child) = (controller("p"), controller("c"))
    add(child, to: parent)
    journal.entries = []
    child.removeFromParent()
    #expect(journal.entries == ["c at -"])
    #expect(child.parent == nil && parent.children.isEmpty)
    child.removeFromParent()
    #expect(journal.entries == ["c at -"], "without a parent nothing happens")
  }

  @Test("a child of another container is taken from that before")
  func addingAnothersChild() {
    let (first, second, child) = (controller("p"), controller("q"), controller("c"))
    add(child, to: first)
    journal.entries = []
    second.addChild(child)
    #expect(journal.entries == ["c at -", "c to q, in -"])
    #expect(first.children.isEmpty && second.children == [child])
    #expect(child.parent === second)
  }

  @Test("a child that is added again stands once")
  func addingAgain() {
    let (parent, child) = (controller("p"), controller("c"))
    add(child, to: parent)
    add(child, to: parent)
    #expect(parent.children == [child])
    #expect(parent.view.subviews == [child.view])
  }

  @Test("children appear and disappear with their parent, as far as their views are in its view")
  func forwarding() {
    let (root, child, inner, unseen) =
      (controller("p"), controller("c"), controller("i"), controller("u"))
    add(child, to: root)
    add(inner, to: child)
    root.addChild(unseen)
    journal.entries = []
    window.rootViewController = root
    window.makeKeyAndVisible()
    #expect(journal.entries == ["p will", "c will", "i will", "p did", "c did", "i did"])
    journal.entries = []
    window.rootViewController = nil
    #expect(
      journal.entries == [
        "p willNot", "c willNot", "i willNot", "p didNot", "c didNot", "i didNot",
      ])
    #expect(!unseen.isViewLoaded)
  }

  @Test("a child that comes and goes while its parent is seen enters and leaves")
  func comingAndGoing() {
    let (root, child) = (controller("p"), controller("c"))
    show(root)
    add(child, to: root)
    #expect(journal.entries == ["c to p, in -", "c will enter", "c did enter", "c at p"])
    journal.entries = []
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(journal.entries == ["c to -, in p", "c willNot leave", "c didNot leave", "c at -"])
  }

  @Test("what a parent that forwards by hand tells its child goes on to the child's children")
  func forwardingByHand() {
    let (root, child, inner) = (controller("p"), controller("c"), controller("i"))
    root.forwards = false
    add(child, to: root)
    add(inner, to: child)
    show(root)
    #expect(journal.entries.isEmpty)
    child.beginAppearanceTransition(true, animated: false)
    child.beginAppearanceTransition(true, animated: false)
    #expect(journal.entries == ["c will", "i will"], "who is appearing is not told again")
    child.endAppearanceTransition()
    child.endAppearanceTransition()
    #expect(journal.entries == ["c will", "i will", "c did", "i did"])
    journal.entries = []
    child.beginAppearanceTransition(false, animated: false)
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    #expect(journal.entries == ["c willNot", "i willNot", "c will", "i will", "c did", "i did"])
  }

  @Test("the parent's disappearance is not the child's leaving")
  func notLeaving() {
    let (root, child) = (controller("p"), controller("c"))
    let stack = UINavigationController(rootViewController: root)
    add(child, to: root)
    show(stack)
    stack.pushViewController(controller("n"), animated: false)
    #expect(journal.entries.contains("p willNot") && journal.entries.contains("c didNot"))
    journal.entries = []
    stack.popViewController(animated: true)
    window.headlessFinishTransitions()
    #expect(
      journal.entries.filter { $0.hasPrefix("n") } == [
        "n to -, in -", "n willNot leave", "n didNot leave", "n at -",
      ])
    #expect(journal.entries.filter { $0.hasPrefix("p") } == ["p will", "p did"])
  }

  @Test("a controller cannot be a child of its own")
  func ownChild() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let controller = UIViewController()
        controller.addChild(controller)
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("Can't add self as child"))
  }
}
