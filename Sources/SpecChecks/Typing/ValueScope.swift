import SpecModel

/// The roots from which a value can start at a place, with their types.
///
/// It is an object because nearly all places of a screen share one.
public final class ValueScope: Sendable {
  /// The type of `$item`, where there is one.
  public let item: SpecType?
  /// The fields of `$parameters`.
  public let parameters: [Field]
  /// The fields of `$state`.
  public let state: [Field]
  /// The fields of `$form`, with the types that their values have while the form is filled in.
  public let form: [Field]
  /// The type of `$result`, where there is one.
  public let result: SpecType?

  public init(
    item: SpecType? = nil, parameters: [Field] = [], state: [Field] = [], form: [Field] = [],
    result: SpecType? = nil
  ) {
    self.item = item
    self.parameters = parameters
    self.state = state
    self.form = form
    self.result = result
  }

  /// The scope of a place where only literals can stand.
  public static let constants = ValueScope()

  /// The same scope with another `$item`.
  public func with(item: SpecType?) -> ValueScope {
    ValueScope(item: item, parameters: parameters, state: state, form: form, result: result)
  }

  /// The same scope with another `$result`.
  public func with(result: SpecType?) -> ValueScope {
    ValueScope(item: item, parameters: parameters, state: state, form: form, result: result)
  }
}

extension ValueScope {
  /// What can be used while a screen is shown: effects, conditions, arguments of sources.
  public convenience init(of screen: ScreenDeclaration) {
    var values: [Field] = []
    if case .form(let form) = screen.body { values = form.fields.map(\.valueField) }
    self.init(parameters: screen.parameters, state: screen.state, form: values)
  }

  /// What a screen knows before it is shown: titles, headers, defaults of a form.
  public convenience init(beforeShowing screen: ScreenDeclaration) {
    self.init(parameters: screen.parameters)
  }

  /// What a cell, its buttons and its embedded screen can use.
  public convenience init(of adapter: AdapterDeclaration) {
    self.init(item: .model(adapter.model.text))
  }
}

extension FormFieldDeclaration {
  /// The field with the type that its value has while the form is filled in: a choice, number or
  /// date without a default is missing until something is entered.
  public var valueField: Field {
    switch field.type.shape {
    case .builtin(.string), .builtin(.boolean), .optional, .list: return field
    case .builtin, .named:
      guard field.defaultValue == nil else { return field }
      let type = TypeReference(.optional(field.type.shape), span: field.type.span)
      return Field(name: field.name, type: type)
    }
  }
}
