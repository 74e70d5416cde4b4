import Diagnostics
import SpecModel
import SpecSemantics

extension SpecRule {
  /// Adapters of a list have to be for something that its source yields.
  static let adapterModelMismatch: SpecRule = .init(
    name: "adapter-model-mismatch",
    summary: "An adapter is listed for a source or row that cannot yield its model.",
    rationale: "It would never be used; most likely another adapter or another source was meant.",
    examples: """
      model: User
      fields: { id: ID, name: String }
      ---
      adapter: UserRow
      for: User
      cell: { text: { value: $item.name } }
      ---
      screen: Feed
      source: { use: Posts }
      adapters: [PostRow«, ‹UserRow›→»]
      """,
    .screens { site, findings in
      for section in site.resolved where !site.isBroken(section.yields) {
        let declared = site.screen.sections[section.position]
        guard case .source(let reference, let uses, _) = declared.content else { continue }
        // Where a model has no adapter, one was listed in the place of another.
        guard !section.lacksAdapters else { continue }
        if declared.choice != nil {
          check(uses, ofSeveralSourcesIn: section, site, into: &findings)
          continue
        }
        if let union = unionMeant(by: uses, section, site),
          let place = site.yieldsPlace(of: reference)
        {
          report(union, reference, uses, section, site, at: place, into: &findings)
          continue
        }
        for use in uses {
          guard let adapter = site.index.adapter(use.name.text),
            !section.cases.contains(where: { $0.model == adapter.model.text }),
            site.isKnown(adapter: use.name),
            // That its own model is another is told where it is declared.
            modelMeant(by: adapter, in: site.index) == nil
          else { continue }
          report(use, of: adapter, reference, section, site, into: &findings)
        }
      }
    })

  /// Adapters that are shared by the sources of which conditions choose, and are for what none of them yields.
  private static func check(
    _ uses: [AdapterUse], ofSeveralSourcesIn section: ResolvedSection, _ site: ScreenSite,
    into findings: inout Findings
  ) {
    guard !site.screen.sections[section.position].isAlternative else { return }
    for use in uses {
      guard let adapter = site.index.adapter(use.name.text), site.isKnown(adapter: use.name),
        !site.canCome(adapter.model.text, where: section),
        modelMeant(by: adapter, in: site.index) == nil,
        !site.alternatives(to: section).contains(where: \.lacksAdapters)
      else { continue }
      let place = site.index.location(of: .adapter, use.name.text)
      findings.report(
        .adapterModelMismatch,
        "`\(use.name.text)` shows `\(adapter.model.text)`, which none of the sources here yields",
        at: site.location(use.name.span), label: "for `\(adapter.model.text)`",
        related: place.map {
          [
            .init(
              Location(file: $0.file, span: adapter.model.span),
              "`\(use.name.text)` is for this one")
          ]
        } ?? [], help: ["take it out of the list, or let one of the sources yield its model"])
    }
  }

  /// The only union that has a case for what comes and for all that the adapters are for.
  private static func unionMeant(
    by uses: [AdapterUse], _ section: ResolvedSection, _ site: ScreenSite
  ) -> String? {
    guard case .model(let model) = section.yields, uses.count > 1 else { return nil }
    // Mostly all adapters of a list are for what comes.
    let isSound = uses.allSatisfy { use in
      site.index.adapter(use.name.text).map { $0.model.text == model } ?? true
    }
    guard !isSound else { return nil }
    let models = Set(uses.compactMap { site.index.adapter($0.name.text)?.model.text } + [model])
    let unions = site.index.names(of: .union).filter { name in
      let cases = Set(site.index.union(name)?.cases.map(\.model.text) ?? [])
      return models.isSubset(of: cases)
    }
    return unions.count == 1 ? unions[0] : nil
  }

  private static func report(
    _ union: String, _ reference: SourceReference, _ uses: [AdapterUse],
    _ section: ResolvedSection, _ site: ScreenSite, at place: Location,
    into findings: inout Findings
  ) {
    let samples = site.index.source(of: reference)?.samples ?? []
    findings.note(
      misread: samples.compactMap { site.index.samples.sample(at: $0.text)?.file },
      by: .adapterModelMismatch)
    findings.note(meant: [union])
    findings.report(
      .adapterModelMismatch,
      "`\(site.name(of: reference))` yields `\(section.yields)`, and `\(site.screen.name.text)` has adapters for other cases of `\(union)`, too",
      at: place,
      related: uses.prefix(Findings.mostUses).map {
        .init(site.location($0.name.span), "`\($0.name.text)` is listed here")
      },
      help: ["did you mean `\(union)`?"])
  }

  private static func report(
    _ use: AdapterUse, of adapter: AdapterDeclaration, _ reference: SourceReference,
    _ section: ResolvedSection, _ site: ScreenSite, into findings: inout Findings
  ) {
    let source = site.name(of: reference)
    var related =
      site.yieldsPlace(of: reference).map {
        [Diagnostic.Related($0, "`\(source)` yields `\(section.yields)`")]
      } ?? []
    if let place = site.index.location(of: .adapter, use.name.text) {
      related.append(
        .init(
          Location(file: place.file, span: adapter.model.span),
          "`\(use.name.text)` is for this one"))
    }
    // What another module has comes here by mistake.
    if let id = site.index.id(of: .model, adapter.model.text), section.yields.isModel {
      let owner = site.index.title(of: site.index.module(of: id))
      findings.note(
        explained: causeOfHidden("model", adapter.model.text, by: owner), by: .adapterModelMismatch)
    }
    let union = unionYielded(by: section, lacking: adapter.model.text, site.index)
    if let union { related.insert(union.place, at: 0) }
    let cure = "take it out of the list, or let the source yield a union that has its model"
    findings.report(
      .adapterModelMismatch,
      "`\(use.name.text)` shows `\(adapter.model.text)`, which `\(source)` never yields",
      at: site.location(use.name.span),
      label: "for `\(adapter.model.text)`",
      related: related, notes: union?.notes ?? [],
      help: union?.help
        ?? (section.yields.isModel
          ? ["let it be `for: \(section.yields)`, if that is what it shows", "or \(cure)"] : [cure])
    )
  }

  /// What is said of a union that comes and has no case for the model of an adapter.
  private static func unionYielded(
    by section: ResolvedSection, lacking model: String, _ index: AppIndex
  ) -> (place: Diagnostic.Related, notes: [String], help: [String])? {
    guard case .union(let name) = section.yields, let union = index.union(name),
      let id = index.id(of: .union, name)
    else { return nil }
    let place = Location(file: index.file(of: id), span: union.name.span)
    let tag = model.prefix(1).lowercased() + model.dropFirst()
    return (
      .init(place, "`\(name)` has no case for `\(model)`"),
      union.unknown == .skip ? ["what `\(name)` has no case for is left out: `unknown: skip`"] : [],
      [
        "add a case for it to `\(name)`, by the tag that it comes with, such as `\(tag): \(model)`",
        "or take it out of the list",
      ]
    )
  }
}

extension ResolvedSection {
  /// Whether something can come that no adapter is for.
  fileprivate var lacksAdapters: Bool { cases.contains { $0.adapters.isEmpty } }
}

extension SpecType {
  fileprivate var isModel: Bool { if case .model = self { true } else { false } }
}
