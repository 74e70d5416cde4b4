/// The view of a screen of several others: what stands above them, the control that chooses, and the
/// one that is shown.
@MainActor
final class SegmentedContent: ScreenContent {
  private static let margin: CGFloat = 8

  let container = ContainerController()
  private unowned let screen: SegmentedController
  private var segments = Segments([])
  private var header: SegmentsHeader?
  private var headerHeight: CGFloat?
  private let control = UISegmentedControl(frame: .zero, actions: [])
  private var controllers: [Int: UIViewController] = [:]

  init(of screen: SegmentedController) {
    self.screen = screen
  }

  /// Whether segments in the bar choose, in the place of those above the screens.
  var choosesInBar = false {
    didSet {
      guard choosesInBar != oldValue else { return }
      control.isHidden = choosesInBar
      screen.viewIfLoaded?.setNeedsLayout()
    }
  }

  /// The screen that stands above the others.
  var headerController: UIViewController? { header?.controller }

  // MARK: Which one is shown

  private var place: Int {
    let place = segments.shown?.value ?? max(control.selectedSegmentIndex, 0)
    return segments.all.indices.contains(place) ? place : 0
  }

  private func choose(_ place: Int) {
    segments.shown?.value = place
    show(place)
  }

  private func show(_ place: Int) {
    guard segments.all.indices.contains(place) else { return }
    if control.selectedSegmentIndex != place { control.selectedSegmentIndex = place }
    let controller = controllers[place] ?? segments.all[place].make()
    controllers[place] = controller
    (controller as? CoordinatedController)?.isKept = true
    guard container.content !== controller else { return }
    container.content = controller
    controller.loadViewIfNeeded()
    screen.updateBarItems()
  }

  /// Titles may follow the state.
  private func showTitles() {
    for (place, segment) in screen.makeSegments().all.enumerated() {
      guard segments.all.indices.contains(place) else { return }
      let title = screen.runtime.string(segment.title)
      guard control.titleForSegment(at: place) != title else { continue }
      control.setTitle(title, forSegmentAt: place)
      screen.view.setNeedsLayout()
    }
  }

  // MARK: ScreenContent

  func install(in view: UIView) {
    segments = screen.makeSegments()
    header = screen.makeHeader()
    if let header { add(header.controller, to: view) }
    for (place, segment) in segments.all.enumerated() {
      control.insertSegment(
        withTitle: screen.runtime.string(segment.title), at: place, animated: false)
    }
    control.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        choose(control.selectedSegmentIndex)
      }, for: .valueChanged)
    control.accessibilityIdentifier = "segments"
    control.follow(CellTraits(view.traitCollection).textSize)
    themeDidChange()
    view.addSubview(control)
    add(container, to: view)
    show(place)
  }

  private func add(_ child: UIViewController, to view: UIView) {
    screen.addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: screen)
  }

  func layOut(in view: UIView) {
    let area = view.bounds.inset(by: view.safeAreaInsets)
    var top = area.minY
    if let header {
      let height = header.height ?? contentHeight(of: header.controller, width: area.width)
      header.controller.view.frame = CGRect(
        x: area.minX, y: top, width: area.width, height: min(height, area.height / 2))
      top = header.controller.view.frame.maxY
    }
    if !choosesInBar {
      let height = control.sizeThatFits(area.size).height
      control.frame = CGRect(
        x: area.minX + Self.margin, y: top + Self.margin, width: area.width - 2 * Self.margin,
        height: height)
      top = control.frame.maxY + Self.margin
    }
    container.view.frame = CGRect(
      x: area.minX, y: top, width: area.width, height: max(view.bounds.maxY - top, 0))
  }

  /// Measured once for each change, because measuring lays the header out.
  private func contentHeight(of controller: UIViewController, width: CGFloat) -> CGFloat {
    if let headerHeight { return headerHeight }
    let height = controller.contentHeight(forWidth: width)
    headerHeight = height
    return height
  }

  /// What stands above may be taller or less tall by now.
  func headerHeightDidChange() {
    headerHeight = nil
  }

  func traitsDidChange(to traits: CellTraits) {
    control.follow(traits.textSize)
    headerHeightDidChange()
    screen.view.setNeedsLayout()
  }

  func themeDidChange() {
    control.selectedSegmentTintColor = screen.runtime.theme.uiColor(.surface)
    headerHeightDidChange()
  }

  func runningControlsDidChange(to controls: Set<ControlID>) {}

  func setNeedsUpdate() {
    showTitles()
    show(place)
    screen.updateBarItems()
  }

  func reload() {
    (container.content as? any ScreenEffects)?.reload()
  }
}
