import SpecModel

extension ScreenDeclaration {
  /// The fields of its form whose values rules of the app decide about, each rule by its first field.
  public var ruledFields: [(rule: Name, field: Field)] {
    guard case .form(let form) = body else { return [] }
    var names: Set<String> = []
    return form.fields.compactMap { declaration in
      guard let rule = declaration.limits?.rule, names.insert(rule.name.text).inserted else {
        return nil
      }
      return (rule.name, declaration.field)
    }
  }

  /// Whether a rule of the app decides about what is entered.
  public var asksRules: Bool {
    guard case .form(let form) = body else { return false }
    return form.fields.contains { $0.limits?.rule != nil }
  }
}
