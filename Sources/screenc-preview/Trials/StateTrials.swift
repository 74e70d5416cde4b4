import Foundation
import InventedData
import ScreenCore
import ScreenInterpreter
import ScreenKit
import SpecModel
import SpecSemantics

/// Tests what a screen shows by what its sources do: they answer, have nothing, fail, and go on page by page.
@MainActor
struct StateTrials {
  typealias Outcome = TrialReport.Test.Outcome

  private let screen: ScreenPlan
  private let index: AppIndex
  private let answers: SourceAnswers
  private let makeScene:
    @MainActor (TrialConditions, _ pages: [String: [HTTPResponse]]) -> TrialScene?
  /// As a reader's device is, so that a list has an end that is not seen at once.
  private static let usual = TrialConditions(isHigh: false)
  private static let pageCount = 3
  /// Who asks more often never comes to an end.
  private static let mostPages = 12

  init(
    _ screen: ScreenPlan, _ index: AppIndex, _ answers: SourceAnswers,
    _ makeScene:
      @escaping @MainActor (TrialConditions, _ pages: [String: [HTTPResponse]]) -> TrialScene?
  ) {
    self.screen = screen
    self.index = index
    self.answers = answers
    self.makeScene = makeScene
  }

  /// All tests of states that there are for the screen, by their names.
  func run() async -> [(name: String, outcome: Outcome)] {
    let (filled, loads) = await fills()
    var tests = [("loads", filled)]
    // What asks for nothing always looks the same.
    guard loads else { return tests }
    tests.append(("waits for what it loads", await waits()))
    tests.append(("is empty", await isEmpty()))
    tests += await fails()
    for paged in pagedSources {
      tests.append(("pages \(paged.source.name.text) to the end", await pages(paged)))
    }
    if screen.declaration.reload.pull {
      tests.append(("is pulled to load again", await isPulled()))
    }
    return tests
  }

  /// Waits until the screen has what it shows at first or, where it shows what is searched for, until that has come.
  private func begin(_ scene: TrialScene) async throws {
    try await scene.begin()
    if scene.listPhase == .idle, screen.search != nil { try await scene.search() }
  }

  private func scene(
    _ state: ScreenState, pages: [String: [HTTPResponse]] = [:]
  ) -> TrialScene? {
    var conditions = Self.usual
    conditions.state = state
    return makeScene(conditions, pages)
  }

  private func tested(
    _ scene: TrialScene?, _ test: (TrialScene) async throws -> Outcome
  ) async -> Outcome {
    guard let scene else { return .failed("the screen cannot be made") }
    defer { scene.close() }
    do {
      return try await test(scene)
    } catch {
      return .failed(TrialScene.words(of: error))
    }
  }

  // MARK: - Loading

  /// What is wrong with a screen whose sources have answered; nil where it shows what has come.
  private func complaint(_ scene: TrialScene) async throws -> String? {
    switch scene.listPhase {
    case nil, .content: return nil
    case .failed(let error):
      return (["it shows its error: \(error.inWords)"] + scene.problems).joined(separator: "; ")
    case .loading: return "it still loads"
    case .idle: return "nothing is asked for"
    case .empty:
      let full = await scene.server.exchanges.last { $0.body?.hasItems == true }
      guard case .source(let name)? = full?.asker else { return nil }
      let told = scene.problems.map { "; \($0)" }.joined()
      return "\(name) has answered with items, and it is empty" + told
    }
  }

  private func fills() async -> (Outcome, loads: Bool) {
    var loads = false
    let outcome = await tested(scene(.filled)) { scene in
      try await begin(scene)
      let complaint = try await complaint(scene)
      loads = await scene.server.loadCount > 0
      return complaint.map { .failed($0) } ?? .passed
    }
    return (outcome, loads)
  }

  private func waits() async -> Outcome {
    await tested(scene(.loading)) { scene in
      try await scene.beginWaiting()
      guard let phase = scene.listPhase else { return .notVisited("it is no list") }
      guard phase != .idle else { return .notVisited("it loads when something is searched for") }
      guard phase == .loading else { return .failed("it does not show that it loads") }
      await scene.server.turn(to: .filled)
      try await begin(scene)
      return try await complaint(scene).map { .failed("what comes late: \($0)") } ?? .passed
    }
  }

  /// The name of a source whose answer is one object and no list; nil where all are lists.
  private var whole: String? {
    screen.data.lazy.compactMap { index.source(of: $0.declaration.source) }
      .first { !$0.yields.isList }?.name.text
  }

  private func isEmpty() async -> Outcome {
    if let whole { return .notVisited("\(whole) answers with one object, which is never empty") }
    return await tested(scene(.empty)) { scene in
      try await begin(scene)
      switch scene.listPhase {
      case nil: return .notVisited("it is no list")
      case .idle: return .failed("nothing is asked for")
      case .failed(let error):
        return .failed("a list of nothing is taken for an error: \(error.inWords)")
      case .loading: return .failed("it still loads")
      case .content where hasOwnRows:
        return .notVisited("it has rows of its own beside what it loads")
      case .content: return .failed("it has rows, though its sources have answered with nothing")
      case .empty: break
      }
      guard let text = scene.app.emptyText(of: scene.controller) else { return .passed }
      return scene.driver.sees(text) ? .passed : .failed("\"\(text)\" is not seen")
    }
  }

  /// Whether rows in place make it a list though what it loads whole is nothing.
  private var hasOwnRows: Bool {
    !screen.data.isEmpty && screen.sections.contains { !$0.content.rows.isEmpty }
  }

  // MARK: - Failing

  /// Whether something is loaded under all conditions that the screen cannot do without.
  private var needsSomething: Bool {
    let needsData = screen.data.contains {
      $0.condition == nil && !$0.declaration.terms.isOptional
    }
    return needsData
      || screen.sections.contains { section in
        switch section.content {
        case .rows, .page, .source(.data, _): false
        case .source: section.condition == nil && !section.declaration.isOptional
        }
      }
  }

  private func fails() async -> [(String, Outcome)] {
    var retry: Outcome?
    let failure = await tested(scene(.error)) { scene in
      try await begin(scene)
      guard scene.listPhase != nil else { return .notVisited("it is no list") }
      guard scene.listHasFailed else {
        return needsSomething
          ? .failed("nothing is loaded that could fail")
          : .notVisited("it can do without all that it loads")
      }
      let text = scene.app.errorText(of: scene.controller) ?? ""
      guard scene.driver.sees(text) else { return .failed("\"\(text)\" is not seen") }
      retry = await retries(scene)
      return .passed
    }
    return [("fails and says so", failure)]
      + [("loads when it is tried again", retry ?? .notVisited("it has not failed"))]
  }

  private func retries(_ scene: TrialScene) async -> Outcome {
    let title = scene.app.retryTitle(of: scene.controller)
    if title == nil, !screen.declaration.reload.pull {
      return .notVisited("the screen offers no other try")
    }
    await scene.server.turn(to: .filled)
    do {
      if let title { try await scene.driver.tap(text: title) } else { try await scene.pull() }
      return try await complaint(scene).map { .failed($0) } ?? .passed
    } catch {
      return .failed(TrialScene.words(of: error))
    }
  }

  private func isPulled() async -> Outcome {
    await tested(scene(.filled)) { scene in
      try await begin(scene)
      guard scene.listPhase == .content else { return .notVisited("it shows no rows") }
      let before = await scene.server.loadCount
      try await scene.pull()
      let after = await scene.server.loadCount
      return after > before ? .passed : .failed("nothing is loaded again")
    }
  }

  // MARK: - Pages

  /// A source of a list that comes page by page.
  private struct PagedSource {
    let source: SourceDeclaration
    let paging: SpecModel.Paging
    /// Whether it is loaded only while a condition holds.
    let isConditional: Bool
    /// Whether a condition chooses how many items are shown, behind which no pages come.
    let isLimited: Bool
  }

  private var pagedSources: [PagedSource] {
    screen.sections.compactMap { section in
      guard section.declaration.canBeUnlimited,
        case .source(let reference, _, _) = section.declaration.content,
        let source = index.source(of: reference), !source.yields.isList,
        case .request(let call, let items, let said) = source.content,
        let paging = index.paging(said, of: call, items: index.items(items, of: call))
      else { return nil }
      return PagedSource(
        source: source, paging: paging, isConditional: section.condition != nil,
        isLimited: section.declaration.limit != nil)
    }
  }

  private func pages(_ paged: PagedSource) async -> Outcome {
    let (source, paging) = (paged.source, paged.paging)
    let size = paging.size ?? InventedVariant.usual.count
    guard var pages = answers.pages(of: source, Self.pageCount, of: size) else {
      return .notVisited("its answers have a form of their own, which is not invented")
    }
    if case .short? = paging.end, let last = shortPage(of: source, size) {
      pages[Self.pageCount - 1] = last
    }
    return await tested(scene(.filled, pages: [source.name.text: pages])) { [pages] scene in
      try await begin(scene)
      if let complaint = try await complaint(scene) { return .failed("page 1: \(complaint)") }
      guard scene.listPhase == .content else { return .notVisited("it shows no rows") }
      if paged.isConditional, await scene.server.count(of: source.name.text) == 0 {
        return .notVisited("it is loaded only while a condition holds")
      }
      let outcome = try await Self.goneToTheEnd(of: source.name.text, pages.count, in: scene)
      if paged.isLimited, await scene.server.count(of: source.name.text) < pages.count {
        return .notVisited("all its pages come only while a condition holds")
      }
      return outcome
    }
  }

  /// Scrolls as far as there is anything more.
  ///
  /// - Parameter count: How many pages there are.
  static func goneToTheEnd(
    of source: String, _ count: Int, in scene: TrialScene
  ) async throws -> Outcome {
    var asked = await scene.server.count(of: source)
    var quiet = 0
    while quiet < 2, asked <= mostPages {
      try await scene.scroll()
      let now = await scene.server.count(of: source)
      quiet = now == asked ? quiet + 1 : 0
      asked = now
    }
    if asked > mostPages {
      return .failed("it asks for page after page, and knows no end, though \(count) are all")
    }
    return asked < count ? .failed("only \(asked) of \(count) pages are asked for") : .passed
  }

  /// A page by which it is known that no other follows.
  private func shortPage(of source: SourceDeclaration, _ size: Int) -> HTTPResponse? {
    answers.pages(of: source, Self.pageCount, of: max(size / 2, size > 1 ? 1 : 0))?.last
  }
}

extension TrialServer {
  /// How often a source has asked.
  fileprivate func count(of source: String) -> Int {
    exchanges.count { $0.asker == .source(source) }
  }
}

extension Data {
  /// Whether somewhere in the JSON stands a list that is not empty.
  fileprivate var hasItems: Bool {
    func hasItems(_ value: Any) -> Bool {
      switch value {
      case let list as [Any]: !list.isEmpty
      case let object as [String: Any]: object.values.contains(where: hasItems)
      default: false
      }
    }
    return (try? JSONSerialization.jsonObject(with: self)).map(hasItems) ?? false
  }
}
