/// A part of a list with where it was found.
struct FoundPage<Item: Model>: Sendable {
  let page: Page<Item>
  let position: PagePosition
}

extension Page {
  /// Whether there is nothing in it and another behind it.
  var isPassedOver: Bool { items.isEmpty && next != nil }
}

extension PageLoader {
  /// The list from its start: the parts that together have `count` items, or all where it has fewer.
  @concurrent
  func list(ofAtLeast count: Int) async throws -> FoundPage<Item> {
    var found = try await filledPage(at: .first)
    var items = found.page.items
    while items.count < count, let next = found.page.next, next != found.position {
      try Task.checkCancellation()
      found = try await filledPage(at: next)
      items += found.page.items
    }
    return FoundPage(page: Page(items: items, next: found.page.next), position: found.position)
  }

  /// The part at `position`, or the first behind it that has items or is the last.
  ///
  /// Services that choose among what they have read, such as AppSync over DynamoDB and Azure's tables,
  /// answer with empty parts that are not the last. One that never ends has failed.
  @concurrent
  func filledPage(at position: PagePosition) async throws -> FoundPage<Item> {
    let mostEmptyPages = 50
    var position = position
    for _ in 0..<mostEmptyPages {
      let page = try await page(at: position)
      guard page.items.isEmpty, let next = page.next, next != position else {
        return FoundPage(page: page, position: position)
      }
      try Task.checkCancellation()
      position = next
    }
    throw LoadError.other("\(mostEmptyPages) pages in a row were empty, and none was the last.")
  }
}
