import Diagnostics
import SpecModel
import SpecSemantics

extension SpecRule {
  /// Rows are moved among those of one list, as its source has them.
  static func checkOrders(_ site: ScreenSite, into findings: inout Findings) {
    for action in site.screen.actions {
      guard case .reorder(let model) = action.trigger else { continue }
      let shown = site.resolved.filter { $0.cases.contains { $0.model == model.text } }
      for section in shown { checkOrder(of: model, in: section, site, into: &findings) }
      // Where a source lacks them, that is told of what it yields.
      guard shown.isEmpty, site.isFullyResolved, site.hasWrittenRows(of: model.text) else {
        continue
      }
      findings.report(
        .ineffectiveKey,
        "rows of `\(model.text)` can't be moved here: they stand where they are written",
        at: site.location(model.span),
        help: ["show them from a source or a list of `data:`, or leave this action out"])
    }
  }

  private static func checkOrder(
    of model: Name, in section: ResolvedSection, _ site: ScreenSite,
    into findings: inout Findings
  ) {
    let sections = site.screen.sections
    let isOneOfSeveral = sections.count { !$0.isAlternative } > 1
    let place = isOneOfSeveral ? "in `\(sections[section.position].writtenID)`" : "here"
    if case .union(let union) = section.yields {
      findings.report(
        .ineffectiveKey,
        "rows of `\(model.text)` can't be moved \(place): those of other models stand between them",
        at: site.location(model.span),
        help: [
          "show them in a section of their own, whose source yields `\(model.text)` and not `\(union)`"
        ])
    } else if let group = sections[section.position].group {
      findings.report(
        .ineffectiveKey,
        "rows of `\(model.text)` can't be moved \(place): what they are grouped by says where they stand",
        at: site.location(model.span),
        related: [.init(site.location(group.value.span), "they are grouped here")],
        help: ["leave out the `group:`, or this action"])
    }
  }
}

extension ScreenSite {
  /// Whether rows of a model stand in the screen itself.
  fileprivate func hasWrittenRows(of model: String) -> Bool {
    screen.sections.contains { section in
      guard case .rows(let rows) = section.content else { return false }
      return rows.contains { row in
        row.adapter.flatMap { index.adapter($0.text) }?.model.text == model
      }
    }
  }
}
