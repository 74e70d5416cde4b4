import ScreenKit

/// A menu that a button has opened, or a finger on a row.
@MainActor
struct OpenMenu {
  let entries: [UIMenuElement]

  init(_ menu: UIMenu) { entries = menu.entries }

  /// The menu as a line of a tree: what is marked, what can't be chosen, and what opens another menu.
  var described: String { "menu " + entries.map(\.described).joined(separator: " ") }
}

/// Menus of buttons and rows.
extension ScreenDriver {
  /// Rests a finger on a row until its menu is open, from which `tap(text:)` chooses.
  public func showMenu(row: Int, section: Int = 0) async throws {
    let path = IndexPath(item: row, section: section)
    let rows = try rowsShowing(path)
    guard let menu = (rows.contextMenu(at: path)?.identifier as? RowMenu)?.make(),
      !menu.children.isEmpty
    else { throw failure("Row \(row) of \(section) has no menu.") }
    openMenu = OpenMenu(menu)
    try await settle()
  }

  /// Taps outside the menu that is open, which closes it.
  public func closeMenu() async throws {
    openMenu = nil
    try await settle()
  }

  /// Opens the menu of a button in a bar; the answer is whether it has one that a tap opens.
  func opensMenu(of button: UIBarButtonItem) async throws -> Bool {
    let own = button.customView as? UIButton
    if let own, own.showsMenuAsPrimaryAction { return try await opensMenu(of: own) }
    guard button.isEnabled, button.primaryAction == nil, let menu = button.menu else {
      return false
    }
    openMenu = OpenMenu(menu)
    try await settle()
    return true
  }

  /// Opens the menu of a button; the answer is whether it has one of ScreenKit's that a tap opens.
  func opensMenu(of control: UIControl) async throws -> Bool {
    guard control.showsMenuAsPrimaryAction, let menu = (control as? UIButton)?.menu,
      ScreenCompanions.of(menu, as: MenuEntries.self) != nil
    else { return false }
    openMenu = OpenMenu(menu)
    try await settle()
    return true
  }

  /// Chooses from the menu that is open.
  func choose(_ title: String, in menu: OpenMenu) async throws {
    guard let entry = menu.entries.first(where: { $0.title == title }) else {
      throw failure("The menu has no entry \"\(title)\".")
    }
    if let inner = entry as? UIMenu {
      openMenu = OpenMenu(inner)
      return try await settle()
    }
    guard let action = entry as? UIAction, !action.attributes.contains(.disabled) else {
      throw failure("The entry \"\(title)\" of the menu is disabled.")
    }
    openMenu = nil
    hands.choose(action)
    try await settle()
  }
}

extension UIMenuElement {
  fileprivate var described: String {
    guard let action = self as? UIAction else { return "[\(title) ›]" }
    let title = action.state == .on ? "✓ \(title)" : title
    return action.attributes.contains(.disabled) ? "(\(title))" : "[\(title)]"
  }
}
