import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// What is wrong elsewhere where an adapter seems to be missing.
extension SpecRule {
  /// A word that is wrong, and what follows from it.
  struct CauseElsewhere {
    /// Nil where it is told elsewhere.
    let finding: Diagnostic?
    var explained: [String] = []
    var misread: [FileID] = []
  }

  /// The word elsewhere that explains that models come for which a section has no adapter.
  ///
  /// - Parameter models: The models.
  static func causeElsewhere(
    ofMissing models: [String], _ uses: [AdapterUse], _ reference: SourceReference,
    _ section: ResolvedSection, _ site: ScreenSite
  ) -> CauseElsewhere? {
    guard let first = models.first else { return nil }
    if Set(models).count == 1 {
      if let cause = adapterOfAnother(insteadOf: first, uses, section, site)
        ?? adapterCalledAfter(first, uses, site)
        ?? caseOfAnother(insteadOf: first, uses, reference, section, site)
      {
        return cause
      }
      // A union has samples of all its cases.
      guard section.cases.allSatisfy({ $0.caseName == nil }) else { return nil }
      return sourceOfAnother(insteadOf: first, uses, reference, site)
    }
    return unionInsteadOfCase(Set(models), uses, reference, section, site)
  }

  /// A finding at the model that an adapter is for, which should be another one.
  private static func finding(
    meaning model: String, insteadOfThatOf adapter: AdapterDeclaration, in file: FileID,
    _ use: AdapterUse, _ site: ScreenSite, _ why: String
  ) -> Diagnostic {
    let place = Location(file: file, span: adapter.model.span)
    return Diagnostic(
      .missingAdapter, "`\(adapter.name.text)` is for `\(adapter.model.text)`, \(why)", at: place,
      related: [.init(site.location(use.name.span), "it is listed here")],
      help: ["did you mean `\(model)`?"],
      fixes: Fix.replacing(adapter.model.text, at: place, by: model, .unsafe))
  }

  /// An adapter that is for another model, and shows fields that only the one has which comes here.
  private static func adapterOfAnother(
    insteadOf model: String, _ uses: [AdapterUse], _ section: ResolvedSection, _ site: ScreenSite
  ) -> CauseElsewhere? {
    for use in uses {
      guard let adapter = site.index.adapter(use.name.text), adapter.model.text != model,
        case .embed(let embed) = adapter.body, adapter.hands(itemAs: model, to: embed, site),
        let id = site.index.id(of: .adapter, adapter.name.text)
      else { continue }
      return embedOfAnother(adapter, use, model, in: site.index.file(of: id), site)
    }
    let idle = uses.filter { use in
      site.index.adapter(use.name.text).map { !site.canCome($0.model.text, where: section) } ?? true
    }
    guard idle.count == 1, let use = idle.first,
      let adapter = site.index.adapter(use.name.text), let meant = site.index.model(model),
      let declared = site.index.model(adapter.model.text),
      let id = site.index.id(of: .adapter, adapter.name.text)
    else { return nil }
    guard case .cell(let cell) = adapter.body else { return nil }
    if modelMeant(by: adapter, in: site.index)?.name == model {
      return CauseElsewhere(finding: nil)
    }
    let read = cell.fieldsOfItemInTexts
    let strange = read.filter { declared.property($0) == nil }
    guard let example = strange.first, read.allSatisfy({ meant.property($0) != nil }) else {
      return nil
    }
    let finding = Self.finding(
      meaning: model, insteadOfThatOf: adapter, in: site.index.file(of: id), use, site,
      "which has no `\(example)`; `\(model)` has, which comes where `\(site.screen.name.text)` lists it"
    )
    let lacking = meant.properties.map(\.name.text).filter { declared.property($0) == nil }
    return CauseElsewhere(
      finding: finding,
      explained: lacking.map { TypeProblem.causeOfMissing(field: $0, of: adapter.model.text) })
  }

  /// An adapter that is called after the model that has none, and is for one that another adapter shows.
  private static func adapterCalledAfter(
    _ model: String, _ uses: [AdapterUse], _ site: ScreenSite
  ) -> CauseElsewhere? {
    let words = NearMiss.wordTexts(model)
    let adapters = uses.compactMap { use in
      site.index.adapter(use.name.text).map { (use: use, adapter: $0) }
    }
    let called = adapters.filter { entry in
      let own = entry.adapter.model.text
      return own != model && NearMiss.wordTexts(entry.adapter.name.text).starts(with: words)
        && (adapters.contains {
          $0.adapter.model.text == own && $0.adapter.name.text != entry.adapter.name.text
        } || site.index.modelsComing(to: entry.adapter.name.text) == [model])
    }
    guard called.count == 1, let (use, adapter) = called.first,
      let id = site.index.id(of: .adapter, adapter.name.text)
    else { return nil }
    let finding = Self.finding(
      meaning: model, insteadOfThatOf: adapter, in: site.index.file(of: id), use, site,
      adapters.count > 1
        ? "which others show, and nothing shows the `\(model)` that comes where `\(site.screen.name.text)` lists it"
        : "and only `\(model)` comes where `\(site.screen.name.text)` lists it")
    return CauseElsewhere(
      finding: finding, explained: [causeOfNeverChosen(adapter.name.text)])
  }

  /// The only model that has all that the texts of an adapter show, where the one that it is for has not.
  static func modelMeant(
    by adapter: AdapterDeclaration, in index: AppIndex
  ) -> (name: String, strange: [String])? {
    guard case .cell(let cell) = adapter.body, let declared = index.model(adapter.model.text) else {
      return nil
    }
    let read = cell.fieldsOfItemInTexts
    let strange = read.filter { declared.property($0) == nil }
    guard !strange.isEmpty,
      // What has one that is nearly the same is no other model.
      !strange.contains(where: { name in
        declared.properties.contains { NearMiss.isSlip(name, of: $0.name.text) }
      })
    else { return nil }
    let fitting = index.names(of: .model).filter { name in
      read.allSatisfy { index.model(name)?.property($0) != nil }
    }
    let coming = index.modelsComing(to: adapter.name.text)
    // It is for what comes to it, whatever its texts show: another model would never come.
    let isOwnAlone =
      coming.contains(adapter.model.text) && !fitting.contains(where: coming.contains)
    if fitting.count == 1 { return isOwnAlone ? nil : (fitting[0], strange) }
    let likely = fitting.filter(coming.contains)
    return likely.count == 1 && !coming.contains(adapter.model.text) ? (likely[0], strange) : nil
  }

  /// An adapter that is for another model than the one which comes, and which the screen takes that it embeds.
  private static func embedOfAnother(
    _ adapter: AdapterDeclaration, _ use: AdapterUse, _ model: String, in file: FileID,
    _ site: ScreenSite
  ) -> CauseElsewhere {
    let finding = Self.finding(
      meaning: model, insteadOfThatOf: adapter, in: file, use, site,
      "and what it embeds and `\(site.screen.name.text)`, which lists it, have a `\(model)`")
    return CauseElsewhere(
      finding: finding,
      explained: [causeOfType(of: "$item", in: file), causeOfNeverChosen(use.name.text)])
  }

  /// A source that yields another model than its recorded responses and all adapters of the section are for.
  private static func sourceOfAnother(
    insteadOf model: String, _ uses: [AdapterUse], _ reference: SourceReference, _ site: ScreenSite
  ) -> CauseElsewhere? {
    let name = site.name(of: reference)
    let meant = Set(uses.compactMap { site.index.adapter($0.name.text)?.model.text })
    guard meant.count == 1, let other = meant.first, other != model,
      let source = site.index.source(of: reference), let place = site.yieldsPlace(of: reference),
      let responses = SourceSamples(of: source, in: place.file, site.index),
      let asOther = SourceSamples(of: source, in: place.file, site.index, as: other)
    else { return nil }
    // Only what the responses are can be meant.
    let strange = responses.decoded().findings.filesOfOtherObjects
    guard !strange.isEmpty, asOther.decoded().findings.filesOfOtherObjects.isEmpty else {
      return nil
    }
    let finding = Diagnostic(
      .missingAdapter,
      "`\(name)` yields `\(model)`, and neither its samples nor the adapters of `\(site.screen.name.text)` are for that",
      at: place,
      related: uses.prefix(1).map {
        .init(site.location($0.name.span), "`\($0.name.text)` is for `\(other)`")
      },
      help: ["did you mean `\(other)`?"],
      fixes: Fix.replacing(model, at: place, by: other, .unsafe))
    return CauseElsewhere(finding: finding, misread: Array(strange))
  }

  /// A source that yields a union, of which the section has adapters for one case only.
  private static func unionInsteadOfCase(
    _ missing: Set<String>, _ uses: [AdapterUse], _ reference: SourceReference,
    _ section: ResolvedSection, _ site: ScreenSite
  ) -> CauseElsewhere? {
    let known = Set(uses.compactMap { site.index.adapter($0.name.text)?.model.text })
    let all = Set(section.cases.map(\.model))
    guard known.count == 1, let model = known.first, all == missing.union(known),
      let place = site.yieldsPlace(of: reference)
    else { return nil }
    let names = missing.sorted().map { "`\($0)`" }
    let listed = names.dropLast().joined(separator: ", ") + " and \(names.last ?? "")"
    let name = site.name(of: reference)
    let span = site.screen.sections[section.position].content.adaptersSpan ?? site.screen.name.span
    return CauseElsewhere(
      finding: Diagnostic(
        .missingAdapter,
        "`\(site.screen.name.text)` has no adapters for \(listed), which `\(name)` yields",
        at: site.location(span), label: "no adapters for \(listed)",
        related: [.init(place, "`\(name)` yields `\(section.yields)`")],
        help: missing.sorted().map { cureOfMissing($0, site) }
          + ["or let `\(name)` yield `\(model)`, which the adapters here are for"],
        about: .unshown(source: name)))
  }
}

extension SpecRule {
  /// What can be listed for a model.
  private static func cureOfMissing(_ model: String, _ site: ScreenSite) -> String {
    let known = site.index.adapters(for: model).prefix(3).map { "`\($0)`" }
    return known.isEmpty
      ? "write an adapter `for: \(model)`, and list it here"
      : "add \(known.joined(separator: " or ")), which show\(known.count == 1 ? "s" : "") `\(model)`"
  }
}

extension CellNode {
  /// The fields of the item whose values its texts are made of.
  var fieldsOfItemInTexts: [String] {
    var names: [String] = []
    forEachNode { node in
      node.shownText?.visitPaths { path in
        guard path.scope == .item, let name = path.components.first?.text, !names.contains(name)
        else { return }
        names.append(name)
      }
    }
    return names
  }
}

extension AdapterDeclaration {
  /// Whether a screen that it embeds takes the item as a model.
  fileprivate func hands(
    itemAs model: String, to embed: EmbedDeclaration, _ site: ScreenSite
  ) -> Bool {
    embed.arguments.contains { argument in
      guard case .path(let path) = argument.value.kind, path.scope == .item,
        path.components.isEmpty
      else { return false }
      let parameter = site.index.screen(embed.screen.text)?.parameters
        .first { $0.name.text == argument.name.text }
      return parameter?.type.shape == .named(model)
    }
  }
}

extension SectionDeclaration.Content {
  /// Where the adapters of a source are listed.
  fileprivate var adaptersSpan: ByteSpan? {
    if case .source(_, _, let span) = self { span } else { nil }
  }
}
