import SwiftCode

/// Closures that capture what they use.
extension EmissionContext {
  /// What a closure is for, which decides how it holds the controller.
  enum ClosureKind {
    /// Runs once, soon: it may hold the controller.
    case step
    /// Runs when something is tapped: it lets the controller go.
    case action
    /// Is kept and asked for values or rows.
    case provider
  }

  /// A closure; parameters that its body doesn't use become `_`.
  func closure(
    _ kind: ClosureKind, _ parameters: [String] = [], _ body: () -> [Statement]
  ) -> Closure {
    // What is used by itself inside is found in a value that takes the place of the one outside.
    var other = Uses()
    swap(&used, &other)
    depth += 1
    // What is done later finds what it needs of its own, as it is then.
    var statements = kind == .action ? findingKnown(body) : body()
    depth -= 1
    let names = parameters.map { isUsed($0) ? $0 : "_" }
    parameters.forEach(forget)
    let captures = captures(of: kind)
    if kind == .action, used.controller {
      statements.insert(.guard([.expression(.raw("let self"))], else: [.return]), at: 0)
    }
    swap(&used, &other)
    used.merge(other)
    return Closure(names, captures: captures, body: statements)
  }

  /// A closure without parameters that is asked for a value.
  func provider(_ value: () -> SwiftExpression) -> SwiftExpression {
    .closure(closure(.provider) { [.expression(value())] })
  }

  private func captures(of kind: ClosureKind) -> [String] {
    guard surroundings == .controller else { return [] }
    guard depth == 0 else { return kind == .action && used.controller ? ["weak self"] : [] }
    return used.captures(app: app, controller: kind != .step)
  }

  private func isUsed(_ parameter: String) -> Bool {
    switch parameter {
    case "screen": used.screen
    case "result": used.result
    case "value": used.value
    case "item": used.item
    case "group": used.group
    case "selected": used.selected
    case "moved": used.moved
    default: true
    }
  }

  private func forget(_ parameter: String) {
    switch parameter {
    case "screen": used.screen = false
    case "result": used.result = false
    case "value": used.value = false
    case "item": used.item = false
    case "group": used.group = false
    case "selected": used.selected = false
    case "moved": used.moved = false
    default: break
    }
  }
}
