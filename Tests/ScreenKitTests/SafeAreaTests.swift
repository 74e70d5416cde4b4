import Foundation
import ScreenDriver
import ScreenKit
import Testing

/// Rows stay clear of what the device has at its sides.
@MainActor @Suite struct SafeAreaTests {
  @Test func rowsOfATurnedPhoneStandBesideItsCamera() async throws {
    let bench = FixtureBench()
    let driver = bench.launch()
    try await driver.settle()
    let upright = try await driver.cell(at: IndexPath(item: 0, section: 0))
    #expect(upright.frame.width == 390)
    driver.window.headlessScreenSafeArea = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
    try await driver.rotate()
    let turned = try await driver.cell(at: IndexPath(item: 0, section: 0))
    let place = turned.convert(turned.bounds, to: nil)
    #expect(place.minX == 59)
    #expect(place.width == 726)
  }
}
