/// A controller that stands for one of another class, and says which.
@MainActor
package protocol NamedInScreenTrees: UIViewController {
  /// What it is called where screens are written down.
  var nameInScreenTrees: String { get }
}
