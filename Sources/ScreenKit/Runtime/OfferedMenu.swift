/// Menus of buttons: what a tap would offer stands in a menu of the button's own instead of a sheet.
extension ScreenController {
  /// A menu of what `action` offers, asked anew each time the menu opens: what it has done by then is what a tap on
  /// `control` does.
  func makeMenu(
    of control: ControlID, title: String = "", image: UIImage? = nil,
    offeredBy action: @escaping ScreenAction
  ) -> UIMenu {
    let entries = MenuEntries { [weak self] in self?.elements(of: control, offeredBy: action) ?? []
    }
    let late = UIDeferredMenuElement.uncached { show in show(entries.make()) }
    let menu = UIMenu(title: title, image: image, children: [late])
    ScreenCompanions.set(entries, of: menu)
    return menu
  }

  /// What `action` offers now.
  func elements(of control: ControlID, offeredBy action: ScreenAction) -> [UIMenuElement] {
    runtime.offeredChoices = []
    perform(action, for: control)
    let choices = runtime.offeredChoices ?? []
    runtime.offeredChoices = nil
    return choices.map { $0.element(runtime) }
  }
}

extension MenuChoice {
  /// What stands for the choice in a menu.
  fileprivate func element(_ runtime: AppRuntime) -> UIMenuElement {
    let title = runtime.string(title)
    // UIKit has no menus in menus that can't be opened.
    guard choices.isEmpty || !isEnabled else {
      return UIMenu(
        title: isChecked ? "✓ \(title)" : title, image: icon?.localImage,
        options: isDestructive ? .destructive : [],
        children: choices.map { $0.element(runtime) })
    }
    var attributes: UIMenuElement.Attributes = isDestructive ? .destructive : []
    if !isEnabled { attributes.insert(.disabled) }
    return UIAction(
      title: title, image: icon?.localImage, attributes: attributes, state: isChecked ? .on : .off
    ) { [action] _ in action() }
  }
}

/// What a menu shows when it opens. UIKit tells nobody what is made only then.
@MainActor
package final class MenuEntries {
  /// Makes the entries, as they are now.
  package let make: @MainActor () -> [UIMenuElement]

  init(_ make: @escaping @MainActor () -> [UIMenuElement]) {
    self.make = make
  }
}
