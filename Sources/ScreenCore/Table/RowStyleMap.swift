/// What shows the models of each type in each style.
public struct RowStyleMap<Presenter> {
  private var presenters: [RowStyleKey: Presenter] = [:]

  /// A map without presenters.
  public init() {}

  /// How many styles have a presenter.
  public var count: Int { presenters.count }

  /// Gives `style` a presenter, in the place of one that it may have.
  public mutating func register<Item: Model>(_ presenter: Presenter, for style: RowStyle<Item>) {
    presenters[style.key] = presenter
  }

  /// The presenter of a style; nil for a style without one.
  public subscript(key: RowStyleKey) -> Presenter? { presenters[key] }

  /// The presenter of a style; nil for a style without one.
  public subscript<Item: Model>(style: RowStyle<Item>) -> Presenter? { presenters[style.key] }
}
