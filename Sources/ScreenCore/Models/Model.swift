/// A value that a list can show: it has an identity, and its content can be compared.
///
/// Lists are updated by a diff of both, so `id` has to stay the same while the content of the thing changes.
public protocol Model: Identifiable, Hashable, Sendable where ID: Sendable {
  /// The value itself, or for a union the value of its case.
  var model: any Model { get }

  /// This value with `model` in its place; nil when `model` is of another type.
  func replacing(with model: any Model) -> Self?
}

extension Model {
  public var model: any Model { self }

  public func replacing(with model: any Model) -> Self? { model as? Self }
}

extension Model {
  /// Whether `other` is of the same type and has the same content.
  public func hasSameContent(as other: any Model) -> Bool {
    guard let other = other as? Self else { return false }
    return self == other
  }
}
