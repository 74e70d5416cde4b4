/// Lets what may be too tall for the screen be scrolled. The content is as high as it wants to be, but
/// at least as high as what can be seen.
public final class ScrollingContentController: UIViewController {
  /// What is scrolled.
  public let content: UIViewController

  /// What a pull at the top shows; nil where nothing can be pulled.
  public var refreshControl: UIRefreshControl? {
    get { scrollView.refreshControl }
    set {
      scrollView.refreshControl = newValue
      scrollView.alwaysBounceVertical = newValue != nil
    }
  }

  private let scrollView = UIScrollView()

  /// A controller that scrolls `content`.
  public init(content: UIViewController) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.embedSubview(scrollView)
    embedChild(content, in: scrollView)
    // From here on the layout below places it.
    content.view.autoresizingMask = []
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = scrollView.bounds.inset(by: scrollView.adjustedContentInset).size
    let height = max(content.contentHeight(forWidth: room.width), room.height)
    let size = CGSize(width: room.width, height: height)
    guard content.view.frame.size != size || scrollView.contentSize != size else { return }
    content.view.frame = CGRect(origin: .zero, size: size)
    scrollView.contentSize = size
  }

  public override var childForStatusBarStyle: UIViewController? { content }

  public override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    embeddedContentDidChange(in: content)
  }
}

extension ScrollingContentController: ContentSizing {
  public func contentHeight(width: CGFloat) -> CGFloat {
    content.contentHeight(forWidth: width)
  }
}

extension ScrollingContentController: EmbeddingScreen {
  public func embeddedContentDidChange(in child: UIViewController) {
    viewIfLoaded?.setNeedsLayout()
    tellEmbeddingScreen()
  }
}
