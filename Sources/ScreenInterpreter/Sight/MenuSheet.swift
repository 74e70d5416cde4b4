import ScreenKit

/// What a menu offers as a sheet, since the stand-in for UIKit paints no menus: what is made only when it opens is made
/// then.
@MainActor
struct MenuSheet {
  private let menu: UIMenu

  init(_ menu: UIMenu) {
    self.menu = menu
  }

  /// Shows it above all that is seen in a window.
  func open(in window: UIWindow) {
    let sheet = UIAlertController(
      title: menu.title.isEmpty ? nil : menu.title, message: nil, preferredStyle: .actionSheet)
    for element in menu.headlessElements {
      if let action = choice(of: element, in: window) { sheet.addAction(action) }
    }
    sheet.addAction(UIAlertAction(title: "×", style: .cancel))
    window.rootViewController?.topMostController.present(sheet, animated: false)
  }

  private func choice(of element: UIMenuElement, in window: UIWindow) -> UIAlertAction? {
    if let inner = element as? UIMenu {
      return UIAlertAction(title: "\(inner.title) ›", style: .default) { [weak window] _ in
        if let window { MenuSheet(inner).open(in: window) }
      }
    }
    guard let action = element as? UIAction else { return nil }
    let isDestructive = action.attributes.contains(.destructive)
    let choice = UIAlertAction(
      title: action.state == .on ? "✓ \(action.title)" : action.title,
      style: isDestructive ? .destructive : .default
    ) { _ in action.headlessPerform() }
    choice.isEnabled = !action.attributes.contains(.disabled)
    return choice
  }
}

extension UIButton {
  /// The menu that a tap opens and that is known before.
  var menuInPlace: UIMenu? {
    guard showsMenuAsPrimaryAction, let menu, !menu.isLate else { return nil }
    return menu
  }
}

extension UIView {
  /// The menu of a button at or around the view, which is made when it opens.
  var lateMenuAround: UIMenu? {
    if let button = self as? UIButton {
      guard button.isEnabled, button.showsMenuAsPrimaryAction else { return nil }
      return button.menu.flatMap { $0.isLate ? $0 : nil }
    }
    return superview?.lateMenuAround
  }
}

extension UIMenu {
  fileprivate var isLate: Bool { children.contains { $0 is UIDeferredMenuElement } }
}
