import SpecModel

/// What a name that a spec gives stands for in Swift.
package enum NameRole {
  /// A declaration of a kind that becomes a type.
  case type(DeclarationKind)
  /// A declaration for which nothing is generated under its name.
  case appOwned
  case modelField
  /// - Parameter hasOthers: Whether a case of the enum is read from several values.
  case enumCase(hasUnknown: Bool, hasOthers: Bool = false)
  case requestParameter
  case sourceParameter
  case screenParameter
  /// A value of a screen's state or form.
  case stateField
  /// An event, a token of the theme or a method.
  case member
}
