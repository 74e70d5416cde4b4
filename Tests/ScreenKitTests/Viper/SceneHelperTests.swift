import ScreenDriver
import ScreenKit
import Testing

/// What scenes' views can show for their presenters: an activity indicator and alerts.
@MainActor @Suite struct SceneHelperTests {
  final class Screen: ScreenController, ActivityIndicatorViewable, AlertViewable {}

  private func shown() -> (Screen, ScreenDriver) {
    let bench = FixtureBench()
    let screen = Screen(runtime: bench.app.runtime)
    return (screen, bench.show(screen))
  }

  // MARK: Activity indicator

  @Test func activityIndicatorIsShownUntilEachStartHasHadItsStop() {
    let (screen, driver) = shown()
    screen.startActivityIndicator()
    screen.startActivityIndicator()
    screen.stopActivityIndicator()
    #expect(driver.dump.contains("spinner"))
    screen.stopActivityIndicator()
    #expect(!driver.dump.contains("spinner"))
    screen.stopActivityIndicator()
    screen.startActivityIndicator()
    #expect(screen.showsActivityIndicator)
  }

  @Test func activityIndicatorTakesAllTouches() {
    let (screen, driver) = shown()
    var taps = 0
    let button = UIButton(frame: CGRect(x: 100, y: 300, width: 100, height: 44))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    screen.view.addSubview(button)
    withExtendedLifetime(driver) {
      #expect(button.headlessTap())
      screen.startActivityIndicator()
      #expect(!button.headlessTap())
      screen.stopActivityIndicator()
      #expect(button.headlessTap())
    }
    #expect(taps == 2)
  }

  @Test func activityEndsWithItsWorkEvenWhenThatFails() async {
    let (screen, _) = shown()
    var wasShown = false
    await #expect(throws: LoadError.self) {
      try await screen.showingActivity {
        wasShown = screen.showsActivityIndicator
        throw LoadError.status(500)
      }
    }
    #expect(wasShown)
    #expect(!screen.showsActivityIndicator)
  }

  // MARK: Alerts

  @Test func alertAsksForTextsAndHandsThemOver() async throws {
    let (screen, driver) = shown()
    var answer: [String] = []
    screen.showAlert(
      AlertViewModel(
        title: .verbatim("Rename"), message: .verbatim("What shall it be called?"),
        fields: [
          AlertViewModel.Field(placeholder: .verbatim("Name"), text: "Old"),
          AlertViewModel.Field(placeholder: .verbatim("Password"), isSecure: true),
        ],
        actions: [
          AlertViewModel.Action(title: .verbatim("Leave it"), role: .cancel),
          AlertViewModel.Action(title: .verbatim("Rename")) { answer = $0 },
        ]))
    try await driver.settle()
    let alert = try #require(driver.topScreen as? UIAlertController)
    #expect(alert.preferredStyle == .alert)
    #expect(alert.message == "What shall it be called?")
    #expect(alert.textFields?.map(\.isSecureTextEntry) == [false, true])
    alert.textFields?.last?.text = "secret"
    try await driver.tap(text: "Rename")
    #expect(answer == ["Old", "secret"])
    #expect(driver.topScreen === screen)
  }

  @Test func sheetOffersAChoiceWithOneWayOut() async throws {
    let (screen, driver) = shown()
    screen.showAlert(
      .sheet(
        title: .verbatim("Account"),
        actions: [
          AlertViewModel.Action(title: .verbatim("Close it"), role: .destructive),
          AlertViewModel.Action(title: .verbatim("Back"), role: .cancel),
          AlertViewModel.Action(title: .verbatim("Back again"), role: .cancel),
        ]))
    try await driver.settle()
    let alert = try #require(driver.topScreen as? UIAlertController)
    #expect(alert.preferredStyle == .actionSheet)
    #expect(alert.actions.map(\.style) == [.destructive, .cancel])
  }

  @Test func messageAndFailureHaveOneButton() async throws {
    let (screen, driver) = shown()
    var isRead = false
    screen.showAlert(
      .message(title: .verbatim("Done"), action: .verbatim("Good")) { isRead = true })
    try await driver.tap(text: "Good")
    #expect(isRead)
    screen.showAlert(.failure(LoadError.status(503), action: .verbatim("Too bad")))
    try await driver.settle()
    #expect(driver.sees("status 503"))
  }
}
