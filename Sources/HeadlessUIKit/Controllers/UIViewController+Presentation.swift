import Foundation

extension UIViewController {
  func makePresentationController() -> UIPresentationController {
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet:
      UISheetPresentationController(presentedViewController: self, presenting: nil)
    default:
      UIPresentationController(presentedViewController: self, presenting: nil)
    }
  }

  private var effectiveStyle: UIModalPresentationStyle {
    modalPresentationStyle == .automatic ? .pageSheet : modalPresentationStyle
  }

  /// The outermost controller, which presents on behalf of those inside.
  private var presentationContext: UIViewController { parent?.presentationContext ?? self }

  func showPresented(
    _ presented: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let presenter = presentationContext
    precondition(
      presented.presentation.presenter == nil,
      "Application tried to present modally a view controller \(presented) that is already being "
        + "presented by \(presented.presentation.presenter ?? presented).")
    // UIKit says in its log that the controller, or one around it, is already presenting.
    guard presentedViewController == nil, presenter.presentation.presented == nil,
      let window = presenter.windowToPresentIn
    else { return }
    presenter.presentation.presented = presented
    presented.presentation.presenter = presenter
    let controller = presented.presentationController
    controller?.presenter = presenter
    let covers = presented.effectiveStyle.coversEverything && !(presented is UIAlertController)
    presented.appearance.reason = .presentation
    let transition = presenter.beginTransition(with: presented, animated: animated, in: window)
    let covered = presenter.controllerSeen
    if covers { covered.beginAppearanceTransition(false, animated: animated) }
    presented.loadViewIfNeeded()
    presented.beginAppearanceTransition(true, animated: animated)
    presented.view.frame = controller?.frame(in: window) ?? window.bounds
    presented.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(presented.view)
    presented.callIsAppearing()
    transition?.runAnimations()
    let finish = {
      // A dismissal meanwhile has taken the appearances back.
      if presented.presentation.presenter === presenter, !presented.presentation.isDismissing {
        presented.endAppearanceTransition()
        if covers {
          covered.viewIfLoaded?.removeFromSuperview()
          covered.endAppearanceTransition()
        }
      }
      presenter.endTransition(transition, with: presented)
      completion?()
    }
    if animated { window.transitions.schedule(finish) } else { finish() }
  }

  /// Dismisses what the controller presents, or else the controller itself.
  func dismissPresented(animated: Bool, completion: (() -> Void)?) {
    guard let presenter = presenterOfOwnPresentation ?? presentingViewController else { return }
    if presenter.endPresentedSearch() {
      completion?()
    } else {
      presenter.endPresentation(animated: animated, completion: completion)
    }
  }

  /// A search shows no view of its own here: what it presents covers the screen that is searched.
  private var controllerSeen: UIViewController {
    guard self is UISearchController, let presenter = presentation.presenter else { return self }
    return presenter.presentationContext
  }

  private var windowToPresentIn: UIWindow? { controllerSeen.viewIfLoaded?.window }

  /// The controller around this one that presents something.
  private var presenterOfOwnPresentation: UIViewController? {
    presentation.presented != nil ? self : parent?.presenterOfOwnPresentation
  }

  /// Takes away what the controller presents, with all that is presented above. Only the topmost is
  /// seen to go; what lies between is simply gone, without having appeared again.
  private func endPresentation(animated: Bool, completion: (() -> Void)?) {
    let leaving = presentedChain
    guard let lowest = leaving.first, let top = leaving.last else { return }
    let window = top.viewIfLoaded?.window
    let covers = lowest.effectiveStyle.coversEverything && !(lowest is UIAlertController)
    let transition = window.flatMap { beginTransition(with: top, animated: animated, in: $0) }
    for controller in leaving.reversed() {
      controller.presentation.isDismissing = true
      controller.appearance.reason = .presentation
      controller.beginAppearanceTransition(false, animated: animated && controller === top)
    }
    let covered = controllerSeen
    if covers {
      covered.beginAppearanceTransition(true, animated: animated)
      covered.comeBack(below: leaving)
      covered.callIsAppearing()
    }
    transition?.runAnimations()
    let finish = {
      for controller in leaving.reversed() { controller.endBeingPresented() }
      self.presentation.presented = nil
      if covers { covered.endAppearanceTransition() }
      self.refreshStatusBarOfWindow()
      self.endTransition(transition, with: top)
      completion?()
    }
    if animated, let window { window.transitions.schedule(finish) } else { finish() }
  }

  /// What the controller presents, what that presents, and so on, as far as it does not go already.
  private var presentedChain: [UIViewController] {
    guard let next = presentation.presented, !next.presentation.isDismissing else { return [] }
    return [next] + next.presentedChain
  }

  private func endBeingPresented() {
    viewIfLoaded?.removeFromSuperview()
    presentation.presented = nil
    presentation.presenter = nil
    presentation.isDismissing = false
    if appearance.phase == .disappearing { endAppearanceTransition() }
    presentation.controller = nil
  }

  /// Puts the view back that a presentation over the whole screen took away.
  private func comeBack(below covers: [UIViewController]) {
    let cover = covers.lazy.compactMap(\.viewIfLoaded).first { $0.window != nil }
    guard let view = viewIfLoaded, view.superview == nil, let cover, let window = cover.window
    else { return }
    view.frame = window.bounds
    window.insertSubview(view, belowSubview: cover)
  }
}
