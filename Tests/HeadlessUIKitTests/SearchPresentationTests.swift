import Foundation
import HeadlessUIKit
import Testing

/// A search that runs is presented by the nearest controller that defines a presentation context:
/// https://developer.apple.com/documentation/uikit/uiviewcontroller/definespresentationcontext
@MainActor struct SearchPresentationTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let screen = UIViewController()
  private let search = UISearchController(searchResultsController: nil)
  private let navigation: UINavigationController

  init() {
    screen.navigationItem.searchController = search
    navigation = UINavigationController(rootViewController: screen)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.headlessLayoutPass()
  }

  @Test func navigationControllersPresentTheSearchUnlessTheScreenDoes() {
    search.isActive = true
    #expect(navigation.presentedViewController === search)
    #expect(search.presentingViewController === navigation)
    search.isActive = false
    #expect(screen.presentedViewController == nil)
    #expect(search.presentingViewController == nil)
    screen.definesPresentationContext = true
    search.isActive = true
    #expect(screen.presentedViewController === search)
    #expect(navigation.presentedViewController == nil)
  }

  @Test("what presents a search presents nothing else, and what is around it does")
  func whoPresents() {
    screen.definesPresentationContext = true
    search.isActive = true
    let sheet = UIViewController()
    screen.present(sheet, animated: false)
    #expect(sheet.presentingViewController == nil)
    navigation.present(sheet, animated: false)
    #expect(sheet.presentingViewController === navigation)
    #expect(search.isActive)
    navigation.dismiss(animated: false)
    #expect(search.isActive)
    #expect(screen.presentedViewController === search)
  }

  @Test("the search presents, too, and covers the screen that is searched")
  func presentingFromTheSearch() {
    search.isActive = true
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    search.present(cover, animated: false)
    #expect(cover.presentingViewController === search)
    #expect(cover.view.window === window)
    #expect(navigation.view.window == nil)
    cover.dismiss(animated: false)
    #expect(navigation.view.window === window)
    #expect(search.isActive)
  }

  @Test("dismissal of what is presented ends the search")
  func dismissal() {
    search.isActive = true
    var isOver = false
    screen.dismiss(animated: false) { isOver = true }
    #expect(!search.isActive)
    #expect(isOver)
    #expect(navigation.presentedViewController == nil)
  }

  @Test("the search of a screen that was pushed over stays with that screen")
  func pushing() {
    screen.definesPresentationContext = true
    search.isActive = true
    let next = UIViewController()
    navigation.pushViewController(next, animated: false)
    #expect(next.presentedViewController == nil)
    navigation.popViewController(animated: false)
    #expect(screen.presentedViewController === search)
  }
}
