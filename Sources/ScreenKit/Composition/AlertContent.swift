/// A question or a message in an alert, as a value.
public struct AlertContent: Sendable {
  /// A field to type into.
  public struct Field: Sendable {
    public var placeholder: ScreenText?
    public var text: String

    /// A field that holds `text` at first.
    public init(placeholder: ScreenText? = nil, text: String = "") {
      self.placeholder = placeholder
      self.text = text
    }
  }

  /// A choice.
  public struct Button: Sendable {
    /// What choosing means.
    public enum Role: Hashable, Sendable {
      case normal, cancel, destructive
    }

    public var title: ScreenText
    public var role: Role
    /// What follows; it gets what the alert's field holds, which is empty without a field.
    public var action: @MainActor @Sendable (_ text: String) -> Void

    /// A choice that `action` follows.
    public init(
      title: ScreenText, role: Role = .normal,
      action: @escaping @MainActor @Sendable (_ text: String) -> Void = { _ in }
    ) {
      self.title = title
      self.role = role
      self.action = action
    }
  }

  public var title: ScreenText?
  public var message: ScreenText?
  public var field: Field?
  public var buttons: [Button]

  /// An alert; of buttons that cancel only the first is shown.
  public init(
    title: ScreenText? = nil, message: ScreenText? = nil, field: Field? = nil, buttons: [Button]
  ) {
    self.title = title
    self.message = message
    self.field = field
    self.buttons = buttons
  }
}

extension AlertContent {
  @MainActor
  func makeController(runtime: AppRuntime) -> UIAlertController {
    let alert = UIAlertController(
      title: title.map(runtime.string), message: message.map(runtime.string),
      preferredStyle: .alert)
    if let field {
      alert.addTextField { textField in
        textField.placeholder = field.placeholder.map(runtime.string)
        textField.text = field.text
      }
    }
    var hasCancel = false
    for button in buttons where !(button.role == .cancel && hasCancel) {
      hasCancel = hasCancel || button.role == .cancel
      alert.addAction(
        UIAlertAction(title: runtime.string(button.title), style: button.role.uiStyle) {
          [weak alert] _ in button.action(alert?.textFields?.first?.text ?? "")
        })
    }
    return alert
  }
}

extension AlertContent.Button.Role {
  fileprivate var uiStyle: UIAlertAction.Style {
    switch self {
    case .normal: .default
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}
