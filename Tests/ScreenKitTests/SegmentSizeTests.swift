import Foundation
import ScreenDriver
import ScreenKit
import Testing

@testable import ScreenKit

/// Segments follow the reader's text size, which UIKit's control does not by itself.
@MainActor @Suite struct SegmentSizeTests {
  private enum Span: String, ChoiceValue {
    case day, week
  }

  private struct SpanRow: CellAdapter {
    func cell(for item: Line, in context: CellContext) -> CellNode {
      .column(
        [
          .control(
            id: "span",
            .choice(
              id: "span", title: .verbatim("Span"), options: [Span.day, .week], style: .segments,
              value: StateBinding(get: { Span.day }, set: { _ in }))),
          .divider(),
        ], padding: SpacingToken(points: 4))
    }
  }

  private func segments(in view: UIView) -> UISegmentedControl? {
    view as? UISegmentedControl ?? view.subviews.lazy.compactMap { self.segments(in: $0) }.first
  }

  @Test("segments in a cell grow with the text size, as far as there is room beside each other")
  func growing() async throws {
    let bench = FixtureBench()
    let screen = LinesController(
      runtime: bench.app.runtime, Line.some(0..<2), row: SpanRow())
    let driver = bench.show(screen)
    try await driver.settle()
    let cell = try await driver.cell(at: [0, 0])
    let normal = cell.frame.height
    #expect(try #require(segments(in: cell)).frame.height == 32)
    var heights: [CGFloat] = []
    for size in [UIContentSizeCategory.accessibilityMedium, .accessibilityExtraExtraExtraLarge] {
      driver.window.headlessSetTraits { $0.preferredContentSizeCategory = size }
      try await driver.settle()
      let control = try #require(segments(in: try await driver.cell(at: [0, 0])))
      let font = try #require(control.titleTextAttributes(for: .normal)?[.font] as? UIFont)
      #expect(font.pointSize > 13)
      // What the cell was measured with is what the control wants.
      #expect(control.frame.height == control.sizeThatFits(control.bounds.size).height)
      heights.append(control.frame.height)
    }
    #expect(heights[0] > 32)
    #expect(heights[1] == heights[0])
    #expect(try await driver.cell(at: [0, 0]).frame.height > normal)
    driver.close()
  }

  @Test("a divider in a cell is a line in the theme's colour over the width of its column")
  func divider() async throws {
    let bench = FixtureBench()
    let screen = LinesController(runtime: bench.app.runtime, Line.some(0..<2), row: SpanRow())
    let driver = bench.show(screen)
    try await driver.settle()
    let cell = try await driver.cell(at: [0, 0])
    let content = try #require(cell.contentView.subviews.first)
    let line = try #require(content.subviews.first { $0.frame.height <= 1 && !$0.isHidden })
    #expect(line.frame.minX == 4)
    #expect(line.frame.width == 382)
    #expect(line.frame.height == 1 / cell.traitCollection.displayScale)
    #expect(line.frame.maxY == cell.bounds.maxY - 4)
    let color = bench.app.runtime.theme.uiColor(.separator)
    #expect(
      line.backgroundColor?.resolvedColor(with: cell.traitCollection)
        == color.resolvedColor(with: cell.traitCollection))
    driver.close()
  }
}
