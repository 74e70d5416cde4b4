import ScreenKit
import SpecModel
import SpecSemantics

/// What is supposed of a screen, beside what its sources answer, so that a condition holds or does not.
package struct Supposition: Hashable, Sendable {
  /// What is at the end of a path.
  struct Given: Hashable, Sendable {
    let root: Scope
    let steps: [PathStep]
    let value: DynamicValue
  }

  private(set) var given: [Given] = []
  /// Whether the window is wide; nil where that makes no difference.
  package private(set) var isWide: Bool?
  package private(set) var isLoggedIn = false

  /// Whether it is about what only happens while the screen is there.
  package var isOfState: Bool { given.contains { $0.root == .state || $0.root == .form } }

  /// Nothing is supposed.
  package init() {}

  init(_ value: DynamicValue, at steps: [PathStep], of root: Scope) {
    given = [Given(root: root, steps: steps, value: value)]
    isLoggedIn = root == .session
  }

  init(isWide: Bool) {
    self.isWide = isWide
  }

  /// Both; nil where they are at odds.
  func and(_ other: Supposition) -> Supposition? {
    if let isWide, let its = other.isWide, isWide != its { return nil }
    var both = self
    for value in other.given where !both.given.contains(value) {
      guard !both.given.contains(where: { $0.root == value.root && $0.steps == value.steps }) else {
        return nil
      }
      both.given.append(value)
    }
    both.isWide = isWide ?? other.isWide
    both.isLoggedIn = isLoggedIn || other.isLoggedIn
    return both
  }

  /// Values by their names, with those of a root that are supposed in their place.
  func applied(to values: [String: DynamicValue], of root: Scope) -> [String: DynamicValue] {
    var values = values
    for given in given where given.root == root {
      guard let first = given.steps.first else { continue }
      let rest = given.steps.dropFirst()
      let old = values[first.name] ?? .missing
      values[first.name] = rest.isEmpty ? given.value : old.setting(rest, to: given.value)
    }
    return values
  }
}
