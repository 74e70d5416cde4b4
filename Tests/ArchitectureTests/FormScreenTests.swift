import ScreenDriver
import ScreenKit
import Testing

/// What a form does whose values go to a method of the app, whichever system it was generated for.
@MainActor @Suite(.serialized) struct FormScreenTests {
  private typealias Wish = RecordingWishes.Wish

  @Test(arguments: ListSystem.allCases)
  func methodIsHandedWhatWasEntered(system: ListSystem) async throws {
    let bench = try await LibraryBench.wish(system)
    try await bench.driver.type("Dune", into: "title")
    try await bench.driver.type("2", into: "copies")
    try await bench.driver.tap(text: "Send")
    #expect(bench.wishes.sent == [Wish(title: "Dune", copies: 2, reader: "Ann")])
    #expect(bench.driver.sees("Thank you"))
  }

  @Test(arguments: ListSystem.allCases)
  func methodIsNotCalledUntilNothingIsWrong(system: ListSystem) async throws {
    let bench = try await LibraryBench.wish(system)
    try await bench.driver.tap(text: "Send")
    #expect(bench.driver.sees("Please fill this in"))
    #expect(bench.wishes.sent.isEmpty)
    try await bench.driver.type("Dune", into: "title")
    try await bench.driver.tap(text: "Send")
    #expect(bench.wishes.sent == [Wish(title: "Dune", copies: nil, reader: "Ann")])
  }

  @Test("going back asks before what was entered is lost", arguments: ListSystem.allCases)
  func goingBackAsksBeforeSomethingIsLost(system: ListSystem) async throws {
    let bench = try await LibraryBench.pushedWish(system)
    let navigation = try #require(bench.driver.topScreen?.navigationController)
    let swipe = try #require(navigation.interactivePopGestureRecognizer)
    #expect(swipe.isEnabled)
    try await bench.driver.type("Dune", into: "title")
    #expect(!swipe.isEnabled)
    navigation.headlessSwipeBack()
    try await bench.driver.goBack()
    #expect(bench.driver.sees("Discard your changes?"))
    try await bench.driver.tap(text: "Cancel")
    #expect(bench.driver.sees("Dune"))
    try await bench.driver.goBack()
    try await bench.driver.tap(text: "OK")
    #expect(navigation.viewControllers.count == 1)
    #expect(swipe.isEnabled)
  }

  @Test("nothing is asked once nothing is lost", arguments: ListSystem.allCases)
  func goingBackAsksNothingWhereNothingIsLost(system: ListSystem) async throws {
    for isSent in [false, true] {
      let bench = try await LibraryBench.pushedWish(system)
      let navigation = try #require(bench.driver.topScreen?.navigationController)
      try await bench.driver.type("Dune", into: "title")
      if isSent {
        try await bench.driver.tap(text: "Send")
      } else {
        try await bench.driver.type("", into: "title")
      }
      #expect(navigation.interactivePopGestureRecognizer?.isEnabled == true)
      try await bench.driver.goBack()
      #expect(navigation.viewControllers.count == 1)
    }
  }

  @Test(arguments: ListSystem.allCases)
  func appItselfDecidesAboutAValue(system: ListSystem) async throws {
    let bench = try await LibraryBench.wish(system)
    try await bench.driver.type("Dune", into: "title")
    try await bench.driver.type("100", into: "copies")
    #expect(!bench.driver.sees("More than we can buy"))
    try await bench.driver.tap(text: "Send")
    #expect(bench.driver.sees("More than we can buy"))
    #expect(bench.wishes.sent.isEmpty)
    try await bench.driver.type("99", into: "copies")
    #expect(!bench.driver.sees("More than we can buy"))
    try await bench.driver.tap(text: "Send")
    #expect(bench.wishes.sent == [Wish(title: "Dune", copies: 99, reader: "Ann")])
  }

  @Test(arguments: ListSystem.allCases)
  func anotherTryIsHandedWhatStandsThereThen(system: ListSystem) async throws {
    let bench = try await LibraryBench.wish(system)
    bench.wishes.isRefusing = true
    try await bench.driver.type("Dune", into: "title")
    try await bench.driver.tap(text: "Send")
    #expect(bench.driver.sees("Not sent"))
    bench.wishes.isRefusing = false
    try await bench.driver.type("Emma", into: "title")
    try await bench.driver.tap(text: "Try again")
    #expect(bench.wishes.sent.map(\.title) == ["Emma"])
  }

  @Test(
    "what the server finds wrong is said at the field, in all systems",
    arguments: ListSystem.allCases)
  func refusalStandsAtItsField(system: ListSystem) async throws {
    let bench = try await LibraryBench.wish(system)
    bench.wishes.isRefusing = true
    bench.wishes.refusal = LoadError.status(
      422,
      Refusal(
        reason: "The list is full",
        problems: [
          FieldProblem(field: "title", text: "Nobody wrote that"),
          FieldProblem(field: "number", text: "Too many", way: ["order", "number"]),
        ]))
    try await bench.driver.type("Dune", into: "title")
    try await bench.driver.tap(text: "Send")
    #expect(bench.driver.sees("Nobody wrote that"))
    #expect(bench.driver.sees("Too many"), "it stands at the field that the server calls so")
    #expect(bench.driver.sees("The list is full"))
    #expect(bench.driver.sees("Not sent"))
    // Who sees neither is told both.
    #expect(
      Set(UIAccessibility.headlessAnnouncements).isSuperset(of: ["The list is full", "Not sent"]))
    try await bench.driver.type("2", into: "copies")
    #expect(bench.driver.sees("Nobody wrote that") && !bench.driver.sees("Too many"))
    try await bench.driver.type("Emma", into: "title")
    #expect(!bench.driver.sees("Nobody wrote that"))
    bench.wishes.isRefusing = false
    try await bench.driver.tap(text: "Send")
    #expect(bench.wishes.sent.map(\.title) == ["Emma"])
    #expect(!bench.driver.sees("The list is full"))
  }

  @Test(arguments: ListSystem.allCases)
  func anotherTryIsNoneWhileSomethingIsWrong(system: ListSystem) async throws {
    let bench = try await LibraryBench.wish(system)
    bench.wishes.isRefusing = true
    try await bench.driver.type("Dune", into: "title")
    try await bench.driver.tap(text: "Send")
    bench.wishes.isRefusing = false
    try await bench.driver.type("", into: "title")
    try await bench.driver.tap(text: "Try again")
    #expect(bench.wishes.sent.isEmpty)
    #expect(bench.driver.sees("Please fill this in"))
    try await bench.driver.type("Emma", into: "title")
    try await bench.driver.tap(text: "Send")
    #expect(bench.wishes.sent.map(\.title) == ["Emma"])
  }

  @Test(arguments: ListSystem.allCases)
  func buttonOfAFormIsHandedWhatStandsInItThen(system: ListSystem) async throws {
    let bench = try await LibraryBench.wish(system)
    try await bench.driver.tap(text: "Remember")
    try await bench.driver.type("Dune", into: "title")
    try await bench.driver.tap(text: "Remember")
    #expect(bench.wishes.remembered == ["", "Dune"])
  }

  @Test(arguments: ListSystem.allCases)
  func sendingIsToldOnceHoweverOftenItIsTried(system: ListSystem) async throws {
    let bench = try await LibraryBench.wish(system)
    bench.wishes.isRefusing = true
    try await bench.driver.type("Dune", into: "title")
    try await bench.driver.tap(text: "Send")
    try await bench.driver.tap(text: "Try again")
    bench.wishes.isRefusing = false
    try await bench.driver.tap(text: "Try again")
    #expect(bench.wishes.sent.map(\.title) == ["Dune"])
    #expect(bench.analytics.events == [.wishSent(title: "Dune")])
    try await bench.driver.tap(text: "Send")
    #expect(bench.analytics.events.count == 2)
  }

  // MARK: Leaving

  @Test(arguments: ListSystem.allCases)
  func unchangedFormIsPulledAway(system: ListSystem) async throws {
    let bench = try await LibraryBench.wishInSheet(system)
    try await bench.driver.pullDown()
    #expect(!bench.driver.sees("Title"))
  }

  @Test(arguments: ListSystem.allCases)
  func pullingAtAChangedFormAsks(system: ListSystem) async throws {
    let bench = try await LibraryBench.wishInSheet(system)
    try await bench.driver.type("Dune", into: "title")
    try await bench.driver.pullDown()
    #expect(bench.driver.topScreen is UIAlertController)
    try await bench.driver.tap(text: "Cancel")
    #expect(bench.driver.sees("Title"))
    try await bench.driver.pullDown()
    let question = try #require(bench.driver.topScreen as? UIAlertController)
    let yes = try #require(question.actions.first { $0.style != .cancel })
    try await bench.driver.tap(text: try #require(yes.title))
    #expect(!bench.driver.sees("Title"))
  }

  @Test(arguments: ListSystem.allCases)
  func buttonOfTheBarSendsNoChanges(system: ListSystem) async throws {
    let bench = try await LibraryBench.wishInSheet(system)
    try await bench.driver.type("Dune", into: "title")
    try await bench.driver.tap(text: "Remember")
    #expect(bench.wishes.remembered == ["Dune"])
    try await bench.driver.pullDown()
    #expect(bench.driver.topScreen is UIAlertController)
  }

  @Test(arguments: ListSystem.allCases)
  func whatIsSaidOfTheFormStandsAboveTheKeyboard(system: ListSystem) async throws {
    let bench = try await LibraryBench.wish(system)
    bench.wishes.isRefusing = true
    try await bench.driver.type("Dune", into: "title")
    let window = bench.driver.window
    window.headlessShowKeyboard(height: 300)
    try await bench.driver.tap(text: "Send")
    let notice = try #require(window.firstNotice)
    #expect(notice.convert(notice.bounds, to: window).maxY <= window.bounds.maxY - 300)
    window.headlessShowKeyboard(height: 0)
    #expect(notice.convert(notice.bounds, to: window).maxY > window.bounds.maxY - 300)
  }

  // MARK: Buttons

  @Test(arguments: ListSystem.allCases)
  func buttonStaysDisabledAfterAQuestionUntilAllIsDone(system: ListSystem) async throws {
    let bench = try await LibraryBench.wish(system)
    let keep = try #require(bench.barButton("Keep"))
    let remember = try #require(bench.barButton("Remember"))
    bench.wishes.isHolding = true
    try await bench.driver.tap(text: "Keep")
    #expect(keep.isEnabled)
    let question = try #require(bench.driver.topScreen as? UIAlertController)
    let yes = try #require(question.actions.first { $0.style != .cancel })
    question.headlessChoose(yes)
    #expect(!keep.isEnabled)
    #expect(remember.isEnabled)
    bench.wishes.isHolding = false
    try await bench.driver.settle()
    #expect(keep.isEnabled)
    #expect(bench.wishes.remembered == [""])
  }
}

extension UIView {
  /// The first notice in the view.
  fileprivate var firstNotice: NoticeView? {
    (self as? NoticeView) ?? subviews.lazy.compactMap(\.firstNotice).first
  }
}

extension LibraryBench {
  /// The button of the bar with a title.
  fileprivate func barButton(_ title: String) -> UIBarButtonItem? {
    driver.topScreen?.navigationItem.rightBarButtonItems?.first { $0.title == title }
  }

  /// Shows the form in a sheet over a list.
  fileprivate static func wishInSheet(_ system: ListSystem) async throws -> LibraryBench {
    let bench = try await LibraryBench.settled(system)
    let below = try #require(bench.driver.topScreen as? ScreenController)
    below.present(system.makeWish(app: bench.app), as: .sheet)
    try await bench.driver.settle()
    return bench
  }
}
