import ScreenCore
import Testing

@Suite struct InfinitePagingTests {
  private var paging = InfinitePaging(firstPage: 1)

  @Test mutating func pagesAreLoadedInOrderOneAtATime() throws {
    let begun = paging.begin()
    let first = try #require(begun)
    #expect(first.page == 1)
    #expect(paging.isLoading)
    let meanwhile = paging.begin()
    #expect(meanwhile == nil)
    let isWanted = paging.finish(first, isLast: false)
    #expect(isWanted)
    #expect(paging.currentPage == 1)
    let second = paging.begin()
    #expect(second?.page == 2)
  }

  @Test mutating func nothingIsAskedForBehindTheLastPage() throws {
    let begun = paging.begin()
    _ = paging.finish(try #require(begun), isLast: true)
    #expect(paging.isComplete)
    let behind = paging.begin()
    #expect(behind == nil)
  }

  @Test mutating func failedPageIsAskedForAgain() throws {
    let begun = paging.begin()
    paging.fail(try #require(begun))
    #expect(!paging.isLoading)
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
    #expect(paging.isLoading && !paging.isComplete && paging.currentPage == nil)
    let newIsWanted = paging.finish(new, isLast: false)
    #expect(newIsWanted)
  }
}
