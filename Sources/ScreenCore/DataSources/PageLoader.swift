/// Loads the parts of a list, off the main actor.
public protocol PageLoader<Item>: Sendable {
  associatedtype Item: Model

  /// The part at `position`.
  @concurrent
  func page(at position: PagePosition) async throws -> Page<Item>

  /// The part at `position` as it was kept from before; nil if it wasn't.
  @concurrent
  func keptPage(at position: PagePosition) async -> Kept<Page<Item>>?
}

extension PageLoader {
  @concurrent
  public func keptPage(at position: PagePosition) async -> Kept<Page<Item>>? { nil }
}
