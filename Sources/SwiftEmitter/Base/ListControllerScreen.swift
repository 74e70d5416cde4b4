import SpecModel
import SpecSemantics
import SwiftCode

/// A screen that one object runs: a final class over a controller, or a coordinator, of the run-time.
struct ListControllerScreen {
  private let parts: ScreenParts
  private let form: ListForm

  init(_ screen: ScreenPlan, in file: FileScope, as form: ListForm) {
    parts = ScreenParts(screen, in: file, shownScreens: form.shownScreens)
    self.form = form
  }

  func declarations(origin: String) -> [SwiftDeclaration] {
    let screen = parts.screen
    let values = parts.values
    let (surroundings, usesData) = parts.surroundings()
    let sections = sections(keepingData: usesData)
    var members = parts.stored(values)
    if usesData, let sections { members += sections.properties }
    members.append(parts.initializer(values, configuration: configuration))
    if form.isController { members.append(parts.unavailableInitializer) }
    members += surroundings + content(sections)
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
    guard let actions = parts.file.actions(of: parts.plan) else { return [controller] }
    return [controller, actions]
  }

  private func sections(keepingData keepsData: Bool) -> SectionEmission? {
    guard case .sections(let sections) = parts.plan.body else { return nil }
    return SectionEmission(sections, of: parts, as: form, keepsData: keepsData)
  }

  private func content(_ sections: SectionEmission?) -> [SwiftDeclaration] {
    var members: [SwiftDeclaration] = []
    switch parts.plan.body {
    case .form(let form): members += FormEmission(form, of: parts).members
    case .sections:
      if form.hasLayouts, let layout = parts.currentLayout { members.append(layout) }
      if let sections { members.append(sections.method) }
      if let search = parts.plan.search { members.append(parts.queryDidChange(search)) }
      if let selection = parts.selection { members.append(selection) }
      members += parts.eventHandlers
    case .tabs(let tabs): members += TabsEmission(tabs, of: parts).members
    case .swift: break
    }
    return members
  }

  private var configuration: SwiftExpression {
    switch parts.plan.body {
    case .form(let form): parts.configuration(of: form)
    case .tabs: parts.segmentsConfiguration
    case .sections, .swift:
      .call(
        .identifier(form.configuration), parts.listConfiguration(layout: form.hasLayouts))
    }
  }
}
