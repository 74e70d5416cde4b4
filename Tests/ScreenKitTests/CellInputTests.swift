import Foundation
import ScreenDriver
import ScreenKit
import Testing

@testable import ScreenKit

/// Switches, sliders, steppers and stars in cells: a change runs what follows, with the value.
@MainActor @Suite struct CellInputTests {
  fileprivate final class Log { var values: [String] = [] }

  fileprivate struct Inputs: CellAdapter {
    let log: Log

    func cell(for item: Line, in context: CellContext) -> CellNode {
      .column([
        .toggle(id: "on", false, label: .verbatim("On")) { value in { _ in log.add(value) } },
        .slider(id: "volume", 0.5, to: 2, step: 0.5, label: .verbatim("Volume")) { value in
          { _ in log.add(value) }
        },
        .stepper(id: "count", 3, from: 1, to: 4, label: .verbatim("Count")) { value in
          { _ in log.add(value) }
        },
        .stars(id: "stars", 2, label: .verbatim("Stars")) { value in { _ in log.add(value) } },
      ])
    }
  }

  private let bench = FixtureBench()
  private let log = Log()

  private func show() async throws -> ScreenDriver {
    let row = Inputs(log: log)
    let screen = TestTableController(runtime: bench.app.runtime) {
      [RowSection(id: "all", rows: { [TestRow(Line(id: 1, text: "one"), row)] })]
    }
    let driver = bench.show(screen)
    try await driver.settle()
    return driver
  }

  private func part(_ id: String, of view: UIView) -> UIView? {
    if view.accessibilityIdentifier == id { return view }
    return view.subviews.lazy.compactMap { part(id, of: $0) }.first
  }

  @Test func aChangeRunsWhatFollowsWithTheValue() async throws {
    let driver = try await show()
    try await driver.toggle(id: "on")
    try await driver.slide(id: "volume", to: 1.2)
    try await driver.step(id: "count")
    try await driver.step(id: "count", less: true)
    #expect(log.values == ["true", "1.0", "4", "3"])
  }

  @Test func starsAreAdjustableAndTapped() async throws {
    let driver = try await show()
    let stars = try #require(part("stars", of: driver.window))
    #expect(stars.accessibilityTraits.contains(.adjustable))
    #expect(stars.accessibilityLabel == "Stars")
    #expect(stars.accessibilityValue == "2 of 5 stars")
    stars.accessibilityIncrement()
    stars.accessibilityDecrement()
    let fifth = try #require(stars.subviews.last as? UIButton)
    #expect(fifth.frame.width >= 44 && fifth.frame.height >= 44)
    fifth.headlessTap()
    #expect(log.values == ["3", "1", "5"])
  }

  @Test func valuesAreReadOut() async throws {
    let driver = try await show()
    let stepper = part("count", of: driver.window)
    #expect(stepper?.accessibilityLabel == "Count")
    #expect(stepper?.accessibilityValue == "3")
  }

  @Test func aSliderStaysUnderTheFingerWhileItsRowIsShownAnew() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    window.isHidden = false
    let view = TreeContentView(frame: window.bounds)
    window.addSubview(view)
    let tree: CellNode = .slider(id: "volume", 0.5, label: .verbatim("Volume")) { (_: Double) in
      { _ in }
    }
    func show() {
      let context = CellContext(
        runtime: bench.app.runtime, traits: CellTraits(), containerWidth: 200, displayScale: 2)
      view.show(tree, in: context)
      view.layoutIfNeeded()
    }
    show()
    let slider = try #require(part("volume", of: view) as? UISlider)
    let middle = CGPoint(x: slider.bounds.midX, y: slider.bounds.midY)
    let finger = try #require(window.headlessTouch(at: slider.convert(middle, to: window)))
    slider.value = 0.75
    show()
    #expect(slider.value == 0.75)
    finger.lift()
    show()
    #expect(slider.value == 0.5)
  }

  @Test func rangesAreNeverEmpty() {
    #expect(CellRange(from: 5, to: 1).to == 6)
    #expect(CellRange(from: 0, to: 0, step: -2).to == 1)
    #expect(CellRange(from: 0, to: 1, step: 0.25).nearest(to: 0.6) == 0.5)
    #expect(CellRange(from: 0, to: 1).nearest(to: 7) == 1)
  }
}

extension CellInputTests.Log {
  fileprivate func add(_ value: some Any) { values.append("\(value)") }
}
