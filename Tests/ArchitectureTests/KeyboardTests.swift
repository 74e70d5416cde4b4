import ScreenDriver
import ScreenKit
import Testing

/// What is typed into stays above the keyboard.
@MainActor @Suite(.serialized) struct KeyboardTests {
  @Test(arguments: ListSystem.allCases)
  func listsEndAboveTheKeyboard(system: ListSystem) async throws {
    let bench = try await LibraryBench.settled(system)
    let list = try #require(bench.list)
    let inset = list.adjustedContentInset.bottom
    bench.driver.window.headlessShowKeyboard(height: 300)
    let covered = 300 - (844 - list.convert(list.bounds, to: bench.driver.window).maxY)
    #expect(list.adjustedContentInset.bottom == max(covered, inset))
    #expect(list.verticalScrollIndicatorInsets.bottom == list.contentInset.bottom)
    bench.driver.window.headlessShowKeyboard(height: 0)
    #expect(list.adjustedContentInset.bottom == inset)
  }

  @Test func screensThatComeWhileTheKeyboardIsThereEndAboveIt() async throws {
    let bench = try await LibraryBench.settled(.collection)
    bench.driver.window.headlessShowKeyboard(height: 300)
    let below = try #require(bench.driver.topScreen as? ScreenController)
    below.push(DiaryViewController(app: bench.app))
    try await bench.driver.settle()
    let list = try #require(bench.driver.list)
    #expect(list.contentInset.bottom > 0)
    bench.driver.window.headlessShowKeyboard(height: 0)
    #expect(list.contentInset.bottom == 0)
  }

  @Test func keyboardTakesBackOnlyWhatItHasAdded() async throws {
    let bench = try await LibraryBench.settled(.collection)
    let list = try #require(bench.driver.list)
    list.contentInset.bottom = 20
    bench.driver.window.headlessShowKeyboard(height: 300)
    let covered = list.contentInset.bottom - 20
    #expect(covered > 0)
    list.contentInset.bottom += 5
    bench.driver.window.headlessShowKeyboard(height: 350)
    #expect(list.contentInset.bottom == covered + 75)
    bench.driver.window.headlessShowKeyboard(height: 0)
    #expect(list.contentInset.bottom == 25)
  }

  @Test func keyboardOfAnotherScreenChangesNothing() async throws {
    let bench = try await LibraryBench.settled(.collection)
    let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    other.headlessShowKeyboard(height: 300)
    let list = try #require(bench.driver.list)
    list.setNeedsLayout()
    bench.driver.window.layoutIfNeeded()
    #expect(list.contentInset.bottom == 0)
  }

  @Test func whatIsEditedComesIntoSight() async throws {
    let bench = try await LibraryBench.showing { DiaryViewController(app: $0) }
    try await bench.driver.resize(to: CGSize(width: 320, height: 420))
    try await bench.driver.type("Rain", into: "line")
    let window = bench.driver.window
    window.headlessShowKeyboard(height: 220)
    let field = try #require(window.firstTextField)
    #expect(field.convert(field.bounds, to: window).maxY <= 200)
  }

  @Test(arguments: ListSystem.allCases)
  func formsEndAboveTheKeyboard(system: ListSystem) async throws {
    let bench = try await LibraryBench.wish(system)
    let form = try #require(bench.driver.window.firstScrollView)
    let inset = form.adjustedContentInset.bottom
    bench.driver.window.headlessShowKeyboard(height: 300)
    #expect(form.adjustedContentInset.bottom > inset)
    bench.driver.window.headlessShowKeyboard(height: 0)
    #expect(form.adjustedContentInset.bottom == inset)
  }
}

extension LibraryBench {
  /// The list of the screen, of either kind.
  fileprivate var list: UIScrollView? { driver.list ?? driver.table }
}

extension UIView {
  /// The first view that scrolls.
  fileprivate var firstScrollView: UIScrollView? {
    if let scrollView = self as? UIScrollView { return scrollView }
    return subviews.lazy.compactMap(\.firstScrollView).first
  }

  /// The first field in the view that is being edited.
  fileprivate var firstTextField: UITextField? {
    if let field = self as? UITextField, field.isFirstResponder { return field }
    return subviews.lazy.compactMap(\.firstTextField).first
  }
}
