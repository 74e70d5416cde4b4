import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Adapters that are chosen only while what they show is missing.
extension SpecRule {
  static func checkChoices(at site: ScreenSite, into findings: inout Findings) {
    // Of several sources that take turns each has a section, with the same adapters.
    for section in site.screen.sections where !section.isAlternative {
      switch section.content {
      case .source(_, let adapters, _):
        for use in adapters {
          guard let condition = use.condition else { continue }
          let item = ValuePath(scope: .item, components: [])
          check(use.name, chosenWhen: condition, for: item, site, into: &findings)
        }
      case .rows(let rows):
        for row in rows {
          guard let condition = row.condition, case .item(let adapter, let value) = row.content,
            case .path(let item) = value.kind
          else { continue }
          check(adapter, chosenWhen: condition, for: item, site, into: &findings)
        }
      case .page: break
      }
    }
  }

  /// What is shown elsewhere, too, may well be missing here.
  private static func check(
    _ adapter: Name, chosenWhen condition: Expression, for item: ValuePath, _ site: ScreenSite,
    into findings: inout Findings
  ) {
    guard
      let question = condition.firstOperand(of: .and, where: { $0.missing(of: item) != nil }),
      let missing = question.missing(of: item),
      let value = site.index.adapter(adapter.text)?.value(at: missing),
      let file = site.index.location(of: .adapter, adapter.text)?.file,
      isUsedOnce(adapter.text, in: site.index)
    else { return }
    let written = item.components.reduce("$\(item.scope.rawValue)") { "\($0).\($1.text)" }
    let whole = missing.reduce(written) { "\($0).\($1)" }
    findings.report(
      .redundantCondition,
      "`\(whole)` is always missing where `\(adapter.text)` shows it: it is asked for just that",
      at: site.location(question.span),
      related: [.init(Location(file: file, span: value.span), "it is shown here")],
      help: ["write `\(whole) != nil`, or use another adapter"])
  }

  private static func isUsedOnce(_ adapter: String, in index: AppIndex) -> Bool {
    !index.exportsOfSwiftModules.contains(adapter) && index.countOfUses(ofAdapter: adapter) == 1
  }
}

extension Expression {
  /// The way within an item to what is asked to be missing.
  fileprivate func missing(of item: ValuePath) -> [String]? {
    guard case .binary(.equal, let left, let right) = kind, case .null = right.kind,
      case .path(let path) = left.kind, path.scope == item.scope
    else { return nil }
    let (own, steps) = (item.components.map(\.text), path.components.map(\.text))
    guard steps.count > own.count, steps.starts(with: own) else { return nil }
    return Array(steps[own.count...])
  }
}

extension AdapterDeclaration {
  /// What a node of its cell shows that leads on from a field of the item.
  fileprivate func value(at steps: [String]) -> Expression? {
    guard case .cell(let cell) = body else { return nil }
    var found: Expression?
    _ = cell.contains { node in
      guard let value = node.shownValue, case .path(let path) = value.kind, path.scope == .item,
        path.components.map(\.text).starts(with: steps)
      else { return false }
      found = value
      return true
    }
    return found
  }
}
