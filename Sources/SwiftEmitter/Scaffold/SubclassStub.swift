import SpecModel
import SpecSemantics
import SwiftCode

/// A subclass of an open screen's generated class, which does what the spec says until more is written into it.
struct SubclassStub {
  let file: FileScope
  /// The generated class.
  let superclass: String
  let typeName: String
  private let screen: ScreenDeclaration
  private let firstStep: String
  /// What the generated class overrides: `super` answers there what the spec says.
  private let overridden: [FunctionDeclaration]

  init(_ plan: ScreenPlan, in file: FileScope) {
    self.file = file
    screen = plan.declaration
    let shape = file.app.shape(of: screen)
    superclass = file.app.className(of: screen)
    typeName = file.freeName(shape.system.ownRunner(screen.name.text))
    firstStep = shape.system.firstStep
    let generated = shape.declarations(of: plan, in: FileScope(app: file.app), origin: .none)
    overridden = generated.overrides(of: superclass)
    // What the run-time's methods answer is of its types.
    if overridden.contains(where: { $0.result != nil }) { file.exposeRuntime() }
  }

  var declarations: [SwiftDeclaration] {
    [
      .warning("`\(typeName)` does nothing but what the spec says yet"),
      .type(
        TypeDeclaration(
          .class, typeName,
          documentation: "Does more than the spec of `\(screen.name.text)` says, handed in as "
            + "`\(Naming.maker(superclass))`. What stays as the spec says can go.",
          access: file.app.access, modifiers: .final, inherits: [.named(superclass)],
          members: (beginning + overridden.map(again)).map { .function($0) })),
    ]
  }

  /// The first step of its life, where the generated class leaves that to the run-time.
  private var beginning: [FunctionDeclaration] {
    guard !overridden.contains(where: { $0.name == firstStep }) else { return [] }
    return [
      FunctionDeclaration(
        firstStep, access: file.app.access, modifiers: .override,
        body: [
          .expression(inherited(firstStep)),
          .comment("What is due beside what the spec says, as at other steps of its life."),
        ])
    ]
  }

  /// A method that does what it did.
  private func again(_ function: FunctionDeclaration) -> FunctionDeclaration {
    let values = function.parameters.map { parameter -> SwiftArgument in
      let label = parameter.label ?? parameter.name
      let value = SwiftExpression.identifier(parameter.name)
      return label == "_" ? .arg(value) : SwiftArgument(label, value)
    }
    return FunctionDeclaration(
      function.name, function.parameters, access: file.app.access, modifiers: .override,
      returning: function.result, body: [.expression(inherited(function.name, values))])
  }

  private func inherited(_ method: String, _ values: [SwiftArgument] = []) -> SwiftExpression {
    .call(.identifier("super.\(method)"), values)
  }
}

extension [SwiftDeclaration] {
  /// The methods that a class among them overrides.
  fileprivate func overrides(of name: String) -> [FunctionDeclaration] {
    flatMap { declaration -> [FunctionDeclaration] in
      guard case .type(let type) = declaration, type.name == name else { return [] }
      return type.members.compactMap { member in
        guard case .function(let function) = member,
          function.prefix.modifiers.contains(.override)
        else { return nil }
        return function
      }
    }
  }
}
