/// A gateway that hands out a list part by part.
public protocol PageGateway<Parameters, Item>: Sendable {
  /// What it is asked.
  associatedtype Parameters: PagePositioned
  /// What the list is of.
  associatedtype Item: Model

  /// The part that `parameters` ask for.
  func fetch(with parameters: Parameters) async throws -> Page<Item>
}
