import MomentsCore
public import ScreenKit

/// A screen that is written by hand: the specs only know its name, and that the settings lead to it.
public final class AboutViewController: UIViewController, RestorableController {
  public let restorationRoute: ScreenRoute? = ScreenRoute(MomentsRestoredScreen.about)

  private static let padding: CGFloat = 16

  private let runtime: AppRuntime
  private let label = UILabel()

  public init(runtime: AppRuntime) {
    self.runtime = runtime
    super.init(nibName: nil, bundle: nil)
    title = runtime.string(.key("about.title"))
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = runtime.theme.uiColor(.background)
    label.text = runtime.string(.key("about.text"))
    label.numberOfLines = 0
    label.textColor = runtime.theme.uiColor(.text)
    view.addSubview(label)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let textSize = TextSize(traitCollection.preferredContentSizeCategory)
    label.font = runtime.theme.font(FontToken.body).uiFont(for: textSize)
    let inner = view.bounds.inset(by: view.safeAreaInsets)
      .insetBy(dx: Self.padding, dy: Self.padding)
    let size = label.sizeThatFits(inner.size)
    label.frame = CGRect(origin: inner.origin, size: size)
  }
}
