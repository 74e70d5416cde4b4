import Foundation
import ScreenCore
import Testing

/// When elements of cells read otherwise.
@Suite struct CellTimeTests {
  private struct Maker: CellViewMaker {}

  private let now = Date(timeIntervalSince1970: 1_700_000_000)

  /// An element of each kind that is read out as something.
  private func elements(_ label: ScreenText) -> [CellElement] {
    let trees: [CellTree<Int>] = [
      .text(label), .progress(0.5, label: label), .rating(3, label: label),
      .toggle(id: "toggle", true, label: label) { _ in 1 },
      .slider(id: "slider", 0.5, label: label) { (_: Double) in 2 },
      .stepper(id: "stepper", 5, label: label) { (_: Int) in 3 },
      .stars(id: "stars", 4, label: label) { (_: Int) in 4 },
    ]
    let map = CellView(name: "Map", values: ShownValues(["Pier"]), label: label, maker: Maker())
    return trees.map(\.element) + [.view(map)]
  }

  @Test func whatIsReadOutFollowsFromTheTimeInEach() {
    for element in elements(.formatted(now - 90, .relative)) {
      #expect(element.nextChange(after: now) == now + 30, "\(element)")
    }
  }

  @Test func otherLabelsWaitForNothing() {
    for element in elements(.verbatim("Progress")) {
      #expect(element.nextChange(after: now) == nil, "\(element)")
    }
  }
}
