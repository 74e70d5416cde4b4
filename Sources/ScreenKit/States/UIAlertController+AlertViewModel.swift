extension UIAlertController {
  /// The alert that `model` describes, in the app's words.
  public convenience init(_ model: AlertViewModel, runtime: AppRuntime) {
    self.init(
      title: model.title.map(runtime.string), message: model.message.map(runtime.string),
      preferredStyle: model.style == .sheet ? .actionSheet : .alert)
    for field in model.fields {
      addTextField { control in
        control.placeholder = field.placeholder.map(runtime.string)
        control.text = field.text
        control.isSecureTextEntry = field.isSecure
      }
    }
    let choices = AlertChoices()
    var hasCancel = false
    for action in model.actions where action.role != .cancel || !hasCancel {
      if action.role == .cancel { hasCancel = true }
      let perform: @MainActor () -> Void = { [weak self] in
        action.handler((self?.textFields ?? []).map { $0.text ?? "" })
      }
      let choice = UIAlertAction(
        title: runtime.string(action.title), style: action.role.style
      ) { _ in perform() }
      choice.isEnabled = action.isEnabled
      choices.keep(choice, perform)
      addAction(choice)
    }
    ScreenCompanions.set(choices, of: self)
  }
}

extension AlertViewModel {
  /// Asks whether something shall really be done.
  static func confirmation(
    _ text: ScreenText, then: @escaping @MainActor () -> Void,
    otherwise: @escaping @MainActor () -> Void = {}
  ) -> AlertViewModel {
    AlertViewModel(
      title: text,
      actions: [
        Action(title: StandardText.cancel, role: .cancel) { _ in otherwise() },
        Action(title: StandardText.ok, role: .destructive) { _ in then() },
      ])
  }

  /// Lets the reader choose one of `choices`, or none.
  ///
  /// - Parameter open: Shows the choices that one of them opens a menu of.
  static func menu(
    _ choices: [MenuChoice], opening open: @escaping @MainActor ([MenuChoice]) -> Void
  ) -> AlertViewModel {
    .sheet(
      actions: choices.map { choice in
        Action(
          title: choice.isChecked ? .joined([.verbatim("✓ "), choice.title]) : choice.title,
          role: choice.isDestructive ? .destructive : .normal, isEnabled: choice.isEnabled
        ) { _ in
          if choice.choices.isEmpty { choice.action() } else { open(choice.choices) }
        }
      } + [Action(title: StandardText.cancel, role: .cancel)])
  }
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

extension AlertViewable where Self: ScreenController {
  public func showAlert(_ alert: AlertViewModel) {
    presentHere(UIAlertController(alert, runtime: runtime))
  }
}
