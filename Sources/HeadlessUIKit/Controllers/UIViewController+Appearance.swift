import Foundation

/// Where a controller's view stands between being shown and not.
struct AppearanceState {
  enum Phase {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  /// Why the controller appears or disappears.
  enum Reason {
    case none
    case containment
    case presentation
  }

  var phase = Phase.disappeared
  var reason = Reason.none
  var isAnimated = false
  var hasIsAppearingBeenCalled = false
  /// Whether a transition of the parent says when appearing or disappearing ends.
  var isInTransition = false
  /// Whether the controller and its children are being told that they have appeared or disappeared.
  var isEnding = false

  var isAppearing: Bool { phase == .appearing || isEnding && phase == .appeared }
  var isDisappearing: Bool { phase == .disappearing || isEnding && phase == .disappeared }
}

extension UIViewController {
  func beginAppearing(animated: Bool) {
    guard appearance.phase == .disappeared || appearance.phase == .disappearing else { return }
    loadViewIfNeeded()
    appearance.phase = .appearing
    appearance.isAnimated = animated
    appearance.hasIsAppearingBeenCalled = false
    viewWillAppear(animated)
    for child in forwardedChildren { child.beginAppearing(animated: animated) }
  }

  /// Called when the view is in its window and has its traits.
  func callIsAppearing() {
    guard appearance.phase == .appearing, !appearance.hasIsAppearingBeenCalled else { return }
    appearance.hasIsAppearingBeenCalled = true
    viewIsAppearing(appearance.isAnimated)
    for child in forwardedChildren { child.callIsAppearing() }
  }

  func endAppearing() {
    guard appearance.phase == .appearing else { return }
    callIsAppearing()
    viewIfLoaded?.window?.layoutIfNeeded()
    appearance.phase = .appeared
    appearance.isEnding = true
    viewDidAppear(appearance.isAnimated)
    for child in forwardedChildren { child.endAppearing() }
    appearance.isEnding = false
    appearance.reason = .none
    if bringsItsStatusBar { refreshStatusBarOfWindow() }
  }

  func beginDisappearing(_ animated: Bool) {
    guard appearance.phase == .appeared || appearance.phase == .appearing else { return }
    appearance.phase = .disappearing
    appearance.isAnimated = animated
    viewWillDisappear(animated)
    for child in forwardedChildren { child.beginDisappearing(animated) }
  }

  func endDisappearing() {
    guard appearance.phase == .disappearing else { return }
    appearance.phase = .disappeared
    appearance.isEnding = true
    viewDidDisappear(appearance.isAnimated)
    for child in forwardedChildren { child.endDisappearing() }
    appearance.isEnding = false
    appearance.reason = .none
  }

  /// The children whose views are shown inside of this controller's view.
  private var forwardedChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
  }

  // MARK: Appearance by adding and removing views

  func viewWillMove(toWindow window: UIWindow?) {
    guard let parent = unmanagingParent else { return }
    if window != nil {
      let parentPhase = parent.appearance.phase
      let isParentSeen = parentPhase == .appeared || parentPhase == .appearing
      let isSeen = appearance.phase == .appeared || appearance.phase == .appearing
      if isParentSeen, !isSeen {
        appearance.reason = .containment
        beginAppearing(animated: false)
      }
    } else if parent.appearance.phase == .appeared {
      appearance.reason = .containment
      beginDisappearing(false)
    }
  }

  func viewDidMoveToWindow() {
    guard let parent = unmanagingParent, parent.appearance.phase == .appeared else { return }
    guard let window = viewIfLoaded?.window else { return endAppearanceTransition() }
    callIsAppearing()
    // What a layout brings into the window has appeared when that layout is over.
    window.layoutPasses.afterwards { [weak self] in self?.endAppearing() }
  }

  /// The parent, if adding a child's view to its view makes the child appear.
  private var unmanagingParent: UIViewController? {
    guard let parent, parent.shouldAutomaticallyForwardAppearanceMethods,
      !parent.managesAppearance(of: self), !appearance.isInTransition
    else { return nil }
    return parent
  }

  // MARK: Windows

  /// Appears as the root of a window.
  func enter(_ window: UIWindow) {
    loadViewIfNeeded()
    beginAppearing(animated: false)
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.insert(view, at: 0)
    endAppearing()
  }

  /// Disappears together with all that it presents.
  func leaveWindow() {
    if let presented = presentation.presented, !(presented is UISearchController) {
      presented.leaveWindow()
    }
    beginDisappearing(false)
    viewIfLoaded?.removeFromSuperview()
    endDisappearing()
  }
}
