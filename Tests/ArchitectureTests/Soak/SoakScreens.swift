import ScreenKit

/// A kind of screen that the soak test shows.
struct SoakScreen: Sendable {
  let name: String
  /// Makes one; the seed decides what a random one is made of.
  let make: @MainActor @Sendable (LibraryApp, _ seed: UInt64) -> UIViewController

  /// The lists, forms and pages that are generated for each of the five systems, those that are there
  /// for one, and lists wired at random.
  static let all: [SoakScreen] = systems + singles + random

  private init(
    _ name: String, _ make: @escaping @MainActor @Sendable (LibraryApp) -> UIViewController
  ) {
    self.name = name
    self.make = { app, _ in make(app) }
  }

  private init(
    _ name: String,
    seeded make: @escaping @MainActor @Sendable (LibraryApp, UInt64) -> UIViewController
  ) {
    self.name = name
    self.make = make
  }

  private static let systems = ListSystem.allCases.flatMap { system in
    [
      SoakScreen("\(system) shelf") { system.makeShelf(app: $0) },
      SoakScreen("\(system) desk") { system.makeDesk(app: $0) },
      SoakScreen("\(system) loans") { system.makeLoans(app: $0) },
      SoakScreen("\(system) told") { system.makeTold(app: $0) },
      SoakScreen("\(system) marks") { system.makeMarks(app: $0) },
      SoakScreen("\(system) tools") { system.makeTools(app: $0) },
      SoakScreen("\(system) tally") { system.makeTally(app: $0) },
      SoakScreen("\(system) apply") { system.makeApply(app: $0) },
      SoakScreen("\(system) gift") { system.makeGift(app: $0) },
      SoakScreen("\(system) wish") { system.makeWish(app: $0) },
    ] + pages(system)
  }

  private static func pages(_ system: ListSystem) -> [SoakScreen] {
    var pages: [SoakScreen] = []
    if ListSystem.loadingData.contains(system) {
      pages.append(
        SoakScreen("\(system) ledger") {
          system.makeLedger(app: $0) ?? AboutViewController(app: $0)
        })
    }
    if ListSystem.composing.contains(system) {
      pages.append(
        SoakScreen("\(system) story") {
          system.makeStory(app: $0, id: 7) ?? AboutViewController(app: $0)
        })
    }
    return pages
  }

  private static let singles = [
    SoakScreen("finder") { FinderViewController(app: $0) },
    SoakScreen("loan desk") { LoanDeskViewController(app: $0) },
    SoakScreen("loan desk table") { LoanDeskTableViewController(app: $0) },
    SoakScreen("loan desk rows") { LoanDeskRowsCoordinator(app: $0).primaryViewController },
    SoakScreen("loan desk presented") { LoanDeskPresentedViewController(app: $0) },
    SoakScreen("loan tabs") { LoanTabsViewController(app: $0) },
    SoakScreen("loan tabs rows") { LoanTabsRowsCoordinator(app: $0).primaryViewController },
    SoakScreen("loan states") { LoanStatesViewController(app: $0) },
    SoakScreen("loan strip") { LoanStripViewController(app: $0) },
    SoakScreen("gallery") { GalleryViewController(app: $0) },
    SoakScreen("gallery table") { GalleryTableViewController(app: $0) },
    SoakScreen("gallery rows") { GalleryRowsCoordinator(app: $0).primaryViewController },
    SoakScreen("gallery columns") { GalleryColumnsViewController(app: $0) },
    SoakScreen("awaited") { AwaitedViewController(app: $0, count: 3) },
    SoakScreen("awaited rows") { AwaitedRowsCoordinator(app: $0).primaryViewController },
    SoakScreen("awaited presented") { AwaitedPresentedViewController(app: $0) },
    SoakScreen("study") { StudyViewController(app: $0) },
    SoakScreen("study table") { StudyTableViewController(app: $0) },
    SoakScreen("folders") { FoldersViewController(app: $0) },
    SoakScreen("folder rows") { FolderRowsCoordinator(app: $0).primaryViewController },
    SoakScreen("diary") { DiaryViewController(app: $0) },
    SoakScreen("options") { OptionsViewController(app: $0) },
    SoakScreen("options table") { OptionsTableViewController(app: $0) },
  ]

  // Several times, so that they come up as often as the others together would want.
  private static let random = (0..<6).flatMap { _ in
    [
      SoakScreen("random list", seeded: { RandomListViewController(app: $0, seed: $1) }),
      SoakScreen("random table", seeded: { RandomTableViewController(app: $0, seed: $1) }),
    ]
  }
}
