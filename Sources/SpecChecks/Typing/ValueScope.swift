import SourceText
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
  /// The fields of `$data`: objects are missing and lists empty until they have been loaded.
  public let data: [Field]
  /// The fields of `$form`, with the types that their values have while the form is filled in.
  public let form: [Field]
  /// The type of `$result`, where there is one.
  public let result: SpecType?
  /// The fields of `$group`.
  public let group: [Field]
  /// The fields of `$selected`.
  public let selected: [Field]
  /// Whether a running app is there, and with it `$flags`.
  public let hasApp: Bool
  /// Whether `$session` is there, too.
  public let hasSession: Bool
  /// Whether this is where it is said who asks: `$session` is there as a whole, secrets and all.
  public let isCredentials: Bool
  /// Whether `$window` is there.
  public let hasWindow: Bool

  public init(
    item: SpecType? = nil, parameters: [Field] = [], state: [Field] = [], data: [Field] = [],
    form: [Field] = [], result: SpecType? = nil, group: [Field] = [],
    selected: [Field] = [], hasApp: Bool = false, hasSession: Bool = true,
    isCredentials: Bool = false, hasWindow: Bool = false
  ) {
    self.item = item
    self.parameters = parameters
    self.state = state
    self.data = data
    self.form = form
    self.result = result
    self.group = group
    self.selected = selected
    self.hasApp = hasApp
    self.hasSession = hasApp && hasSession
    self.isCredentials = isCredentials
    self.hasWindow = hasWindow
  }

  /// The scope of a place where only literals can stand.
  public static let constants = ValueScope()

  /// The scope of what belongs to the app as a whole.
  public static let app = ValueScope(hasApp: true)

  /// The scope of what says who asks a server.
  public static let credentials = ValueScope(hasApp: true, isCredentials: true)

  /// The same scope where it can be asked how wide the window is.
  public var seeingWindow: ValueScope {
    ValueScope(
      item: item, parameters: parameters, state: state, data: data, form: form, result: result,
      group: group, selected: selected, hasApp: hasApp, hasSession: hasSession,
      isCredentials: isCredentials, hasWindow: true)
  }

  /// The fields of `$window`.
  var window: [Field] {
    guard hasWindow else { return [] }
    let span = ByteSpan(start: 0, end: 0)
    return ["compact", "regular"].map { name in
      Field(
        name: Name(name, span: span), type: TypeReference(.builtin(.boolean), span: span))
    }
  }

  /// The same scope with another `$item`.
  public func with(item: SpecType?) -> ValueScope {
    ValueScope(
      item: item, parameters: parameters, state: state, data: data, form: form, result: result,
      group: group, selected: selected, hasApp: hasApp, hasSession: hasSession)
  }

  /// The same scope with another `$result`.
  public func with(result: SpecType?) -> ValueScope {
    ValueScope(
      item: item, parameters: parameters, state: state, data: data, form: form, result: result,
      group: group, selected: selected, hasApp: hasApp, hasSession: hasSession)
  }

  /// The same scope with a `$group` whose value is of type `value`.
  public func with(group value: SpecType, at span: ByteSpan) -> ValueScope {
    let group = [
      Field(name: Name("value", span: span), type: TypeReference(value.shape, span: span)),
      Field(
        name: Name("count", span: span), type: TypeReference(.builtin(.integer), span: span)),
    ]
    return ValueScope(
      item: item, parameters: parameters, state: state, data: data, form: form, result: result,
      group: group, selected: selected, hasApp: hasApp, hasSession: hasSession)
  }
}

extension ValueScope {
  /// The same scope with a `$selected` of items of a model; nil for a model without identities.
  public func with(selected model: ModelDeclaration) -> ValueScope? {
    guard let id = model.fields.first(where: { $0.name.text == "id" }) else { return nil }
    func field(_ name: String, _ shape: TypeReference.Shape) -> Field {
      Field(name: Name(name, span: id.name.span), type: TypeReference(shape, span: id.name.span))
    }
    let selected = [
      field("items", .list(.named(model.name.text))), field("ids", .list(id.type.shape)),
      field("count", .builtin(.integer)),
    ]
    return ValueScope(
      item: item, parameters: parameters, state: state, data: data, form: form, result: result,
      group: group, selected: selected, hasApp: hasApp, hasSession: hasSession)
  }

  /// The same scope where a form of the screen is sent.
  public func submitting(_ form: FormDeclaration, index: AppIndex) -> ValueScope {
    let before = ValueScope(parameters: parameters, hasApp: hasApp, hasSession: hasSession)
    return ValueScope(
      item: item, parameters: parameters, state: state, data: data,
      form: form.submittedValues(before: before, index: index), result: result, group: group,
      selected: selected, hasApp: hasApp, hasSession: hasSession)
  }
}

extension ValueScope {
  /// What can be used while a screen is shown: effects, conditions, arguments of sources.
  ///
  /// - Parameter hasApp: Whether the system of the screen lets it see the app.
  /// - Parameter hasSession: Whether the screen can have a session.
  public convenience init(
    of screen: ScreenDeclaration, index: AppIndex, hasApp: Bool = true, hasSession: Bool = true
  ) {
    let before = ValueScope(beforeShowing: screen, hasApp: hasApp, hasSession: hasSession)
    var values: [Field] = []
    if case .form(let form) = screen.body { values = form.values(before: before, index: index) }
    self.init(
      parameters: screen.parameters, state: screen.state, form: values, hasApp: hasApp,
      hasSession: hasSession)
  }

  /// What the sections of a screen and their rows can use: what has been loaded, too.
  public convenience init(
    ofRowsIn screen: ScreenDeclaration, index: AppIndex, hasApp: Bool = true,
    hasSession: Bool = true
  ) {
    let data = screen.data.compactMap { declaration in
      index.source(of: declaration.source).map { source in
        Field(name: declaration.name, type: source.yields.ifThere)
      }
    }
    self.init(
      parameters: screen.parameters, state: screen.state, data: data, hasApp: hasApp,
      hasSession: hasSession)
  }

  /// What a screen knows before it is shown: titles, headers, defaults of a form.
  public convenience init(
    beforeShowing screen: ScreenDeclaration, hasApp: Bool = true, hasSession: Bool = true
  ) {
    self.init(parameters: screen.parameters, hasApp: hasApp, hasSession: hasSession)
  }

  /// What a cell, its buttons and its embedded screen can use.
  ///
  /// - Parameter hasSession: Whether all screens that show the adapter can have a session.
  public convenience init(of adapter: AdapterDeclaration, hasSession: Bool = true) {
    self.init(item: .model(adapter.model.text), hasApp: true, hasSession: hasSession)
  }
}

extension ValueScope {
  /// What a component can show.
  public convenience init(of component: ComponentDeclaration) {
    self.init(parameters: component.parameters)
  }
}
