/// Shows one entry of a host's menu at a time; the others stay as they are.
@MainActor
protocol EntryShowing: UIViewController {
  /// The navigations of the entries. Nobody else keeps them, so that one that is taken out here is gone.
  var entries: [UIViewController] { get }

  /// The entry that is shown; nil while that is a list of entries.
  var shownEntry: Int? { get }

  /// What is seen: the navigation of an entry, or of a list of entries.
  var shownNavigation: UIViewController? { get }

  /// Shows an entry; nothing happens when there is none.
  func showEntry(_ index: Int)

  /// A person has done something on `screen`.
  func noteUse(of screen: UIViewController)
}

extension EntryShowing {
  func noteUse(of screen: UIViewController) {}
}
