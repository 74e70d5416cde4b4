import Foundation
import HeadlessUIKit
import Testing

/// What is asked for in one turn happens at its end.
@MainActor struct UpdateCycleTests {
  private final class CountingView: UIView {
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  private func turn() async {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      Task { @MainActor in continuation.resume() }
    }
  }

  @Test("a layout that was asked for, often even, follows once without anybody asking")
  func layouts() async {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = CountingView(frame: window.bounds)
    window.isHidden = false
    window.addSubview(view)
    await turn()
    let before = view.layouts
    #expect(before > 0)
    for _ in 0..<3 { view.setNeedsLayout() }
    #expect(view.layouts == before)
    await turn()
    #expect(view.layouts == before + 1)
    await turn()
    #expect(view.layouts == before + 1)
  }

  @Test("nothing is laid out in a window that is not there")
  func hiddenWindows() async {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = CountingView(frame: window.bounds)
    window.addSubview(view)
    await turn()
    #expect(view.layouts == 0)
  }

  @Test func lists() async {
    let list = ListFixture([[1, 2]])
    await turn()
    list.sections = [[1, 2, 3]]
    list.view.reloadData()
    await turn()
    #expect(list.tags == [1, 2, 3])
  }
}

/// Closures that run along with transitions.
@MainActor struct TransitionCoordinatorTests {
  private final class Screen: UIViewController {
    var log: [String] = []

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      transitionCoordinator?.animate { [weak self] _ in
        self?.log.append("alongside")
      } completion: { [weak self] context in
        self?.log.append("completed \(context.isCancelled)")
      }
      log.append("willAppear")
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log.append("didAppear")
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  @Test func pushes() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = navigation
    window.isHidden = false
    let screen = Screen()
    navigation.pushViewController(screen, animated: true)
    #expect(screen.log == ["willAppear", "alongside"])
    #expect(navigation.transitionCoordinator?.isAnimated == true)
    window.headlessFinishTransitions()
    #expect(screen.log == ["willAppear", "alongside", "didAppear", "completed false"])
    #expect(screen.transitionCoordinator == nil)
    navigation.pushViewController(Screen(), animated: false)
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test func presentations() {
    let root = Screen()
    window.rootViewController = root
    window.isHidden = false
    root.log = []
    let screen = Screen()
    screen.modalPresentationStyle = .fullScreen
    root.present(screen, animated: true)
    window.headlessFinishTransitions()
    #expect(screen.log == ["willAppear", "alongside", "didAppear", "completed false"])
    root.dismiss(animated: true)
    #expect(root.transitionCoordinator != nil)
    window.headlessFinishTransitions()
    #expect(root.log == ["willAppear", "alongside", "didAppear", "completed false"])
    #expect(root.transitionCoordinator == nil)
  }
}

/// Content that is shown larger.
@MainActor struct ZoomingTests {
  private final class Zoomer: NSObject, UIScrollViewDelegate {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    var log: [String] = []

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    func scrollViewDidZoom(_ scrollView: UIScrollView) {
      log.append("didZoom \(scrollView.zoomScale)")
    }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      log.append("begin")
    }
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { log.append("end \(scale)") }
  }

  @Test func fingersAndCode() {
    let zoomer = Zoomer()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    view.addSubview(zoomer.view)
    view.contentSize = zoomer.view.frame.size
    view.delegate = zoomer
    view.maximumZoomScale = 3
    view.headlessPinch(to: 2)
    #expect(view.zoomScale == 2)
    #expect(view.contentSize == CGSize(width: 200, height: 400))
    #expect(zoomer.view.frame == CGRect(x: 0, y: 0, width: 200, height: 400))
    // The middle stays where it is.
    #expect(view.contentOffset == CGPoint(x: 50, y: 100))
    view.zoomScale = 9
    #expect(view.zoomScale == 3)
    view.setZoomScale(0.1, animated: false)
    #expect(view.zoomScale == 1)
    #expect(view.contentOffset == .zero)
    #expect(zoomer.log == ["begin", "didZoom 2.0", "end 2.0", "didZoom 3.0", "didZoom 1.0"])
    view.zoom(to: CGRect(x: 50, y: 100, width: 50, height: 100), animated: false)
    #expect(view.zoomScale == 2)
    #expect(view.contentOffset == CGPoint(x: 100, y: 200))
  }
}

/// Views in UIKit's words.
@MainActor struct DescriptionTests {
  @Test func views() throws {
    let label = UILabel(frame: CGRect(x: 1, y: 2.5, width: 30, height: 4))
    label.text = "Hello"
    label.isHidden = true
    label.tag = 7
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let pattern =
      #/<UILabel: 0x[0-9a-f]+; frame = \(1 2\.5; 30 4\); text = 'Hello'; hidden = YES; autoresize = W\+H; userInteractionEnabled = NO; tag = 7; layer = <CALayer: 0x[0-9a-f]+>>/#
    #expect(label.description.wholeMatch(of: pattern) != nil, "\(label.description)")
  }

  @Test func areReadAnywhere() async {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    let text = await Task.detached { "\(view)" }.value
    #expect(text.hasPrefix("<UIView: 0x"))
    #expect(text.contains("frame = (0 0; 1 1); layer = <CALayer: 0x"))
  }
}

/// The menu of one item, as code from before iOS 16 answers for it.
@MainActor struct SingleItemMenuTests {
  private final class Menus: NSObject, UICollectionViewDelegate {
    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
        UIMenu(title: "Item \(indexPath.item)", children: [])
      }
    }
  }

  @Test func opens() {
    let menus = Menus()
    let list = ListFixture([[1, 2]])
    list.view.delegate = menus
    #expect(list.view.headlessContextMenu(forItemAt: [0, 1])?.title == "Item 1")
  }
}
