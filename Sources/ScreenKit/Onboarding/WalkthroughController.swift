/// A page that tells what the app is for.
public struct WalkthroughPage: Sendable {
  let title: ScreenText
  let text: ScreenText
  let image: ScreenImage?

  /// A page with a picture above its text.
  public init(title: ScreenText, text: ScreenText, image: ScreenImage? = nil) {
    self.title = title
    self.text = text
    self.image = image
  }
}

/// Shows pages one after the other, until the last one or until the reader has seen enough.
final class WalkthroughController: ScreenController {
  private let pages: [WalkthroughPage]
  private var position = 0
  private lazy var message = MessageController(runtime: runtime, message: message(at: 0))

  /// - Parameter pages: At least one.
  init(runtime: AppRuntime, pages: [WalkthroughPage]) {
    self.pages = pages
    super.init(runtime: runtime)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    embedChild(message)
    show(0)
  }

  override func makeBarItems() -> BarItems {
    BarItems(trailing: [
      BarItem(title: OnboardingText.skip, when: position + 1 < pages.count) { screen in
        screen.dismissScreen()
      }
    ])
  }

  private func show(_ position: Int) {
    self.position = position
    if pages.indices.contains(position) { title = runtime.string(pages[position].title) }
    message.message = message(at: position)
    updateBarItems()
  }

  private func message(at position: Int) -> Message {
    guard pages.indices.contains(position) else { return Message(text: .verbatim("")) }
    let isLast = position + 1 == pages.count
    return Message(
      image: pages[position].image, text: pages[position].text,
      button: Message.Button(title: isLast ? OnboardingText.start : OnboardingText.next) {
        [weak self] in
        if isLast { self?.dismissScreen() } else { self?.show(position + 1) }
      })
  }
}
