import ScreenKit
import Testing

@MainActor @Suite struct ScrollingContentControllerTests {
  private func show(height: CGFloat) throws -> (UIScrollView, UIViewController, UIWindow) {
    let content = UIViewController(nibName: nil, bundle: nil)
    content.preferredContentSize = CGSize(width: 0, height: height)
    let controller = ScrollingContentController(content: content)
    let window = makeWindow(controller)
    let scrollView = try #require(
      controller.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
    return (scrollView, content, window)
  }

  @Test func contentThatIsTooTallScrolls() throws {
    let (scrollView, content, window) = try show(height: 2_000)
    #expect(scrollView.contentSize == CGSize(width: 390, height: 2_000))
    #expect(content.view.frame.height == 2_000)
    #expect(content.parent === scrollView.superview?.next)
    withExtendedLifetime(window) {}
  }

  @Test func contentThatFitsFillsTheScreen() throws {
    let (scrollView, content, window) = try show(height: 100)
    #expect(content.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(scrollView.contentSize.height == 844)
    withExtendedLifetime(window) {}
  }

  @Test func contentIsMeasuredAgainWhenTheScreenTurns() throws {
    let (scrollView, content, window) = try show(height: 600)
    #expect(content.view.frame.height == 844)
    window.headlessResize(to: CGSize(width: 844, height: 390))
    #expect(scrollView.contentSize == CGSize(width: 844, height: 600))
    #expect(content.view.frame.size == scrollView.contentSize)
  }

  @Test func longMessageCanBeScrolled() throws {
    let bench = FixtureBench()
    let text = Array(repeating: "A long story.", count: 2_000).joined(separator: " ")
    let message = MessageController(
      runtime: bench.app.runtime, message: Message(text: .verbatim(text)))
    let controller = ScrollingContentController(content: message)
    let window = makeWindow(controller)
    let scrollView = try #require(
      controller.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
    #expect(scrollView.contentSize.height > window.bounds.height)
  }
}
