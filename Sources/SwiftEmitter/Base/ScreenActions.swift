import SpecChecks
import SpecModel
import SwiftCode

/// The methods that the app implements for a screen: all that the screen's effects call.
struct ScreenActions {
  struct Method: Equatable {
    let name: String
    /// The model of the row that the call stands on; nil where there is none.
    let item: String?
  }

  private(set) var methods: [Method] = []
  private let index: AppIndex

  init(of screen: ScreenDeclaration, index: AppIndex) {
    self.index = index
    for item in screen.bar.leading + screen.bar.trailing { collect(item.effect, item: nil) }
    if let button = screen.states.empty?.button { collect(button.effect, item: nil) }
    switch screen.body {
    case .sections(let sections): for section in sections { collect(section) }
    case .form(let form): collect(form.submit.effect, item: nil)
    case .swift: break
    }
    for action in screen.actions { collect(action.effect, item: model(of: action)) }
  }

  private mutating func collect(_ section: SectionDeclaration) {
    guard case .rows(let rows) = section.content else { return }
    for row in rows {
      if let effect = row.effect {
        collect(effect, item: index.adapter(row.adapter.text)?.model.text)
      }
    }
  }

  private func model(of action: ActionDeclaration) -> String? {
    switch action.trigger {
    case .select(let model), .swipe(let model, _, _, _, _): model.text
    case .event(let adapter, _): index.adapter(adapter.text)?.model.text
    }
  }

  private mutating func collect(_ effect: Effect, item: String?) {
    if case .call(let name) = effect.action {
      let method = Method(name: Naming.member(name.text), item: item)
      if !methods.contains(method) { methods.append(method) }
    }
    for following in [effect.then, effect.failed, effect.returned] {
      if let following { collect(following, item: item) }
    }
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
