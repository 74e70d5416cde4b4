import Foundation

extension UIViewController {
  /// Traits that the controller sets for itself, its view and children.
  @available(iOS 17, *)
  public var traitOverrides: UITraitOverrides {
    get { traitState.overrides }
    set {
      traitState.overrides = newValue
      traitsDidChangeHere()
    }
  }

  /// Sets traits of a child, and of all below it, that are other than here; nil for none.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.traitState.overrides.values = collection?.values ?? TraitValues()
    childViewController.traitsDidChangeHere()
  }

  /// The appearance that the controller sets for itself, its view and children.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitState.style }
    set {
      traitState.style = newValue
      traitsDidChangeHere()
    }
  }

  private func traitsDidChangeHere() {
    if let view = viewIfLoaded { view.refreshTraits() } else { refreshOwnTraits() }
  }

  var resolvedTraits: UITraitCollection { traitState.resolved ?? computedTraits }

  private var computedTraits: UITraitCollection {
    var values = inheritedTraits.overridden(by: traitState.overrides.values)
    values = values.overridden(by: TraitValues(userInterfaceStyle: traitState.style))
    return UITraitCollection(values: values)
  }

  private var inheritedTraits: TraitValues {
    if let superview = viewIfLoaded?.superview {
      var values = superview.traitCollection.values
      // What lies above other content takes the lighter ones of the dark colours.
      if presentation.isSheet { values.level = .elevated }
      return values
    }
    return parent?.traitCollection.values ?? .base
  }

  /// Computes the controller's traits again; its view does the same for the tree below.
  func refreshOwnTraits() {
    let before = traitState.resolved ?? UITraitCollection(values: .base)
    let current = computedTraits
    traitState.resolved = current
    for child in children where child.viewIfLoaded?.superview == nil {
      child.traitsDidChangeHere()
    }
    guard before != current else { return }
    traitCollectionDidChange(before)
    traitChangeHandlers.call(from: before, to: current)
  }
}
