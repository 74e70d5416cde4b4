import ScreenCore
import Testing

/// Infinite scrolling states: loading, can paginate, cannot.
@Suite struct InfiniteScrollingTests {
  @Test func oneLoadIsUnderWayAtATime() {
    var scrolling = InfiniteScrolling(first: 1)
    #expect(scrolling.state == .canPaginate)
    #expect(scrolling.begin() == 1)
    #expect(scrolling.state == .loading)
    #expect(scrolling.begin() == nil)
  }

  @Test func pagesFollowEachOtherUntilTheLast() {
    var scrolling = InfiniteScrolling(first: 1)
    #expect(scrolling.begin() == 1)
    scrolling.finish(next: 2)
    #expect(scrolling.state == .canPaginate)
    #expect(scrolling.begin() == 2)
    scrolling.finish(next: nil)
    #expect(scrolling.state == .cannotPaginate)
    #expect(scrolling.begin() == nil)
  }

  @Test func failedPageIsAskedForAgain() {
    var scrolling = InfiniteScrolling(first: "a")
    #expect(scrolling.begin() == "a")
    scrolling.fail()
    #expect(scrolling.state == .canPaginate)
    #expect(scrolling.begin() == "a")
  }

  @Test func answersAfterAResetDoNotCount() {
    var scrolling = InfiniteScrolling(first: 1)
    _ = scrolling.begin()
    scrolling.reset(to: 1)
    scrolling.finish(next: nil)
    #expect(scrolling.state == .canPaginate)
    #expect(scrolling.begin() == 1)
  }
}
