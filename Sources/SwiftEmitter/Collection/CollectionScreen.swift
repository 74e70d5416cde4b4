import SpecChecks
import SpecModel
import SwiftCode

/// A screen of the collection system: a final class over a controller of the run-time.
struct CollectionScreen {
  let screen: ScreenDeclaration
  let file: FileScope
  /// Where the members' bodies stand.
  let place: CodePlace

  init(_ screen: ScreenDeclaration, in file: FileScope) {
    self.screen = screen
    self.file = file
    place = CodePlace(
      in: file, scope: ValueScope(of: screen), surroundings: .controller, parameters: .stored,
      screenName: screen.name.text)
  }

  var access: SwiftCode.AccessLevel? { file.app.access }

  func declarations(origin: String) -> [SwiftDeclaration] {
    let values = values
    var members = stored(values) + [initializer(values), unavailableInitializer]
    members += overrides
    let base: SwiftType =
      switch screen.body {
      case .form: "FormController"
      case .sections, .swift: "CollectionController"
      }
    let controller = SwiftDeclaration.type(
      TypeDeclaration(
        .class, Naming.controller(of: screen.name.text), documentation: origin, access: access,
        modifiers: .final, inherits: [base], members: members))
    guard let actions = file.actions(of: screen) else { return [controller] }
    return [controller, actions]
  }

  private var overrides: [SwiftDeclaration] {
    var members = [emptyState, barItems].compactMap { $0 }
    switch screen.body {
    case .form(let form): members += CollectionForm(form, of: self).members
    case .sections(let sections):
      if let layout = currentLayout { members.append(layout) }
      members.append(CollectionSections(sections, of: self).method)
      if let search = screen.search { members.append(queryDidChange(search)) }
      members += eventHandlers
    case .swift: break
    }
    return members
  }

  /// A method that overrides one of the run-time's controller.
  func override(
    _ name: String, _ parameters: [Parameter] = [], returning result: SwiftType? = nil,
    body: [Statement]
  ) -> SwiftDeclaration {
    .function(
      FunctionDeclaration(
        name, parameters, access: access, modifiers: .override, returning: result, body: body))
  }

  // MARK: - Bars, empty state, search

  private var emptyState: SwiftDeclaration? {
    guard let empty = screen.states.empty else { return nil }
    var arguments: [SwiftArgument] = []
    arguments.add("image", empty.image.map(place.image))
    arguments.add("text", place.text(empty.text))
    arguments.add(
      "button",
      empty.button.map { button in
        .call(
          "StateButton", [.arg("title", place.text(button.title))],
          trailing: place.action([button.effect]))
      })
    return override(
      "makeEmptyState", returning: .optional("EmptyState"),
      body: [.expression(.call("EmptyState", arguments))])
  }

  private var barItems: SwiftDeclaration? {
    let bar = screen.bar
    guard !bar.leading.isEmpty || !bar.trailing.isEmpty else { return nil }
    var arguments: [SwiftArgument] = []
    if !bar.leading.isEmpty { arguments.add("leading", .array(bar.leading.map(barItem))) }
    if !bar.trailing.isEmpty { arguments.add("trailing", .array(bar.trailing.map(barItem))) }
    return override(
      "makeBarItems", returning: "BarItems", body: [.expression(.call("BarItems", arguments))])
  }

  private func barItem(_ item: BarItemDeclaration) -> SwiftExpression {
    var arguments: [SwiftArgument] = []
    arguments.add("title", item.title.map { place.text($0) })
    arguments.add("icon", item.icon.map(place.image))
    arguments.add("label", item.label.map { place.text($0) })
    return .call("BarItem", arguments, trailing: place.action([item.effect]))
  }

  private func queryDidChange(_ search: SearchDeclaration) -> SwiftDeclaration {
    let target = place.value(search.query, as: .builtin(.string))
    return override(
      "searchQueryDidChange", [Parameter("_", "query", "String")],
      body: [.assign(target, "query")])
  }
}
