import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// The fields that the steps of a form list, or its groups.
extension SpecRule {
  /// Fields as they are listed.
  struct Listed {
    /// What lists them.
    enum Lister: String {
      case step, group
    }

    let fields: [Name]
    let lister: Lister
    let form: FormDeclaration
    /// What the form's fields are called.
    let names: Set<String>

    init(_ fields: [Name], by lister: Lister, of form: FormDeclaration) {
      self.fields = fields
      self.lister = lister
      self.form = form
      names = Set(form.fields.map(\.field.name.text))
    }
  }

  /// Each of the form's fields is listed once, and nothing else is.
  static func check(_ listed: Listed, _ site: ScreenSite, into findings: inout Findings) {
    let hasUnknown = checkNames(in: listed, site, into: &findings)
    // One that is in none may be the one that is meant by a name which there is not.
    if !hasUnknown { checkForLeftOut(in: listed, site, into: &findings) }
  }

  /// Says whether a field is listed that there is not.
  private static func checkNames(
    in listed: Listed, _ site: ScreenSite, into findings: inout Findings
  ) -> Bool {
    var places: [String: ByteSpan] = [:]
    var hasUnknown = false
    for field in listed.fields {
      if let first = places[field.text] {
        findings.report(
          .invalidSteps, listed.repetition(of: field.text), at: site.location(field.span),
          related: [.init(site.location(first), listed.firstPlace)],
          help: ["leave out one of them"])
      } else if !listed.names.contains(field.text) {
        hasUnknown = true
        findings.report(
          .unknownField, "the form has no field `\(field.text)`", at: site.location(field.span),
          suggestion: suggestion(for: field.text, in: listed))
      }
      places[field.text] = places[field.text] ?? field.span
    }
    return hasUnknown
  }

  /// The field that is meant by a name: one of that name for servers, or nearly of it, and else the only one that is not
  /// listed.
  private static func suggestion(for name: String, in listed: Listed) -> Suggestion {
    let names = listed.form.fields.map(\.field.name.text)
    let asked = Set(listed.fields.map(\.text))
    let left = names.filter { !asked.contains($0) }
    let sent = listed.form.fields.filter { $0.refusedName?.written == name }
      .map(\.field.name.text).filter(left.contains)
    if sent.count == 1 { return Suggestion(meaning: sent[0], note: "which servers call so") }
    let suggestion = Suggestion(for: name, among: names, kind: "fields")
    guard !suggestion.isGuess, left.count == 1, asked.subtracting(listed.names).count == 1
    else { return suggestion }
    return Suggestion(meaning: left[0], note: listed.noteOfLeft)
  }

  private static func checkForLeftOut(
    in listed: Listed, _ site: ScreenSite, into findings: inout Findings
  ) {
    let asked = Set(listed.fields.map(\.text))
    for name in listed.form.fields.map(\.field.name) where !asked.contains(name.text) {
      findings.report(
        .invalidSteps, listed.lack(of: name.text), at: site.location(name.span),
        help: ["add it to the `fields:` of a \(listed.lister)"])
    }
  }

  // MARK: - Groups

  /// Groups list each field once, have fields, and say something.
  static func checkGroups(
    of form: FormDeclaration, _ site: ScreenSite, into findings: inout Findings
  ) {
    guard let place = form.groupsPlace else { return }
    guard !form.groups.isEmpty else {
      return findings.report(
        .invalidSteps, "the fields of a form stand in each of its groups, and here are none",
        at: site.location(place), help: ["leave out `groups:`"])
    }
    for group in form.groups where group.fields.isEmpty {
      findings.report(
        .invalidSteps, "this group has no fields, and is never seen",
        at: site.location(
          group.header?.span ?? group.footer?.span ?? group.condition?.span ?? place),
        help: ["list those that stand in it under `fields:`, or leave the group out"])
    }
    check(Listed(form.groups.flatMap(\.fields), by: .group, of: form), site, into: &findings)
    let saysNothing = form.groups.allSatisfy {
      $0.header == nil && $0.footer == nil && $0.condition == nil
    }
    if saysNothing {
      findings.report(
        .ineffectiveKey, "`groups` means nothing here: nothing is said of any of them",
        at: site.location(place),
        help: ["leave out `groups:`, or give them a `header:`, a `footer:` or a `when:`"])
    }
  }
}

extension SpecRule.Listed {
  fileprivate func repetition(of field: String) -> String {
    switch lister {
    case .step: "`\(field)` is asked for already"
    case .group: "`\(field)` is in a group already"
    }
  }

  fileprivate var firstPlace: String {
    switch lister {
    case .step: "it is asked for here"
    case .group: "it stands here"
    }
  }

  fileprivate var noteOfLeft: String {
    switch lister {
    case .step: "which no step asks for"
    case .group: "which is in no group"
    }
  }

  fileprivate func lack(of field: String) -> String {
    switch lister {
    case .step: "no step of the form asks for `\(field)`"
    case .group: "`\(field)` is in no group of the form"
    }
  }
}
