import ScreenKit

/// Hands that do with UIKit's public API what a finger leads to there: they call delegates in UIKit's order, and send
/// the events of controls. They need nothing that the stand-in hasn't as well, and so are tested over that; the few
/// things that differ stand in `UIKitHands+Platform`.
package struct UIKitHands: Hands {
  package init() {}

  // MARK: Time

  /// Transitions take their time in UIKit, so they are waited for: see `isMoving(in:)`.
  package func finishTransitions(in window: UIWindow) { window.layoutIfNeeded() }

  package func isMoving(in window: UIWindow) -> Bool {
    window.rootViewController.map(isMoving) ?? false
  }

  private func isMoving(_ controller: UIViewController) -> Bool {
    if controller.transitionCoordinator != nil || controller.isBeingPresented
      || controller.isBeingDismissed
    {
      return true
    }
    if let presented = controller.presentedViewController,
      presented.presentingViewController === controller, isMoving(presented)
    {
      return true
    }
    return controller.children.contains(where: isMoving)
  }

  /// Sleeps, so that the run loop comes to what it has to do.
  package func letGoOn() async {
    for _ in 0..<10 { await Task.yield() }
    try? await Task.sleep(for: .milliseconds(3))
  }

  // MARK: The device

  /// A window has the size classes of its scene, whatever its size, so those of phones and tablets are set by hand.
  package func resize(_ window: UIWindow, to size: CGSize) throws {
    guard #available(iOS 17, *) else {
      throw OutOfReach(
        reason: "Before iOS 17 size classes can't follow a window's size: UIKit has no overrides.")
    }
    window.frame.size = size
    window.traitOverrides.horizontalSizeClass =
      size.width >= 700 && size.height >= 420 ? .regular : .compact
    window.traitOverrides.verticalSizeClass = size.height >= 500 ? .regular : .compact
    window.layoutIfNeeded()
  }

  package func set(_ settings: [DeviceSetting], of window: UIWindow) throws {
    for setting in settings { try set(setting, of: window) }
    window.layoutIfNeeded()
  }

  private func set(_ setting: DeviceSetting, of window: UIWindow) throws {
    if case .style(let style) = setting {
      window.overrideUserInterfaceStyle = style
    } else if #available(iOS 17, *) {
      switch setting {
      case .style: break
      case .textSize(let size): window.traitOverrides.preferredContentSizeCategory = size
      case .contrast(let contrast): window.traitOverrides.accessibilityContrast = contrast
      case .legibility(let weight): window.traitOverrides.legibilityWeight = weight
      case .direction(let direction): window.traitOverrides.layoutDirection = direction
      }
    } else {
      throw OutOfReach(
        reason:
          "Before iOS 17 nothing but dark mode can be set of a window: UIKit has no overrides.")
    }
  }

  package func setSafeArea(_ insets: UIEdgeInsets, of window: UIWindow) throws {
    throw OutOfReach(reason: "What the screen's corners and bars cover is the device's in UIKit.")
  }

  // MARK: Bars and what lies over a screen

  package func tap(_ button: UIBarButtonItem) throws {
    guard button.isEnabled else { return }
    if let control = button.customView as? UIControl {
      _ = try tap(control)
    } else if let action = button.primaryAction {
      perform(action, from: button)
    } else if !sendAction(of: button) {
      throw OutOfReach(
        reason:
          "The button in the bar has no action that can be sent: UIKit opens menus for a finger only."
      )
    }
  }

  /// Chosen by code, a tab asks no delegate; tapped, it does, and once more it goes back to its first screen.
  package func tapTab(at index: Int, of tabs: UITabBarController) {
    guard let all = tabs.viewControllers, all.indices.contains(index) else { return }
    let tab = all[index]
    let delegate = tabs.delegate
    guard (delegate?.tabBarController(_:shouldSelect:))?(tabs, tab) ?? true else { return }
    let isSelectedAgain = tabs.selectedIndex == index
    tabs.selectedViewController = tab
    if isSelectedAgain, let stack = tab as? UINavigationController {
      stack.popToRootViewController(animated: true)
    }
    (delegate?.tabBarController(_:didSelect:))?(tabs, tab)
    tabs.viewIfLoaded?.window?.layoutIfNeeded()
  }

  package func chooseScope(at index: Int, of bar: UISearchBar) {
    guard index != bar.selectedScopeButtonIndex else { return }
    bar.selectedScopeButtonIndex = index
    (bar.delegate?.searchBar(_:selectedScopeButtonIndexDidChange:))?(bar, index)
  }

  package func chooseSuggestion(at index: Int, of search: UISearchController) {
    guard let suggestion = search.searchSuggestions?[index] else { return }
    (search.searchResultsUpdater?.updateSearchResults(for:selecting:))?(search, suggestion)
  }

  package func goBack(in navigation: UINavigationController) {
    if let item = navigation.topViewController?.navigationItem, let action = item.backAction {
      return perform(action, from: item)
    }
    navigation.popViewController(animated: true)
  }

  package func swipeBack(in navigation: UINavigationController) {
    navigation.popViewController(animated: true)
  }

  package func pullDown(_ sheet: UIViewController) {
    guard let presentation = sheet.presentationController,
      let presenter = sheet.presentingViewController
    else { return }
    let delegate = presentation.delegate
    guard !holdsModal(sheet),
      (delegate?.presentationControllerShouldDismiss)?(presentation) ?? true
    else {
      (delegate?.presentationControllerDidAttemptToDismiss)?(presentation)
      return
    }
    (delegate?.presentationControllerWillDismiss)?(presentation)
    presenter.dismiss(animated: false) {
      (delegate?.presentationControllerDidDismiss)?(presentation)
    }
  }

  private func holdsModal(_ controller: UIViewController) -> Bool {
    controller.isModalInPresentation || controller.children.contains(where: holdsModal)
  }

  package func choose(_ action: UIAlertAction, of alert: UIAlertController) throws -> Bool {
    guard action.isEnabled, alert.actions.contains(where: { $0 === action }),
      let presenter = alert.presentingViewController
    else { return false }
    guard let effect = ScreenCompanions.of(alert, as: AlertChoices.self)?.effect(of: action) else {
      throw OutOfReach(
        reason: "UIKit tells nobody what an alert's actions do. Those that ScreenKit makes of an "
          + "AlertViewModel can be chosen in.")
    }
    presenter.dismiss(animated: false, completion: effect)
    return true
  }
}
