/// A closed set of models that a payload tells apart by a tag.
public protocol UnionModel: Model, Decodable {}

extension UnionModel {
  /// The identity of the value of the case.
  public var id: ModelID { ModelID(of: model) }
}

/// Thrown by a union whose payload carries a tag that it doesn't know.
public struct UnknownUnionCase: Error, Hashable, Sendable {
  /// The tag found.
  public let tag: String
  /// The name of the union.
  public let union: String
  /// Whether lists leave such an element out; otherwise the whole load fails.
  public let skips: Bool

  /// A tag that `union` has no case for.
  public init(tag: String, union: String, skips: Bool) {
    self.tag = tag
    self.union = union
    self.skips = skips
  }
}
