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

/// Shows pages one after the other, until the last one or until the reader has seen enough. A button leads
/// on, and a finger to and fro.
final class WalkthroughController: ScreenController {
  private let pages: [WalkthroughPage]
  private var position = 0
  private let dots = UIPageControl(frame: .zero)
  private var swipes: [GestureTarget] = []
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
    dots.numberOfPages = pages.count
    dots.hidesForSinglePage = true
    dots.pageIndicatorTintColor = runtime.theme.uiColor(.separator)
    dots.currentPageIndicatorTintColor = runtime.theme.uiColor(.accent)
    dots.addAction(
      UIAction { [weak self] _ in if let self { turn(to: dots.currentPage) } }, for: .valueChanged)
    view.addSubview(dots)
    swipes = [listen(to: .left), listen(to: .right)]
    show(0)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets)
    let size = dots.sizeThatFits(room.size)
    dots.frame = CGRect(
      x: room.minX, y: room.maxY - size.height, width: room.width, height: size.height)
  }

  private func listen(to direction: UISwipeGestureRecognizer.Direction) -> GestureTarget {
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = direction
    view.addGestureRecognizer(swipe)
    return GestureTarget(swipe) { [weak self] in self?.turn(direction) }
  }

  /// Goes the way that the pages lie: to the left for the next one where lines begin at the left.
  private func turn(_ direction: UISwipeGestureRecognizer.Direction) {
    let isMirrored = CellTraits(traitCollection).direction == .rightToLeft
    turn(to: position + ((direction == .left) != isMirrored ? 1 : -1))
  }

  private func turn(to position: Int) {
    if pages.indices.contains(position) { show(position) }
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
    dots.currentPage = position
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
