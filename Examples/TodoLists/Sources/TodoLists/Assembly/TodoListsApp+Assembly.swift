public import ScreenKit

extension TodoListsApp {
  /// The app with all that was written for it by hand, its lists kept in a file among the user's documents.
  public static func assembled(launch: LaunchValues) -> TodoListsApp {
    let library = TodoLibrary(in: launch.files)
    let actions = TodoActions(library, clock: launch.clock)
    let app = TodoListsApp(
      launch: launch,
      dependencies: TodoListsDependencies(
        dueActions: actions, itemActions: actions, itemsActions: actions, listsActions: actions,
        tidyUpActions: actions,
        makeDueSource: { _ in DueSource(library, select: \.dueItems) },
        makeEverySource: { _ in EverySource(library, select: \.allItems) },
        makeItemSource: { _, itemID in
          ItemSource(library) { contents in contents.item(itemID()).map { [$0] } ?? [] }
        },
        makeItemsSource: { _, listID, withDone in
          ItemsSource(library) { contents in
            contents.items(ofList: listID()).filter { withDone() || !$0.isDone }
          }
        },
        makeListsSource: { _ in ListsSource(library, select: \.todoLists) }))
    actions.app = app
    return app
  }
}
