import Foundation
import HeadlessUIKit
import Testing

/// UIKit ends the app where a number of a view's place or size is none.
@MainActor @Suite struct InvalidGeometryTests {
  /// What is set that is no place.
  enum Change: Codable, CaseIterable {
    case frame, bounds, center, offset

    @MainActor func make(of view: UIScrollView) {
      switch self {
      case .frame: view.frame.size.width = .nan
      case .bounds: view.bounds.size.height = .nan
      case .center: view.center.x = .nan
      case .offset: view.contentOffset.y = .nan
      }
    }
  }

  @Test("whoever sets it is told, by the name of the view", arguments: Change.allCases)
  func eachEndsTheApp(change: Change) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [change] in
      await MainActor.run { change.make(of: UIScrollView()) }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("CALayerInvalidGeometry"))
    #expect(said.contains("UIScrollView"))
  }

  @Test func transformsThatLeaveNothingToSeeAreAllowed() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    view.transform = CGAffineTransform(scaleX: 0, y: 0)
    #expect(view.frame == CGRect(x: 20, y: 20, width: 0, height: 0))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
  }

  @Test("what insets leave nothing of is allowed, and nowhere")
  func viewsAtInfinity() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (outer, inner) = (UIView(frame: window.bounds), UIView(frame: .zero))
    let label = UILabel(frame: inner.bounds.insetBy(dx: 16, dy: 16))
    window.addSubview(outer)
    outer.addSubview(inner)
    inner.addSubview(label)
    let part = label.convert(label.bounds, to: inner)
    #expect(part.isNull)
    #expect(inner.convert(part, to: outer).isNull)
    #expect(label.convert(label.bounds, to: nil).isNull)
  }
}
