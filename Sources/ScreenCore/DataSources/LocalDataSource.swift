/// Items that the app has at hand, all of one type.
@MainActor
public final class LocalDataSource<Item: Model>: ItemsSource {
  public weak var delegate: (any DataSourceDelegate)?

  /// The items; setting them tells the delegate.
  public var items: [Item] {
    didSet { delegate?.dataSourceDidChange(self) }
  }

  /// A source of `items`.
  public init(_ items: [Item] = []) {
    self.items = items
  }

  public func loadFirst() { finish(.first) }

  public func loadTop() { finish(.top) }

  public func replace(_ model: any Model) {
    items = items.replacing(model)
  }

  public func move(_ move: ItemMove) -> Bool {
    items = items.applying(move)
    return true
  }

  private func finish(_ load: LoadKind) {
    delegate?.dataSource(self, didBegin: load)
    delegate?.dataSource(self, didFinish: load, with: items)
  }
}

/// Items that the app has at hand, of any types.
public typealias HeterogeneousDataSource = LocalDataSource<AnyModel>

extension LocalDataSource where Item == AnyModel {
  /// A source of models of any types.
  public convenience init(models: [any Model]) {
    self.init(models.map(AnyModel.init))
  }
}
