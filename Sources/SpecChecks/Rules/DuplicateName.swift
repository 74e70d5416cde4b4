import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension SpecRule {
  /// Names are unique among declarations of a kind, and within a declaration.
  static let duplicateName: SpecRule = .init(
    name: "duplicate-name",
    summary: "Two things of one kind have the same name.",
    rationale: "A name stands for one thing; which of the two was meant cannot be told.",
    examples: """
      model: Post
      fields: { id: ID, title: String }
      ---
      model: ‹Post→Article›
      fields: { id: ID, text: String }
      """,
    .app { app, findings in
      let copied = CopiedFiles(in: app.index)
      for copy in copied.findings { findings.report(copy) }
      for duplicate in app.index.duplicates where !copied.explain(duplicate) {
        let kind = app.index.kind(of: duplicate.second)
        // Several apps are reported as such, whatever their names.
        guard kind != .app else { continue }
        let name = app.index.name(of: duplicate.second)
        findings.report(
          .duplicateName, "another \(kind.rawValue) is named `\(name)`",
          at: app.index.location(of: duplicate.second),
          related: [
            .init(app.index.location(of: duplicate.first), place(of: duplicate, app.index))
          ],
          help: ["give one of them another name, or delete it"])
      }
    },
    .app { app, findings in checkOutputs(of: app.index, into: &findings) },
    .apps { app, place, findings in
      for link in app.links { check(link.captures, "capture", place, into: &findings) }
      check(app.emits, "event", place, into: &findings)
      checkList(app.strings, place, into: &findings)
      let entries = app.host?.menu.filter(\.arguments.isEmpty).map(\.screen) ?? []
      checkList(
        entries, place, help: "name another screen in one of them, or leave one out",
        into: &findings)
    },
    .enums { choice, place, findings in
      check(choice.cases.map(\.name), "case", place, into: &findings)
      checkPayloads(of: choice, place, into: &findings)
    },
    .unions { union, place, findings in checkTags(of: union, place, into: &findings) },
    .models { model, place, findings in
      checkKeys(of: model, place, into: &findings)
      guard !model.computed.isEmpty else { return }
      check(model.properties.map(\.name), "field", place, into: &findings)
    },
    .adapters { adapter, place, findings in
      check(adapter.events, "event", place, into: &findings)
      guard let traits = adapter.accessibility?.traits, traits.count > 1 else { return }
      checkList(
        traits.map { Name($0.value.rawValue, span: $0.span) }, place, into: &findings)
    },
    .requests { request, place, findings in
      check(request.emits, "event", place, into: &findings)
    },
    .sources { source, place, findings in
      checkList(source.samples, place, into: &findings)
      checkKeys(ofObjectsOf: source, place, into: &findings)
    },
    .modules { module, place, findings in
      check(module.uses, "module of `uses:`", place, into: &findings)
      check(module.exports, "export", place, into: &findings)
    },
    .screenDeclarations { screen, place, findings in
      checkList(screen.reload.events, place, into: &findings)
      let sections = screen.sections
      if sections.count > 1 {
        let written = sections.lazy.filter { !$0.isAlternative }.map(\.id)
        check(Array(written), "section", place, into: &findings)
      }
      for section in sections { checkRows(section.content.rows, place, into: &findings) }
    })

  /// What two Swift modules write into one folder would be one module. Where they have one name, too, that is told.
  private static func checkOutputs(of index: AppIndex, into findings: inout Findings) {
    var first: [String: ModuleID] = [:]
    for module in index.modules.all {
      guard let output = index.modules[module].declaration.swift?.output else { continue }
      guard let other = first.updateValue(module, forKey: output.text),
        let place = index.modules[other].declaration.swift?.output,
        index.swiftName(of: module) != index.swiftName(of: other)
      else { continue }
      first[output.text] = other
      findings.report(
        .duplicateName,
        "\(index.title(of: other)) writes its generated code into this folder, too",
        at: Location(file: index.file(of: index.modules[module].id), span: output.span),
        related: [
          .init(
            Location(file: index.file(of: index.modules[other].id), span: place.span),
            "the first one")
        ], help: ["give each Swift module a folder of its own"])
    }
  }

  /// Generated code is one Swift module, so names are those of the app and not of its modules.
  private static func place(of duplicate: NameTable.Duplicate, _ index: AppIndex) -> String {
    let module = index.module(of: duplicate.first)
    guard module != index.module(of: duplicate.second) else { return "the first one" }
    return "the first one, in \(index.title(of: module))"
  }

  private static func checkPayloads(
    of choice: EnumDeclaration, _ place: DeclarationPlace, into findings: inout Findings
  ) {
    // Without payloads of their own, cases are as different as their names are.
    guard choice.cases.contains(where: { $0.payload != $0.name.text || !$0.others.isEmpty })
    else { return }
    guard choice.cases.mayShareValues else { return }
    for item in choice.cases where !item.others.isEmpty {
      checkList(item.payloads, place, into: &findings)
    }
    let values = choice.cases.flatMap { item in
      item.payloads.map { CaseValue(name: item.name.text, value: $0) }
    }
    checkValues(values, "value", of: choice.name, place, into: &findings)
  }

  private static func checkTags(
    of union: UnionDeclaration, _ place: DeclarationPlace, into findings: inout Findings
  ) {
    // Cases that are their tags are as different as their names are.
    guard union.cases.contains(where: { $0.tag != $0.name.text || $0.tags.count > 1 }) else {
      return
    }
    for item in union.cases where item.tags.count > 1 {
      checkList(item.tags, place, into: &findings)
    }
    let values = union.cases.flatMap { item in
      item.tags.map { CaseValue(name: item.name.text, value: $0) }
    }
    checkValues(values, "tag", of: union.name, place, into: &findings)
  }

  private static func checkValues(
    _ values: [CaseValue], _ noun: String, of owner: Name, _ place: DeclarationPlace,
    into findings: inout Findings
  ) {
    for (other, item) in values.repeats(of: \.value.text)
    // Of two cases with one name it is said once that they are the same.
    where other.name != item.name {
      findings.report(
        .duplicateName,
        "two cases of `\(owner.text)` have the \(noun) `\(item.value.text)` in payloads",
        at: place.location(item.value.span),
        related: [.init(place.location(other.value.span), "`\(other.name)` has it")],
        help: ["give `\(item.name)` its own \(noun)"])
    }
  }

  /// One of the values in payloads that a case has.
  private struct CaseValue {
    let name: String
    let value: Name
  }

  /// Reports what a list has twice for which once is enough.
  private static func checkList(
    _ names: [Name], _ place: DeclarationPlace, help: String = "leave one of them",
    into findings: inout Findings
  ) {
    for (first, name) in names.repeats(of: \.text) {
      findings.report(
        .duplicateName, "`\(name.text)` stands twice in this list",
        at: place.location(name.span),
        related: [.init(place.location(first.span), "the first time is here")], help: [help])
    }
  }

  private static func check(
    _ names: [Name], _ noun: String, _ place: DeclarationPlace, into findings: inout Findings
  ) {
    for (first, name) in names.repeats(of: \.text) {
      findings.report(
        .duplicateName, "another \(noun) is named `\(name.text)`", at: place.location(name.span),
        related: [.init(place.location(first.span), "the first one")],
        help: ["give one of them another name, or delete it"])
    }
  }
}

extension [EnumCaseDeclaration] {
  /// Whether two cases may be read from one value, found out without a list of the values of each.
  fileprivate var mayShareValues: Bool {
    // Among many, comparing each with all takes longer than listing them.
    guard count < 25, allSatisfy({ $0.others.isEmpty }) else { return true }
    for second in indices {
      for first in 0..<second where self[first].payload == self[second].payload { return true }
    }
    return false
  }
}
