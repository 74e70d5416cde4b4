/// A controller whose view and status bar look as the app's theme says.
open class ThemedController: UIViewController {
  /// What the screens of the app share.
  public let runtime: AppRuntime
  private var themeChanges: Subscription?

  /// A controller of the app that `runtime` belongs to.
  public init(runtime: AppRuntime) {
    self.runtime = runtime
    super.init(nibName: nil, bundle: nil)
    followTraits()
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = runtime.theme.uiColor(.background)
    themeChanges = runtime.themeChanges.listen { [weak self] _ in self?.themeDidChange() }
  }

  /// Called when the app wears another theme: gives the view its background and lets what the library has in
  /// it look otherwise. Overriding controllers call super.
  open func themeDidChange() {
    view.backgroundColor = runtime.theme.uiColor(.background)
    setNeedsStatusBarAppearanceUpdate()
    view.applyThemeInside()
  }

  open override var preferredStatusBarStyle: UIStatusBarStyle {
    runtime.theme.statusBar.uiStyle
  }

  open override var prefersStatusBarHidden: Bool { runtime.theme.statusBar == .hidden }

  // MARK: Traits

  var followedTraits: FollowedTraits { [] }

  func followedTraitsDidChange(from previous: UITraitCollection?) {}

  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    overrideWasCalled(changedFrom: previous)
  }
}

extension ThemedController: TraitFollower {}
