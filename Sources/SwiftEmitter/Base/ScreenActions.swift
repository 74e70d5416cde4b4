import SpecModel
import SpecSemantics
import SwiftCode

/// The methods that the app implements for a screen: all that the screen's effects call.
struct ScreenActions {
  struct Method: Equatable {
    let name: String
    /// The model of the row that the call stands on; nil where there is none.
    let item: String?
    /// What the call hands over, in the order of the spec.
    let values: [Value]

    /// What a value is called inside the method. Labels are free, but the item and the screen have
    /// their names there already.
    func internalName(of value: Value) -> String {
      var name = value.name
      let others = values.map(\.name).filter { $0 != value.name } + ["item", "screen"]
      while others.contains(name) { name += "Value" }
      return name
    }
  }

  /// What a call hands over beside the item.
  struct Value: Equatable {
    let name: String
    let type: SpecType
  }

  private(set) var methods: [Method] = []
  private let index: AppIndex
  private let types: TypeChecker

  init(of screen: ScreenDeclaration, index: AppIndex) {
    self.index = index
    types = TypeChecker(index: index)
    // Most screens call none, which is told without finding out what they would hand over.
    guard screen.callsMethods else { return }
    let scope = ValueScope(of: screen, index: index)
    let rows = ValueScope(ofRowsIn: screen, index: index)
    for item in screen.bar.items { collect(item.effect, narrowed(scope, by: item.condition)) }
    if let button = screen.states.empty?.button { collect(button.effect, scope) }
    switch screen.body {
    case .sections(let sections): for section in sections { collect(section, rows) }
    case .form(let form):
      collect(form.submit.effect, scope.submitting(form, index: index))
    case .tabs, .swift: break
    }
    if let selection = screen.selection, let model = index.model(selection.model.text),
      let scope = scope.with(selected: model)
    {
      for action in selection.actions {
        collect(action.effect, narrowed(scope, by: action.condition))
      }
    }
    for action in screen.actions {
      let scope = if case .event = action.trigger { scope } else { rows }
      collect(action.effect, scope.with(item: model(of: action).map { .model($0) }))
    }
  }

  /// The scope of what stands where a condition holds.
  private func narrowed(_ scope: ValueScope, by condition: SpecExpression?) -> ValueScope {
    guard let condition,
      let typed = try? types.condition(condition, in: scope.seeingWindow)
    else { return scope }
    return scope.knowing(typed.knownValues(where: true))
  }

  private mutating func collect(_ section: SectionDeclaration, _ shown: ValueScope) {
    let scope = narrowed(shown, by: section.condition)
    switch section.content {
    case .source: break
    case .rows(let rows):
      for row in rows {
        guard let effect = row.effect else { continue }
        let model = row.adapter.flatMap { index.adapter($0.text)?.model.text }
        let item = narrowed(scope, by: row.condition).with(item: model.map { .model($0) })
        collect(effect, item)
      }
    case .page(let page):
      let item = page.item.flatMap { try? types.type($0, expecting: nil, in: shown).type.unwrapped }
      for part in page.parts {
        let scope = narrowed(scope.with(item: item), by: part.condition)
        part.tree?.forEachEffect { collect($0, scope) }
        if let effect = part.effect { collect(effect, scope) }
      }
    }
  }

  private func model(of action: ActionDeclaration) -> String? {
    switch action.trigger {
    case .select(let model): model.text
    case .swipe(let swipe): swipe.model.text
    case .event(let adapter, _): index.adapter(adapter.text)?.model.text
    }
  }

  private mutating func collect(_ effect: Effect, _ outer: ValueScope) {
    let scope = narrowed(outer, by: effect.condition)
    if case .call(let name) = effect.action {
      let method = Method(
        name: Naming.member(name.text), item: scope.itemModel,
        values: effect.arguments.compactMap { value($0, scope) })
      if !methods.contains(method) { methods.append(method) }
    }
    if case .menu(let items) = effect.action {
      for item in items { collect(item.effect, scope.with(result: scope.result)) }
    }
    if let then = effect.then { collect(then, scope.with(result: result(of: effect))) }
    if let failed = effect.failed { collect(failed, scope.with(result: nil)) }
    if let returned = effect.returned {
      collect(returned, scope.with(result: returnedResult(of: effect)))
    }
  }

  private func value(_ argument: SpecArgument, _ scope: ValueScope) -> Value? {
    guard let typed = try? types.type(argument.value, expecting: nil, in: scope) else {
      return nil
    }
    return Value(name: Naming.member(argument.name.text), type: typed.type)
  }

  private func result(of effect: Effect) -> SpecType? {
    guard case .request(let name) = effect.action else { return nil }
    return index.request(name.text)?.yields.flatMap(index.type)
  }

  private func returnedResult(of effect: Effect) -> SpecType? {
    switch effect.action {
    case .push(let name), .present(let name, _), .show(let name):
      index.screen(name.text)?.returns.flatMap(index.type)
    default: nil
    }
  }
}

extension ValueScope {
  /// The model of `$item`, where there is one.
  fileprivate var itemModel: String? {
    if case .model(let name)? = item { name } else { nil }
  }
}

extension FileScope {
  /// The protocol of what the app does by hand for a screen; nil if that is nothing.
  func actions(of screen: ScreenDeclaration) -> SwiftDeclaration? {
    let methods = actionMethods(of: screen, isExposed: true) { _ in nil }
    guard !methods.isEmpty else { return nil }
    return .type(
      TypeDeclaration(
        .protocol, Naming.actions(of: screen.name.text),
        documentation: "What the app implements by hand for the screen `\(screen.name.text)`.",
        attributes: [.mainActor], access: app.access, inherits: ["AnyObject"], members: methods))
  }

  /// The methods that the app implements by hand for a screen.
  ///
  /// - Parameters:
  ///   - isExposed: Whether they stand in an interface.
  ///   - body: What stands in the method of a name; nil for a requirement.
  func actionMethods(
    of screen: ScreenDeclaration, isExposed: Bool, body: (String) -> [Statement]?
  ) -> [SwiftDeclaration] {
    let owner = actionsOwner(of: screen)
    return ScreenActions(of: screen, index: app.index).methods.map { method in
      var parameters: [Parameter] = []
      if let item = method.item {
        parameters.append(Parameter("_", "item", named(item, exposed: isExposed)))
      }
      parameters += method.values.map { value in
        let type = type(value.type, exposed: isExposed)
        let name = method.internalName(of: value)
        return name == value.name ? Parameter(name, type) : Parameter(value.name, name, type)
      }
      parameters.append(Parameter("on", "screen", owner))
      return .function(
        FunctionDeclaration(
          method.name, parameters, isAsync: true, throws: .any, body: body(method.name)))
    }
  }

  /// What calls the methods, and is handed to them.
  private func actionsOwner(of screen: ScreenDeclaration) -> SwiftType {
    switch app.architecture(of: screen) {
    case .mvp: .named(Naming.presenter(of: screen.name.text))
    case .viper: .any(.named(SceneNames(screen).viewable))
    case .collection, .composition, .table: .named(app.className(of: screen))
    }
  }
}
