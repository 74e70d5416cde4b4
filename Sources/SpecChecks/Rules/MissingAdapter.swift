import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension SpecRule {
  /// Whatever a section's source can yield has an adapter in that section.
  static let missingAdapter: SpecRule = .init(
    name: "missing-adapter",
    summary: "A screen can get a model for which it has no adapter.",
    rationale:
      "In a list that is put together at run time this is a crash on a customer's phone: a "
      + "model arrives, and nobody registered a view for it.",
    examples: """
      model: Ad
      fields: { id: ID, link: URL }
      ---
      union: FeedItem
      tag: kind
      cases: { post: Post, ad: Ad }
      ---
      source: FeedSource
      request: { path: /feed }
      yields: FeedItem
      ---
      adapter: AdBanner
      for: Ad
      cell: { text: ad.title }
      ---
      screen: Feed
      source: { use: FeedSource }
      adapters: ‹[PostRow]→[PostRow, AdBanner]›
      """,
    .screens { site, findings in
      // Nearly all have one for each case, and are not looked at further.
      for section in site.resolved where section.cases.contains(where: { $0.adapters.isEmpty }) {
        let content = site.screen.sections[section.position].content
        guard case .source(let reference, let uses, let span) = content,
          uses.allSatisfy({ site.isKnown(adapter: $0.name) })
        else { continue }
        let needless = needless(among: uses, section, site)
        var reported: [String] = []
        let missingCases = section.cases.filter {
          $0.adapters.isEmpty && site.index.model($0.model) != nil
            && !isToldBefore($0.model, of: section, site)
        }
        if let cause = causeElsewhere(
          ofMissing: missingCases.map(\.model), uses, reference, section, site)
        {
          for other in cause.explained { findings.note(explained: other, by: .missingAdapter) }
          findings.note(misread: cause.misread, by: .missingAdapter)
          findings.note(meant: missingCases.flatMap { site.index.adapters(for: $0.model) })
          if let finding = cause.finding { findings.report(finding) }
          continue
        }
        for missing in missingCases {
          guard !reported.contains(missing.model) else { continue }
          reported.append(missing.model)
          // Where several sources that take turns yield it, none of them alone is wrong.
          let likely = otherModel(of: uses, reference, section, site)
          let other = isOfSeveral(missing.model, section, site) ? nil : likely
          if let other, let meant = idleSource(insteadOf: reference, among: other, site) {
            findings.note(meant: [meant.name])
            let place = site.location(reference.place ?? span)
            let source = "`\(meant.name)`, which yields `\(other.model)` and is used nowhere"
            findings.report(
              .missingAdapter,
              "`\(site.name(of: reference))` yields `\(missing.model)`, and the adapters here are for `\(other.model)`",
              at: place, related: [.init(site.location(span), "they are listed here")],
              help: [
                meant.taken.map { "name \(source), and give it \($0)" } ?? "did you mean \(source)?"
              ],
              fixes: meant.taken != nil
                ? []
                : Fix.replacing(site.name(of: reference), at: place, by: meant.name, .unsafe))
            break
          }
          if other != nil, let source = site.index.source(of: reference) {
            let samples = source.samples.compactMap { site.index.samples.sample(at: $0.text)?.file }
            findings.note(misread: samples, by: .missingAdapter)
          }
          findings.note(meant: likely?.sources ?? [])
          if let other {
            for field in site.index.fieldsLacking(in: missing.model, of: other.model) {
              findings.note(
                explained: TypeProblem.causeOfMissing(field: field, of: missing.model),
                by: .missingAdapter)
            }
          }
          if let other, let wrong = wrongModel(of: reference, insteadOf: other, missing, span, site)
          {
            findings.report(wrong)
            findings.note(meant: site.index.adapters(for: missing.model))
            break
          }
          report(
            missing, reference, section, site, at: span, needless, other: other, into: &findings)
          findings.note(meant: site.index.adapters(for: missing.model))
        }
      }
    })

  /// Whether another source before this one, in whose place it is there, yields what has no adapter.
  private static func isToldBefore(
    _ model: String, of section: ResolvedSection, _ site: ScreenSite
  ) -> Bool {
    guard site.screen.sections[section.position].isAlternative else { return false }
    return site.alternatives(to: section).contains { other in
      other.position < section.position && other.cases.contains { $0.model == model }
    }
  }

  /// Whether more than one of the sources of which conditions choose yields a model.
  private static func isOfSeveral(
    _ model: String, _ section: ResolvedSection, _ site: ScreenSite
  ) -> Bool {
    guard site.screen.sections[section.position].choice != nil else { return false }
    return site.alternatives(to: section).count { other in
      other.cases.contains { $0.model == model }
    } > 1
  }

  /// An adapter that is listed in vain, perhaps in the place of what is missing.
  private struct Needless {
    let name: String
    /// The model that it is for.
    let model: Name
    let place: Location?
  }

  private static func needless(
    among uses: [AdapterUse], _ section: ResolvedSection, _ site: ScreenSite
  ) -> [Needless] {
    uses.compactMap { use in
      guard let adapter = site.index.adapter(use.name.text),
        !site.canCome(adapter.model.text, where: section)
      else { return nil }
      let file = site.index.location(of: .adapter, use.name.text)?.file
      return Needless(
        name: use.name.text, model: adapter.model,
        place: file.map { Location(file: $0, span: adapter.model.span) })
    }
  }

  private static func report(
    _ missing: ResolvedSection.Case, _ reference: SourceReference, _ section: ResolvedSection,
    _ site: ScreenSite, at span: ByteSpan, _ needless: [Needless], other: OtherModel?,
    into findings: inout Findings
  ) {
    let source = site.name(of: reference)
    var related: [Diagnostic.Related] = []
    if let place = site.yieldsPlace(of: reference) {
      related.append(.init(place, "`\(source)` yields `\(section.yields)`"))
    }
    var way = "which `\(source)` yields"
    if let caseName = missing.caseName {
      way += " as `\(caseName)`"
      if let place = site.index.place(ofCase: caseName, of: section.yields) {
        related.append(.init(place, "`\(caseName)` of `\(section.yields)` is `\(missing.model)`"))
      }
    }
    for adapter in needless {
      guard let place = adapter.place else { continue }
      related.append(
        .init(place, "`\(adapter.name)` is for `\(adapter.model.text)`, which never comes here"))
    }
    findings.report(
      .missingAdapter, "`\(site.screen.name.text)` has no adapter for `\(missing.model)`, \(way)",
      at: site.location(span), label: "no adapter for `\(missing.model)`", related: related,
      help: cures(for: missing.model, needless, or: other, site),
      about: .unshown(source: source))
  }

  /// A model that the source may be meant to have.
  private struct OtherModel {
    let model: String
    let help: String
    /// Whether actions of the screen are about it, too.
    let isLikely: Bool
    /// Sources that yield it, if they are few.
    let sources: [String]
    /// All of them.
    let allSources: [String]
  }

  /// The model that all adapters of a section are for, where it is not what its source yields.
  private static func otherModel(
    of uses: [AdapterUse], _ reference: SourceReference, _ section: ResolvedSection,
    _ site: ScreenSite
  ) -> OtherModel? {
    let models = Set(uses.compactMap { site.index.adapter($0.name.text)?.model.text })
    // What stands at a path yields nothing by itself.
    guard !site.name(of: reference).hasPrefix("$"), models.count == 1, let model = models.first,
      case .model = section.yields, !site.canCome(model, where: section)
    else { return nil }
    let acted = site.screen.actions.compactMap { action -> String? in
      switch action.trigger {
      case .select(let model), .hold(let model), .reorder(let model): model.text
      case .swipe(let swipe): swipe.model.text
      case .event: nil
      }
    }
    // What is done with the model that comes would be in vain, unless another section has it.
    let elsewhere = Set(
      site.resolved.filter { $0.position != section.position }.flatMap { $0.cases.map(\.model) })
    guard
      !section.cases.contains(where: { acted.contains($0.model) && !elsewhere.contains($0.model) })
    else { return nil }
    let isLikely = acted.contains(model)
    let name = site.name(of: reference)
    let sources = site.index.names(of: .source).filter {
      $0 != name && site.index.source($0)?.yields.shape.innermost == .named(model)
    }
    let others = sources.count <= mostSources ? sources : []
    return OtherModel(
      model: model,
      help: others.isEmpty
        ? "let `\(name)` yield `\(model)`, which the adapters here are for"
        : "the adapters here are for `\(model)`: use \(others.map { "`\($0)`" }.joined(separator: " or ")) here, "
          + "or let `\(name)` yield it",
      isLikely: isLikely, sources: others, allSources: sources)
  }

  /// What a source yields, where adapters and actions of the screen are all for another model, which no source yields.
  private static func wrongModel(
    of reference: SourceReference, insteadOf other: OtherModel, _ missing: ResolvedSection.Case,
    _ span: ByteSpan, _ site: ScreenSite
  ) -> Diagnostic? {
    guard other.isLikely, other.sources.isEmpty, missing.caseName == nil,
      let yields = site.index.source(of: reference)?.yields.declaredName,
      yields.text == missing.model, let place = site.yieldsPlace(of: reference)
    else { return nil }
    return Diagnostic(
      .missingAdapter,
      "`\(site.name(of: reference))` yields `\(missing.model)`, and the adapters and actions of `\(site.screen.name.text)` are for `\(other.model)`",
      at: Location(file: place.file, span: yields.span),
      related: [.init(site.location(span), "the adapters are listed here")],
      help: ["did you mean `\(other.model)`?"],
      fixes: Fix.replacing(
        missing.model, at: Location(file: place.file, span: yields.span), by: other.model, .unsafe))
  }

  private static let mostSources = 2

  /// The only source of another model that nothing uses, and that takes what is given here; or, of one that is used
  /// elsewhere, too, the only one that nothing uses, with what it takes.
  private static func idleSource(
    insteadOf reference: SourceReference, among other: OtherModel, _ site: ScreenSite
  ) -> (name: String, taken: String?)? {
    guard case .use(let used, let arguments) = reference else { return nil }
    let given = Set(arguments.map(\.name.text))
    let idle = other.allSources.compactMap(site.index.source).filter {
      !site.index.isUsed(source: $0.name.text)
    }
    let fitting = idle.filter { Set($0.parameters.map(\.name.text)) == given }
    if fitting.count == 1 { return (fitting[0].name.text, nil) }
    guard idle.count == 1, fitting.isEmpty, site.index.uses(ofSource: used.text) > 1 else {
      return nil
    }
    let taken = idle[0].parameters.map(\.name.text)
    return (idle[0].name.text, taken.isEmpty ? "nothing" : Listing.quoted(taken))
  }

  /// What can be listed, or what may have been meant by what is listed in vain.
  private static func cures(
    for model: String, _ needless: [Needless], or other: OtherModel?, _ site: ScreenSite
  ) -> [String] {
    let index = site.index
    let module = index.id(of: .screen, site.screen.name.text).map(index.module(of:)) ?? .app
    // Adapters of a module that this one may not use, or that are not exported, are no cure.
    let reachable = index.adapters(for: model).filter { name in
      index.id(of: .adapter, name).map { index.isReachable($0, from: module) } ?? false
    }
    let heard = heard(among: reachable, by: site.screen)
    if let meant = heard.first, heard.count == 1, needless.count == 1, other?.isLikely != true {
      return [
        "put `\(meant.adapter)` in the place of `\(needless[0].name)`: its `\(meant.event)` is answered here"
      ]
    }
    if let idle = onlyIdle(among: reachable, index) {
      let cure =
        needless.count == 1
        ? "put `\(idle)`, which no screen lists, in the place of `\(needless[0].name)`"
        : "add `\(idle)`, which shows `\(model)` and which no screen lists"
      return other.map { $0.isLikely && needless.count != 1 ? [$0.help, cure] : [cure, $0.help] }
        ?? [cure]
    }
    let known = reachable.prefix(3).map { "`\($0)`" }
    if known.isEmpty, needless.count == 1, let only = needless.first {
      let cure = "let `\(only.name)` be `for: \(model)`, or list another adapter that is"
      return other?.isLikely == true ? [other?.help, cure].compactMap(\.self) : [cure]
    }
    let cure =
      needless.count == 1 && known.count > 0
      ? "put \(known.joined(separator: " or ")) in the place of `\(needless[0].name)`"
      : cure(for: model, known, index)
    guard let other else { return [cure] }
    // What stands in the place of another one is more likely wrong than what the source yields.
    return other.isLikely && (known.isEmpty || needless.count != 1)
      ? [other.help, cure] : [cure, other.help]
  }

  /// The only one of several adapters that no screen lists.
  private static func onlyIdle(among adapters: [String], _ index: AppIndex) -> String? {
    guard (2...mostAdapters).contains(adapters.count) else { return nil }
    let idle = adapters.filter { !index.isUsed(adapter: $0) }
    return idle.count == 1 ? idle[0] : nil
  }

  private static let mostAdapters = 12

  /// The adapters whose events a screen answers, each with the first of these.
  private static func heard(
    among adapters: [String], by screen: ScreenDeclaration
  ) -> [(adapter: String, event: String)] {
    adapters.compactMap { adapter in
      let event = screen.actions.lazy.compactMap { action -> String? in
        guard case .event(adapter: let owner, let event) = action.trigger, owner.text == adapter
        else { return nil }
        return event.text
      }.first
      return event.map { (adapter, $0) }
    }
  }

  private static func cure(for model: String, _ known: [String], _ index: AppIndex) -> String {
    if known.isEmpty {
      let names = ["Row", "Card", "Tile", "Cell"].map { model + $0 }
      let free = names.first { index.id(of: .adapter, $0) == nil } ?? names[0]
      return "write one and list it here: `adapter: \(free)` with `for: \(model)` and a `cell:`"
    }
    return known.count == 1
      ? "add \(known[0]), which shows `\(model)`"
      : "add one of \(known.joined(separator: ", ")), which show `\(model)`"
  }
}

extension AppIndex {
  /// The fields that one model has and another one has not.
  func fieldsLacking(in model: String, of other: String) -> [String] {
    guard let model = self.model(model) else { return [] }
    return (self.model(other)?.properties ?? []).map(\.name.text)
      .filter { model.property($0) == nil }
  }

  /// Where a union says which model a case is.
  fileprivate func place(ofCase name: String, of type: SpecType) -> Location? {
    guard case .union(let union) = type, let id = id(of: .union, union),
      let declaration = self.union(union),
      let unionCase = declaration.cases.first(where: { $0.name.text == name })
    else { return nil }
    return Location(
      file: file(of: id), span: unionCase.name.span.union(unionCase.model.span))
  }
}

extension SourceReference {
  /// Where a source is named.
  fileprivate var place: ByteSpan? {
    if case .use(let name, _) = self { name.span } else { nil }
  }
}
