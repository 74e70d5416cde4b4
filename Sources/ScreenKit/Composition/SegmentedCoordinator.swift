/// A coordinator of several screens, of which one is shown at a time. Subclasses say which they are.
open class SegmentedCoordinator: ScreenCoordinator {
  /// How the screen behaves.
  public let configuration: SegmentedConfiguration

  private lazy var segments = CoordinatedSegmentedController(coordinator: self)

  /// A coordinator of screens that behaves as `configuration` says.
  public init(runtime: AppRuntime, configuration: SegmentedConfiguration) {
    self.configuration = configuration
    super.init(runtime: runtime, title: configuration.title)
  }

  // MARK: For subclasses

  /// The screens to choose from.
  open func makeSegments() -> Segments { Segments([]) }

  /// What stands above them; nil for nothing.
  open func makeHeader() -> SegmentsHeader? { nil }

  // MARK: What is shown

  /// The screen that is shown.
  public var shownController: UIViewController? { segments.shownController }

  open override func start() {
    container.content = segments
  }

  open override func reload() {
    segments.reload()
  }

  open override var isBusy: Bool { segments.isBusy }

  open override func observe<Value>(_ state: StateBox<Value>) {
    segments.observe(state)
  }

  override func barItemsDidUpdate() {
    segments.showBarsOfParts(on: screenController)
  }
}

/// The screens of any coordinator that has several.
final class CoordinatedSegmentedController: SegmentedController {
  private weak var coordinator: SegmentedCoordinator?

  init(coordinator: SegmentedCoordinator) {
    self.coordinator = coordinator
    super.init(runtime: coordinator.runtime, configuration: coordinator.configuration)
  }

  override func makeSegments() -> Segments { coordinator?.makeSegments() ?? Segments([]) }

  override func makeHeader() -> SegmentsHeader? { coordinator?.makeHeader() }

  /// The bars are those of the screen around them.
  override func updateBarItems() { coordinator?.updateBarItems() }
}
