import SpecModel
import SpecSemantics
import SwiftCode

/// The class that supplies what the specs leave to hand-written code, with what the other stubs begin.
struct DependenciesStub {
  let file: FileScope
  /// What the app has once.
  private let own: [(name: String, type: SwiftType)]
  /// What declarations leave to hand-written code.
  private let parts: [DeclarationDependencies]

  /// - Parameter modules: The app's Swift modules, which leave theirs to it as well.
  init(in file: FileScope, with modules: [AppFacts]) throws(PlanError) {
    self.file = file
    let all =
      try [AppDependencies(in: file)]
      + modules.planned { module throws(PlanError) in
        try AppDependencies(in: FileScope(app: module))
      }
    var names: Set<String> = []
    own = all.flatMap(\.own).filter { names.insert($0.name).inserted }
    parts = all.flatMap(\.parts)
  }

  /// Whether the app has to supply anything.
  var isNeeded: Bool { !own.isEmpty || !required.isEmpty }

  var protocolName: String { file.app.names(.dependencies) }
  var typeName: String { file.freeName(file.app.names(.ownDependencies)) }

  var declaration: SwiftDeclaration {
    let handed = own.map { StoredProperty($0.name, $0.type, access: nil) }
    let members = required.map(member)
    return .type(
      TypeDeclaration(
        .class, typeName,
        documentation: "What the app does by hand, made where it is asked for first.",
        attributes: [.mainActor], modifiers: .final, inherits: [.named(protocolName)],
        members: handed.declarations + (handed.isEmpty ? [] : [handed.initializer(access: nil)])
          + members))
  }

  /// What is asked for, each once.
  private var required: [(of: String, requirement: DeclarationDependencies.Requirement)] {
    var names: Set<String> = []
    return parts.flatMap { part in
      part.requirements.compactMap { requirement in
        switch requirement {
        case .property: (part.declared, requirement)
        case .maker(let maker, _):
          names.insert(maker.name).inserted ? (part.declared, requirement) : nil
        case .rule(let method, _):
          names.insert(method.name).inserted ? (part.declared, requirement) : nil
        case .offer: nil
        }
      }
    }
  }

  private func member(
    of declared: String, _ requirement: DeclarationDependencies.Requirement
  ) -> SwiftDeclaration {
    switch requirement {
    case .property(let name, let type, let beginning):
      let value = SwiftExpression.call(.identifier(file.freeName(beginning(declared))))
      return .variable(VariableDeclaration(.var, name, type, value, modifiers: .lazy))
    case .maker(var maker, let own):
      maker.body = own.module == nil ? [making(own, maker.parameters)] : [elsewhere(own)]
      file.use(module: own.module, exposed: false)
      return .function(maker)
    case .rule(var method, let rule):
      method.body = [
        .warning("`rule: \(rule)` lets everything pass yet"), .return(true),
      ]
      return .function(method)
    case .offer(let standard): return .function(standard)
    }
  }

  /// What is begun for the type takes the same, with a label only for an adapter's events.
  private func making(_ own: SwiftTypeReference, _ parameters: [Parameter]) -> Statement {
    let values = parameters.map { parameter -> SwiftArgument in
      let value = SwiftExpression.identifier(parameter.name)
      return parameter.name == "onEvent" ? .arg("onEvent", value) : .arg(value)
    }
    return .expression(.call(.identifier(own.type.text), values))
  }

  private func elsewhere(_ own: SwiftTypeReference) -> Statement {
    .expression(.call("preconditionFailure", [.arg(.string("make a \(own.type.text)"))]))
  }
}
