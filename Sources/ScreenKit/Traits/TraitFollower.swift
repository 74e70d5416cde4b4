/// A view or controller that does something of its own when traits have changed.
///
/// It calls ``followTraits()`` when it is made, and from iOS 17 on is told of the traits that it looks at, as it has
/// asked for. Before that the system calls its override of `traitCollectionDidChange(_:)`, which hands that on to
/// ``overrideWasCalled(changedFrom:)``: from iOS 17 on nothing follows from that, since it was told already.
@MainActor
protocol TraitFollower: UITraitEnvironment {
  /// The traits that it looks at.
  var followedTraits: FollowedTraits { get }

  /// Does what follows when some of them have changed.
  func followedTraitsDidChange(from previous: UITraitCollection?)
}

extension TraitFollower {
  func overrideWasCalled(changedFrom previous: UITraitCollection?) {
    if #available(iOS 17, *) { return }
    traitsDidChangeUnasked(from: previous)
  }

  /// Some traits have changed, be it those that it looks at or others.
  func traitsDidChangeUnasked(from previous: UITraitCollection?) {
    if let previous, !followedTraits.differ(previous, traitCollection) { return }
    followedTraitsDidChange(from: previous)
  }
}

extension TraitFollower where Self: UIViewController {
  /// Asks for what changes of the traits that the controller looks at, which has not been asked for before.
  func followTraits() {
    guard #available(iOS 17, *), !followedTraits.isEmpty else { return }
    registerForTraitChanges(followedTraits.uiTraits) { (follower: Self, previous) in
      follower.followedTraitsDidChange(from: previous)
    }
  }
}

extension TraitFollower where Self: UIView {
  /// Asks for what changes of the traits that the view looks at, which has not been asked for before.
  func followTraits() {
    guard #available(iOS 17, *), !followedTraits.isEmpty else { return }
    registerForTraitChanges(followedTraits.uiTraits) { (follower: Self, previous) in
      follower.followedTraitsDidChange(from: previous)
    }
  }
}
