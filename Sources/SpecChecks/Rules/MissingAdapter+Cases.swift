import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Cases of unions that have the model of something else.
extension SpecRule {
  /// A case of a union whose model no adapter of a section is for, where one is for a model that comes nowhere: that is
  /// the one of the case, unless an adapter for what comes is used by nobody, or something is done with it.
  static func caseOfAnother(
    insteadOf model: String, _ uses: [AdapterUse], _ reference: SourceReference,
    _ section: ResolvedSection, _ site: ScreenSite
  ) -> CauseElsewhere? {
    let index = site.index
    guard case .union(let name) = section.yields, let id = index.id(of: .union, name),
      let cases = index.union(name)?.cases.filter({ $0.model.text == model }), cases.count == 1,
      let use = idleUse(among: uses, section, site), let adapter = index.adapter(use.name.text),
      index.model(adapter.model.text) != nil
    else { return nil }
    let meant = adapter.model.text
    guard !site.screen.acts(on: model, in: index),
      site.screen.acts(on: meant, in: index)
        || !index.modelsComing(to: adapter.name.text).contains(meant),
      index.adapters(for: model).allSatisfy({ index.isUsed(adapter: $0) })
    else { return nil }
    let place = Location(file: index.file(of: id), span: cases[0].model.span)
    let finding = Diagnostic(
      .missingAdapter,
      "`\(cases[0].name.text)` of `\(name)` is `\(model)`, and `\(site.screen.name.text)` has no adapter for that but one for `\(meant)`, which never comes",
      at: place,
      related: [
        .init(
          site.location(use.name.span), "`\(adapter.name.text)`, which is for that, is listed here")
      ], help: ["did you mean `\(meant)`?"],
      fixes: Fix.replacing(model, at: place, by: meant, .unsafe))
    let samples = index.source(of: reference)?.samples ?? []
    return CauseElsewhere(
      finding: finding, misread: samples.compactMap { index.samples.sample(at: $0.text)?.file })
  }

  /// The only adapter of a section that is for nothing which comes there.
  private static func idleUse(
    among uses: [AdapterUse], _ section: ResolvedSection, _ site: ScreenSite
  ) -> AdapterUse? {
    let idle = uses.filter { use in
      site.index.adapter(use.name.text).map { !site.canCome($0.model.text, where: section) } ?? true
    }
    return idle.count == 1 ? idle[0] : nil
  }
}

extension ScreenDeclaration {
  /// Whether something is done with a model, or on an event of an adapter for it.
  fileprivate func acts(on model: String, in index: AppIndex) -> Bool {
    actions.contains { action in
      switch action.trigger {
      case .select(let other), .hold(let other), .reorder(let other): other.text == model
      case .swipe(let swipe): swipe.model.text == model
      case .event(let adapter, _): index.adapter(adapter.text)?.model.text == model
      }
    }
  }
}

extension Findings {
  /// What a model lacks that stands in a case of a union by mistake is not missed.
  mutating func gatherAfterWrongCases() {
    let rules = (SpecRule.missingAdapter.rule.name, SpecRule.missingIdentity.rule.name)
    for cause in diagnostics.filter({ $0.rule == rules.0 }).prefix(Self.mostSlips * 10) {
      take { finding in
        finding.rule == rules.1 && finding.related.contains { $0.location == cause.primary }
      } after: {
        $0 == cause
      }
    }
  }
}
