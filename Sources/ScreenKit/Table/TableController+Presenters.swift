/// What shows the models of each type in each style.
extension TableController {
  /// Presents models by `presenter` in a style of their type. The table is told what is done with the
  /// rows, unless another `delegate` is named; it is kept weakly.
  ///
  /// - Returns: The style, for rows to name.
  @discardableResult
  public func register<P: RowPresenter>(
    _ presenter: P, style: RowStyle<P.Item> = .standard, delegate: P.Delegate? = nil
  ) -> RegisteredStyle<P.Item> {
    let receiver = (delegate ?? self as? P.Delegate) as AnyObject?
    if receiver == nil {
      runtime.problems.report(
        "\(type(of: self)) is no \(P.Delegate.self) and hears nothing of the rows of "
          + "\(style.key). Conform to it, or name a delegate in register(_:style:delegate:).")
    }
    return add(
      RegisteredStyle(presenter, kind: nextKind(P.self)) { [weak receiver] in
        receiver as? P.Delegate
      }, for: style)
  }

  /// Presents models by the trees of `adapter`, in a style of their type that is the adapter's own
  /// unless another is named.
  ///
  /// - Returns: The style, for rows to name.
  @discardableResult
  public func register<A: CellAdapter>(
    _ adapter: A, style: RowStyle<A.Item>? = nil
  ) -> RegisteredStyle<A.Item> {
    add(RegisteredStyle(adapter, kind: nextKind(A.self)), for: style ?? RowStyle(of: A.self))
  }

  /// Presents models by the screens of `adapter`, in a style of their type that is the adapter's own
  /// unless another is named.
  ///
  /// - Returns: The style, for rows to name.
  @discardableResult
  public func register<A: EmbedAdapter>(
    _ adapter: A, style: RowStyle<A.Item>? = nil
  ) -> RegisteredStyle<A.Item> {
    add(RegisteredStyle(adapter, kind: nextKind(A.self)), for: style ?? RowStyle(of: A.self))
  }

  private func add<Item: Model>(
    _ registered: RegisteredStyle<Item>, for style: RowStyle<Item>
  ) -> RegisteredStyle<Item> {
    presenters.register({ registered.row(for: $0) }, for: style)
    return registered
  }

  /// One type may present several styles; their rows and cells are apart.
  private func nextKind(_ type: Any.Type) -> RowKind {
    RowKind(type, variant: presenters.count)
  }
}

extension RowStyle {
  /// The style that is an adapter's own.
  fileprivate init(of adapter: Any.Type) {
    self.init(String(reflecting: adapter))
  }
}

/// Sections of models in styles of their types.
extension TableController {
  /// The sections of `source`, each model shown by what is registered for its style. `header` is asked
  /// what stands above a section.
  public func sections<Section>(
    of source: SectionedDataSource<Section>,
    header: (Section) -> ScreenText? = { _ in nil }
  ) -> [TableSection] {
    let placeholder = RegisteredStyle(
      PlaceholderAdapter(), kind: RowKind(PlaceholderAdapter.self))
    return Section.allCases.map { section in
      TableSection(
        id: String(describing: section), header: header(section),
        source: source.source(of: section)
      ) { [weak self] model in
        self?.row(for: model) ?? TableRow(AnyModel(model.model), placeholder)
      }
    }
  }

  /// The row of a model in its style; nil, which is reported, for a style that nothing is registered
  /// for.
  private func row(for model: StyledModel) -> TableRow? {
    if let row = presenters[model.style]?(model.model) { return row }
    runtime.problems.report(
      "Nothing is registered for \(model.style). Its rows show a placeholder; register a presenter "
        + "with TableController.register(_:style:).")
    return nil
  }
}
