/// Loads the parts of a list, off the main actor.
public protocol PageLoader<Item>: Sendable {
  associatedtype Item: Model

  /// The part at `position`.
  @concurrent
  func page(at position: PagePosition) async throws -> Page<Item>
}
