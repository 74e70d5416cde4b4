/// Lets the reader choose one of several actions.
@MainActor
enum MenuSheet {
  /// A sheet with `choices`, and a way out.
  static func make(_ choices: [MenuChoice], runtime: AppRuntime) -> UIAlertController {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    for choice in choices {
      sheet.addAction(
        UIAlertAction(
          title: runtime.string(choice.title),
          style: choice.isDestructive ? .destructive : .default
        ) { _ in choice.action() })
    }
    sheet.addAction(
      UIAlertAction(title: runtime.string(StandardText.cancel), style: .cancel, handler: nil))
    return sheet
  }
}

extension MenuChoice {
  /// The same choice, doing something else.
  func doing(_ action: @escaping @MainActor () -> Void) -> MenuChoice {
    MenuChoice(title: title, isDestructive: isDestructive, when: isShown, action: action)
  }
}

extension UIViewController {
  /// Where this stands in a popover, as on large screens, it points at the middle of `view`.
  func pointAtMiddle(of view: UIView) {
    guard let popover = popoverPresentationController else { return }
    popover.sourceView = view
    popover.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
    popover.permittedArrowDirections = []
  }
}
