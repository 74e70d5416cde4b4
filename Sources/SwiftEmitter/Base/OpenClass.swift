import SpecModel
import SpecSemantics
import SwiftCode

extension TypeDeclaration {
  /// The class of a screen as it stands where the screen is open: the app may have a subclass of it, which overrides
  /// what the run-time lets be overridden, and what is generated of that as well. Others stay as they are.
  ///
  /// - Parameter base: The run-time's class that it is a subclass of.
  func opened(to screen: ScreenDeclaration, over base: String) -> TypeDeclaration {
    guard screen.isOpen else { return self }
    var type = self
    type.prefix.documentation += """
      , open to a subclass by hand: it overrides what `\(base)` lets be overridden, and \
      `\(Naming.maker(name))` of the app's dependencies makes it.
      """
    type.prefix.modifiers.remove(.final)
    type.prefix.access = prefix.access.opened
    type.members = members.map(\.openedOverride)
    return type
  }
}

extension SwiftDeclaration {
  /// What overrides something can be overridden once more, from other modules as well.
  fileprivate var openedOverride: SwiftDeclaration {
    switch self {
    case .function(var function) where function.prefix.modifiers.contains(.override):
      function.prefix.access = function.prefix.access.opened
      return .function(function)
    case .variable(var variable) where variable.prefix.modifiers.contains(.override):
      variable.prefix.access = variable.prefix.access.opened
      return .variable(variable)
    default: return self
    }
  }
}

extension SwiftCode.AccessLevel? {
  /// What can be seen everywhere can be overridden everywhere.
  fileprivate var opened: SwiftCode.AccessLevel? { self == .public ? .open : self }
}
