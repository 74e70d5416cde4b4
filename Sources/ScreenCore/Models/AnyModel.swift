/// A model of any type, for lists whose items are not a closed set.
public struct AnyModel: Model {
  /// The value inside.
  public let model: any Model

  /// Wraps `model`; a wrapped value is not wrapped again.
  public init(_ model: any Model) {
    self.model = model.model
  }

  public var id: ModelID { ModelID(of: model) }

  public func replacing(with model: any Model) -> AnyModel? {
    type(of: model) == type(of: self.model) ? AnyModel(model) : nil
  }

  public static func == (left: AnyModel, right: AnyModel) -> Bool {
    left.model.hasSameContent(as: right.model)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    model.hash(into: &hasher)
  }
}
