import Foundation

extension UIViewController {
  /// The controller that this one, or one around it, presents.
  public var presentedViewController: UIViewController? {
    presentation.presented ?? parent?.presentedViewController
  }

  /// The controller that presents this one, or one around it.
  public var presentingViewController: UIViewController? {
    presentation.presenter ?? parent?.presentingViewController
  }

  /// The manager of the presentation that the controller is part of.
  public var presentationController: UIPresentationController? {
    if let controller = presentation.controller { return controller }
    if let parent { return parent.presentationController }
    let controller = makePresentationController()
    presentation.controller = controller
    return controller
  }

  /// The manager of the presentation as a sheet, if it is one.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  private func makePresentationController() -> UIPresentationController {
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
    guard presenter.presentation.presented == nil, presented.presentation.presenter == nil,
      let window = presenter.viewIfLoaded?.window
    else { return }
    presenter.presentation.presented = presented
    presented.presentation.presenter = presenter
    let controller = presented.presentationController
    controller?.presenter = presenter
    let covers = presented.effectiveStyle.coversEverything && !(presented is UIAlertController)
    presented.appearance.reason = .presentation
    if covers { presenter.beginAppearanceTransition(false, animated: animated) }
    presented.loadViewIfNeeded()
    presented.beginAppearanceTransition(true, animated: animated)
    presented.view.frame = controller?.frame(in: window) ?? window.bounds
    presented.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(presented.view)
    presented.callIsAppearing()
    let finish = {
      presented.endAppearanceTransition()
      if covers {
        presenter.viewIfLoaded?.removeFromSuperview()
        presenter.endAppearanceTransition()
      }
      completion?()
    }
    if animated { window.transitions.schedule(finish) } else { finish() }
  }

  /// Dismisses what the controller presents, or else the controller itself.
  func dismissPresented(animated: Bool, completion: (() -> Void)?) {
    if let presenter = presenterOfOwnPresentation {
      presenter.endPresentation(animated: animated, completion: completion)
    } else if let presenter = presentingViewController {
      presenter.endPresentation(animated: animated, completion: completion)
    }
  }

  /// The controller around this one that presents something.
  private var presenterOfOwnPresentation: UIViewController? {
    presentation.presented != nil ? self : parent?.presenterOfOwnPresentation
  }

  private func endPresentation(animated: Bool, completion: (() -> Void)?) {
    guard let presented = presentation.presented, !presented.presentation.isDismissing else {
      return
    }
    presented.presentation.presented?.dismissChain()
    presented.presentation.isDismissing = true
    let window = presented.viewIfLoaded?.window
    let covers = presented.effectiveStyle.coversEverything && !(presented is UIAlertController)
    presented.appearance.reason = .presentation
    presented.beginAppearanceTransition(false, animated: animated)
    if covers {
      beginAppearanceTransition(true, animated: animated)
      comeBack(below: presented)
      callIsAppearing()
    }
    let finish = {
      presented.viewIfLoaded?.removeFromSuperview()
      self.presentation.presented = nil
      presented.presentation.presenter = nil
      presented.presentation.isDismissing = false
      presented.endAppearanceTransition()
      presented.presentation.controller = nil
      if covers { self.endAppearanceTransition() }
      self.refreshStatusBarOfWindow()
      completion?()
    }
    if animated, let window { window.transitions.schedule(finish) } else { finish() }
  }

  /// Puts the view back that a presentation over the whole screen took away.
  private func comeBack(below presented: UIViewController) {
    guard let view = viewIfLoaded, view.superview == nil, let cover = presented.viewIfLoaded,
      let window = cover.window
    else { return }
    view.frame = window.bounds
    window.insertSubview(view, belowSubview: cover)
  }

  /// Goes away without transition, with all that is presented above.
  private func dismissChain() {
    presentation.presented?.dismissChain()
    presentation.presenter?.endPresentation(animated: false, completion: nil)
  }
}
