import Foundation
import Testing

@testable import ScreenCore

/// Numbers and dates of servers that are larger than anything that is meant.
@MainActor @Suite struct OutsizeValueTests {
  @Test(arguments: [
    (2.5, 3), (-7.4, -7), (1e300, Int.max), (-1e300, .min), (.infinity, .max), (.nan, 0),
    (Double(Int.max), .max),
  ])
  func wholeNumbersAreTheNearest(number: Double, whole: Int) {
    #expect(Int(nearestTo: number) == whole)
  }

  @Test("a number that is as large as one can be is stepped to")
  func steppersTakeAnyNumber() throws {
    let count = StateBox(1)
    let field = FormField.stepper(id: "count", title: "Count", value: count.binding(\.self))
    guard case .stepper(let steps) = field.control else {
      Issue.record("it is no stepper")
      return
    }
    steps.value.value = 1e300
    #expect(count.value == .max)
    steps.value.value = steps.value.value
    #expect(count.value == .max)
  }

  @Test("a date behind all others is sent, and groups items")
  func datesMayBeAnyTime() throws {
    let date = Date(timeIntervalSince1970: 1e25)
    guard case .timestamp(let text) = FirestoreValue(of: date) else {
      Issue.record("it is no date")
      return
    }
    #expect(text.hasSuffix("Z"))
  }

  @Test("an image of no height takes room all the same")
  func imagesHaveAHeight() {
    let image = CellElement.image(CellImage(image: .symbol("star"), size: 40, aspect: 0))
    let layout = CellLayout(
      image, width: 100,
      in: CellLayoutEnvironment(
        theme: Theme(name: "T"), traits: CellTraits(), measure: TypewriterMeasure(),
        string: { _ in "" }))
    #expect(layout.size.height.isFinite)
  }
}
