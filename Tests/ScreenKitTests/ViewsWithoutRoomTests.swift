import Foundation
import ScreenDriver
import Testing

@testable import ScreenCore
@testable import ScreenKit

/// Views that have less room than their margins take, as before they are laid out, have their parts somewhere all the
/// same.
@MainActor @Suite struct ViewsWithoutRoomTests {
  private nonisolated static let sizes = [CGSize.zero, CGSize(width: 20, height: 6)]

  private let bench = FixtureBench()
  private var runtime: AppRuntime { bench.app.runtime }

  /// The frames of all that is in `view`, which is laid out in `size`.
  private func frames(in view: UIView, of size: CGSize) -> [CGRect] {
    view.frame.size = size
    view.setNeedsLayout()
    view.layoutIfNeeded()
    return view.subviews.map(\.frame)
  }

  private func isWithin(_ size: CGSize) -> (CGRect) -> Bool {
    { 0 <= $0.minX && $0.maxX <= size.width && 0 <= $0.minY && $0.maxY <= size.height }
  }

  @Test(arguments: sizes)
  func wordsBelowTheLastRowStayWithinIt(size: CGSize) {
    let view = MoreView(frame: .zero)
    view.show(
      MoreFooter(.failed, failure: ErrorState(text: .verbatim("No more"))), runtime: runtime,
      traits: CellTraits(), onRetry: {})
    // The first one is what spins, which is as big as ever.
    #expect(frames(in: view, of: size).dropFirst().allSatisfy(isWithin(size)))
  }

  @Test(arguments: sizes)
  func headersStayWithinTheirRoom(size: CGSize) {
    let view = SectionLabel(frame: .zero)
    view.show(.verbatim("People"), as: .header, runtime: runtime, textSize: .large)
    #expect(frames(in: view, of: size).allSatisfy(isWithin(size)))
  }

  @Test(arguments: sizes)
  func fieldsOfRowsHaveAPlace(size: CGSize) {
    let name = StateBox("Ada")
    let field = FormField.text(
      id: "name", title: .verbatim("Name"),
      value: StateBinding(get: { name.value }, set: { name.value = $0 }))
    let view = FieldContentView()
    view.show(
      field, kind: RowKind(String.self), onChange: nil,
      in: CellContext(
        runtime: runtime, traits: CellTraits(), containerWidth: size.width, displayScale: 2))
    let middles = frames(in: view, of: size).map {
      CGRect(x: $0.midX, y: $0.midY, width: 0, height: 0)
    }
    #expect(middles.count == 2)
    #expect(middles.allSatisfy(isWithin(size)))
  }

  @Test(arguments: sizes)
  func noticesStandInTheMiddle(size: CGSize) {
    let container = UIView(frame: CGRect(origin: .zero, size: size))
    NoticeView.show(
      NoticeView.Words(text: .verbatim("Saved")), in: container, runtime: runtime)
    #expect(container.subviews.map(\.frame.midX) == [size.width / 2])
  }
}
