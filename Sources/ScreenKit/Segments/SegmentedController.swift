/// A screen of several others, of which one is shown at a time: a segmented control above it chooses.
/// Each is made when it is first shown, and kept as it is while others are shown. Subclasses say which
/// they are.
///
/// ```
/// SegmentedController ──▶ SegmentedContent ──▶ ContainerController ──▶ the screen that is shown
///                                   └────────▶ the others that have been shown
/// ```
open class SegmentedController: ScreenController, EmbeddingScreen {
  /// How the screen behaves.
  public let configuration: SegmentedConfiguration

  private(set) lazy var content = SegmentedContent(of: self)
  /// Whether the bar at the bottom has buttons of the screens that are shown.
  private var hasToolbarOfParts = false

  /// A screen that behaves as `configuration` says.
  public init(runtime: AppRuntime, configuration: SegmentedConfiguration) {
    self.configuration = configuration
    super.init(runtime: runtime)
    showTitle(else: configuration.title)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  open override var screenContent: (any ScreenContent)? { content }

  // MARK: For subclasses

  /// The screens to choose from.
  open func makeSegments() -> Segments { Segments([]) }

  /// What stands above them; nil for nothing.
  open func makeHeader() -> SegmentsHeader? { nil }

  // MARK: What is shown

  /// The screen that is shown.
  public var shownController: UIViewController? { content.container.content }

  open override var childForStatusBarStyle: UIViewController? {
    decidesStatusBar ? nil : content.container
  }

  open override var childForStatusBarHidden: UIViewController? {
    decidesStatusBar ? nil : content.container
  }

  open override func updateBarItems() {
    super.updateBarItems()
    showBarsOfParts(on: self)
  }

  /// Adds what belongs to the screen above the others and to the one that is shown to the bars of `owner`,
  /// which show by now what belongs to all.
  func showBarsOfParts(on owner: ScreenController) {
    content.choosesInBar = owner.barSegments.areShown
    guard isViewLoaded, let shown = shownController?.navigationItem else { return }
    let item = owner.navigationItem
    let parts = [content.headerController, shownController].compactMap(\.self)
    let items = parts.map(\.navigationItem)
    item.leftBarButtonItems =
      (item.leftBarButtonItems ?? []) + items.flatMap { $0.leftBarButtonItems ?? [] }
    item.rightBarButtonItems =
      (item.rightBarButtonItems ?? []) + items.flatMap { $0.rightBarButtonItems ?? [] }
    let toolbar = parts.flatMap { ($0 as? ScreenController)?.barButtons.toolbar ?? [] }
    if !toolbar.isEmpty || hasToolbarOfParts {
      owner.showToolbar(owner.barButtons.toolbar + toolbar)
    }
    hasToolbarOfParts = !toolbar.isEmpty
    if item.searchController !== shown.searchController {
      item.searchController = shown.searchController
      owner.definesPresentationContext = shown.searchController != nil
    }
  }

  /// Whether what stands in the bars of `screen` is seen in those of this one.
  fileprivate func showsBars(of screen: ScreenController) -> Bool {
    screen === shownController || screen === content.headerController
  }

  public func embeddedContentDidChange(in child: UIViewController) {
    guard child === content.headerController else { return }
    content.headerHeightDidChange()
    view.setNeedsLayout()
  }
}

extension ScreenController {
  /// Tells the screen that this one stands in that its bar items are others by now.
  func tellBarOwner() {
    var ancestor = parent
    while let controller = ancestor {
      if let owner = controller as? SegmentedController {
        if owner.showsBars(of: self) { owner.updateBarItems() }
        return
      }
      ancestor = controller.parent
    }
  }
}
