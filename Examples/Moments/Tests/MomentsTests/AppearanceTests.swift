import Moments
import ScreenDriver
import ScreenKit
import Testing

@Suite(.datasette)
@MainActor
struct AppearanceTests {
  private func frame(of row: Int, in stage: Stage) async throws -> CGRect {
    try await stage.driver.cell(at: IndexPath(item: row, section: 0)).frame
  }

  @Test func rotationRecomputesSizes() async throws {
    let stage = try await Stage.settled()
    let upright = try await frame(of: 1, in: stage)
    try await stage.driver.rotate()
    let across = try await frame(of: 1, in: stage)
    #expect(upright.width == 390)
    #expect(across.width == 844)
    #expect(across.height > upright.height, "the photo keeps its aspect")
    try await stage.driver.rotate()
    #expect(try await frame(of: 1, in: stage) == upright)
  }

  @Test func textSizeRecomputesSizesAndFonts() async throws {
    let stage = try await Stage.settled()
    let before = try await frame(of: 1, in: stage)
    let small = try await font(stage)
    try await stage.driver.setTextSize(.accessibilityLarge)
    #expect(try await frame(of: 1, in: stage).height > before.height)
    let big = try await font(stage)
    #expect(big > small)
  }

  private func font(_ stage: Stage) async throws -> CGFloat {
    let cell = try await stage.driver.cell(at: IndexPath(item: 1, section: 0))
    let name = try #require(cell.contentView.labels.first)
    return try #require(name.font).pointSize
  }

  @Test func darkModeChangesColours() async throws {
    let stage = try await Stage.settled()
    #expect(try await background(stage) == 0xF4F4F4)
    try await stage.driver.setDarkMode(true)
    #expect(try await background(stage) == 0x1E1E1E)
    try await stage.driver.setDarkMode(false)
    #expect(try await background(stage) == 0xF4F4F4)
  }

  /// The colour behind the first post, as it is shown now.
  private func background(_ stage: Stage) async throws -> UInt32 {
    let cell = try await stage.driver.cell(at: IndexPath(item: 1, section: 0))
    let view = try #require(cell.contentView.firstColoredView)
    let color = try #require(view.backgroundColor).resolvedColor(with: view.traitCollection)
    var red: CGFloat = 0
    var green: CGFloat = 0
    var blue: CGFloat = 0
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: nil))
    return [red, green, blue].reduce(0) { $0 << 8 | UInt32(($1 * 255).rounded()) }
  }

  @Test func wideWindowsGetMoreColumns() async throws {
    let stage = try await Stage.settled()
    try await stage.driver.tapTab("Profile")
    try await stage.driver.resize(to: CGSize(width: 1024, height: 1366))
    let list = try #require(stage.driver.list)
    let posts = list.indexPathsForVisibleItems.filter { $0.section == 2 }
    let columns = Set(posts.compactMap { list.cellForItem(at: $0)?.frame.minX })
    #expect(columns.count == 6)
  }

  @Test func textsAreInTheReadersLanguage() async throws {
    let stage = try await Stage.settled(locale: Locale(identifier: "de_DE"))
    #expect(stage.driver.sees("Gefällt 31 Personen"))
    #expect(stage.driver.sees("Kommentare"))
    #expect(stage.driver.sees("Anzeige"))
  }
}

extension UIView {
  /// The first view from here on down that has a colour of its own.
  fileprivate var firstColoredView: UIView? {
    if backgroundColor != nil, backgroundColor != .clear { return self }
    return subviews.lazy.compactMap(\.firstColoredView).first
  }
}
