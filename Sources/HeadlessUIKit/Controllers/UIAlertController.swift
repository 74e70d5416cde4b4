public import Foundation

/// A choice in an alert.
@MainActor open class UIAlertAction: NSObject {
  /// What choosing means.
  public enum Style: Int, Sendable {
    case `default` = 0
    case cancel = 1
    case destructive = 2
  }

  open private(set) var title: String?
  open private(set) var style = Style.default
  open var isEnabled = true
  private(set) var handler: ((UIAlertAction) -> Void)?

  public override init() {}

  /// A choice.
  public convenience init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init()
    self.title = title
    self.style = style
    self.handler = handler
  }
}

/// Shows a message and offers choices.
@MainActor open class UIAlertController: UIViewController {
  /// Where an alert is shown.
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert = 1
  }

  open private(set) var preferredStyle = Style.actionSheet
  open var message: String?
  open private(set) var actions: [UIAlertAction] = []
  open private(set) var textFields: [UITextField]?

  /// The choice that is stressed and that the return key makes; one of `actions`.
  open var preferredAction: UIAlertAction? {
    didSet {
      precondition(
        preferredAction.map { wanted in actions.contains { $0 === wanted } } ?? true,
        "The action must be added to the alert controller before it is preferred.")
    }
  }

  /// An alert of a title and a message.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    modalPresentationStyle = .overFullScreen
  }

  /// Adds a choice.
  open func addAction(_ action: UIAlertAction) {
    let hasCancel = actions.contains { $0.style == .cancel }
    precondition(
      action.style != .cancel || !hasCancel,
      "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    actions.append(action)
  }

  /// Adds a field for text.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    precondition(
      preferredStyle == .alert,
      "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    let field = UITextField()
    field.borderStyle = .roundedRect
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
    if let view = viewIfLoaded { place(field, in: view) }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    for field in textFields ?? [] { place(field, in: view) }
  }

  /// The first field takes what is typed, as soon as the alert is there.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textFields?.first?.becomeFirstResponder()
  }

  private func place(_ field: UITextField, in view: UIView) {
    let number = textFields?.firstIndex { $0 === field } ?? 0
    field.frame = CGRect(
      x: 60, y: view.bounds.midY + CGFloat(number) * 36, width: view.bounds.width - 120, height: 32)
    field.autoresizingMask = [.flexibleWidth, .flexibleTopMargin, .flexibleBottomMargin]
    view.addSubview(field)
  }

  /// What a touch beside an action sheet chooses, or a swipe back.
  var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  /// What the return key in the last field chooses.
  var returnAction: UIAlertAction? {
    preferredAction ?? actions.filter { $0.style != .cancel }.first
  }
}
