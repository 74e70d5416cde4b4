import SpecModel
import SpecSemantics
import SwiftCode

/// A class that does what a screen's effects call.
struct ActionsStub {
  let file: FileScope
  private let plan: ScreenPlan
  private var screen: ScreenDeclaration { plan.declaration }

  init(_ plan: ScreenPlan, in file: FileScope) {
    self.plan = plan
    self.file = file
  }

  var protocolName: String { Naming.actions(screen.name.text) }
  var typeName: String { file.freeName(Naming.actionsHandler(screen.name.text)) }

  var declaration: SwiftDeclaration {
    let methods = file.actionMethods(of: plan, isExposed: false) { name in
      [.warning("`call: \(name)` does nothing yet")]
    }
    return .type(
      TypeDeclaration(
        .class, typeName,
        documentation: "What the app does by hand for the screen `\(screen.name.text)`.",
        attributes: [.mainActor], modifiers: .final, inherits: [.named(protocolName)],
        members: methods))
  }
}
