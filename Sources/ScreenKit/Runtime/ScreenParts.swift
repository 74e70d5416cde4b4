/// What stands in the bars of a screen.
public typealias BarItems = ScreenBar<any ScreenEffects>

/// A button in a bar.
public typealias BarItem = ScreenBarItem<any ScreenEffects>

/// What a screen shows instead of rows when there are none.
public typealias EmptyState = ScreenEmptyState<any ScreenEffects>

/// A button of a state.
public typealias StateButton = ScreenStateButton<any ScreenEffects>

/// Something to do with a row that stands behind it.
public typealias SwipeAction = RowSwipe<any ScreenEffects>

/// What keeps the order of rows that can be dragged to other places among the rows of their section.
public typealias ReorderAction = RowReorder<any ScreenEffects>

/// Rows of a list that can be selected together, and what can be done with them.
public typealias ListSelection = RowSelection<any ScreenEffects>

/// Something that is done with all selected rows of a list at once.
public typealias SelectionAction<Item: Model> = RowSelectionAction<Item, any ScreenEffects>
