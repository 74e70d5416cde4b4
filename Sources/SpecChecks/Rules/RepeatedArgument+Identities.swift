import Diagnostics
import SpecModel
import SpecSemantics

/// An identity fits where a text is due, and is hardly ever one that people read.
extension SpecWalker {
  /// Reports an identity that is given where a text is due, if there is a text of just the argument's name: `hutName` is
  /// given `$parameters.hutID`, beside which there is `$parameters.hutName`.
  mutating func checkForIdentities(
    among arguments: [Argument], of callee: Callee, in scope: ValueScope
  ) {
    for argument in arguments {
      guard case .path(let path) = argument.value.kind, !path.lacksDollar,
        path.components.last?.isOfIdentity == true, !argument.name.isOfIdentity,
        let parameter = callee.parameters.first(where: { $0.name.text == argument.name.text }),
        index.type(parameter.type)?.unwrapped == .builtin(.string),
        let given = try? types.path(path, at: argument.value.span, in: scope),
        given.type.unwrapped == .builtin(.identifier),
        let meant = text(calledAs: argument, insteadOf: path, for: parameter, in: scope),
        !arguments.contains(where: { $0.value.isPath(meant) })
      else { continue }
      let place = location(argument.value.span)
      let cause = meant.scope == .parameters ? " of \(index.name(of: current))" : ""
      findings.note(
        explained: SpecRule.causeOfUnread(meant.text + cause, in: file), by: .repeatedArgument)
      findings.report(
        .repeatedArgument,
        "`\(argument.name.text)` is a text and is given the identity `\(path.text)`, where there is `\(meant.text)`",
        at: place, help: ["did you mean `\(meant.text)`?"],
        fixes: Fix.replacing(path.text, at: place, by: meant.text, .unsafe))
    }
  }

  /// The text that is called as an argument is, beside what it is given, or by itself where that is from.
  private func text(
    calledAs argument: Argument, insteadOf path: ValuePath, for parameter: Field,
    in scope: ValueScope
  ) -> ValuePath? {
    guard let due = index.type(parameter.type) else { return nil }
    let (name, span) = (argument.name.text, argument.value.span)
    let own = Name(name, span: span)
    let beside = ValuePath(scope: path.scope, components: path.components.dropLast() + [own])
    let alone = { (root: Scope) in ValuePath(scope: root, components: [own]) }
    // What has been entered is what a form is there for. Of a row nothing on the screen says what it is called.
    let candidates =
      switch path.scope {
      case .form: [alone(.form), beside]
      case .parameters: [alone(.form), beside, alone(.parameters)]
      case .state: [beside, alone(.state)]
      default: [beside]
      }
    return candidates.first { other in
      guard types.fits(other, due, at: span, in: scope),
        let typed = try? types.path(other, at: span, in: scope)
      else { return false }
      return typed.type.unwrapped == .builtin(.string)
    }
  }
}

extension Name {
  /// Whether it is called as identities are.
  fileprivate var isOfIdentity: Bool {
    text.hasEnding("id") || text.hasEnding("ID") || text.hasEnding("Id")
  }
}
