/// What a presenter knows of what it presents to: a controller or a cell, behind a protocol that says
/// what it can show.
@MainActor
public protocol PresentableView: AnyObject, Sendable {}

/// Decides what a view shows, and knows the view only by a protocol. It touches no view classes, so it
/// is tested with anything that conforms to the protocol, or with nothing.
@MainActor
public protocol Presenter: AnyObject, Sendable {
  /// The protocol of the view, such as `any LogInView`.
  associatedtype View

  /// The view, as long as there is one. The view owns its presenter, so this is declared `weak`.
  var view: View? { get set }
}

/// A presenter of a whole screen. Its controller tells it where the screen is in its life.
@MainActor
public protocol ScreenPresenter: Presenter, ScreenLife {
  /// The presenter has its view now; nothing of it has been loaded yet.
  func viewDidInitialize()

  /// The view is gone for good.
  func viewWasDestroyed()
}

extension ScreenPresenter {
  public func viewDidInitialize() {}
  public func viewWasDestroyed() {}
}

/// A presenter that needs nothing to begin with, so that its controller makes it by itself.
@MainActor
public protocol InitializablePresenter: Presenter {
  init()
}

/// A presenter of a cell. A cell is reused, so a presenter gets its view when the cell shows its item
/// and loses it when the cell shows another.
@MainActor
public protocol CellPresenter: Presenter {
  /// The presenter has its view now, and makes it show what there is to show.
  func viewDidBind()

  /// The view shows something else from now on.
  func viewDidUnbind()
}

extension CellPresenter {
  public func viewDidUnbind() {}
}
