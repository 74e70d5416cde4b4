/// A message in the middle of a screen, with an image and up to two buttons where wanted.
public struct Message {
  /// A button below the text.
  public struct Button {
    public var title: ScreenText
    public var action: @MainActor () -> Void

    /// A button that does `action`.
    public init(title: ScreenText, action: @escaping @MainActor () -> Void) {
      self.title = title
      self.action = action
    }
  }

  public var image: ScreenImage?
  public var text: ScreenText
  /// What it says below the text, which is a heading then; nothing while it is empty.
  public var detail: ScreenText?
  public var button: Button?
  /// What else can be done, below the button.
  public var otherButton: Button?

  /// A message that says `text`.
  public init(
    image: ScreenImage? = nil, text: ScreenText, detail: ScreenText? = nil,
    button: Button? = nil, otherButton: Button? = nil
  ) {
    self.image = image
    self.text = text
    self.detail = detail
    self.button = button
    self.otherButton = otherButton
  }
}

/// Shows a message. What is too tall for the screen can be scrolled when the controller is the content
/// of a `ScrollingContentController`.
public final class MessageController: ThemedController {
  private let messageView: MessageView

  /// What is shown.
  public var message: Message {
    didSet { messageView.show(message) }
  }

  /// A controller that shows `message`.
  public init(runtime: AppRuntime, message: Message) {
    self.message = message
    messageView = MessageView(runtime: runtime)
    super.init(runtime: runtime)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.embedSubview(messageView)
    messageView.show(message)
  }

  override var followedTraits: FollowedTraits { .textSize }

  override func followedTraitsDidChange(from previous: UITraitCollection?) {
    // The view in it may not have the new traits yet.
    messageView.applyTheme(textSize: CellTraits(traitCollection).textSize)
  }
}

extension MessageController: ContentSizing {
  public func contentHeight(width: CGFloat) -> CGFloat {
    loadViewIfNeeded()
    return messageView.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }
}
