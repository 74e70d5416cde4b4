public import Foundation

/// Something that has traits.
@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits in force.
  var traitCollection: UITraitCollection { get }
  /// Called after the traits changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// The registration of a handler of trait changes.
@available(iOS 17, *)
@MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// Something that calls handlers when traits change.
@available(iOS 17, *)
@MainActor public protocol UITraitChangeObservable {
  /// What is called with what the traits are of, and with those that were before.
  typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void where TraitEnvironment: UITraitEnvironment

  /// Calls the handler after one of the traits changed.
  @discardableResult
  func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration

  /// Removes a handler.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// The handlers of one view or controller.
@MainActor final class TraitChangeHandlers {
  private var entries: [TraitChangeEntry] = []

  func add(_ entry: TraitChangeEntry) {
    entries.append(entry)
  }

  func remove(_ registration: any UITraitChangeRegistration) {
    entries.removeAll { $0 === registration }
  }

  func call(from previous: UITraitCollection, to current: UITraitCollection) {
    for entry in entries where entry.isConcerned(from: previous.values, to: current.values) {
      entry.handler(previous)
    }
  }
}

@MainActor final class TraitChangeEntry: NSObject, UITraitChangeRegistration {
  let traits: [UITrait]
  let handler: (UITraitCollection) -> Void

  init(traits: [UITrait], handler: @escaping (UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }

  func isConcerned(from previous: TraitValues, to current: TraitValues) -> Bool {
    traits.contains { trait in
      (trait as? any BuiltInTrait.Type)?.differs(previous, current) ?? false
    }
  }
}

/// A trait environment of this module: it keeps handlers.
@MainActor protocol TraitChangeHost: UITraitChangeObservable, UITraitEnvironment {
  var traitChangeHandlers: TraitChangeHandlers { get }
}

extension TraitChangeHost {
  func register<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    let entry = TraitChangeEntry(traits: traits) { [weak self] previous in
      if let self = self as? TraitEnvironment { handler(self, previous) }
    }
    traitChangeHandlers.add(entry)
    return entry
  }
}
