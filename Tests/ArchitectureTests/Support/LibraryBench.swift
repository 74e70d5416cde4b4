import Foundation
import ScreenDriver
import ScreenKit

/// A screen of the library in a window, over a scripted server of books.
@MainActor
struct LibraryBench {
  let transport: ScriptedTransport
  let app: LibraryApp
  let driver: ScreenDriver
  /// What the methods of the form are handed.
  let wishes: RecordingWishes
  /// What the analytics are told.
  let analytics = RecordingAnalytics()

  /// Shows the screen. Nothing has been waited for when it returns.
  init(
    _ system: ListSystem, _ answer: @escaping ScriptedTransport.Answer = BookServer.standard
  ) {
    self.init(system, ScriptedTransport(answer))
  }

  init(_ system: ListSystem, _ transport: ScriptedTransport) {
    self.init(transport) { system.makeShelf(app: $0) }
  }

  init(transport: ScriptedTransport, _ screen: (LibraryApp) -> UIViewController) {
    self.init(transport, making: screen)
  }

  private init(
    _ transport: ScriptedTransport,
    gateways: (inout LibraryParts) -> Void = { _ in },
    flags: LibraryFlags = LibraryFlags(), store: any StateStore = MemoryStore(),
    making screen: (LibraryApp) -> UIViewController
  ) {
    self.init(
      rootedIn: { app in
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: screen(app))]
        return tabs
      }, transport, gateways: gateways, flags: flags, store: store)
  }

  /// Shows an app whose screens stand in `root`.
  init(transport: ScriptedTransport, root: UIViewController) {
    self.init(rootedIn: { _ in root }, transport)
  }

  /// Shows the shelf of an app whose books are on the server at `address`.
  static func driver(of system: ListSystem, from address: URL) -> (LibraryApp, ScreenDriver) {
    let clock = ManualClock()
    let launch = LaunchValues(
      baseURLs: ["Main": address], strings: strings, clock: clock,
      transport: URLSessionTransport(), store: MemoryStore())
    let wishes = RecordingWishes()
    let app = LibraryApp(
      launch: launch,
      dependencies: LibraryParts(analytics: RecordingAnalytics(), wishes: wishes))
    let root = UINavigationController(rootViewController: system.makeShelf(app: app))
    return (app, ScreenDriver(root: root, clock: clock))
  }

  private init(
    rootedIn root: (LibraryApp) -> UIViewController, _ transport: ScriptedTransport,
    gateways: (inout LibraryParts) -> Void = { _ in },
    flags: LibraryFlags = LibraryFlags(), store: any StateStore = MemoryStore()
  ) {
    self.transport = transport
    wishes = RecordingWishes()
    var dependencies = LibraryParts(analytics: analytics, wishes: wishes)
    gateways(&dependencies)
    let clock = ManualClock()
    let launch = LaunchValues(
      strings: Self.strings, clock: clock, transport: transport, store: store)
    app = LibraryApp(launch: launch, dependencies: dependencies, flags: flags)
    driver = ScreenDriver(root: root(app), clock: clock)
  }

  /// Shows the desk and waits until it has loaded. `gateways` says what is asked instead of the server.
  static func desk(
    _ system: ListSystem, _ answer: @escaping ScriptedTransport.Answer = BookServer.standard,
    gateways: (inout LibraryParts) -> Void = { _ in }
  ) async throws -> LibraryBench {
    let bench = LibraryBench(ScriptedTransport(answer), gateways: gateways) {
      system.makeDesk(app: $0)
    }
    try await bench.driver.settle()
    return bench
  }

  /// Shows the form.
  static func wish(_ system: ListSystem) async throws -> LibraryBench {
    let bench = LibraryBench(ScriptedTransport(BookServer.standard)) { system.makeWish(app: $0) }
    try await bench.driver.settle()
    return bench
  }

  /// Shows the form on top of another screen.
  static func pushedWish(_ system: ListSystem) async throws -> LibraryBench {
    try await pushed { system.makeWish(app: $0) }
  }

  /// Shows any screen on top of another one, and waits until it has loaded.
  static func pushed(
    _ answer: @escaping ScriptedTransport.Answer = BookServer.standard,
    _ screen: (LibraryApp) -> UIViewController
  ) async throws -> LibraryBench {
    let bench = LibraryBench(
      rootedIn: { app in
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.pushViewController(screen(app), animated: false)
        return navigation
      }, ScriptedTransport(answer))
    try await bench.driver.settle()
    return bench
  }

  /// Shows the finder of an app that was started with `flags`, and waits for the answer to `text`.
  static func finder(
    _ answer: @escaping ScriptedTransport.Answer, typing text: String? = nil,
    flags: LibraryFlags = LibraryFlags()
  ) async throws -> LibraryBench {
    let bench = LibraryBench(ScriptedTransport(answer), flags: flags) {
      FinderViewController(app: $0)
    }
    try await bench.driver.settle()
    if let text {
      try await bench.driver.search(for: text)
      try await bench.driver.advance(by: .milliseconds(300))
    }
    return bench
  }

  /// Shows any screen of an app with `store`, and waits until it has loaded.
  static func showing(
    store: any StateStore = MemoryStore(),
    _ answer: @escaping ScriptedTransport.Answer = BookServer.standard,
    _ screen: (LibraryApp) -> UIViewController
  ) async throws -> LibraryBench {
    let bench = LibraryBench(ScriptedTransport(answer), store: store, making: screen)
    try await bench.driver.settle()
    return bench
  }

  /// Shows the screen and waits until it has loaded.
  static func settled(
    _ system: ListSystem, _ answer: @escaping ScriptedTransport.Answer = BookServer.standard
  ) async throws -> LibraryBench {
    let bench = LibraryBench(system, answer)
    try await bench.driver.settle()
    return bench
  }

  private static let strings = StringTable([
    "shelf.title": "Shelf", "shelf.empty": "No books", "shelf.error": "The library is closed",
    "shelf.about": "About", "shelf.sort": "Sort", "shelf.sorted": "Done", "shelf.borrow": "Borrow",
    "shelf.borrowed": "Borrowed", "shelf.notBorrowed": "Not borrowed", "desk.title": "Desk",
    "desk.ask": "Ask", "desk.answered": "They said: %@",
    "desk.unanswered": "They said nothing", "desk.reserve": "Reserve",
    "desk.reserved": "Kept for you", "desk.notReserved": "Not kept", "desk.stamped": "Stamped",
    "desk.notStamped": "Not stamped", "counter.title": "Counter", "counter.thanks": "Thanks",
    "book.title": "Book", "about.title": "About", "wish.title": "Wish", "wish.book": "Title",
    "wish.copies": "Copies", "wish.tooMany": "More than we can buy", "wish.send": "Send",
    "wish.sent": "Thank you", "wish.notSent": "Not sent", "wish.remember": "Remember",
    "wish.keep": "Keep", "wish.sure": "Sure?", "finder.title": "Finder", "ledger.title": "Ledger",
    "ledger.last": "Last", "ledger.all": "All", "ledger.paid": "Ledger (%lld)",
    "debts.title": "Debts", "debts.all": "Unpaid", "debts.advice": "Read this",
    "debts.show": "Show debts", "debts.hide": "Hide debts",
    "ledger.end": "%lld in all", "receipt.settle": "Settle",
    "tally.title": "Books of %@", "tally.mine": "What %@ reads", "tally.give": "From %@",
    "folds.title": "Folds", "folds.books": "All books", "folds.kept": "Kept books",
    "apply.title": "Card", "apply.name": "Name", "apply.student": "I study",
    "apply.school": "School", "apply.mail": "Mail", "apply.you": "Who are you?",
    "apply.studies": "Where do you study?", "apply.reach": "How do we reach you?",
    "apply.send": "Apply", "enroll.later": "Later", "visits.title": "Visits",
    "visits.greet": "Greet",
    "gift.title": "Gift: %@", "gift.book": "Title", "gift.wrapped": "Wrapped",
    "gift.card": "Card", "gift.copies": "Copies", "gift.send": "Give",
    "gift.note": "Note", "gift.replyAbout": "Reply about %@",
    "gift.about": "About %@", "gift.more": "More",
    "gift.given": "Given on", "gift.back": "Back by", "gift.pages": "Pages", "gift.read": "Read",
    "gift.ribbons": "Ribbons", "gift.sheets": "sheets",
    "finder.open": "Open", "finder.authors": "Authors", "finder.books": "Books",
    "tools.title": "Tools", "tools.edit": "Edit", "tools.done": "Done", "tools.lock": "Lock",
    "tools.leave": "Leave", "tools.stamp": "Stamp", "tools.borrow": "Borrow",
    "told.title": "Told", "told.more": "More", "told.copy": "Copy", "told.evening": "Evening",
    "told.share": "Share",
    "told.sort": "Sort", "told.sure": "Sure?", "told.options": "Options",
    "told.copyTitle": "Copy title", "told.stamp": "Stamp", "told.unstamp": "Clean",
    "told.stamped": "Stamped",
    "finder.empty": "Nothing found", "options.title": "Options", "options.news": "News",
    "options.binding": "Binding", "options.name": "Name", "options.namePrompt": "Your name",
    "options.thanks": "Thank you", "options.most": "At most", "options.subscribe": "Subscribe",
    "loans.title": "Loans", "loans.day": "%@ (%lld)", "loans.undated": "For good",
    "loans.help": "Bring them back in time", "loans.renew": "Renew",
    "loans.renewed": "%lld renewed", "loans.notRenewed": "Not renewed", "loans.remind": "Remind",
    "loans.remindSure": "Remind them?", "loans.reminded": "%lld reminded",
    "gallery.title": "Gallery", "gallery.wide": "Plenty of room", "gallery.narrow": "Little room",
    "gallery.both": "Any room", "gallery.patience": "The porter is looking",
    "gallery.awaited": "%lld books",
    "story.title": "Story", "story.long": "Once upon a time", "story.open": "Read on",
    "story.all": "All about it", "story.spoken": "Everything about it", "story.end": "The end",
    "story.diary": "Diary", "story.hint": "Write it down", "story.clear": "Clear",
    "story.keep": "Keep", "story.mood": "Mood", "story.line": "Line",
    "story.mark": "Mark", "story.pages": "Pages", "story.wild": "Into the woods",
    "story.noted": "Noted", "story.beside": "Beside",
    "marks.title": "Marks", "marks.none": "None", "marks.open": "Open", "marks.ask": "Ask",
    "marks.sure": "Sure?", "marks.page": "Mark",
    "loans.desk": "Desk", "loans.states": "By state", "loans.sort": "Sort", "loans.star": "Star",
  ])
}

/// What the server of books answers.
enum BookServer {
  static let pageSize = 20
  static let bookCount = 50

  /// Fifty books in pages of twenty; borrowing succeeds.
  static let standard: ScriptedTransport.Answer = { request in
    request.method == .put ? HTTPResponse(json: "{}") : page(after: request.query("after"))
  }

  /// No books.
  static let empty: ScriptedTransport.Answer = { _ in HTTPResponse(json: #"{"rows": []}"#) }

  /// Nothing but errors.
  static let broken: ScriptedTransport.Answer = { _ in HTTPResponse(status: 500) }

  /// Books as in `standard`; borrowing fails.
  static let unwilling: ScriptedTransport.Answer = { request in
    request.method == .put ? HTTPResponse(status: 500) : page(after: request.query("after"))
  }

  /// Books as in `standard`; what is sent to an address that ends with `path` fails.
  static func failing(_ path: String) -> ScriptedTransport.Answer {
    { request in
      request.url.path.hasSuffix(path) ? HTTPResponse(status: 500) : try standard(request)
    }
  }

  /// The first page as in `standard`; the others fail.
  static let short: ScriptedTransport.Answer = { request in
    request.query("after") == nil ? page(after: nil) : HTTPResponse(status: 500)
  }

  /// Three books, each behind two pages that are empty and not the last.
  static let sparse: ScriptedTransport.Answer = { request in
    let page = request.query("after").flatMap(Int.init) ?? 0
    let rows = page % 2 == 0 ? "" : #"{"id": \#(page), "title": "Book \#((page + 1) / 2)"}"#
    let next = page < 6 ? "\(page + 1)" : "null"
    return HTTPResponse(json: #"{"rows": [\#(rows)], "next": \#(next)}"#)
  }

  /// Books as in `standard`, but that every tenth has a number in the place of its title.
  static let untidy: ScriptedTransport.Answer = { request in
    let answer = page(after: request.query("after"))
    let text = String(decoding: answer.body, as: UTF8.self)
    return HTTPResponse(json: text.replacing(/"Book ([0-9]+0)"/) { String($0.1) })
  }

  /// Pages that are empty, and each says that there is another.
  static let endless: ScriptedTransport.Answer = { request in
    let page = request.query("after").flatMap(Int.init) ?? 0
    return HTTPResponse(json: #"{"rows": [], "next": \#(page + 1)}"#)
  }

  /// The books that `prefix` stands before, after the number of one of them.
  static func page(after: String?, prefix: String = "Book") -> HTTPResponse {
    let first = (after.flatMap(Int.init) ?? 0) + 1
    let last = min(first + pageSize - 1, bookCount)
    let rows = (first...last).map { #"{"id": \#($0), "title": "\#(prefix) \#($0)"}"# }
    let next = last < bookCount ? "\"\(last)\"" : "null"
    return HTTPResponse(json: #"{"rows": [\#(rows.joined(separator: ","))], "next": \#(next)}"#)
  }
}

/// What the specs leave to code: the same wishes for every system.
@MainActor
struct LibraryParts: LibraryDependencies {
  let analytics: RecordingAnalytics
  let wishes: RecordingWishes
  /// Where books are kept for someone, if not with the server.
  var reservations: (any ReserveGateway)?

  var analyticsSink: any AnalyticsSink { analytics }
  var collectionWishActions: any CollectionWishActions { wishes }
  var compositionWishActions: any CompositionWishActions { wishes }
  var mvpWishActions: any MvpWishActions { wishes }
  var tableWishActions: any TableWishActions { wishes }
  var viperWishActions: any ViperWishActions { wishes }

  init(analytics: RecordingAnalytics, wishes: RecordingWishes) {
    self.analytics = analytics
    self.wishes = wishes
  }

  func acceptsOrderSize(_ value: Int) -> Bool { value < 100 }

  func makeReserveGateway(_ app: LibraryApp) -> any ReserveGateway {
    reservations ?? ReserveNetworkGateway(client: app.main)
  }
}
