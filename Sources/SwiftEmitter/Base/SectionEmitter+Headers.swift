import SpecModel
import SpecSemantics
import SwiftCode

/// What headers of sections do beside standing above the rows.
extension SectionEmitter {
  /// Always the same, or what is asked for whenever rows are made; nothing where they only stand there.
  func addHeaders(of plan: SectionPlan, to arguments: inout [SwiftArgument]) {
    guard plan.collapsible != nil || plan.collapsed != nil else {
      return arguments.add("headers", traits(of: plan))
    }
    arguments.add("makeHeaders", target.context.provider { traits(of: plan) ?? .array([]) })
  }

  /// As the run-time's sections take it; nil for nothing.
  private func traits(of plan: SectionPlan) -> SwiftExpression? {
    var traits: [SwiftExpression] = []
    if plan.declaration.headers.isSticky { traits.append(.implicit("sticky")) }
    if let folding = folding(of: plan) { traits.append(folding) }
    return traits.count > 1 ? .array(traits) : traits.first
  }

  private func folding(of plan: SectionPlan) -> SwiftExpression? {
    let headers = plan.declaration.headers
    guard plan.collapsible != nil || headers.collapsible.isAlways else { return nil }
    let collapsible: SwiftExpression =
      if let condition = plan.collapsed {
        .ternary(
          target.context.condition(condition), then: .implicit("collapsed"),
          else: .implicit("collapsible"))
      } else {
        .implicit(headers.collapsed.isAlways ? "collapsed" : "collapsible")
      }
    guard let condition = plan.collapsible else { return collapsible }
    return .ternary(target.context.condition(condition), then: collapsible, else: .array([]))
  }
}
