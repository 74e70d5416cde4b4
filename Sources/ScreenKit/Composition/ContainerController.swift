/// Shows one other controller at a time, its content, and fades from one to the next.
///
/// The content's life follows the container's: it appears and disappears with it, decides how the
/// status bar looks, and fills its view. The container keeps its content alive.
public final class ContainerController: UIViewController {
  /// How long it takes to fade from one content to the next, in seconds.
  public static let fadeDuration: TimeInterval = 0.3

  private enum Phase {
    case hidden, appearing, shown, disappearing
  }

  private var phase = Phase.hidden
  private var current: UIViewController?
  private var fade: ContentFade?
  /// The content that was told that it begins to appear or disappear with the container, and not yet
  /// of the end.
  private weak var inTransition: UIViewController?

  /// A container that shows `content`.
  public init(content: UIViewController? = nil) {
    super.init(nibName: nil, bundle: nil)
    self.content = content
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// What is shown. Setting something else fades there in 0.3 seconds, or changes at once while the
  /// container is in no window. Setting what is shown already does nothing. A controller that is
  /// elsewhere leaves its parent first.
  public var content: UIViewController? {
    get { current }
    set { replaceContent(with: newValue) }
  }

  // MARK: Changing content

  private func replaceContent(with new: UIViewController?) {
    guard new !== current else { return }
    endFade()
    let old = current
    new?.leaveParent()
    current = new
    if let new { addChild(new) }
    old?.willMove(toParent: nil)
    if phase == .shown, viewIfLoaded?.window != nil {
      beginFade(from: old, to: new)
    } else {
      exchange(old, for: new)
      setNeedsStatusBarAppearanceUpdate()
    }
    tellEmbeddingScreen()
  }

  private func beginFade(from old: UIViewController?, to new: UIViewController?) {
    let fade = ContentFade(from: old, to: new, in: self)
    self.fade = fade
    fade.prepare()
    UIView.animate(withDuration: Self.fadeDuration) {
      fade.animate()
      self.setNeedsStatusBarAppearanceUpdate()
    } completion: { [weak self] _ in
      guard let self, self.fade === fade else { return }
      endFade()
    }
  }

  private func endFade() {
    guard let fade else { return }
    self.fade = nil
    fade.finish()
  }

  private func exchange(_ old: UIViewController?, for new: UIViewController?) {
    if let old { retire(old) }
    guard let new else { return }
    if phase == .appearing || phase == .shown { begin(true, animated: false) }
    if isViewLoaded { view.embedSubview(new.view) }
    if phase == .shown { end() }
    new.didMove(toParent: self)
  }

  /// Takes out what was shown; it has been told that it will leave.
  private func retire(_ old: UIViewController) {
    if phase == .appearing || phase == .shown {
      old.beginAppearanceTransition(false, animated: false)
    }
    old.viewIfLoaded?.removeFromSuperview()
    if phase != .hidden { old.endAppearanceTransition() }
    inTransition = nil
    old.removeFromParent()
  }

  /// Takes `content` out at once because it goes to another parent.
  func letGo(of content: UIViewController) {
    endFade()
    guard content === current else { return }
    current = nil
    content.willMove(toParent: nil)
    retire(content)
  }

  // MARK: Appearance

  /// The container tells its content itself, because only it knows what is going away.
  public override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  private func begin(_ isAppearing: Bool, animated: Bool) {
    current?.beginAppearanceTransition(isAppearing, animated: animated)
    inTransition = current
  }

  private func end() {
    guard let current, inTransition === current else { return }
    inTransition = nil
    current.endAppearanceTransition()
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    if let current { view.embedSubview(current.view) }
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    phase = .appearing
    begin(true, animated: animated)
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    phase = .shown
    end()
  }

  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    endFade()
    phase = .disappearing
    begin(false, animated: animated)
  }

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    phase = .hidden
    end()
  }

  // MARK: What follows the content

  public override var childForStatusBarStyle: UIViewController? { current }

  public override var childForStatusBarHidden: UIViewController? { current }

  public override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    guard container === current else { return }
    preferredContentSize = container.preferredContentSize
  }
}

extension ContainerController: ContentSizing {
  public func contentHeight(width: CGFloat) -> CGFloat {
    current?.contentHeight(forWidth: width) ?? 0
  }
}

extension ContainerController: EmbeddingScreen {}
