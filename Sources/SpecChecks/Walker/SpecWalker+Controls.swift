import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Controls in rows and cells.
extension SpecWalker {
  /// - Parameter root: Where what it edits begins: the state, or the parameters of a component.
  mutating func visit(
    _ control: ControlDeclaration, in scope: ValueScope, editing root: Scope = .state
  ) {
    text(control.title, in: scope)
    if case .field(let prompt, _) = control.kind { text(prompt, in: scope) }
    guard let type = targetType(of: control, in: scope, root) else { return }
    guard control.kind.canEdit(type) else {
      return report(control, editing: type, in: scope)
    }
    switch control.kind {
    case .stepper(let limits):
      for limit in [limits.from, limits.to, limits.step].compactMap({ $0 }) {
        value(limit, expecting: type, in: self.scope(ofLimit: limit, of: control, in: scope))
        reportLimit(limit, of: control)
      }
      checkStep(limits)
      checkStart(of: control, limits, in: scope)
    case .field(let prompt, let isSecret):
      let isText = type.unwrapped == .builtin(.string)
      if isSecret, !isText {
        report("only a `String` is typed secretly", control, help: "leave `secret:` out")
      } else if prompt != nil, type.unwrapped == .builtin(.date) {
        report("a date is never empty on its control", control, help: "leave `prompt:` out")
      }
    case .toggle, .picker: break
    }
  }

  /// Reports a control that edits nothing of a type.
  private mutating func report(
    _ control: ControlDeclaration, editing type: SpecType, in scope: ValueScope
  ) {
    let name = control.target.value.components.first?.text
    let declared = (scope.state ?? []).first { $0.name.text == name }
    // Limits and prompts go with this kind of control only: then it is more likely what is meant.
    let cure =
      control.kind.hasParts
      ? "declare `\(name ?? "")` as \(control.kind.typesEdited), or \(control.kind.help(for: type)) without what goes with a \(control.kind.noun) only"
      : control.kind.help(for: type)
    findings.report(
      .controlBinding,
      "a \(control.kind.noun) cannot edit this, which is of type `\(type)`",
      at: location(control.target.span),
      related: declared.map { [.init(location($0.type.span), "it is declared here")] } ?? [],
      help: (others(for: control, in: scope).map { [$0, "or \(cure)"] } ?? [cure]))
  }

  /// More pieces of the state are not named beside one that is of the wrong type.
  private static let mostOthers = 3

  /// What to do where another piece of the state was meant, which the control can edit.
  private func others(for control: ControlDeclaration, in scope: ValueScope) -> String? {
    guard control.target.value.scope == .state else { return nil }
    let fitting = (scope.state ?? []).filter { field in
      index.type(field.type).map { control.kind.canEdit($0) } == true
    }.map { "`$state.\($0.name.text)`" }
    guard (1...Self.mostOthers).contains(fitting.count) else { return nil }
    return "if \(fitting.joined(separator: " or ")) is meant, name that"
  }

  /// The type of the piece of state that a control edits; nil after a finding.
  private mutating func targetType(
    of control: ControlDeclaration, in scope: ValueScope, _ root: Scope
  ) -> SpecType? {
    let target = control.target
    guard target.value.scope == root else {
      root == .parameters
        ? report(
          "a control in a component edits a parameter, and this is `\(target.value.text)`", control,
          help: "declare it under `parameters:`, and hand in a piece of the state where it is used")
        : report(
          "a control edits the state, and this is `\(target.value.text)`", control,
          help: "declare it under `state:`")
      return nil
    }
    let path = Expression(.path(target.value), span: target.span)
    note(editing: target.value)
    let typed = reportingProblems { walk throws(TypeProblem) in
      try walk.types.type(path, likely: control.kind.likelyType, in: scope)
    }
    guard let typed else { return nil }
    guard target.value.components.count == 1 else {
      report(
        "a control edits a whole piece of the state, and this is a part of one", control,
        help: "declare what it edits under `\(root.rawValue):` by itself")
      return nil
    }
    return typed.type
  }

  /// What a limit can be: what the stepper edits is not meant by another path to its name.
  private func scope(
    ofLimit limit: Expression, of control: ControlDeclaration, in scope: ValueScope
  ) -> ValueScope {
    guard case .path(let path) = limit.kind, path.scope != .state,
      let name = control.target.value.components.first?.text, path.components.last?.text == name,
      control.target.value.scope == .state
    else { return scope }
    return scope.without(state: name)
  }

  /// Reports a limit that goes along with what the stepper edits, and so is none.
  private mutating func reportLimit(_ limit: Expression, of control: ControlDeclaration) {
    let target = control.target.value
    guard limit.isPath(target) else { return }
    findings.report(
      .controlBinding, "`\(target.text)` is what this stepper edits, and no limit for it",
      at: location(limit.span),
      related: [.init(location(control.target.span), "it is edited here")],
      help: ["write a number, or another value"])
  }

  private mutating func checkStep(_ limits: StepperLimits) {
    if let from = limits.from, let to = limits.to, from.isSame(as: to) {
      findings.report(
        Diagnostic(
          rule: SpecRule.controlBinding.rule.name, severity: .warning,
          message: "this stepper has only one value: `from` and `to` are the same",
          at: location(to.span), related: [.init(location(from.span), "the start")],
          help: ["let the end be above the start"]))
    }
    if let from = limits.from?.kind.literalNumber, let to = limits.to,
      let end = to.kind.literalNumber, end < from
    {
      findings.report(
        .controlBinding, "a stepper from \(from.formatted) to \(end.formatted) has no values",
        at: location(to.span),
        help: ["the end is below the start: correct the one that is wrong, or swap the two"])
    }
    if let step = limits.step, let number = step.kind.literalNumber, number <= 0 {
      return findings.report(
        .controlBinding, "a stepper that goes by \(number.formatted) goes nowhere",
        at: location(step.span), help: ["use a number above 0"])
    }
    guard let from = limits.from?.kind.literalNumber, let end = limits.to,
      let to = end.kind.literalNumber,
      let step = limits.step.map(\.kind.literalNumber) ?? 1
    else { return }
    checkSteps(from: from, to: to, by: step, at: (limits.step ?? end).span)
  }

  /// Reports steps that do not come to the end of what they go through: the last one is shorter than the others, and the
  /// way back goes by other numbers.
  mutating func checkSteps(from: Double, to: Double, by step: Double, at span: ByteSpan) {
    guard from < to, step > 0 else { return }
    let count = (to - from) / step
    let (by, start, end) = (step.formatted, from.formatted, to.formatted)
    if count < 1 - Self.leastRest {
      return findings.report(
        Diagnostic(
          rule: SpecRule.controlBinding.rule.name, severity: .warning,
          message: "a step of \(by) is longer than all of the way from \(start) to \(end)",
          at: location(span), help: ["let the step be shorter, or the end further away"]))
    }
    guard abs(count - count.rounded()) > Self.leastRest else { return }
    let ends = [count.rounded(.down), count.rounded(.up)].map { from + $0 * step }
    findings.report(
      Diagnostic(
        rule: SpecRule.controlBinding.rule.name, severity: .warning,
        message: "steps of \(by) from \(start) do not come to \(end)", at: location(span),
        help: [
          "let the end be \(ends[0].formatted) or \(ends[1].formatted), or choose a step that comes to \(end)"
        ]))
  }

  /// Less than this of a step is left of numbers whose fractions are none of powers of two.
  private static let leastRest = 1e-6

  /// What a stepper edits begins in its range.
  private mutating func checkStart(
    of control: ControlDeclaration, _ limits: StepperLimits, in scope: ValueScope
  ) {
    guard let name = control.target.value.components.first?.text,
      let start = scope.state?.first(where: { $0.name.text == name })?.defaultValue,
      let number = start.kind.literalNumber,
      limits.from != nil || limits.to != nil
    else { return }
    let from = limits.from?.kind.literalNumber
    let to = limits.to?.kind.literalNumber
    if let from, let to, from > to { return }
    guard from.map({ number < $0 }) == true || to.map({ number > $0 }) == true else { return }
    let range = [from.map { "from \($0.formatted)" }, to.map { "to \($0.formatted)" }]
    report(
      "`\(control.target.value.text)` begins at \(number.formatted), and the stepper goes \(range.compactMap(\.self).joined(separator: " "))",
      control,
      help: from != nil && to != nil
        ? "let its default lie between them" : "let its default lie within")
  }

  mutating func report(_ message: String, _ control: ControlDeclaration, help: String) {
    findings.report(.controlBinding, message, at: location(control.target.span), help: [help])
  }
}

extension ControlDeclaration.Kind {
  var noun: String {
    switch self {
    case .toggle: "toggle"
    case .picker: "picker"
    case .field: "field"
    case .stepper: "stepper"
    }
  }

  /// The type of what it most likely edits; nil for a picker, whose enum nobody knows.
  fileprivate var likelyType: SpecType? {
    switch self {
    case .toggle: .builtin(.boolean)
    case .field: .builtin(.string)
    case .stepper: .builtin(.integer)
    case .picker: nil
    }
  }

  fileprivate func canEdit(_ type: SpecType) -> Bool {
    switch self {
    case .toggle: type == .builtin(.boolean)
    case .picker: if case .enumeration = type.unwrapped { true } else { false }
    case .field:
      switch type.unwrapped {
      case .builtin(.string), .builtin(.integer), .builtin(.number), .builtin(.decimal),
        .builtin(.date):
        true
      default: false
      }
    case .stepper: type == .builtin(.integer) || type == .builtin(.number)
    }
  }

  /// Whether something stands beside the control that goes with its kind only.
  fileprivate var hasParts: Bool {
    if case .stepper(let limits) = self {
      limits.from != nil || limits.to != nil || limits.step != nil
    } else {
      false
    }
  }

  /// How messages name the types that it edits.
  fileprivate var typesEdited: String {
    switch self {
    case .toggle: "`Bool`"
    case .picker: "an enum"
    case .field: "`String`, `Int`, `Double`, `Decimal` or `Date`"
    case .stepper: "`Int` or `Double`"
    }
  }

  fileprivate func help(for type: SpecType) -> String {
    switch type.unwrapped {
    case .builtin(.boolean) where !type.isOptional: "use `toggle:`"
    case .enumeration: "use `picker:`"
    case .builtin(.integer), .builtin(.number):
      type.isOptional ? "use `field:`" : "use `stepper:` or `field:`"
    case .builtin(.string), .builtin(.decimal), .builtin(.date): "use `field:`"
    default:
      switch self {
      case .toggle: "a toggle edits a `Bool`"
      case .picker: "a picker edits an enum"
      case .field: "a field edits a `String`, `Int`, `Double`, `Decimal` or `Date`"
      case .stepper: "a stepper edits an `Int` or `Double`"
      }
    }
  }
}

extension Double {
  /// As people write it, without a fraction that is none, or only of what numbers of the machine leave.
  fileprivate var formatted: String {
    if self == rounded(), abs(self) < 1e15 { return String(Int(self)) }
    let short = (self * 1e6).rounded() / 1e6
    return String(abs(self) < 1e9 && short != 0 ? short : self)
  }
}
