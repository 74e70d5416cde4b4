/// Shows one of several controllers and no bar to choose from. All of them stay its children, so that those out
/// of sight hear of other traits and sizes.
///
/// Menus that are no tab bars have no use for a tab bar controller with a hidden bar: that would still put the
/// fifth of more than five controllers behind a list of its own.
final class EntrySwitchController: UIViewController {
  private enum Phase {
    case hidden, appearing, shown, disappearing
  }

  let entries: [UIViewController]
  /// Which of them is shown.
  private(set) var index = 0
  private var phase = Phase.hidden
  /// Who was told that it begins to appear or disappear with this controller, and not yet of the end.
  private weak var inTransition: UIViewController?

  /// Shows the first of `entries`.
  init(_ entries: [UIViewController]) {
    self.entries = entries
    super.init(nibName: nil, bundle: nil)
    for entry in entries {
      addChild(entry)
      entry.didMove(toParent: self)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// What is shown.
  var content: UIViewController? { entries.indices.contains(index) ? entries[index] : nil }

  /// Shows another one; nothing happens when there is none.
  func show(_ index: Int) {
    guard entries.indices.contains(index), index != self.index else { return }
    let old = content
    self.index = index
    guard isViewLoaded, let new = content else { return }
    exchange(old, for: new)
    setNeedsStatusBarAppearanceUpdate()
  }

  private func exchange(_ old: UIViewController?, for new: UIViewController) {
    let isSeen = phase == .appearing || phase == .shown
    if isSeen {
      old?.beginAppearanceTransition(false, animated: false)
      begin(true, animated: false)
    }
    view.embedSubview(new.view)
    old?.viewIfLoaded?.removeFromSuperview()
    if phase != .hidden { old?.endAppearanceTransition() }
    if phase == .shown { end() }
    if !isSeen { inTransition = nil }
  }

  // MARK: Appearance

  /// It tells what it shows itself, so that what goes is told before what comes.
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  private func begin(_ isAppearing: Bool, animated: Bool) {
    content?.beginAppearanceTransition(isAppearing, animated: animated)
    inTransition = content
  }

  private func end() {
    guard let content, inTransition === content else { return }
    inTransition = nil
    content.endAppearanceTransition()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    if let content { view.embedSubview(content.view) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    phase = .appearing
    begin(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    phase = .shown
    end()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    phase = .disappearing
    begin(false, animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    phase = .hidden
    end()
  }

  override var childForStatusBarStyle: UIViewController? { content }

  override var childForStatusBarHidden: UIViewController? { content }
}

extension EntrySwitchController: EntryShowing {
  var shownEntry: Int? { index }

  var shownNavigation: UIViewController? { content }

  func showEntry(_ index: Int) { show(index) }
}
