/// A source whose items are at hand once they are there.
@MainActor
protocol ItemsSource: DataSource {
  var items: [Item] { get set }
}

extension ItemsSource {
  public func numberOfObjects() -> Int { items.count }

  public func object(at index: Int) -> Item? {
    items.indices.contains(index) ? items[index] : nil
  }

  public func replace(_ model: any Model) {
    let replaced = items.replacing(model)
    guard replaced != items else { return }
    items = replaced
    delegate?.dataSourceDidChange(self)
  }

  public func move(_ move: ItemMove) -> Bool {
    let moved = items.applying(move)
    guard moved != items else { return true }
    items = moved
    delegate?.dataSourceDidChange(self)
    return true
  }
}

extension Array where Element: Model {
  /// These with `model` in the place of each item with its identity.
  func replacing(_ model: any Model) -> [Element] {
    let id = ModelID(of: model)
    return map { item in
      guard ModelID(of: item) == id else { return item }
      return item.replacing(with: model.model) ?? item
    }
  }
}
