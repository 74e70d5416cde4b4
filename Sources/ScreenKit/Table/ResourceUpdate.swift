/// Something of a model that has arrived or changed, such as its image.
@MainActor
public struct ResourceUpdate {
  /// The model as it is now.
  public let model: any Model
  private let key: AnyKeyPath

  /// `key` of `model` has arrived or changed.
  public init<Updated: Model>(_ model: Updated, key: PartialKeyPath<Updated>) {
    self.model = model.model
    self.key = key
  }

  /// Whether this is about `key`.
  public func concerns<Updated: Model>(_ key: PartialKeyPath<Updated>) -> Bool { self.key == key }
}
