import Diagnostics
import SpecSemantics

extension Rule {
  /// The rule that a value breaks.
  init(_ kind: TypeProblem.Kind) {
    let rule: SpecRule
    switch kind {
    case .bindingTypeMismatch: rule = .bindingTypeMismatch
    case .constantCondition: rule = .constantCondition
    case .forgottenDollar: rule = .forgottenDollar
    case .invalidValue:
      self = .invalidValue
      return
    case .unavailableScope: rule = .unavailableScope
    case .unknownCase: rule = .unknownCase
    case .unknownColor: rule = .unknownColor
    case .unknownField: rule = .unknownField
    }
    self = rule.rule
  }
}
