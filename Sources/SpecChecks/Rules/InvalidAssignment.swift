import Diagnostics
import SpecModel
import SpecSemantics

extension SpecRule {
  /// `set:` changes the state, `optimistic:` a field of the item.
  static let invalidAssignment: SpecRule = .init(
    name: "invalid-assignment",
    summary: "An effect changes something that it cannot change.",
    rationale:
      "Only a screen's state can be set; an item is changed ahead of a request, and comes back "
      + "from its source otherwise.",
    examples: """
      screen: Settings
      «parameters→state»: { expanded: Bool «→= false »}
      sections: []
      bar: { trailing: [{ title: settings.more, set: { ‹$parameters.expanded→$state.expanded›: true } }] }
      """,
    .effects { site, findings in
      if case .set(let assignments) = site.effect.action {
        for assignment in assignments where assignment.target.scope != .state {
          if let name = assignment.target.components.first?.text {
            findings.note(
              explained: TypeProblem.causeOfUnknownParameter(name), by: .invalidAssignment)
          }
          findings.report(
            .invalidAssignment, "`set:` changes the state, and this is `\(assignment.target.text)`",
            at: site.location(assignment.targetSpan), help: [site.cure(for: assignment.target)])
        }
      }
      checkChange(site, into: &findings)
      for assignment in site.effect.optimistic {
        checkItem(assignment, site, into: &findings)
      }
      checkRepetition(site, into: &findings)
    })

  /// A value set to itself stays as it is.
  private static func checkChange(_ site: EffectSite, into findings: inout Findings) {
    var assignments = site.effect.optimistic
    if case .set(let others) = site.effect.action { assignments += others }
    for assignment in assignments {
      if site.effect.optimistic.contains(where: { $0.targetSpan == assignment.targetSpan }) {
        checkOpposite(assignment, site, into: &findings)
      }
      guard case .path(let path) = assignment.value.kind, path.text == assignment.target.text
      else {
        checkCondition(of: assignment, site, into: &findings)
        continue
      }
      findings.report(
        .invalidAssignment, "`\(path.text)` is set to what it is",
        at: site.location(assignment.value.span),
        help: ["give it another value, such as `not \(path.text)` for a `Bool`, or leave it out"])
    }
  }

  /// What becomes the opposite of another field was most likely copied from a button for that.
  private static func checkOpposite(
    _ assignment: Assignment, _ site: EffectSite, into findings: inout Findings
  ) {
    let target = assignment.target
    guard case .not(let operand) = assignment.value.kind, case .path(let other) = operand.kind,
      target.scope == .item, other.scope == .item, !other.isSame(as: target),
      case .model(let name) = site.scope.item?.unwrapped, let model = site.index.model(name),
      model.isBool(target),
      // Of a field that there is not, another rule tells.
      other.components.first.map({ model.property($0.text) != nil }) == true
    else { return }
    let place = site.location(assignment.targetSpan)
    findings.report(
      Diagnostic(
        rule: SpecRule.invalidAssignment.rule.name, severity: .warning,
        message: "`\(target.text)` becomes the opposite of another field, `\(other.text)`",
        at: place,
        help: [
          "did you mean `\(other.text)`?",
          "or write `not \(target.text)`, if it is this one that changes",
        ],
        fixes: Fix.replacing(target.text, at: place, by: other.text, .unsafe)))
  }

  /// What the condition of the effect asks for need not be set.
  private static func checkCondition(
    of assignment: Assignment, _ site: EffectSite, into findings: inout Findings
  ) {
    guard let value = assignment.value.literal,
      let condition = [site.effect.condition, site.condition].compactMap(\.self)
        .first(where: { $0.asks(that: assignment.target, is: value) })
    else { return }
    let path = assignment.target.text
    findings.report(
      .invalidAssignment, "`\(path)` is set to what it is: `when:` asks for that",
      at: site.location(assignment.value.span),
      related: [.init(site.location(condition.span), "it is asked here")],
      help: ["give it another value, or mend the condition"])
  }

  private static func checkItem(
    _ assignment: Assignment, _ site: EffectSite, into findings: inout Findings
  ) {
    let target = assignment.target
    guard target.scope == .item, !target.components.isEmpty else {
      return findings.report(
        .invalidAssignment, "`optimistic:` changes a field of the item",
        at: site.location(assignment.targetSpan), help: ["name one: `{ $item.…: … }`"])
    }
    switch site.index.obstacle(along: target, from: site.scope.item) {
    case .appOwned(let owner):
      findings.report(
        .invalidAssignment, "`\(owner)` is the app's own type, which specs only read",
        at: site.location(assignment.targetSpan),
        help: ["leave the change to the app: `call:` a method"])
    case .computed(let name, let owner):
      findings.report(
        .invalidAssignment,
        "`\(name)` of `\(owner)` is worked out by the app and cannot be changed",
        at: site.location(assignment.targetSpan), help: ["change the fields that it follows from"])
    case nil: break
    }
  }

  private static func checkRepetition(_ site: EffectSite, into findings: inout Findings) {
    guard case .set(let assignments) = site.effect.action, assignments.count > 1 else { return }
    var seen: Set<String> = []
    for assignment in assignments where !seen.insert(assignment.target.text).inserted {
      findings.report(
        .invalidAssignment, "`\(assignment.target.text)` is set twice",
        at: site.location(assignment.targetSpan), help: ["leave one of them"])
    }
  }
}

extension Expression {
  /// Whether a condition only holds where a path has just this value.
  fileprivate func asks(that path: ValuePath, is value: String) -> Bool {
    switch kind {
    case .binary(.and, let left, let right):
      left.asks(that: path, is: value) || right.asks(that: path, is: value)
    case .path: isPath(path) && value == "true"
    case .not(let operand): operand.isPath(path) && value == "false"
    case .binary(.equal, let left, let right): left.isPath(path) && right.literal == value
    default: false
    }
  }

  /// A value that does not depend on anything, as it is written.
  fileprivate var literal: String? {
    switch kind {
    case .text(let text), .string(let text), .caseName(let text): text
    case .boolean(let value): "\(value)"
    case .integer(let number): "\(number)"
    default: nil
    }
  }
}

extension AppIndex {
  /// What keeps specs from changing the value at a path.
  fileprivate enum Obstacle {
    case appOwned(String)
    case computed(String, of: String)
  }

  /// The first thing along a path that specs cannot change.
  fileprivate func obstacle(along path: ValuePath, from item: SpecType?) -> Obstacle? {
    var type = item
    for component in path.components {
      guard case .model(let name) = type?.unwrapped, let model = model(name) else { return nil }
      if model.swift != nil { return .appOwned(name) }
      if model.computed.contains(where: { $0.name.text == component.text }) {
        return .computed(component.text, of: name)
      }
      let field = model.fields.first { $0.name.text == component.text }
      type = field.flatMap { self.type($0.type) }
    }
    return nil
  }
}

extension EffectSite {
  /// What to do about a path that is no state, and is set.
  fileprivate func cure(for target: ValuePath) -> String {
    let name = target.components.first?.text
    guard scope.state?.contains(where: { $0.name.text == name }) == true else {
      return "declare it under `state:`"
    }
    var meant = target
    meant.scope = .state
    return "did you mean `\(meant.text)`?"
  }
}

extension ModelDeclaration {
  /// Whether a path leads to a `Bool` of its own, which another one can be given to by mistake.
  fileprivate func isBool(_ path: ValuePath) -> Bool {
    guard path.components.count == 1, let name = path.components.first?.text else { return false }
    return fields.contains { $0.name.text == name && $0.type.shape == .builtin(.boolean) }
  }
}
