import Foundation
import HeadlessUIKit
import Testing

@MainActor final class SearchRecorder: NSObject, UISearchResultsUpdating {
  var texts: [String] = []

  func updateSearchResults(for searchController: UISearchController) {
    texts.append(searchController.searchBar.text ?? "")
  }
}

@MainActor struct ControlTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  @Test func tapsRunAButtonsActionUnlessItIsDisabled() {
    var taps = 0
    let button = UIButton(
      configuration: .filled(), primaryAction: UIAction(title: "Go") { _ in taps += 1 })
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    window.isHidden = false
    window.addSubview(button)
    #expect(button.headlessTap())
    button.isEnabled = false
    #expect(!button.headlessTap())
    #expect(taps == 1)
  }

  @Test func pullingStartsTheRefreshControlOnce() {
    let scroll = UIScrollView(frame: window.bounds)
    let refresh = UIRefreshControl()
    var starts = 0
    refresh.addAction(UIAction { _ in starts += 1 }, for: .valueChanged)
    scroll.refreshControl = refresh
    window.addSubview(scroll)
    scroll.headlessPullToRefresh()
    #expect(starts == 1 && refresh.isRefreshing)
    #expect(scroll.contentOffset.y == -60)
    scroll.headlessPullToRefresh()
    #expect(starts == 1)
    refresh.endRefreshing()
    #expect(scroll.contentOffset.y == 0)
  }

  @Test func searchUpdatesResultsWhileTypingAndOnCancel() {
    let search = UISearchController(searchResultsController: nil)
    let recorder = SearchRecorder()
    search.searchResultsUpdater = recorder
    let controller = UIViewController()
    controller.navigationItem.searchController = search
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    window.headlessLayoutPass()
    search.searchBar.headlessType("ab")
    #expect(search.isActive)
    #expect(recorder.texts == ["", "a", "ab"])
    search.searchBar.headlessTapCancel()
    #expect(!search.isActive)
    #expect(recorder.texts.last == "")
  }

  @Test func labelsWrapAtWords() {
    let label = UILabel()
    label.text = "several words that need more than one line"
    label.numberOfLines = 0
    let one = label.font.lineHeight
    #expect(label.sizeThatFits(CGSize(width: 120, height: 1000)).height > one * 2)
    label.numberOfLines = 1
    #expect(label.sizeThatFits(CGSize(width: 120, height: 1000)).height < one + 1)
  }

  @Test func resizingMovesAutoresizedSubviews() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 20))
    child.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 160, height: 130)
    #expect(child.frame == CGRect(x: 10, y: 40, width: 110, height: 20))
  }
}
