import SpecModel
import SwiftCode

/// A screen that one object runs: a final class over a controller, or a coordinator, of the run-time.
struct ListControllerScreen {
  private let parts: ScreenParts
  private let form: ListForm

  init(_ screen: ScreenDeclaration, in file: FileScope, as form: ListForm) {
    parts = ScreenParts(screen, in: file, shownScreens: form.shownScreens)
    self.form = form
  }

  func declarations(origin: String) -> [SwiftDeclaration] {
    let screen = parts.screen
    let values = parts.values
    var members = parts.stored(values) + dataProperties
    members.append(parts.initializer(values, configuration: configuration))
    if form.isController { members.append(parts.unavailableInitializer) }
    members += overrides
    let base: SwiftType =
      switch screen.body {
      case .form: .named(form.formController)
      case .tabs: .named(form.segmentsController)
      case .sections, .swift: .named(form.controller)
      }
    let controller = SwiftDeclaration.type(
      TypeDeclaration(
        .class, parts.file.app.className(of: screen), documentation: origin,
        access: parts.access, modifiers: .final, inherits: [base], members: members))
    guard let actions = parts.file.actions(of: screen) else { return [controller] }
    return [controller, actions]
  }

  private var dataProperties: [SwiftDeclaration] {
    guard parts.keepsData, case .sections(let sections) = parts.screen.body else { return [] }
    return SectionEmission(sections, of: parts, as: form).properties
  }

  private var overrides: [SwiftDeclaration] {
    var members = [parts.title, parts.emptyState, parts.barItems, parts.appearance].compactMap {
      $0
    }
    switch parts.screen.body {
    case .form(let form): members += FormEmission(form, of: parts).members
    case .sections(let sections):
      if form.hasLayouts, let layout = parts.currentLayout { members.append(layout) }
      members.append(SectionEmission(sections, of: parts, as: form).method)
      if let search = parts.screen.search { members.append(parts.queryDidChange(search)) }
      if let selection = parts.selection { members.append(selection) }
      members += parts.eventHandlers
    case .tabs(let tabs): members += TabsEmission(tabs, of: parts).members
    case .swift: break
    }
    return members
  }

  private var configuration: SwiftExpression {
    switch parts.screen.body {
    case .form(let form): parts.configuration(of: form)
    case .tabs: parts.segmentsConfiguration
    case .sections, .swift:
      .call(
        .identifier(form.configuration), parts.listConfiguration(layout: form.hasLayouts))
    }
  }
}
