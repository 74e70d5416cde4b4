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

  @Test(
    "sides that differ keep their own distance, in either direction of reading",
    arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft], [true, false])
  func sidesDiffer(direction: UITraitEnvironmentLayoutDirection, isTable: Bool) async throws {
    let bench = FixtureBench()
    let lines = Line.some(0..<30)
    let table = TestTableController(runtime: bench.app.runtime) {
      [RowSection(id: "all", source: LocalDataSource(lines)) { TestRow($0, LineRow()) }]
    }
    let collection = LinesController(runtime: bench.app.runtime, lines)
    let driver = bench.show(isTable ? table : collection, size: CGSize(width: 844, height: 390))
    driver.window.headlessSetTraits { $0.layoutDirection = direction }
    driver.window.headlessScreenSafeArea = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 20)
    try await driver.settle()
    let label = try #require(driver.window.label(reading: "Line 1"))
    let cell: UIView? =
      isTable
      ? table.tableView.cellForRow(at: [0, 1]) : collection.collectionView.cellForItem(at: [0, 1])
    let content = try #require(
      (cell as? UITableViewCell)?.contentView ?? (cell as? UICollectionViewCell)?.contentView)
    let place = content.convert(content.bounds, to: nil)
    #expect(place.minX == 59)
    #expect(place.maxX == 824)
    let text = label.convert(label.bounds, to: nil)
    #expect(direction == .leftToRight ? text.minX == 63 : text.maxX == 820)
  }
}

extension UIView {
  fileprivate func label(reading text: String) -> UILabel? {
    if let label = self as? UILabel, label.text == text { return label }
    return subviews.lazy.compactMap { $0.label(reading: text) }.first
  }
}
