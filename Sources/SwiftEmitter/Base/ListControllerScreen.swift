import SpecModel
import SpecSemantics
import SwiftCode

/// A screen that one object runs: a class over a controller, or a coordinator, of the run-time.
struct ListControllerScreen {
  private let parts: ScreenParts
  private let form: ListForm

  init(_ screen: ScreenPlan, in file: FileScope, as form: ListForm) {
    parts = ScreenParts(screen, in: file, shownScreens: form.shownScreens)
    self.form = form
  }

  func declarations(origin: Origin) -> [SwiftDeclaration] {
    let screen = parts.screen
    let values = parts.values
    let body = ScreenBody(of: parts, as: form)
    var members = parts.stored(values) + body.data
    members.append(parts.initializer(values, configuration: configuration))
    if form.isController { members.append(.unavailableInitializer(access: parts.access)) }
    members += body.members
    let base =
      switch screen.body {
      case .form: form.formController
      case .tabs: form.segmentsController
      case .sections, .swift: form.controller
      }
    let controller = SwiftDeclaration.type(
      TypeDeclaration(
        .class, parts.file.app.className(of: screen),
        documentation: parts.summary.documentation(origin: origin),
        access: parts.access, modifiers: .final, inherits: [.named(base)], members: members
      ).opened(to: screen, over: base))
    guard let actions = parts.file.actions(of: parts.plan) else { return [controller] }
    return [controller, actions]
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
