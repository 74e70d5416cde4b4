extension AlertViewable where Self: ScreenController {
  public func showAlert(_ alert: AlertViewModel) {
    let controller = UIAlertController(alert, runtime: runtime)
    anchor(controller, to: view)
    present(controller, animated: isOnScreen, completion: nil)
  }
}

extension UIAlertController {
  /// The alert that `model` describes, in the app's words.
  public convenience init(_ model: AlertViewModel, runtime: AppRuntime) {
    self.init(
      title: model.title.map(runtime.string), message: model.message.map(runtime.string),
      preferredStyle: model.style == .sheet ? .actionSheet : .alert)
    for field in model.fields {
      addTextField { control in
        control.placeholder = runtime.string(field.placeholder)
        control.text = field.text
        control.isSecureTextEntry = field.isSecure
      }
    }
    var hasCancel = false
    for action in model.actions where action.role != .cancel || !hasCancel {
      if action.role == .cancel { hasCancel = true }
      addAction(
        UIAlertAction(title: runtime.string(action.title), style: action.role.style) {
          [weak self] _ in
          action.handler((self?.textFields ?? []).map { $0.text ?? "" })
        })
    }
  }
}

/// On screens where a sheet is a bubble it has to point somewhere: to the middle of `view`.
@MainActor
private func anchor(_ alert: UIAlertController, to view: UIView) {
  #if canImport(UIKit)
    guard let popover = alert.popoverPresentationController else { return }
    popover.sourceView = view
    popover.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
    popover.permittedArrowDirections = []
  #endif
}

extension AlertViewModel.Action.Role {
  fileprivate var style: UIAlertAction.Style {
    switch self {
    case .normal: .default
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}
