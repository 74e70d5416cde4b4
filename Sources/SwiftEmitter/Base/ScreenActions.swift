import SpecModel
import SpecSemantics
import SwiftCode

/// The methods that the app implements for a screen: all that the screen's effects call.
extension FileScope {
  /// The protocol of what the app does by hand for a screen; nil if that is nothing.
  func actions(of plan: ScreenPlan) -> SwiftDeclaration? {
    let screen = plan.declaration
    let methods = actionMethods(of: plan, isExposed: true) { _ in nil }
    guard !methods.isEmpty else { return nil }
    return .type(
      TypeDeclaration(
        .protocol, Naming.actions(screen.name.text),
        documentation: "What the app implements by hand for the screen `\(screen.name.text)`.",
        attributes: [.mainActor], access: app.access, inherits: ["AnyObject"], members: methods))
  }

  /// The methods that the app implements by hand for a screen.
  ///
  /// - Parameters:
  ///   - isExposed: Whether they stand in an interface.
  ///   - body: What stands in the method of a name; nil for a requirement.
  func actionMethods(
    of plan: ScreenPlan, isExposed: Bool, body: (String) -> [Statement]?
  ) -> [SwiftDeclaration] {
    let owner = app.shape(of: plan.declaration).actionsOwner(of: plan.declaration, in: self)
    return plan.methods.map { method in
      let called = Naming.member(method.name.text)
      var parameters: [Parameter] = []
      if let item = method.item {
        parameters.append(Parameter("_", "item", named(item, exposed: isExposed)))
      }
      let labels = method.values.map { Naming.member($0.name) }
      for (label, value) in zip(labels, method.values) {
        let type = type(value.type, exposed: isExposed)
        let name = internalName(of: label, among: labels)
        parameters.append(
          name == label ? Parameter(name, type) : Parameter(label, name, type))
      }
      parameters.append(Parameter("on", "screen", owner))
      return .function(
        FunctionDeclaration(
          called, parameters, isAsync: true, throws: true, body: body(called)))
    }
  }

  /// What a value is called inside the method. Labels are free, but the item and the screen have their
  /// names there already.
  private func internalName(of label: String, among labels: [String]) -> String {
    var name = label
    let others = labels.filter { $0 != label } + ["item", "screen"]
    while others.contains(name) { name += "Value" }
    return name
  }
}
