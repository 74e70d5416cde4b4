/// The identity of a model among models of any type.
///
/// The type takes part as itself and not by its name, so same-named types of two modules never meet.
public struct ModelID: Hashable, Sendable {
  private let type: ObjectIdentifier
  private let id: any (Hashable & Sendable)

  /// The identity of `model`, or for a union that of the value of its case.
  public init(of model: any Model) {
    let value = model.model
    self = Self.identity(of: value)
  }

  private init(type: ObjectIdentifier, id: any (Hashable & Sendable)) {
    self.type = type
    self.id = id
  }

  private static func identity(of model: some Model) -> ModelID {
    ModelID(type: ObjectIdentifier(Swift.type(of: model)), id: model.id)
  }

  public static func == (left: ModelID, right: ModelID) -> Bool {
    left.type == right.type && left.id.isEqual(to: right.id)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(type)
    id.hash(into: &hasher)
  }
}

extension Hashable {
  fileprivate func isEqual(to other: any Hashable) -> Bool {
    guard let other = other as? Self else { return false }
    return self == other
  }
}
