/// The traits of a view as they were last computed.
struct TraitState {
  var overrides = UITraitOverrides()
  var style = UIUserInterfaceStyle.unspecified
  var resolved: UITraitCollection?
}

extension UIView {
  /// Traits that the view sets for itself and its subviews.
  @available(iOS 17, *)
  public var traitOverrides: UITraitOverrides {
    get { traitState.overrides }
    set {
      traitState.overrides = newValue
      refreshTraits()
    }
  }

  var resolvedTraits: UITraitCollection {
    traitState.resolved ?? computedTraits
  }

  private var computedTraits: UITraitCollection {
    var values = inheritedTraits.overridden(by: traitState.overrides.values)
    values = values.overridden(by: TraitValues(userInterfaceStyle: traitState.style))
    return UITraitCollection(values: values)
  }

  /// What comes from outside: the controller's traits for its root view, else the superview's.
  private var inheritedTraits: TraitValues {
    if let controller { return controller.traitCollection.values }
    if let superview { return superview.traitCollection.values }
    return baseTraits
  }

  /// Computes the traits again and tells the view about changes, and then those below: they take theirs from it.
  func refreshTraits() {
    controller?.refreshOwnTraits()
    let before = traitState.resolved ?? UITraitCollection(values: .base)
    let current = computedTraits
    traitState.resolved = current
    if before != current {
      traitCollectionDidChange(before)
      traitChangeHandlers.call(from: before, to: current)
      setNeedsLayout()
    }
    for subview in subviews { subview.refreshTraits() }
  }
}
