import Foundation
import HeadlessUIKit
import Testing

/// What makes the bar at the top higher: a line above its content, and what can be searched in.
@MainActor struct BarHeightTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let screen = UIViewController()
  private let navigation: UINavigationController

  init() {
    screen.title = "Notes"
    navigation = UINavigationController(rootViewController: screen)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.headlessLayoutPass()
  }

  private var height: CGFloat {
    window.headlessLayoutPass()
    return navigation.navigationBar.frame.height
  }

  @Test("with a prompt a bar is 74 points high, and without one 44")
  func prompts() {
    #expect(height == 44)
    screen.navigationItem.prompt = "Two are new"
    #expect(height == 74)
    #expect(screen.view.safeAreaInsets.top == navigation.navigationBar.frame.maxY)
    screen.navigationItem.prompt = ""
    #expect(height == 44)
  }

  @Test func promptsStandAboveTitles() throws {
    screen.navigationItem.prompt = "Two are new"
    window.headlessLayoutPass()
    let parts = window.headlessPainting().parts
    let prompt = try #require(parts.first { $0.label == "Two are new" })
    let title = try #require(parts.first { $0.label == "Notes" })
    #expect(prompt.frame.maxY <= title.frame.minY)
    #expect(prompt.frame.height == 30)
    #expect(!prompt.isEnabled)
    #expect(navigation.view.headlessDump().contains("prompt=\"Two are new\" \"Notes\""))
  }

  @Test func scopesStandBelowTheField() throws {
    let search = UISearchController(searchResultsController: nil)
    search.scopeBarActivation = .manual
    screen.navigationItem.searchController = search
    let before = height
    let bar = search.searchBar
    bar.scopeButtonTitles = ["All", "Done"]
    #expect(height == before, "nobody has said that they are to be seen")
    bar.showsScopeBar = true
    #expect(height == before + 44)
    bar.layoutIfNeeded()
    let scopes = try #require(bar.headlessScopes)
    #expect(scopes.frame.minY >= bar.searchTextField.frame.maxY)
    #expect(scopes.frame.maxY <= bar.bounds.maxY)
    #expect(window.headlessPicture().contains("Done"))
    bar.scopeButtonTitles = nil
    #expect(height == before)
    #expect(bar.headlessScopes == nil)
  }

  @Test func tappedScopesAreToldOfOnce() {
    let search = UISearchController(searchResultsController: nil)
    let ear = ScopeEar()
    search.searchBar.delegate = ear
    search.searchBar.scopeButtonTitles = ["All", "Done"]
    search.searchBar.showsScopeBar = true
    search.searchBar.headlessChooseScope(1)
    search.searchBar.headlessChooseScope(1)
    search.searchBar.selectedScopeButtonIndex = 0
    #expect(ear.chosen == [1])
    #expect(search.searchBar.headlessScopes?.selectedSegmentIndex == 0)
  }

  @Test func scopesComeAndGoWithTheSearchWhereNobodySaysOtherwise() {
    let search = UISearchController(searchResultsController: nil)
    screen.navigationItem.searchController = search
    search.searchBar.scopeButtonTitles = ["All", "Done"]
    window.headlessLayoutPass()
    #expect(search.searchBar.headlessScopes == nil)
    search.isActive = true
    #expect(search.searchBar.headlessScopes != nil)
    search.isActive = false
    #expect(search.searchBar.headlessScopes == nil)
    search.automaticallyShowsScopeBar = false
    search.isActive = true
    #expect(search.searchBar.headlessScopes == nil)
    search.isActive = false
    search.scopeBarActivation = .onTextEntry
    search.searchBar.headlessType("a")
    #expect(search.searchBar.headlessScopes != nil)
  }
}

@MainActor private final class ScopeEar: NSObject, UISearchBarDelegate {
  private(set) var chosen: [Int] = []

  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    chosen.append(selectedScope)
  }
}
