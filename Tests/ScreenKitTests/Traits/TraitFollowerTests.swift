import ScreenDriver
import Testing

@testable import ScreenCore
@testable import ScreenKit

/// Who looks at traits is told of changes once: by the registration, and not by the override as well that is for systems
/// without those.
@MainActor @Suite struct TraitFollowerTests {
  private let bench = FixtureBench()
  private var runtime: AppRuntime { bench.app.runtime }

  // MARK: Being told

  @Test("followers are told once of what they look at", arguments: TraitChange.all)
  func once(of change: TraitChange) {
    let followed: [FollowedTraits] = [
      .colors, .textSize, .direction, .width, .scale, .weight, .cells, [],
    ]
    for traits in followed {
      let controller = FollowingController(traits)
      let view = FollowingView(traits)
      let window = makeWindow(controller)
      controller.view.addSubview(view)
      controller.changes = []
      view.changes = []
      let expected = traits.isDisjoint(with: change.traits) ? 0 : 1
      for _ in 0..<2 { window.headlessSetTraits(change.set) }
      #expect(controller.changes.count == expected)
      #expect(view.changes.count == expected)
      withExtendedLifetime(window) {}
    }
  }

  @Test("what a follower is told of are the traits before")
  func previous() {
    let controller = FollowingController(.colors)
    let window = makeWindow(controller)
    controller.changes = []
    window.headlessSetTraits { $0.userInterfaceStyle = .dark }
    #expect(controller.changes.map { $0?.userInterfaceStyle } == [.light])
    withExtendedLifetime(window) {}
  }

  @Test("where nothing can be asked for, followers are told of what they look at, too")
  func withoutRegistrations() {
    let view = FollowingView(.textSize)
    let other = UITraitCollection { $0.preferredContentSizeCategory = .small }
    view.traitsDidChangeUnasked(from: other)
    #expect(view.changes.count == 1)
    view.traitsDidChangeUnasked(from: view.traitCollection)
    #expect(view.changes.count == 1)
    view.traitsDidChangeUnasked(from: nil)
    #expect(view.changes.count == 2)
    view.traitCollectionDidChange(other)
    #expect(view.changes.count == 2, "the override does nothing where it can")
  }

  @Test("each kind of trait is told from the others", arguments: TraitChange.all)
  func differences(change: TraitChange) {
    let usual = UITraitCollection {
      $0.userInterfaceStyle = .light
      $0.displayScale = 2
    }
    let changed = usual.modifyingTraits(change.set)
    for traits: FollowedTraits in [.colors, .textSize, .direction, .width, .scale, .weight] {
      #expect(traits.differ(usual, changed) == !traits.isDisjoint(with: change.traits))
    }
  }

  // MARK: Who looks at traits

  @Test("screens are told once", arguments: TraitChange.all)
  func screens(change: TraitChange) {
    let screen = CountingScreen(runtime: runtime)
    let window = makeWindow(screen)
    screen.changes = 0
    window.headlessSetTraits(change.set)
    #expect(screen.changes == (change.traits.isEmpty ? 0 : 1))
    withExtendedLifetime(window) {}
  }

  @Test("screens with rows show them in other traits", arguments: TraitChange.ofCells)
  func rows(change: TraitChange) {
    let screen = LinesController(runtime: runtime, Line.some(0..<3))
    let window = makeWindow(screen)
    window.headlessSetTraits(change.set)
    #expect(screen.display.surface.traits == CellTraits(screen.traitCollection))
    #expect(screen.display.surface.traits != CellTraits())
    expectNothing(of: screen) { screen.display.surface.traits }
    withExtendedLifetime(window) {}
  }

  @Test("lists of controllers show their rows in other traits", arguments: TraitChange.ofCells)
  func controllers(change: TraitChange) {
    let list = RowListController(runtime: runtime)
    let window = makeWindow(list)
    window.headlessSetTraits(change.set)
    #expect(list.surface.traits == CellTraits(list.traitCollection))
    #expect(list.surface.traits != CellTraits())
    list.surface.traits = CellTraits(textSize: .extraSmall)
    expectNothing(of: list) { list.surface.traits }
    withExtendedLifetime(window) {}
  }

  @Test func messagesAreReadInTheReadersSize() throws {
    let controller = MessageController(runtime: runtime, message: Message(text: .verbatim("Hi")))
    let window = makeWindow(controller)
    let label = try #require(controller.view.all(UILabel.self).first { $0.text == "Hi" })
    let usual = label.font.pointSize
    window.headlessSetTraits { $0.preferredContentSizeCategory = .accessibilityLarge }
    #expect(label.font.pointSize > usual)
    label.font = .systemFont(ofSize: 1)
    expectNothing(of: controller) { label.font.pointSize }
    withExtendedLifetime(window) {}
  }

  @Test func drawersComeFromWhereLinesBegin() throws {
    let host = HostController(
      runtime: runtime, style: .drawer,
      menu: [MenuEntry(title: .verbatim("One")) { UIViewController() }])
    let window = makeWindow(host)
    let pan = try #require(
      host.view.gestureRecognizers?.compactMap { $0 as? UIScreenEdgePanGestureRecognizer }.first)
    #expect(pan.edges == .left)
    window.headlessSetTraits { $0.layoutDirection = .rightToLeft }
    #expect(pan.edges == .right)
    pan.edges = .top
    expectNothing(of: host) { pan.edges }
    withExtendedLifetime(window) {}
  }

  @Test func columnsStandBesideEachOtherWhereThereIsRoom() throws {
    let host = HostController(
      runtime: runtime, style: .split,
      menu: [MenuEntry(title: .verbatim("One")) { UIViewController() }])
    let window = makeWindow(host)
    let split = try #require(host.children.compactMap { $0 as? EntrySplitController }.first)
    #expect(!split.isBeside)
    window.headlessResize(to: CGSize(width: 1_024, height: 768))
    #expect(split.isBeside)
    window.headlessResize(to: CGSize(width: 390, height: 844))
    #expect(!split.isBeside)
    withExtendedLifetime(window) {}
  }

  @Test func whatLoadsIsShownInTheReadersSize() throws {
    let view = LoadingView(runtime: runtime)
    let controller = UIViewController()
    let window = makeWindow(controller)
    view.frame = controller.view.bounds
    controller.view.addSubview(view)
    view.show(.element(.text(CellText(text: .verbatim("Patience")))))
    window.layoutIfNeeded()
    let label = try #require(view.all(UILabel.self).first { $0.text == "Patience" })
    let usual = label.frame
    window.headlessSetTraits { $0.preferredContentSizeCategory = .accessibilityLarge }
    #expect(label.frame.height > usual.height)
    window.headlessSetTraits { $0.layoutDirection = .rightToLeft }
    #expect(label.frame.maxX == view.bounds.maxX)
    withExtendedLifetime(window) {}
  }

  @Test func bordersFollowTheAppearance() throws {
    let token = ColorToken("line", light: 0x111111, dark: 0xEEEEEE)
    let tree = CellNode.box(
      .text(.verbatim("a")), decoration: CellDecoration(border: CellBorder(width: 1, color: token)))
    let context = CellContext(
      runtime: runtime, traits: CellTraits(), containerWidth: 200, displayScale: 2)
    let view = TreeContentView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let window = UIWindow(frame: view.bounds)
    window.addSubview(view)
    window.isHidden = false
    view.show(tree, in: context)
    window.layoutIfNeeded()
    let border = try #require(
      view.all(DecorationView.self).first { $0.layer.borderWidth == 1 })
    window.headlessSetTraits { $0.userInterfaceStyle = .dark }
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(border.layer.borderColor == token.uiColor.resolvedColor(with: dark).cgColor)
    border.layer.borderWidth = 9
    expectNothing(of: border) { border.layer.borderWidth }
    window.headlessSetTraits { $0.userInterfaceStyle = .light }
    #expect(border.layer.borderWidth == 1)
    withExtendedLifetime(window) {}
  }

  @Test("bold text is known where the system knew of it from the start")
  func boldFromTheStart() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let screen = KnowingScreen(runtime: runtime)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(runtime.theme.hasBoldText)
    withExtendedLifetime(window) {}
  }

  @Test("rows are shown in the traits that the system knew of from the start")
  func rowsFromTheStart() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let screen = KnowingTable(runtime: runtime, configuration: TableConfiguration())
    window.rootViewController = screen
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(screen.display.surface.traits == CellTraits(screen.traitCollection))
    #expect(screen.display.surface.traits != CellTraits())
    withExtendedLifetime(window) {}
  }

  /// The override of `follower` leaves `value` as it is.
  private func expectNothing<Value: Equatable>(
    of follower: some UITraitEnvironment, _ value: () -> Value
  ) {
    let before = value()
    follower.traitCollectionDidChange(UITraitCollection { $0.displayScale = 7 })
    follower.traitCollectionDidChange(nil)
    #expect(value() == before)
  }
}

private final class CountingScreen: ScreenController {
  var changes = 0

  override func followedTraitsDidChange(from previous: UITraitCollection?) {
    super.followedTraitsDidChange(from: previous)
    changes += 1
  }
}

/// A screen whose traits are bold from the start, of which the system tells nothing, since they don't change.
private final class KnowingScreen: ScreenController {
  override var traitCollection: UITraitCollection {
    super.traitCollection.modifyingTraits { $0.legibilityWeight = .bold }
  }

  override var followedTraits: FollowedTraits { [] }
}

/// A table whose texts are large from the start, of which the system tells nothing, since they don't change.
private final class KnowingTable: TableController {
  override var traitCollection: UITraitCollection {
    super.traitCollection.modifyingTraits {
      $0.preferredContentSizeCategory = .accessibilityLarge
    }
  }

  override var followedTraits: FollowedTraits { [] }
}

private final class FollowingController: UIViewController, TraitFollower {
  let followedTraits: FollowedTraits
  var changes: [UITraitCollection?] = []

  init(_ traits: FollowedTraits) {
    followedTraits = traits
    super.init(nibName: nil, bundle: nil)
    followTraits()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func followedTraitsDidChange(from previous: UITraitCollection?) {
    changes.append(previous)
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    overrideWasCalled(changedFrom: previous)
  }
}

private final class FollowingView: UIView, TraitFollower {
  let followedTraits: FollowedTraits
  var changes: [UITraitCollection?] = []

  init(_ traits: FollowedTraits) {
    followedTraits = traits
    super.init(frame: .zero)
    followTraits()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func followedTraitsDidChange(from previous: UITraitCollection?) {
    changes.append(previous)
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    overrideWasCalled(changedFrom: previous)
  }
}
