import ScreenKit

/// What a view of the app's own is called, and what it would show.
struct StandInValues: Hashable, Sendable {
  let name: String
  let values: [DynamicValue]
}

/// Stands for a view that only the app's own code can make. The place that it is in says its name.
final class StandInView: UIView, CellContentView {
  init(runtime: AppRuntime) {
    super.init(frame: .zero)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func show(_ values: StandInValues, in context: CellContext) {}
}

/// Stands for a screen that only the app's own code can make.
final class StandInController: UIViewController, NamedInScreenTrees {
  let nameInScreenTrees: String
  private let name: String
  private let label = UILabel()
  private let runtime: AppRuntime

  /// A place for the screen of a type of the app's own.
  init(for type: String, runtime: AppRuntime) {
    name = type
    nameInScreenTrees = type
    self.runtime = runtime
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = runtime.theme.uiColor(.background)
    label.text = name
    label.font = .systemFont(ofSize: 17)
    label.textColor = runtime.theme.uiColor(.secondaryText)
    label.textAlignment = .center
    label.numberOfLines = 0
    view.addSubview(label)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    label.frame = view.bounds.inside(dx: 16, dy: 16)
  }
}
