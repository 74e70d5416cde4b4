import Foundation
import HeadlessUIKit
import Testing

/// What a search offers, over what is searched.
@MainActor struct SearchSuggestionTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let navigation: UINavigationController
  private let search = UISearchController(searchResultsController: nil)
  private let updater = Updater()

  init() {
    let screen = UIViewController()
    screen.navigationItem.searchController = search
    navigation = UINavigationController(rootViewController: screen)
    search.searchResultsUpdater = updater
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.headlessLayoutPass()
  }

  private func row(_ title: String) -> UIButton? {
    window.headlessLayoutPass()
    func first(in view: UIView) -> UIButton? {
      if let button = view as? UIButton, button.currentTitle == title { return button }
      return view.subviews.lazy.compactMap(first).first
    }
    return first(in: window)
  }

  @Test func suggestionsAreSeenAsLongAsASearchRuns() throws {
    search.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "Milk")]
    #expect(row("Milk") == nil)
    search.isActive = true
    let milk = try #require(row("Milk"))
    let place = milk.convert(milk.bounds, to: nil)
    #expect(place.minY >= navigation.navigationBar.frame.maxY)
    #expect(window.headlessPicture().contains("Milk"))
    search.isActive = false
    #expect(row("Milk") == nil)
  }

  @Test func othersTakeTheirPlace() {
    search.isActive = true
    search.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "Milk")]
    search.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "Bread")]
    #expect(row("Milk") == nil)
    #expect(row("Bread") != nil)
    search.searchSuggestions = nil
    #expect(row("Bread") == nil)
  }

  @Test func whatIsTappedIsTold() throws {
    search.searchSuggestions = ["Milk", "Bread"].map {
      UISearchSuggestionItem(localizedSuggestion: $0)
    }
    search.isActive = true
    try #require(row("Bread")).headlessTap()
    search.headlessChooseSuggestion(0)
    search.headlessChooseSuggestion(2)
    #expect(updater.selected == ["Bread", "Milk"])
  }

  private final class Updater: NSObject, UISearchResultsUpdating {
    var selected: [String?] = []

    func updateSearchResults(for searchController: UISearchController) {}

    func updateSearchResults(
      for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {
      selected.append(searchSuggestion.localizedSuggestion)
    }
  }
}
