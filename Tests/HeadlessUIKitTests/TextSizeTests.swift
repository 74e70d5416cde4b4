import Foundation
import HeadlessUIKit
import Testing

/// What the system draws by itself follows the reader's text size.
@MainActor @Suite struct TextSizeTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  private func choose(_ category: UIContentSizeCategory) {
    window.headlessSetTraits { $0.preferredContentSizeCategory = category }
    window.headlessLayoutPass()
  }

  /// The sizes of texts, and where they stand.
  private func texts() throws -> [String: (size: Double, y: Double)] {
    let all = try PictureDocument(window.headlessPicture()).all("text").map { text in
      (
        text.text,
        (
          size: text["font-size"].flatMap(Double.init) ?? 0,
          y: text["y"].flatMap(Double.init) ?? 0
        )
      )
    }
    return Dictionary(all) { first, _ in first }
  }

  @Test func alertsGrow() throws {
    show(UIViewController())
    let alert = UIAlertController(
      title: "Really?", message: "They are gone then.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Discard", style: .destructive))
    window.rootViewController?.present(alert, animated: false)
    let before = try texts()
    #expect(before["They are gone then."]?.size == 13)
    // There is room for both beside each other.
    #expect(before["Cancel"]?.y == before["Discard"]?.y)
    choose(.accessibilityExtraExtraExtraLarge)
    let after = try texts()
    #expect(after["Cancel"]?.size == 53)
    #expect(after["They are gone then."] == nil)
    // One below the other, and who cancels does so at the end.
    let distance = try #require(after["Cancel"]).y - #require(after["Discard"]).y
    #expect(distance > 53)
  }

  @Test func searchFieldsGrow() throws {
    let screen = UIViewController()
    screen.navigationItem.searchController = UISearchController(searchResultsController: nil)
    let navigation = UINavigationController(rootViewController: screen)
    show(navigation)
    window.headlessLayoutPass()
    let bar = try #require(screen.navigationItem.searchController?.searchBar)
    #expect(bar.frame.height == 52)
    choose(.accessibilityLarge)
    #expect(bar.searchTextField.font?.pointSize == 33)
    #expect(bar.frame.height > 65)
    #expect(bar.searchTextField.frame.height >= 33)
    // What is below begins below it.
    #expect(bar.convert(bar.bounds, to: window).maxY == screen.view.safeAreaInsets.top)
    bar.searchTextField.font = .systemFont(ofSize: 20)
    #expect(bar.searchTextField.font?.pointSize == 20)
  }
}
