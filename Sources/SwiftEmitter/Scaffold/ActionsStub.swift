import SpecModel
import SwiftCode

/// A class that does what a screen's effects call.
struct ActionsStub {
  let file: FileScope
  private let screen: ScreenDeclaration

  init(_ screen: ScreenDeclaration, in file: FileScope) {
    self.screen = screen
    self.file = file
  }

  var protocolName: String { Naming.actions(of: screen.name.text) }
  var typeName: String { protocolName + "Handler" }

  var declaration: SwiftDeclaration {
    let controller = SwiftType.named(Naming.controller(of: screen.name.text))
    let methods = ScreenActions(of: screen, index: file.app.index).methods.map { method in
      var parameters: [Parameter] = []
      if let item = method.item {
        parameters.append(Parameter("_", "item", file.named(item, exposed: false)))
      }
      parameters.append(Parameter("on", "screen", controller))
      return SwiftDeclaration.function(
        FunctionDeclaration(
          method.name, parameters, isAsync: true, throws: .any,
          body: [.comment("What `call: \(method.name)` does.")]))
    }
    return .type(
      TypeDeclaration(
        .class, typeName,
        documentation: "What the app does by hand for the screen `\(screen.name.text)`.",
        attributes: [.mainActor], modifiers: .final, inherits: [.named(protocolName)],
        members: methods))
  }
}
