/// What stands in the bars of a screen, as its presenter says it.
public typealias PresenterBar<Destination> = ScreenBar<BasePresenter<Destination>>

/// A button in a bar, as a presenter says it.
public typealias PresenterBarItem<Destination> = ScreenBarItem<BasePresenter<Destination>>

/// What a screen shows instead of rows when there are none, as its presenter says it.
public typealias PresenterEmptyState<Destination> = ScreenEmptyState<BasePresenter<Destination>>

/// A button of a state, as a presenter says it.
public typealias PresenterStateButton<Destination> = ScreenStateButton<BasePresenter<Destination>>

/// Something to do with a row that stands behind it, as a presenter says it.
public typealias PresenterSwipe<Destination> = RowSwipe<BasePresenter<Destination>>

/// What keeps the order of rows that can be dragged to other places, as a presenter says it.
public typealias PresenterReorder<Destination> = RowReorder<BasePresenter<Destination>>

/// Rows of a list that can be selected together, and what can be done with them, as a presenter says it.
public typealias PresenterSelection<Destination> = RowSelection<BasePresenter<Destination>>

/// Something that is done with all selected rows of a list at once, as a presenter says it.
public typealias PresenterSelectionAction<Item: Model, Destination> = RowSelectionAction<
  Item, BasePresenter<Destination>
>
