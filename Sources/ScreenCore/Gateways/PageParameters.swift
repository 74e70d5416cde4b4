/// What a gateway is asked that hands out a list part by part, which says which part.
public protocol PagePositioned: Sendable {
  /// Which part is asked for.
  var page: PagePosition { get set }
}

/// What a gateway is asked that hands out a list part by part.
public protocol PageParameters: PagePositioned, Encodable {}

/// What a gateway is asked that needs to know nothing.
public struct NoParameters: Encodable, Hashable, Sendable {
  /// Nothing.
  public init() {}

  /// Writes an object without fields.
  public func encode(to encoder: any Encoder) throws {
    _ = encoder.container(keyedBy: PayloadKey.self)
  }
}
