import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// What is chosen from what a source loads: a value by which a choice is known again, and nothing that is typed.
extension SpecRule {
  static func check(
    _ choices: FieldChoices, of field: FormFieldDeclaration, _ type: SpecType, _ site: ScreenSite,
    into findings: inout Findings
  ) {
    guard type.chosen.isChosen else {
      return findings.report(
        .formFieldType, "only an `ID`, a `String`, an `Int` and lists of them have `choices`",
        at: site.location(field.field.type.span), help: [help(onChoicesOf: type)])
    }
    // Of what comes from a source that there is not nobody knows whether it is chosen or was to be typed.
    guard site.index.source(choices.source.text) != nil else { return }
    if type.isList, let length = field.limits?.length {
      check(length, of: field.field, site, into: &findings)
    }
    for (key, span) in field.keysOfWhatIsTyped where !type.isList || key != "length" {
      if key == "length", let sent = requestOfSeveral(field.field.name.text, type.chosen, site) {
        reportOneOfSeveral(
          field.field, type.chosen, length: span, sent: sent, site, into: &findings)
        continue
      }
      findings.report(
        .formFieldType, "what is chosen has no `\(key)`", at: site.location(span),
        help: ["leave out `\(key):`"])
    }
    if let model = site.index.source(choices.source.text)?.yields.declaredName?.text,
      choices.value == nil, let problem = problem(ofIDs: model, type.chosen, site.index)
    {
      findings.report(
        .bindingTypeMismatch, problem.message, at: site.location(choices.source.span),
        help: [problem.help])
    }
  }

  /// The request that takes a list of what is chosen in a field, with the name of what takes it.
  private static func requestOfSeveral(
    _ field: String, _ chosen: SpecType, _ site: ScreenSite
  ) -> String? {
    guard case .form(let form) = site.screen.body,
      case .request(let name) = form.submit.effect.action,
      let request = site.index.request(name.text),
      let given = form.submit.effect.arguments.first(where: { $0.value.isWhole(field, of: .form) }),
      let parameter = request.parameters.first(where: { $0.name.text == given.name.text }),
      site.index.type(parameter.type) == .list(chosen)
    else { return nil }
    return name.text
  }

  /// Reports a field in which one thing is chosen, while it says how many, and is sent as a list.
  private static func reportOneOfSeveral(
    _ field: Field, _ chosen: SpecType, length: ByteSpan, sent request: String, _ site: ScreenSite,
    into findings: inout Findings
  ) {
    findings.report(
      .formFieldType,
      "`\(field.type.shape)` is one choice, while `length:` and `\(request)` are for several",
      at: site.location(field.type.span),
      related: [.init(site.location(length), "this says how many are chosen")],
      help: ["write `\"[\(chosen)]\"`"])
    findings.note(
      explained: causeOfType(of: "$form.\(field.name.text)", in: site.file), by: .formFieldType)
  }

  /// Fields whose choices wait for one another, so that nobody can choose anything: told at the first of them.
  static func checkForCircle(
    among fields: [FormFieldDeclaration], _ site: ScreenSite, into findings: inout Findings
  ) {
    // In hardly any form a field waits for another.
    guard fields.contains(where: { $0.choices != nil && !$0.awaitedFields.isEmpty }) else { return }
    let waits = Dictionary(
      fields.map { ($0.field.name.text, $0.awaitedFields) },
      uniquingKeysWith: { first, _ in first })
    for field in fields {
      let name = field.field.name.text
      var seen: Set<String> = []
      var waiting = field.awaitedFields.map(\.text)
      while let next = waiting.popLast() {
        if seen.insert(next).inserted { waiting += (waits[next] ?? []).map(\.text) }
      }
      guard seen.contains(name),
        let first = field.awaitedFields.first(where: { awaited in
          awaited.text == name || waits[awaited.text]?.isEmpty == false
        })
      else { continue }
      return findings.report(
        .formFieldType,
        first.text == name
          ? "what there is to choose from in `\(name)` waits for what is chosen in it"
          : "`\(name)` and `\(first.text)` wait for what is chosen in the other",
        at: site.location(first.span),
        help: [
          field.choices?.fieldMeant(insteadOf: first.text, among: fields)
            .map { "did you mean `\($0)`, as the parameter is called?" }
            ?? "name another field, or leave the argument out"
        ])
    }
  }

  private static func help(onChoicesOf type: SpecType) -> String {
    switch type {
    case .enumeration, .list(.enumeration):
      "leave out `choices:`: the cases of the enum are what there is to choose from"
    case .optional(let wrapped) where wrapped.isChosen:
      "write `\(wrapped)`: without `required:` its value can be missing"
    default: "leave out `choices:`, or let the field have the type of the item's `id`"
    }
  }

  /// What is wrong with taking the identity of a choice.
  private static func problem(
    ofIDs model: String, _ type: SpecType, _ index: AppIndex
  ) -> Problem? {
    guard let declaration = index.model(model), declaration.swift == nil else { return nil }
    guard let id = declaration.fields.first(where: { $0.name.text == "id" }) else { return nil }
    guard let found = index.type(id.type), found != type else { return nil }
    return (
      "the `id` of `\(model)` is `\(found)`, and what is chosen has to be `\(type)`",
      "say by `value:` what is taken, or let the field be of the type of the `id`"
    )
  }
}

extension SpecType {
  /// Whether a field can have choices that a source loads.
  var isChosen: Bool {
    self == .builtin(.identifier) || self == .builtin(.string) || self == .builtin(.integer)
  }
}

extension FieldChoices {
  /// The field that is called as the parameter is for which another one is given.
  fileprivate func fieldMeant(
    insteadOf name: String, among fields: [FormFieldDeclaration]
  ) -> String? {
    let given = arguments.first { argument in
      guard case .path(let path) = argument.value.kind, path.scope == .form else { return false }
      return path.components.first?.text == name
    }
    guard let meant = given?.name.text, meant != name,
      let field = fields.first(where: { $0.field.name.text == meant }),
      field.awaitedFields.isEmpty
    else { return nil }
    return meant
  }
}

extension FormFieldDeclaration {
  /// What is said of the field that goes with what is typed, each with its place.
  fileprivate var keysOfWhatIsTyped: [(key: String, span: ByteSpan)] {
    var keys: [(key: String, span: ByteSpan)] = []
    if let length = limits?.length { keys.append(("length", length.span)) }
    if let range = limits?.range { keys.append(("range", range.span)) }
    if let format = limits?.format { keys.append(("format", format.span)) }
    if let rule = limits?.rule { keys.append(("rule", rule.name.span)) }
    if unit != nil { keys.append(("unit", field.type.span)) }
    if isSecret { keys.append(("secret", field.type.span)) }
    return keys
  }

  /// The fields for whose values its choices wait, as they are named there.
  fileprivate var awaitedFields: [Name] {
    choices?.followed.filter { $0.scope == .form }.compactMap(\.components.first) ?? []
  }
}
