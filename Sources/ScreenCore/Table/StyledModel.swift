/// A model of any type with the style that it is to be shown in.
public struct StyledModel: Model {
  /// The value inside; for a union the value of its case.
  public let model: any Model
  /// The style of the value's type.
  public let style: RowStyleKey

  /// A model in a style of its type.
  public init<Item: Model>(_ item: Item, style: RowStyle<Item> = .standard) {
    self.init(model: item.model, styleName: style.name)
  }

  private init(model: any Model, styleName: String) {
    self.model = model
    style = RowStyleKey(type: type(of: model), name: styleName)
  }

  public var id: StyledModelID { StyledModelID(model: ModelID(of: model), style: style) }

  public func replacing(with model: any Model) -> StyledModel? {
    let model = model.model
    guard type(of: model) == type(of: self.model) else { return nil }
    return StyledModel(model: model, styleName: style.name)
  }

  public static func == (left: StyledModel, right: StyledModel) -> Bool {
    left.style == right.style && left.model.hasSameContent(as: right.model)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    model.hash(into: &hasher)
  }
}

/// The identity of a model in a style: in another style it is another row.
public struct StyledModelID: Hashable, Sendable {
  let model: ModelID
  let style: RowStyleKey
}
