/// A screen that a presenter decides about. It makes nothing up by itself: it tells the presenter what
/// happens, and shows what the presenter says.
///
/// ```
/// PresenterController ──▶ Presenter
///          ▲                  │ weak, by the protocol of the view
///          └──────────────────┘
/// ```
///
/// A subclass conforms to the presenter's view protocol. Where it overrides ``presentedView`` with
/// `self`, the Swift compiler makes sure of that.
open class PresenterController<P: ScreenPresenter>: ScreenController {
  /// Who decides about this screen.
  public let presenter: P

  private var touchedControls: [OperationID: ControlID] = [:]

  /// A screen that `presenter` decides about; it gets this screen for its view.
  public init(runtime: AppRuntime, presenter: P) {
    self.presenter = presenter
    super.init(runtime: runtime)
    presenter.view = presentedView
    if presenter.view == nil {
      runtime.problems.report("\(type(of: self)) is no \(P.View.self), which its presenter needs")
    }
    presenter.viewDidInitialize()
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  deinit {
    // The last owner may let go on any thread; presenters live on the main actor.
    Task { @MainActor [presenter] in presenter.viewWasDestroyed() }
  }

  /// This screen as what its presenter knows of it.
  open var presentedView: P.View? { self as? P.View }

  override var lifeObserver: (any ScreenLife)? { presenter }

  // MARK: ScreenView

  /// What the presenter has begun has sent so much of what it sends.
  public func operation(_ operation: OperationID, didSend progress: UploadProgress) {
    uploadDidProgress(progress, of: touchedControls[operation])
  }

  /// The presenter has begun something. The control that is being touched stays disabled until it ends.
  public func operationDidBegin(_ operation: OperationID) {
    touchedControls[operation] = beginOperation()
  }

  /// What the presenter has begun has ended. What `next` begins is for the same touch.
  public func operationDidEnd(_ operation: OperationID, then next: @MainActor () -> Void) {
    endOperation(of: touchedControls.removeValue(forKey: operation), then: next)
  }
}

extension PresenterController where P: InitializablePresenter {
  /// A screen that makes its presenter by itself.
  public convenience init(runtime: AppRuntime) {
    self.init(runtime: runtime, presenter: P())
  }
}
