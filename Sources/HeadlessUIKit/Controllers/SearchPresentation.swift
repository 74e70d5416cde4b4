import Foundation

/// A search that runs is presented over the screen that is searched, without taking that out of sight.
extension UISearchController {
  func presentOverSearchedScreen() {
    guard presentation.presenter == nil, let context = searchedScreen?.nearestPresentationContext,
      context.presentation.presented == nil
    else { return }
    context.presentation.presented = self
    presentation.presenter = context
  }

  func endBeingPresentedOverScreen() {
    presentation.presenter?.presentation.presented = nil
    presentation.presenter = nil
  }

  /// The screen that has the search bar: in its own view, or in the bar above it.
  var searchedScreen: UIViewController? {
    var view: UIView? = searchBar
    while let current = view {
      if let controller = current.controller {
        let navigation = controller as? UINavigationController
        return navigation?.topViewController ?? controller
      }
      view = current.superview
    }
    return nil
  }
}

extension UIViewController {
  /// The controller that presents over what this one covers: the nearest that says so, or the outermost.
  fileprivate var nearestPresentationContext: UIViewController {
    guard !definesPresentationContext, let parent else { return self }
    return parent.nearestPresentationContext
  }

  /// Ends the search that a controller presents. Returns whether there was one, and nothing over it.
  func endPresentedSearch() -> Bool {
    guard let search = presentation.presented as? UISearchController,
      search.presentation.presented == nil
    else { return false }
    search.isActive = false
    return true
  }
}
