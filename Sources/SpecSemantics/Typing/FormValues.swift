import SpecModel

/// The values of a form: what `$form` is while it is filled in, and what it is once it is sent.
extension FormDeclaration {
  /// The fields with the types that their values have while the form is filled in: a choice, number
  /// or date is missing until something is entered, unless it starts with a value.
  ///
  /// - Parameter before: What the form's screen knows before it is shown.
  public func values(before: ValueScope, index: AppIndex) -> [Field] {
    let types = TypeChecker(index: index)
    return fields.map { $0.value(before: before, types: types) }
  }

  /// The fields with the types that their values have when the form is sent: what is required is
  /// there, and what has a condition may not be.
  public func submittedValues(before: ValueScope, index: AppIndex) -> [Field] {
    let types = TypeChecker(index: index)
    return fields.map { field in
      guard field.condition == nil else { return field.field.ifThere }
      return field.required ? field.field : field.value(before: before, types: types)
    }
  }
}

extension FormFieldDeclaration {
  /// Whether an optional type of its own stands for nothing having been entered.
  private var startsEmpty: Bool {
    // What is chosen from what a source loads can be given up again.
    if choices != nil { return field.type.isList }
    return switch field.type.shape {
    case .builtin(.string), .builtin(.boolean), .optional, .list: true
    case .builtin, .named: false
    }
  }

  fileprivate func value(before: ValueScope, types: TypeChecker) -> Field {
    if startsEmpty { return field }
    guard choices == nil, let value = field.defaultValue, !types.canBeMissing(value, in: before)
    else { return field.ifThere }
    return field
  }
}

extension TypeChecker {
  /// Whether a value may turn out to be missing, as far as it can be typed without knowing what is
  /// expected of it.
  public func canBeMissing(_ value: Expression, in scope: ValueScope) -> Bool {
    guard case .path = value.kind, let typed = try? type(value, expecting: nil, in: scope) else {
      return false
    }
    return typed.type.isOptional
  }
}
