import ScreenDriver
import Testing

@testable import ScreenKit

/// A field of which several choices are taken, and one for a number that has a unit.
@MainActor @Suite struct SeveralChoicesTests {
  private final class OrderController: FormController {
    nonisolated struct Order: Hashable, Sendable {
      var audiences: [Audience] = []
      var weight: Double?
    }

    let order = StateBox(Order())
    private(set) var sent: [Order] = []

    init(app: FixtureApp) {
      super.init(
        runtime: app.runtime, configuration: FormConfiguration(submitTitle: .verbatim("Order")))
      observe(order)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func makeFields() -> [FormField] {
      [
        .choices(
          id: "audiences", title: .verbatim("For"), rules: [.required, .length(max: 1)],
          options: Audience.allCases, value: order.binding(\.audiences)),
        .number(
          id: "weight", title: .verbatim("Weight"), unit: .verbatim("kg"),
          value: order.binding(\.weight)),
      ]
    }

    override func submit() { sent.append(order.value) }
  }

  private let bench = FixtureBench()

  private func show() async throws -> (screen: OrderController, driver: ScreenDriver) {
    let screen = OrderController(app: bench.app)
    let driver = bench.show(screen)
    try await driver.settle()
    return (screen, driver)
  }

  private func titles(_ screen: UIViewController) -> [String] {
    screen.view.all(FieldChoicesView.self).flatMap(\.buttons).compactMap {
      $0.title(for: .normal)
    }
  }

  @Test func choicesAreTakenAndGivenUpByTaps() async throws {
    let (screen, driver) = try await show()
    let titles = titles(screen)
    #expect(titles.count == Audience.allCases.count)
    try await driver.choose(titles[1], in: "audiences")
    try await driver.choose(titles[0], in: "audiences")
    #expect(screen.order.value.audiences == Array(Audience.allCases.prefix(2)))
    try await driver.choose(titles[1], in: "audiences")
    #expect(screen.order.value.audiences == [Audience.allCases[0]])
  }

  @Test func whatIsChosenIsMarkedAndReadOut() async throws {
    let (screen, driver) = try await show()
    let view = try #require(screen.view.all(FieldChoicesView.self).first)
    try await driver.choose(titles(screen)[0], in: "audiences")
    #expect(
      view.buttons.map { $0.accessibilityTraits.contains(.selected) }.filter(\.self).count == 1)
    let marks = view.subviews.compactMap { $0 as? UIImageView }.filter { !$0.isHidden }
    #expect(marks.count == 1)
    screen.order.value.audiences = []
    try await driver.settle()
    #expect(!view.buttons.contains { $0.accessibilityTraits.contains(.selected) })
  }

  @Test func oneHasToBeChosenAndNotTooMany() async throws {
    let (screen, driver) = try await show()
    try await driver.tap(text: "Order")
    #expect(driver.sees("Please fill this in"))
    try await driver.choose(titles(screen)[0], in: "audiences")
    #expect(!driver.sees("Please fill this in"))
    try await driver.choose(titles(screen)[1], in: "audiences")
    #expect(driver.sees("Choose at most 1"))
    #expect(screen.sent.isEmpty)
    try await driver.choose(titles(screen)[0], in: "audiences")
    try await driver.tap(text: "Order")
    #expect(screen.sent.map(\.audiences) == [[Audience.allCases[1]]])
  }

  @Test func choicesStandOneBelowTheOtherInTheirRoom() async throws {
    let (screen, _) = try await show()
    let view = try #require(screen.view.all(FieldChoicesView.self).first)
    screen.view.layoutIfNeeded()
    let frames = view.buttons.map(\.frame)
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxY == $1.minY })
    #expect(frames.last?.maxY == view.bounds.height)
    #expect(frames.allSatisfy { $0.height >= CellButton.minimumSide })
  }

  @Test func unitStandsBehindTheNumberAndIsReadOutWithIt() async throws {
    let (screen, driver) = try await show()
    #expect(driver.sees("kg"))
    let field = try #require(
      screen.view.all(UITextField.self).first { $0.accessibilityIdentifier == "weight" })
    screen.view.layoutIfNeeded()
    let unit = try #require(screen.view.all(FieldUnitView.self).first)
    #expect(unit.label.frame.minX > field.frame.maxX)
    #expect(field.accessibilityLabel == "Weight, kg")
    try await driver.type("2.5", into: "weight")
    #expect(screen.order.value.weight == 2.5)
  }
}
