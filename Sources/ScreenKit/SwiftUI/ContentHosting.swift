/// Holds a view of SwiftUI in a cell, or what the app has in its place where there is none: tests look at it.
@MainActor
package protocol ContentHosting: UIView {
  /// What it holds; nil before it has been shown.
  var hostedContent: Any? { get }
}
