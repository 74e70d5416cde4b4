public import Foundation

/// Something in a bar or an alert that is painted without a view of its own. None of this exists in UIKit.
@MainActor public struct HeadlessPaintedPart {
  public enum Kind {
    case title(String)
    /// The line above the content of a navigation bar.
    case prompt(String)
    case back(UINavigationBar, title: String)
    case button(UIBarButtonItem)
    case tab(UITabBarItem, of: UITabBar)
    case choice(UIAlertAction, of: UIAlertController)
    case cancel(UISearchBar, title: String)
  }

  public let kind: Kind
  /// The bar, or the view of the alert.
  public let owner: UIView
  /// Its place in what was painted.
  public let frame: CGRect

  /// What it says.
  public var label: String {
    switch kind {
    case .title(let title), .prompt(let title), .back(_, let title), .cancel(_, let title): title
    case .button(let item): item.accessibilityLabel ?? item.title ?? item.headlessSystemTitle ?? ""
    case .tab(let item, _): item.title ?? ""
    case .choice(let action, _): action.title ?? ""
    }
  }

  /// Whether a tap does something now.
  public var isEnabled: Bool {
    switch kind {
    case .title, .prompt: false
    case .back, .cancel: true
    case .button(let item):
      item.isEnabled && (item.customView.map { ($0 as? UIControl)?.isEnabled == true } ?? true)
    case .tab(let item, _): item.isEnabled
    case .choice(let action, _): action.isEnabled
    }
  }

  /// The menu that a tap opens; nil where it does something else.
  public var menu: UIMenu? {
    guard case .button(let item) = kind, item.primaryAction == nil else { return nil }
    if let button = item.customView as? UIButton {
      return button.showsMenuAsPrimaryAction ? button.menu : nil
    }
    return item.menu
  }

  /// Taps it.
  public func tap() {
    guard isEnabled else { return }
    switch kind {
    case .title, .prompt: break
    case .back(let bar, _): (bar.controllerAround as? UINavigationController)?.headlessTapBack()
    case .button(let item): item.headlessTap()
    case .tab(let item, let bar):
      guard let index = bar.items?.firstIndex(where: { $0 === item }) else { return }
      (bar.controllerAround as? UITabBarController)?.headlessTapTab(at: index)
    case .choice(let action, let alert): alert.headlessChoose(action)
    case .cancel(let bar, _): bar.headlessTapCancel()
    }
  }
}

extension UIView {
  /// The view as SVG, as `headlessPicture` has it, and the parts of bars and alerts in it, back to front.
  public func headlessPainting() -> (picture: String, parts: [HeadlessPaintedPart]) {
    ViewPainter.painting(of: self)
  }

  /// The controller in whose view it is.
  fileprivate var controllerAround: UIViewController? {
    controller ?? superview?.controllerAround
  }
}
