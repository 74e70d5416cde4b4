import Foundation
import ScreenDriver
import ScreenKit
import Testing

/// A date shows what it is, and nothing as long as it is missing.
@MainActor @Suite struct DateFieldTests {
  private final class BookingController: FormController {
    nonisolated struct Booking: Hashable, Sendable {
      var from: Date?
      var until: Date?
    }

    let booking = StateBox(Booking())
    private(set) var sent: [Booking] = []

    init(app: FixtureApp) {
      super.init(
        runtime: app.runtime, configuration: FormConfiguration(submitTitle: .verbatim("Book")))
      observe(booking)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func makeFields() -> [FormField] {
      [
        .date(
          id: "from", title: .verbatim("From"), rules: [.required],
          value: booking.binding(\.from)),
        .limited(
          { [booking, runtime] in
            .dates(min: booking.value.from, max: runtime.clock.now + 20 * 86_400)
          },
          .date(id: "until", title: .verbatim("Until"), value: booking.binding(\.until))),
      ]
    }

    override func submit() { sent.append(booking.value) }
  }

  private let bench = FixtureBench()

  private func show() async throws -> (screen: BookingController, driver: ScreenDriver) {
    let screen = BookingController(app: bench.app)
    let driver = bench.show(screen)
    try await driver.settle()
    return (screen, driver)
  }

  private func shownPickers(_ screen: UIViewController) -> [UIDatePicker] {
    screen.view.all(UIDatePicker.self).filter { !$0.isHidden }
  }

  @Test func missingDatesShowNone() async throws {
    let (screen, driver) = try await show()
    #expect(shownPickers(screen).isEmpty)
    try await driver.tap(text: "Book")
    #expect(driver.texts.filter { $0 == "Please fill this in" }.count == 1)
    #expect(screen.sent.isEmpty)
  }

  @Test func tappedDateIsTheOneThatIsShown() async throws {
    let (screen, driver) = try await show()
    try await driver.tap(id: "from")
    let picker = try #require(shownPickers(screen).first)
    #expect(picker.date == bench.clock.now)
    try await driver.tap(text: "Book")
    #expect(screen.sent == [.init(from: bench.clock.now, until: nil)])
  }

  @Test func chosenDateIsSent() async throws {
    let (screen, driver) = try await show()
    let day = Date(timeIntervalSince1970: 1_772_323_200)
    try await driver.choose(day, in: "from")
    try await driver.choose(day + 1, in: "from")
    try await driver.tap(text: "Book")
    #expect(screen.sent == [.init(from: day + 1, until: nil)])
  }

  @Test func onlyDatesThatMayBeMissingCanBeTakenAway() async throws {
    let (screen, driver) = try await show()
    try await driver.tap(id: "from")
    await #expect(throws: DriverError.self) { try await driver.tap(label: "Clear") }
    try await driver.tap(id: "until")
    #expect(screen.booking.value.until == bench.clock.now)
    try await driver.tap(label: "Clear")
    #expect(screen.booking.value.until == nil)
    #expect(shownPickers(screen).count == 1)
  }

  @Test func dateThatTheAppTakesAwayIsShownNoMore() async throws {
    let (screen, driver) = try await show()
    try await driver.tap(id: "from")
    screen.booking.value.from = nil
    try await driver.settle()
    #expect(shownPickers(screen).isEmpty)
  }

  private func picker(_ id: String, _ screen: UIViewController) throws -> UIDatePicker {
    try #require(
      screen.view.all(UIDatePicker.self).first { $0.accessibilityIdentifier == id })
  }

  @Test func daysThatCanBeChosenFollowAnotherField() async throws {
    let (screen, driver) = try await show()
    let now = bench.clock.now
    let until = try picker("until", screen)
    #expect(until.minimumDate == nil)
    let last = try #require(until.maximumDate)
    #expect(Calendar.current.isDate(last, inSameDayAs: now + 20 * 86_400))
    try await driver.choose(now + 5 * 86_400, in: "from")
    #expect(until.minimumDate == Calendar.current.startOfDay(for: now + 5 * 86_400))
  }

  @Test func dateThatIsAskedForBeginsWithinItsLimits() async throws {
    let (screen, driver) = try await show()
    let start = bench.clock.now + 5 * 86_400
    try await driver.choose(start, in: "from")
    try await driver.tap(id: "until")
    #expect(screen.booking.value.until == start)
    #expect(try picker("until", screen).date == start)
  }

  @Test func dateOutsideOfLimitsThatHaveMovedIsSeenAndTold() async throws {
    let (screen, driver) = try await show()
    let now = bench.clock.now
    try await driver.choose(now, in: "from")
    try await driver.choose(now + 86_400, in: "until")
    try await driver.choose(now + 5 * 86_400, in: "from")
    #expect(try picker("until", screen).date == now + 86_400)
    try await driver.tap(text: "Book")
    #expect(screen.sent.isEmpty)
    #expect(driver.texts.contains { $0.hasPrefix("Not before ") })
    try await driver.choose(now + 6 * 86_400, in: "until")
    #expect(!driver.texts.contains { $0.hasPrefix("Not before ") })
    try await driver.tap(text: "Book")
    #expect(screen.sent.count == 1)
  }
}
