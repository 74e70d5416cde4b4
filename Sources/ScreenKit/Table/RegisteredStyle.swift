/// A style that a table certainly has something for that presents it: registering that answers the
/// style, so rows can't name one that is missing.
@MainActor
public struct RegisteredStyle<Item: Model> {
  let makeRow: @MainActor (Item, RowActions) -> TableRow

  /// The row of a model in this style; nil for one of another type.
  func row(for model: any Model) -> TableRow? {
    (model as? Item).map { makeRow($0, RowActions()) }
  }
}

extension RegisteredStyle {
  /// A style presented by `presenter`; `delegate` finds who is told what is done with rows.
  init<P: RowPresenter>(
    _ presenter: P, kind: RowKind, delegate: @escaping @MainActor () -> P.Delegate?
  ) where P.Item == Item {
    makeRow = { item, actions in
      TableRow(item, presenter, kind: kind, actions: actions, delegate: delegate)
    }
  }

  /// A style of cells that are trees.
  init<A: CellAdapter>(_ adapter: A, kind: RowKind) where A.Item == Item {
    makeRow = { item, actions in
      TableRow(item, kind: kind, face: TableRowFace(item, adapter, actions: actions))
    }
  }

  /// A style of cells that host screens.
  init<A: EmbedAdapter>(_ adapter: A, kind: RowKind) where A.Item == Item {
    makeRow = { item, actions in
      TableRow(item, kind: kind, face: TableRowFace(item, adapter, actions: actions))
    }
  }
}
