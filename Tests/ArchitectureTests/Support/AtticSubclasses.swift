import ScreenKit

/// Which screens of the app's own have begun their lives.
@MainActor
final class AtticDiary {
  var begun: [String] = []
}

/// What the app does by hand for its attic: each screen is a subclass that shows less than its spec says.
@MainActor
struct AtticOwnParts: AtticDependencies {
  let diary: AtticDiary

  func makeCollectionAtticViewController(
    _ app: AtticApp, owner: String
  ) -> CollectionAtticViewController {
    CollectionAtticOwnViewController(app: app, owner: owner, diary: diary)
  }

  func makeCompositionAtticCoordinator(
    _ app: AtticApp, owner: String
  ) -> CompositionAtticCoordinator {
    CompositionAtticOwnCoordinator(app: app, owner: owner, diary: diary)
  }

  func makeMvpAtticViewController(_ app: AtticApp, owner: String) -> MvpAtticViewController {
    MvpAtticOwnViewController(app: app, owner: owner, diary: diary)
  }

  /// The controller is open, and what decides is its presenter.
  func makeMvpAtticPresenter(_ app: AtticApp, owner: String) -> MvpAtticPresenter {
    MvpAtticOwnPresenter(app: app, owner: owner)
  }

  func makeTableAtticViewController(_ app: AtticApp, owner: String) -> TableAtticViewController {
    TableAtticOwnViewController(app: app, owner: owner, diary: diary)
  }
}

/// An app that writes nothing by hand, and has the generated classes.
struct AtticPlainParts: AtticDependencies {}

// MARK: - The subclasses

private final class CollectionAtticOwnViewController: CollectionAtticViewController {
  private let diary: AtticDiary

  init(app: AtticApp, owner: String, diary: AtticDiary) {
    self.diary = diary
    super.init(app: app, owner: owner)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    diary.begun.append("collection")
  }

  override func makeSections() -> [ListSection] { Array(super.makeSections().prefix(1)) }
}

private final class CompositionAtticOwnCoordinator: CompositionAtticCoordinator {
  private let diary: AtticDiary

  init(app: AtticApp, owner: String, diary: AtticDiary) {
    self.diary = diary
    super.init(app: app, owner: owner)
  }

  override func start() {
    super.start()
    diary.begun.append("composition")
  }

  override func makeSections() -> [ControllerSection] { Array(super.makeSections().prefix(1)) }
}

private final class MvpAtticOwnViewController: MvpAtticViewController {
  private let diary: AtticDiary

  init(app: AtticApp, owner: String, diary: AtticDiary) {
    self.diary = diary
    super.init(app: app, owner: owner)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    diary.begun.append("mvp")
  }
}

private final class MvpAtticOwnPresenter: MvpAtticPresenter {
  override func makeSections() -> [Section] { Array(super.makeSections().prefix(1)) }
}

private final class TableAtticOwnViewController: TableAtticViewController {
  private let diary: AtticDiary

  init(app: AtticApp, owner: String, diary: AtticDiary) {
    self.diary = diary
    super.init(app: app, owner: owner)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    diary.begun.append("table")
  }

  override func makeSections() -> [TableSection] { Array(super.makeSections().prefix(1)) }
}
