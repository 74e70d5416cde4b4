import SourceText
import SpecModel

/// The roots from which a value can start at a place, with their types.
///
/// It is an object because nearly all places of a screen share one.
public final class ValueScope: Sendable {
  /// What a scope has got from the screen or whatever else it is of: hardly ever changed, and not
  /// copied where something else is.
  private final class Fields: Sendable {
    let parameters: [Field]
    let state: [Field]?
    let data: [Field]?
    let form: [Field]
    let hideableFields: Set<String>
    let group: [Field]
    let selected: [Field]
    let moved: [Field]

    init(
      parameters: [Field], state: [Field]?, data: [Field]?, form: [Field],
      hideableFields: Set<String> = [], group: [Field] = [], selected: [Field] = [],
      moved: [Field] = []
    ) {
      self.parameters = parameters
      self.state = state
      self.data = data
      self.form = form
      self.hideableFields = hideableFields
      self.group = group
      self.selected = selected
      self.moved = moved
    }
  }

  /// What a scope is made of.
  private struct Roots: Sendable {
    var item: SpecType?
    var fields: Fields
    var result: SpecType?
    var value: SpecType?
    var hasApp = false
    var hasTime = false
    var hasSession = true
    var isCredentials = false
    var hasWindow = false
    var known: [NarrowedValue] = []
    var unknown: Scope?
    var isPageWithoutItem = false
    var isOfQuestion = false
  }

  private let roots: Roots

  /// The type of `$item`, where there is one.
  public var item: SpecType? { roots.item }
  /// The fields of `$parameters`.
  public var parameters: [Field] { roots.fields.parameters }
  /// The fields of `$state`: none where a screen declares none, nil where none could be read.
  public var state: [Field]? { roots.fields.state }
  /// The fields of `$data`: objects are missing and lists empty until they have been loaded. None where a
  /// screen declares none, nil where none could be read.
  public var data: [Field]? { roots.fields.data }
  /// The fields of `$form`, with the types that their values have while the form is filled in.
  public var form: [Field] { roots.fields.form }
  /// The fields of `$form` that may not be there, where the form is sent.
  var hideableFields: Set<String> { roots.fields.hideableFields }
  /// The type of `$result`, where there is one.
  public var result: SpecType? { roots.result }
  /// The type of `$value`, where there is one.
  public var value: SpecType? { roots.value }
  /// The fields of `$group`.
  public var group: [Field] { roots.fields.group }
  /// The fields of `$selected`.
  public var selected: [Field] { roots.fields.selected }
  /// The fields of `$moved`.
  public var moved: [Field] { roots.fields.moved }
  /// The model of the rows among which one was moved, where one was.
  public var movedModel: String? {
    moved.compactMap(\.type.declaredName).first?.text
  }
  /// Whether a running app is there, and with it `$flags`.
  public var hasApp: Bool { roots.hasApp }
  /// Whether the time that it is is known: where the app is, and in the scenes of systems that do not know that.
  public var hasTime: Bool { roots.hasApp || roots.hasTime }
  /// Whether `$session` is there, too.
  public var hasSession: Bool { roots.hasApp && roots.hasSession }
  /// Whether this is where it is said who asks: `$session` is there as a whole, secrets and all.
  public var isCredentials: Bool { roots.isCredentials }
  /// Whether `$window` is there.
  public var hasWindow: Bool { roots.hasWindow }
  /// Values that can be missing by their types, and are there.
  public var known: [NarrowedValue] { roots.known }

  /// A root of which nothing is known, because of something that has been reported.
  var unknown: Scope? { roots.unknown }

  private init(_ roots: Roots) {
    self.roots = roots
  }

  public convenience init(
    item: SpecType? = nil, parameters: [Field] = [], state: [Field]? = nil, data: [Field]? = nil,
    form: [Field] = [], result: SpecType? = nil, hasApp: Bool = false, hasSession: Bool = true,
    isCredentials: Bool = false
  ) {
    self.init(
      Roots(
        item: item, fields: Fields(parameters: parameters, state: state, data: data, form: form),
        result: result, hasApp: hasApp, hasSession: hasSession, isCredentials: isCredentials))
  }

  /// The same scope with something else in it.
  private func changed(_ change: (inout Roots) -> Void) -> ValueScope {
    var roots = roots
    change(&roots)
    return ValueScope(roots)
  }

  /// The scope of a place where only literals can stand.
  public static let constants = ValueScope()

  /// The scope of what belongs to the app as a whole.
  public static let app = ValueScope(hasApp: true)

  /// The scope of what says who asks a server.
  public static let credentials = ValueScope(hasApp: true, isCredentials: true)

  /// The same scope where the time that it is is known.
  package var knowingTime: ValueScope { hasTime ? self : changed { $0.hasTime = true } }

  /// The same scope where it can be asked how wide the window is.
  public var seeingWindow: ValueScope { changed { $0.hasWindow = true } }

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
    changed { roots in
      roots.item = item
      roots.hasWindow = false
      roots.known.removeAll { $0.scope == .item }
    }
  }

  /// Whether this is in what shows one item, wherever it stands: screens have values of their own beside it.
  var isOfAdapter: Bool { item != nil && state == nil }

  /// Whether this is on a page that doesn't say what it is about.
  var isPageWithoutItem: Bool { roots.isPageWithoutItem }

  /// Whether this is in a source or a request that is declared by itself: all that it knows of a screen are its parameters.
  var isOfQuestion: Bool { roots.isOfQuestion }

  /// The scope of a source or a request with these parameters.
  package convenience init(ofQuestionWith parameters: [Field]) {
    var roots = Roots(fields: Fields(parameters: parameters, state: nil, data: nil, form: []))
    roots.isOfQuestion = true
    self.init(roots)
  }

  /// The scope of the parts of a page that doesn't say what it is about.
  package var onPageWithoutItem: ValueScope { changed { $0.isPageWithoutItem = true } }

  /// The same scope with a root of which nothing is known, because of something that has been reported:
  /// what starts from it could only yield findings that follow from that.
  package func with(unknown root: Scope) -> ValueScope { changed { $0.unknown = root } }

  /// The same scope with another `$result`, by when what can change may have changed.
  public func with(result: SpecType?) -> ValueScope {
    changed { roots in
      roots.result = result
      roots.hasWindow = false
      roots.known.removeAll { !$0.isConstant }
    }
  }

  /// The same scope with a `$value` that an input was set to.
  public func with(value: SpecType) -> ValueScope { changed { $0.value = value } }

  /// The type of a root that is one value.
  func root(_ root: Scope) -> SpecType? {
    switch root {
    case .item: item
    case .result: result
    case .value: value
    default: nil
    }
  }

  /// The same scope with a `$group` whose value is of type `value`.
  public func with(group value: SpecType, at span: ByteSpan) -> ValueScope {
    let group = [
      Field(name: Name("value", span: span), type: TypeReference(value.shape, span: span)),
      Field(name: Name("count", span: span), type: TypeReference(.builtin(.integer), span: span)),
    ]
    return changed { roots in
      roots.fields = Fields(
        parameters: parameters, state: state, data: data, form: form,
        hideableFields: hideableFields, group: group, selected: selected, moved: moved)
      roots.hasWindow = false
    }
  }

  /// The same scope where values are there that can be missing by their types.
  public func knowing(_ values: [NarrowedValue]) -> ValueScope {
    values.isEmpty ? self : changed { $0.known += values }
  }

  /// The same scope where nothing is known of values that can be missing.
  public var knowingNothing: ValueScope { known.isEmpty ? self : changed { $0.known = [] } }

  /// The same scope after a piece of the state has got another value.
  public func setting(_ path: ValuePath) -> ValueScope {
    guard known.contains(where: { $0.scope == path.scope }) else { return self }
    let first = path.components.first?.text
    return changed { roots in
      roots.known.removeAll { $0.scope == path.scope && $0.steps.first?.name == first }
    }
  }

  /// Whether it is known that what the first components of a path name is there.
  package func knows(_ path: ValuePath, components count: Int) -> Bool {
    known.contains { $0.isStart(of: path, components: count) }
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
    return changed { roots in
      roots.fields = Fields(
        parameters: parameters, state: state, data: data, form: form,
        hideableFields: hideableFields, group: group, selected: selected)
      roots.hasWindow = false
    }
  }

  /// The same scope with a `$moved` among rows of a model.
  public func with(moved model: Name) -> ValueScope {
    func field(_ name: String, _ shape: TypeReference.Shape) -> Field {
      Field(name: Name(name, span: model.span), type: TypeReference(shape, span: model.span))
    }
    let beside = TypeReference.Shape.optional(.named(model.text))
    let moved = [
      field("index", .builtin(.integer)), field("previous", beside), field("next", beside),
    ]
    return changed { roots in
      roots.fields = Fields(
        parameters: parameters, state: state, data: data, form: form,
        hideableFields: hideableFields, group: group, selected: selected, moved: moved)
      roots.hasWindow = false
    }
  }

  /// The same scope where a form of the screen is sent.
  public func submitting(_ form: FormDeclaration, index: AppIndex) -> ValueScope {
    let before = ValueScope(parameters: parameters, hasApp: hasApp, hasSession: hasSession)
    return changed { roots in
      roots.fields = Fields(
        parameters: parameters, state: state, data: data,
        form: form.submittedValues(before: before, index: index),
        hideableFields: Set(form.fields.filter { $0.condition != nil }.map(\.field.name.text)),
        group: group, selected: selected)
      roots.hasWindow = false
    }
  }
}

extension ValueScope {
  /// The same scope without a piece of the state, where that cannot be meant.
  package func without(state name: String) -> ValueScope {
    changed { roots in
      roots.fields = Fields(
        parameters: parameters, state: state?.filter { $0.name.text != name }, data: data,
        form: form, hideableFields: hideableFields, group: group, selected: selected, moved: moved)
    }
  }
}

extension ValueScope {
  /// The same scope where a source is asked for what there is to choose from in a field of a form: that waits for the
  /// values that it is asked by.
  package func asking(for form: FormDeclaration) -> ValueScope {
    changed { roots in
      roots.fields = Fields(
        parameters: parameters, state: state, data: data, form: form.fields.map(\.field),
        group: group, selected: selected)
      roots.hasWindow = false
    }
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
    self.init(
      parameters: screen.parameters, state: screen.state, data: screen.data.isEmpty ? [] : nil,
      form: Self.entered(on: screen, index: index, hasApp: hasApp, hasSession: hasSession),
      hasApp: hasApp, hasSession: hasSession)
  }

  /// What the sections of a screen and their rows can use: what has been loaded, too.
  public convenience init(
    ofRowsIn screen: ScreenDeclaration, index: AppIndex, hasApp: Bool = true,
    hasSession: Bool = true
  ) {
    self.init(
      parameters: screen.parameters, state: screen.state,
      data: screen.data.compactMap { $0.field(in: index) },
      form: Self.entered(on: screen, index: index, hasApp: hasApp, hasSession: hasSession),
      hasApp: hasApp, hasSession: hasSession)
  }

  /// The same scope where these values of `$data` can be asked for.
  package func with(data: [Field]) -> ValueScope {
    changed { roots in
      roots.fields = Fields(
        parameters: parameters, state: state, data: data, form: form,
        hideableFields: hideableFields, group: group, selected: selected, moved: moved)
    }
  }

  /// The values of a screen's form.
  private static func entered(
    on screen: ScreenDeclaration, index: AppIndex, hasApp: Bool, hasSession: Bool
  ) -> [Field] {
    guard case .form(let form) = screen.body else { return [] }
    let before = ValueScope(beforeShowing: screen, hasApp: hasApp, hasSession: hasSession)
    return form.values(before: before, index: index)
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

extension DataDeclaration {
  /// The value that it is of `$data`; nil where nobody can know that.
  package func field(in index: AppIndex) -> Field? {
    if let source = index.source(of: source) {
      return Field(name: name, type: source.yields.ifThere)
    }
    // Of a source that there is not nobody knows what it yields, and that is no other mistake.
    guard case .use(let used, _) = source else { return nil }
    return Field(name: name, type: TypeReference(.named(used.text), span: used.span))
  }
}
