import ScreenCore
import Testing

/// Infinite scrolling states: loading, can paginate, cannot.
@Suite struct InfinitePagingTests {
  private var paging = InfinitePaging(firstPage: 1)

  @Test mutating func pagesAreLoadedInOrderOneAtATime() throws {
    #expect(paging.state == .canPaginate)
    let begun = paging.begin()
    let first = try #require(begun)
    #expect(first.page == 1)
    #expect(paging.state == .loading)
    let meanwhile = paging.begin()
    #expect(meanwhile == nil)
    let isWanted = paging.finish(first, isLast: false)
    #expect(isWanted)
    #expect(paging.currentPage == 1 && paging.state == .canPaginate)
    let second = paging.begin()
    #expect(second?.page == 2)
  }

  @Test mutating func nothingIsAskedForBehindTheLastPage() throws {
    let begun = paging.begin()
    _ = paging.finish(try #require(begun), isLast: true)
    #expect(paging.state == .cannotPaginate)
    let behind = paging.begin()
    #expect(behind == nil)
  }

  @Test mutating func failedPageIsAskedForAgain() throws {
    let begun = paging.begin()
    paging.fail(try #require(begun))
    #expect(paging.state == .canPaginate)
    let again = paging.begin()
    #expect(again?.page == 1)
  }

  @Test mutating func answerFromBeforeAResetCountsForNothing() throws {
    let begun = paging.begin()
    let old = try #require(begun)
    paging.reset()
    let anew = paging.begin()
    let new = try #require(anew)
    paging.fail(old)
    let oldIsWanted = paging.finish(old, isLast: true)
    #expect(!oldIsWanted)
    #expect(paging.state == .loading && paging.currentPage == nil)
    let newIsWanted = paging.finish(new, isLast: false)
    #expect(newIsWanted)
  }
}
