/// A question or a message as a presenter hands it to its view.
@MainActor
public struct AlertViewModel {
  /// Where the alert stands.
  public enum Style: Hashable, Sendable {
    /// In the middle of the screen; it can ask for texts.
    case alert
    /// At the bottom of the screen; a choice out of several.
    case sheet
  }

  /// A choice.
  public struct Action {
    /// What choosing means.
    public enum Role: Hashable, Sendable {
      case normal
      /// Leaves everything as it is. An alert shows the first such choice only.
      case cancel
      /// Takes something away.
      case destructive
    }

    public let title: ScreenText
    public let role: Role
    /// Whether it can be chosen.
    public let isEnabled: Bool
    /// Takes what stands in the fields, in their order.
    public let handler: @MainActor (_ texts: [String]) -> Void

    /// A choice; without a handler it only closes the alert.
    public init(
      title: ScreenText, role: Role = .normal, isEnabled: Bool = true,
      handler: @escaping @MainActor (_ texts: [String]) -> Void = { _ in }
    ) {
      self.title = title
      self.role = role
      self.isEnabled = isEnabled
      self.handler = handler
    }
  }

  /// A text that the alert asks for.
  public struct Field: Hashable, Sendable {
    public let placeholder: ScreenText?
    public let text: String
    /// Whether what is typed can't be read.
    public let isSecure: Bool

    /// A field that holds `text` at first.
    public init(placeholder: ScreenText? = nil, text: String = "", isSecure: Bool = false) {
      self.placeholder = placeholder
      self.text = text
      self.isSecure = isSecure
    }
  }

  public let style: Style
  public let title: ScreenText?
  public let message: ScreenText?
  /// The fields, from the top; sheets have none.
  public let fields: [Field]
  public let actions: [Action]

  /// An alert in the middle of the screen.
  public init(
    title: ScreenText?, message: ScreenText? = nil, fields: [Field] = [], actions: [Action]
  ) {
    style = .alert
    self.title = title
    self.message = message
    self.fields = fields
    self.actions = actions
  }

  private init(choice title: ScreenText?, message: ScreenText?, actions: [Action]) {
    style = .sheet
    self.title = title
    self.message = message
    fields = []
    self.actions = actions
  }

  /// A message with one button, which reads `action`.
  public static func message(
    title: ScreenText?, message: ScreenText? = nil, action: ScreenText,
    then: @escaping @MainActor () -> Void = {}
  ) -> AlertViewModel {
    AlertViewModel(
      title: title, message: message, actions: [Action(title: action) { _ in then() }])
  }

  /// Something that was learned from a failure: `error` as the message.
  public static func failure(
    _ error: any Error, title: ScreenText? = nil, action: ScreenText
  ) -> AlertViewModel {
    let reason = LoadError(error)?.description ?? String(describing: error)
    return .message(title: title, message: .verbatim(reason), action: action)
  }

  /// A choice at the bottom of the screen.
  public static func sheet(
    title: ScreenText? = nil, message: ScreenText? = nil, actions: [Action]
  ) -> AlertViewModel {
    AlertViewModel(choice: title, message: message, actions: actions)
  }
}

/// A view that can show alerts.
@MainActor
public protocol AlertViewable: AnyObject {
  /// Shows `alert` over everything else of the screen.
  func showAlert(_ alert: AlertViewModel)
}
