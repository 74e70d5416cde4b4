import Foundation
import ScreenDriver
import ScreenKit
import Testing

@MainActor @Suite struct StateViewTests {
  @Test func theAppsViewsStandInThePlaceOfTheLibrarys() async throws {
    let bench = FixtureBench { _ in HTTPResponse(status: 500) }
    bench.app.runtime.stateViews = OwnStateViews()
    let driver = bench.show(FeedViewController(app: bench.app))
    #expect(driver.sees("Patience"))
    try await driver.settle()
    #expect(driver.sees("Broken: The feed is out of reach"))
    #expect(!driver.sees("Patience"))
    await bench.transport.setAnswer { _ in FixtureServer.rows([]) }
    try await driver.tap(text: "Once more")
    #expect(driver.sees("Void: Nothing new"))
  }

  @Test func theActionOfAnEmptyStateIsReachedFromTheAppsView() async throws {
    let bench = FixtureBench { _ in FixtureServer.rows([]) }
    bench.app.runtime.stateViews = OwnStateViews()
    let driver = bench.show(FeedViewController(app: bench.app))
    try await driver.settle()
    await bench.transport.setAnswer(FixtureServer.standard)
    try await driver.tap(text: "Do it")
    #expect(driver.topScreen is ExploreViewController)
  }

  @Test func whatTheAppDoesNotProvideIsTheLibrarys() async throws {
    let bench = FixtureBench { _ in HTTPResponse(status: 500) }
    bench.app.runtime.stateViews = OwnRefreshOnly()
    let driver = bench.show(FeedViewController(app: bench.app))
    try await driver.settle()
    #expect(driver.sees("The feed is out of reach"))
    #expect(driver.sees("Try again"))
    #expect(driver.screen?.collectionView.refreshControl is OwnRefreshControl)
  }

  @Test func screensMayHaveStateViewsOfTheirOwn() async throws {
    let bench = FixtureBench { _ in HTTPResponse(status: 500) }
    let driver = bench.show(OwnStatesController(bench.app))
    try await driver.settle()
    #expect(driver.sees("Broken: "))
  }
}

private final class OwnStatesController: CollectionController {
  private let app: FixtureApp

  init(_ app: FixtureApp) {
    self.app = app
    super.init(runtime: app.runtime, configuration: CollectionConfiguration())
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var stateViews: (any StateViewProviding)? { OwnStateViews() }

  override func makeSections() -> [ListSection] {
    let tile = QuoteTile()
    return [
      ListSection(id: "main", source: UserPosts.make(in: app, userID: { "all" })) { Row($0, tile) }
    ]
  }
}

private struct OwnStateViews: StateViewProviding {
  func makeLoadingView(_ style: LoadingStyle) -> UIView? { OwnStateView("Patience") }

  func makeEmptyView(_ state: EmptyState, action: @escaping @MainActor () -> Void) -> UIView? {
    OwnStateView(
      "Void: \(FixtureBench.strings.string(for: state.text, now: Date()))", "Do it", action)
  }

  func makeErrorView(
    _ state: ErrorState, error: LoadError, retry: @escaping @MainActor () -> Void
  ) -> UIView? {
    let text = state.text.map { FixtureBench.strings.string(for: $0, now: Date()) }
    return OwnStateView("Broken: \(text ?? "")", "Once more", retry)
  }
}

private struct OwnRefreshOnly: StateViewProviding {
  func makeRefreshControl() -> UIRefreshControl? { OwnRefreshControl() }
}

private final class OwnRefreshControl: UIRefreshControl {}

private final class OwnStateView: UIView {
  private let label = UILabel()
  private let button = UIButton(frame: .zero)

  init(_ text: String, _ title: String? = nil, _ action: (@MainActor () -> Void)? = nil) {
    super.init(frame: .zero)
    label.text = text
    addSubview(label)
    guard let title, let action else { return }
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    addSubview(button)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 44)
    button.frame = CGRect(x: 0, y: 44, width: bounds.width, height: 44)
  }
}
