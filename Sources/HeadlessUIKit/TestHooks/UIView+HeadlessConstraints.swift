import Foundation

/// What UIKit only writes into the log.
extension UIView {
  /// Whether the last layout of the view could satisfy all constraints that are required.
  public var headlessConstraintsAreSatisfied: Bool { constraintState.areSatisfied }
}
