/// The menu of a host at the side of the screen; beside it the screen goes on showing, dimmed. A finger moves
/// the menu in and out, and lets go of it there or back where it was.
final class DrawerController: UIViewController {
  private static let widest: CGFloat = 320

  private let runtime: AppRuntime
  private let menu: MenuListController
  private let shade = UIButton(frame: .zero)
  private var drag: GestureTarget?
  /// How far the menu is out: from 0, where it is not seen, to 1.
  private var openness: CGFloat = 0
  /// Where the menu is on its way to, or rests.
  private var isOpening = false
  /// How many animations are on their way there.
  private var settlingCount = 0
  /// How far the menu was out when the finger came; nil while there is none.
  private var touchedOpenness: CGFloat?

  init(
    runtime: AppRuntime, menu: [MenuEntry], shown: Int,
    badge: @escaping @MainActor (Int) -> String?,
    onSelect: @escaping @MainActor (Int) -> Void
  ) {
    self.runtime = runtime
    let choose = Choice()
    self.menu = MenuListController(
      runtime: runtime, menu: menu, shown: shown, badge: badge,
      onSelect: { index in
        onSelect(index)
        choose.drawer?.close()
      })
    super.init(nibName: nil, bundle: nil)
    choose.drawer = self
    modalPresentationStyle = .overFullScreen
    // Who leads elsewhere dismisses what is presented; the menu fades then.
    modalTransitionStyle = .crossDissolve
  }

  /// What is chosen from in the menu before there is a drawer around it.
  @MainActor private final class Choice {
    weak var drawer: DrawerController?
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .clear
    view.accessibilityViewIsModal = true
    shade.backgroundColor = UIColor(white: 0, alpha: 0.4)
    shade.accessibilityLabel = runtime.string(StandardText.closeMenu)
    shade.addAction(UIAction { [weak self] _ in self?.close() }, for: .touchUpInside)
    view.addSubview(shade)
    addChild(menu)
    view.addSubview(menu.view)
    menu.didMove(toParent: self)
    let pan = UIPanGestureRecognizer()
    pan.delegate = self
    drag = GestureTarget(pan) { [weak self, weak pan] in
      if let pan { self?.follow(pan) }
    }
    view.addGestureRecognizer(pan)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    var panel = view.bounds.divided(atDistance: width, from: isMirrored ? .maxXEdge : .minXEdge)
      .slice
    panel.origin.x += (1 - openness) * (isMirrored ? width : -width)
    menu.view.frame = panel
    // Only what lies beside the menu, so that its middle can be tapped, as VoiceOver does.
    let seen = panel.intersection(view.bounds)
    shade.frame = view.bounds
    if !seen.isNull {
      shade.frame.size.width -= seen.width
      if !isMirrored { shade.frame.origin.x = seen.maxX }
    }
    shade.alpha = openness
  }

  override func accessibilityPerformEscape() -> Bool {
    close()
    return true
  }

  private var width: CGFloat { min(Self.widest, view.bounds.width * 0.8) }

  private var isMirrored: Bool { CellTraits(traitCollection).direction == .rightToLeft }

  // MARK: Moving

  func open() { settle(open: true) }

  private func close() { settle(open: false) }

  /// Follows a finger, from where the menu is seen when it comes.
  func follow(_ pan: UIPanGestureRecognizer) {
    let outwards: CGFloat = isMirrored ? -1 : 1
    switch pan.state {
    case .began, .changed:
      if pan.state == .began { takeUp() }
      // A window that is so narrow that there is no menu to see has none to move.
      guard width > 0 else { return }
      move(to: (touchedOpenness ?? openness) + pan.translation(in: view).x * outwards / width)
    case .ended:
      let speed = pan.velocity(in: view).x * outwards
      settle(open: abs(speed) > Self.flick ? speed > 0 : openness > 0.5)
    case .cancelled, .failed: settle(open: isOpening)
    case .possible: break
    @unknown default: break
    }
  }

  /// Stops the menu where it is seen, which while it settles is not where it is.
  private func takeUp() {
    touchedOpenness = openness
    guard settlingCount > 0, width > 0, let seen = menu.view.layer.presentation()?.frame else {
      return
    }
    let hidden = isMirrored ? seen.maxX - view.bounds.maxX : -seen.minX
    openness = min(max(1 - hidden / width, 0), 1)
    touchedOpenness = openness
    for part in [menu.view, shade] { part?.layer.removeAllAnimations() }
  }

  /// How fast a finger is, in points a second, whose direction decides and not its place.
  private static let flick: CGFloat = 300

  private func move(to openness: CGFloat) {
    self.openness = min(max(openness, 0), 1)
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }

  private func settle(open: Bool) {
    isOpening = open
    touchedOpenness = nil
    settlingCount += 1
    view.layoutIfNeeded()
    let options: UIView.AnimationOptions = [.allowUserInteraction, .beginFromCurrentState]
    let fades = UIAccessibility.isReduceMotionEnabled && openness == (open ? 0 : 1)
    if fades, open {
      move(to: 1)
      view.alpha = 0
    }
    UIView.animate(withDuration: 0.25, delay: 0, options: options) { [weak self] in
      if fades { self?.view.alpha = open ? 1 : 0 } else { self?.move(to: open ? 1 : 0) }
    } completion: { [weak self] _ in
      if fades { self?.didFade(open: open) }
      self?.settlingCount -= 1
      self?.leaveIfClosed()
    }
  }

  /// Who wants nothing to move sees the menu come and go where it is.
  private func didFade(open: Bool) {
    guard !open, !isOpening else { return }
    move(to: 0)
    view.alpha = 1
  }

  /// The menu may have been taken out again in between, or be under a finger. Animations that have not finished
  /// have led there as well: the system ends them when the app goes to the background.
  private func leaveIfClosed() {
    guard !isOpening, openness == 0, touchedOpenness == nil, settlingCount == 0 else { return }
    presentingViewController?.dismiss(animated: false, completion: nil)
  }
}

extension DrawerController: UIGestureRecognizerDelegate {
  /// What goes up or down scrolls the menu.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let distance = pan.translation(in: view)
    return abs(distance.x) > abs(distance.y)
  }
}
