import ScreenKit
import Testing

/// The systems that the lists and the form are generated for: one spec each, told apart by nothing
/// but its architecture.
enum ListSystem: String, CaseIterable, CustomTestStringConvertible {
  case collection, composition, mvp, table, viper

  var testDescription: String { rawValue }

  /// What the screen is called for this system.
  var screenName: String { rawValue.capitalized + "Shelf" }

  /// The screen that was generated for this system.
  @MainActor
  func makeShelf(app: LibraryApp) -> UIViewController {
    switch self {
    case .collection: CollectionShelfViewController(app: app)
    case .composition: CompositionShelfCoordinator(app: app).primaryViewController
    case .mvp: MvpShelfViewController(app: app)
    case .table: TableShelfViewController(app: app)
    case .viper: ViperShelfFactory.default(in: app)
    }
  }

  /// The desk that was generated for this system.
  @MainActor
  func makeDesk(app: LibraryApp) -> UIViewController {
    switch self {
    case .collection: CollectionDeskViewController(app: app)
    case .composition: CompositionDeskCoordinator(app: app).primaryViewController
    case .mvp: MvpDeskViewController(app: app)
    case .table: TableDeskViewController(app: app)
    case .viper: ViperDeskFactory.default(in: app)
    }
  }

  /// The screen that returns an answer, generated for this system.
  @MainActor
  func makeAsk(
    app: LibraryApp, onReturn: @escaping @MainActor (String) -> Void,
    onCancel: @escaping @MainActor () -> Void
  ) -> UIViewController {
    switch self {
    case .collection:
      CollectionAskViewController(app: app, onReturn: onReturn, onCancel: onCancel)
    case .composition:
      CompositionAskCoordinator(app: app, onReturn: onReturn, onCancel: onCancel)
        .primaryViewController
    case .mvp: MvpAskViewController(app: app, onReturn: onReturn, onCancel: onCancel)
    case .table: TableAskViewController(app: app, onReturn: onReturn, onCancel: onCancel)
    case .viper: ViperAskFactory.default(in: app, onReturn: onReturn, onCancel: onCancel)
    }
  }

  /// The list in groups that was generated for this system.
  @MainActor
  func makeLoans(app: LibraryApp) -> UIViewController {
    switch self {
    case .collection: CollectionLoansViewController(app: app)
    case .composition: CompositionLoansCoordinator(app: app).primaryViewController
    case .mvp: MvpLoansViewController(app: app)
    case .table: TableLoansViewController(app: app)
    case .viper: ViperLoansFactory.default(in: app)
    }
  }

  /// The screen that tells of what is seen and done, generated for this system.
  @MainActor
  func makeTold(app: LibraryApp) -> UIViewController {
    switch self {
    case .collection: CollectionToldViewController(app: app)
    case .composition: CompositionToldCoordinator(app: app).primaryViewController
    case .mvp: MvpToldViewController(app: app)
    case .table: TableToldViewController(app: app)
    case .viper: ViperToldFactory.default(in: app)
    }
  }

  /// The screen of one loaded list, which scenes cannot be.
  @MainActor
  func makeLedger(app: LibraryApp) -> UIViewController? {
    switch self {
    case .collection: CollectionLedgerViewController(app: app)
    case .composition: CompositionLedgerCoordinator(app: app).primaryViewController
    case .mvp: MvpLedgerViewController(app: app)
    case .table: TableLedgerViewController(app: app)
    case .viper: nil
    }
  }

  /// The screen that does without some of what it loads, which scenes cannot be.
  @MainActor
  func makeDebts(app: LibraryApp) -> UIViewController? {
    switch self {
    case .collection: CollectionDebtsViewController(app: app)
    case .composition: CompositionDebtsCoordinator(app: app).primaryViewController
    case .mvp: MvpDebtsViewController(app: app)
    case .table: TableDebtsViewController(app: app)
    case .viper: nil
    }
  }

  /// The page of one loaded object, which scenes cannot be.
  @MainActor
  func makeReceipt(app: LibraryApp) -> UIViewController? {
    switch self {
    case .collection: CollectionReceiptViewController(app: app)
    case .composition: CompositionReceiptCoordinator(app: app).primaryViewController
    case .mvp: MvpReceiptViewController(app: app)
    case .table: TableReceiptViewController(app: app)
    case .viper: nil
    }
  }

  /// The systems whose screens load data for their sections.
  static let loadingData = allCases.filter { $0 != .viper }

  /// The composed page that was generated for this system, where it has such.
  @MainActor
  func makeStory(app: LibraryApp, id: Identifier) -> UIViewController? {
    switch self {
    case .collection: CollectionStoryViewController(app: app, id: id)
    case .composition: CompositionStoryCoordinator(app: app, id: id).primaryViewController
    case .table: TableStoryViewController(app: app, id: id)
    case .mvp, .viper: nil
    }
  }

  /// The systems that have composed pages.
  static let composing: [ListSystem] = [.collection, .composition, .table]

  /// The screen of which some is there only while a value is, generated for this system.
  @MainActor
  func makeMarks(app: LibraryApp) -> UIViewController {
    switch self {
    case .collection: CollectionMarksViewController(app: app)
    case .composition: CompositionMarksCoordinator(app: app).primaryViewController
    case .mvp: MvpMarksViewController(app: app)
    case .table: TableMarksViewController(app: app)
    case .viper: ViperMarksFactory.default(in: app)
    }
  }

  /// The screen with a toolbar that was generated for this system.
  @MainActor
  func makeTools(app: LibraryApp) -> UIViewController {
    switch self {
    case .collection: CollectionToolsViewController(app: app)
    case .composition: CompositionToolsCoordinator(app: app).primaryViewController
    case .mvp: MvpToolsViewController(app: app)
    case .table: TableToolsViewController(app: app)
    case .viper: ViperToolsFactory.default(in: app)
    }
  }

  /// The screen whose title and headers follow its state, generated for this system.
  @MainActor
  func makeTally(app: LibraryApp) -> UIViewController {
    switch self {
    case .collection: CollectionTallyViewController(app: app)
    case .composition: CompositionTallyCoordinator(app: app).primaryViewController
    case .mvp: MvpTallyViewController(app: app)
    case .table: TableTallyViewController(app: app)
    case .viper: ViperTallyFactory.default(in: app)
    }
  }

  /// The screen whose headers stay in sight and fold their rows, generated for this system.
  @MainActor
  func makeFolds(app: LibraryApp) -> UIViewController {
    switch self {
    case .collection: CollectionFoldsViewController(app: app)
    case .composition: CompositionFoldsCoordinator(app: app).primaryViewController
    case .mvp: MvpFoldsViewController(app: app)
    case .table: TableFoldsViewController(app: app)
    case .viper: ViperFoldsFactory.default(in: app)
    }
  }

  /// The form that is filled in step by step, generated for this system.
  @MainActor
  func makeApply(app: LibraryApp) -> UIViewController {
    switch self {
    case .collection: CollectionApplyViewController(app: app)
    case .composition: CompositionApplyCoordinator(app: app).primaryViewController
    case .mvp: MvpApplyViewController(app: app)
    case .table: TableApplyViewController(app: app)
    case .viper: ViperApplyFactory.default(in: app)
    }
  }

  /// The form whose steps are screens, generated for this system.
  @MainActor
  func makeEnroll(
    app: LibraryApp, onReturn: @escaping @MainActor (String) -> Void
  ) -> UIViewController {
    switch self {
    case .collection: CollectionEnrollViewController(app: app, onReturn: onReturn)
    case .composition:
      CompositionEnrollCoordinator(app: app, onReturn: onReturn).primaryViewController
    case .mvp: MvpEnrollViewController(app: app, onReturn: onReturn)
    case .table: TableEnrollViewController(app: app, onReturn: onReturn)
    case .viper: ViperEnrollFactory.default(in: app, onReturn: onReturn)
    }
  }

  /// The list whose rows say how long ago something was, generated for this system.
  @MainActor
  func makeVisits(app: LibraryApp) -> UIViewController {
    switch self {
    case .collection: CollectionVisitsViewController(app: app)
    case .composition: CompositionVisitsCoordinator(app: app).primaryViewController
    case .mvp: MvpVisitsViewController(app: app)
    case .table: TableVisitsViewController(app: app)
    case .viper: ViperVisitsFactory.default(in: app)
    }
  }

  /// The form whose fields come and go, generated for this system.
  @MainActor
  func makeGift(app: LibraryApp) -> UIViewController {
    switch self {
    case .collection: CollectionGiftViewController(app: app)
    case .composition: CompositionGiftCoordinator(app: app).primaryViewController
    case .mvp: MvpGiftViewController(app: app)
    case .table: TableGiftViewController(app: app)
    case .viper: ViperGiftFactory.default(in: app)
    }
  }

  /// The form that was generated for this system.
  @MainActor
  func makeWish(app: LibraryApp) -> UIViewController {
    switch self {
    case .collection: CollectionWishViewController(app: app)
    case .composition: CompositionWishCoordinator(app: app).primaryViewController
    case .mvp: MvpWishViewController(app: app)
    case .table: TableWishViewController(app: app)
    case .viper: ViperWishFactory.default(in: app)
    }
  }
}
