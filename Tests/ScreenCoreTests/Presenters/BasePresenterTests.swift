import Foundation
import ScreenCore
import ScreenDriver
import Testing

@MainActor @Suite struct BasePresenterTests {
  private final class Presenter: BasePresenter<Place>, ScreenPresenting {
    weak var view: (any ScreenView)?
    override var screenView: (any ScreenView)? { view }
  }

  private let navigator = RecordingNavigator()
  private let view = RecordingView()

  private func makePresenter() -> Presenter {
    let presenter = Presenter(PresenterContext(navigator: navigator))
    presenter.view = view
    return presenter
  }

  @Test func otherScreensAreReachedByTheNavigator() throws {
    let presenter = makePresenter()
    let url = URL.literal("https://help.example")
    presenter.push(.home)
    presenter.present(.note(1), as: .sheet)
    presenter.show(.note(2))
    presenter.selectTab(1)
    presenter.open(url)
    presenter.open(nil)
    #expect(
      navigator.steps == [
        .push(.home), .present(.note(1), .sheet), .show(.note(2)), .tab(1), .open(url),
      ])
  }

  @Test func ownScreenIsLeftByTheView() {
    let presenter = makePresenter()
    presenter.dismissScreen()
    presenter.closeScreen()
    presenter.popScreen()
    presenter.popToRootScreen()
    presenter.logOut()
    #expect(view.ways == ["dismiss", "close", "pop", "popToRoot", "logOut"])
  }

  @Test func handingOnAndChoosingIsTheViews() throws {
    let presenter = makePresenter()
    let url = URL.literal("https://help.example")
    presenter.share("text")
    presenter.share(url)
    presenter.copyToPasteboard(url)
    var chosen = false
    presenter.showMenu([MenuChoice(title: .verbatim("Choose")) { chosen = true }])
    #expect(
      view.handedOn == ["share text", "share https://help.example", "copy https://help.example"])
    try #require(view.choices.first).action()
    #expect(chosen)
  }

  @Test func failureNobodyHandlesIsToldInGeneral() async throws {
    let presenter = makePresenter()
    presenter.run(operation: { throw LoadError.status(500) })
    try await settle(presenter)
    #expect(view.notices.count == 1)
  }

  @Test func cancelledOperationIsNoFailure() async throws {
    let presenter = makePresenter()
    presenter.run(operation: { throw CancellationError() })
    try await settle(presenter)
    #expect(view.notices.isEmpty && view.running.isEmpty)
  }

  @Test func whatRunsDoesNotKeepThePresenter() async throws {
    weak var left: Presenter?
    var hasEnded = false
    var wasTold = false
    do {
      let presenter = makePresenter()
      left = presenter
      presenter.run(
        operation: {
          try await Task.sleep(for: .milliseconds(5))
          hasEnded = true
        }, then: { _, _ in wasTold = true })
    }
    #expect(left == nil)
    try await wait(until: "the operation has ended") { hasEnded }
    #expect(!wasTold)
  }
}
