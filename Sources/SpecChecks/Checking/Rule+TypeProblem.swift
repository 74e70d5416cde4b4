import Diagnostics
import SpecSemantics

extension Rule {
  /// The rule that a value breaks.
  init(_ kind: TypeProblem.Kind) {
    self =
      switch kind {
      case .bindingTypeMismatch: .bindingTypeMismatch
      case .constantCondition: .constantCondition
      case .forgottenDollar: .forgottenDollar
      case .invalidValue: .invalidValue
      case .unavailableScope: .unavailableScope
      case .unknownCase: .unknownCase
      case .unknownColor: .unknownColor
      case .unknownField: .unknownField
      }
  }
}
