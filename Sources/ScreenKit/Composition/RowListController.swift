/// Shows rows that are controllers, one below the other.
///
/// A row's controller is made when the row first comes into sight, is this list's child while it is in
/// sight, and is kept as long as the row is there: scrolling away and back, and changes of the list,
/// show the same one. Lists are brought from one to the next by what changed, with animation where
/// someone sees it.
public final class RowListController: ThemedController {
  /// The screen that rows act on; kept weakly.
  public var screen: ScreenController? {
    get { surface.screen }
    set { surface.screen = newValue }
  }

  /// The view that the rows are in.
  public var tableView: UITableView { surface.tableView }

  private(set) lazy var surface = TableSurface<ControllerRow>(runtime: runtime) { [weak self] row in
    self?.face(of: row) ?? row.face
  }
  private var keyboardAvoidance: KeyboardAvoidance?

  /// A list without rows.
  public override init(runtime: AppRuntime) {
    super.init(runtime: runtime)
    surface.container = self
    tableView.backgroundColor = runtime.theme.uiColor(.background)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  // MARK: Rows

  /// What is shown now; while a change is being shown, as far as that has come.
  public var shown: ShownList<ControllerRow> { surface.shown }

  /// Whether a change is being shown with animation.
  public var isUpdating: Bool { surface.isUpdating }

  /// Shows `list`. While a change is being shown it waits, and only the latest of those that wait is
  /// shown.
  public func show(_ list: ShownList<ControllerRow>) {
    surface.show(list)
  }

  /// Hands a row's controller its item again and measures it anew.
  private func reload(_ row: ControllerRow) {
    surface.reconfigureVisibleCells()
    let item = ModelID(of: row.item)
    for id in shown.rowIDs where id.item == item && id.kind == row.kind {
      surface.invalidateSize(of: id)
    }
  }

  private func face(of row: ControllerRow) -> TableRowFace {
    guard let select = row.select else { return row.face }
    return row.face.selecting { [weak self] screen in
      if select(screen) == .reload { self?.reload(row) }
    }
  }

  // MARK: Life

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.embedSubview(tableView)
    // Nothing changes where the system knew them from the start.
    surface.traitsDidChange(to: CellTraits(traitCollection))
    keyboardAvoidance = KeyboardAvoidance(of: tableView, from: runtime.keyboard)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    keyboardAvoidance?.update()
  }

  override var followedTraits: FollowedTraits { .cells }

  override func followedTraitsDidChange(from previous: UITraitCollection?) {
    let traits = CellTraits(traitCollection)
    guard isViewLoaded, previous.map({ CellTraits($0) }) != traits else { return }
    surface.traitsDidChange(to: traits)
  }

  public override func themeDidChange() {
    super.themeDidChange()
    tableView.backgroundColor = runtime.theme.uiColor(.background)
    surface.themeDidChange()
  }

  public override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if let child = container as? UIViewController { embeddedContentDidChange(in: child) }
  }
}

extension RowListController: EmbeddingScreen {
  public func embeddedContentDidChange(in child: UIViewController) {
    surface.contentDidChange(in: child)
  }
}

extension RowListController: ContentSizing {
  public func contentHeight(width: CGFloat) -> CGFloat {
    surface.contentHeight(of: view, width: width)
  }
}
