import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension SpecRule {
  /// What servers call a field is looked for in what they refuse, and where its own name is not meant anyway.
  static func checkErrors(
    of form: FormDeclaration, _ site: ScreenSite, into findings: inout Findings
  ) {
    for field in form.fields {
      guard let errors = field.refusedName else { continue }
      let name = field.field.name.text
      if !form.submit.effect.canBeRefused {
        findings.report(
          .ineffectiveKey,
          "`errors` means nothing here: `submit` itself sends nothing that a server could refuse",
          at: site.location(errors.span), help: ["leave out `errors:`"])
      } else if errors.steps.isEmpty {
        findings.report(
          .ineffectiveKey,
          "`errors` means nothing here: a name without a letter is taken for the number of an element",
          at: site.location(errors.span),
          help: ["write the key that servers call it by, or leave out `errors:`"])
      } else if errors.steps == [name.letters] {
        if let sent = form.nameSent(of: name, in: site.index), sent.letters != name.letters {
          findings.report(
            .ineffectiveKey,
            "what servers say of `\(errors.written)` is meant for `\(name)` anyway, which is sent as `\(sent)`",
            at: site.location(errors.span), help: ["did you mean `\(sent)`?"])
          continue
        }
        findings.report(
          .ineffectiveKey, "what servers say of `\(errors.written)` is meant for `\(name)` anyway",
          at: site.location(errors.span), help: ["leave out `errors:`"])
      } else if let sent = form.nameSent(of: name, in: site.index), errors.isSlip(of: sent) {
        findings.report(
          .ineffectiveKey,
          "`\(name)` is sent as `\(sent)`, and servers are said to call it `\(errors.written)`",
          at: site.location(errors.span),
          help: [
            sent.letters == name.letters ? "leave out `errors:`" : "did you mean `\(sent)`?"
          ])
      }
    }
  }
}

extension SpecRule {
  /// A request says where it puts what is wrong with fields only if its API does not say the same.
  static func checkErrors(
    of request: RequestDeclaration, _ place: DeclarationPlace, into findings: inout Findings
  ) {
    guard let errors = request.errors, let api = place.index.api(request.call.api?.text),
      let usual = api.errors, usual.isSame(as: errors.value)
    else { return }
    let said = place.index.location(of: .api, api.name.text)
    findings.report(
      .ineffectiveKey, "`errors` says here what `\(api.name.text)` says for all of its requests",
      at: place.location(errors.span),
      related: said.map { [.init(Location(file: $0.file, span: usual.at.span), "it is said here")] }
        ?? [],
      help: ["leave out `errors:`"])
  }
}

extension SpecWalker {
  /// Reports what servers are said to call a field where another one is called so: what they find wrong with one is said
  /// of both. That is meant of fields that are sent as one, and of those that take turns.
  mutating func checkForRepetition(amongErrorsOf form: FormDeclaration) {
    guard form.submit.effect.canBeRefused else { return }
    let called = form.fields.filter { field in
      field.condition == nil && field.refusedName?.steps.isEmpty == false
    }
    let repeats = called.repeats { $0.refusedName?.steps.joined(separator: ".") ?? "" }
    for (first, again) in repeats where !form.sendsAsOne([first, again]) {
      guard let errors = again.refusedName else { continue }
      reportTitle(
        errors.span, of: "field of the form", like: first.refusedName?.span,
        cure: "write what servers call `\(again.field.name.text)`, or leave out `errors:`")
    }
    checkForOthers(meantBy: called, of: form)
  }

  /// Reports what servers are said to call a field where another one has that name and is said to be called nothing else:
  /// what they find wrong with that one is said of the first alone.
  private mutating func checkForOthers(
    meantBy called: [FormFieldDeclaration], of form: FormDeclaration
  ) {
    guard !called.isEmpty else { return }
    var named: [String: FormFieldDeclaration] = [:]
    for field in form.fields where field.refusedName == nil && field.condition == nil {
      named[field.field.name.text.letters] = field
    }
    for field in called {
      guard let errors = field.refusedName, errors.steps.count == 1,
        let other = named[errors.steps[0]], form.sends(other), !form.sendsAsOne([field, other])
      else { continue }
      findings.report(
        .repeatedTitle,
        "what servers say of `\(errors.written)` is told of `\(field.field.name.text)`, and never of the field of that name",
        at: location(errors.span), related: [.init(location(other.field.name), "it is here")],
        help: ["write what servers call `\(field.field.name.text)`, or leave out `errors:`"])
    }
  }
}

extension FormDeclaration {
  /// The key under which the request of the form sends a field as it is, where that is one key.
  fileprivate func nameSent(of field: String, in index: AppIndex) -> String? {
    guard case .request(let name) = submit.effect.action,
      let request = index.request(name.text), case .fields(let sent)? = request.call.payload
    else { return nil }
    let parameters = submit.effect.arguments.filter { $0.value.isWhole(field, of: .form) }
    guard parameters.count == 1, let parameter = parameters.first?.name.text else { return nil }
    let keys = sent.filter { $0.value.isWhole(parameter, of: .parameters) }
    return keys.count == 1 ? keys[0].name.text : nil
  }

  /// Whether one value that is handed on is made of all these fields.
  fileprivate func sendsAsOne(_ fields: [FormFieldDeclaration]) -> Bool {
    submit.effect.arguments.contains { argument in
      let names = argument.fieldsOfForm
      return fields.allSatisfy { names.contains($0.field.name.text) }
    }
  }

  /// Whether a field is handed on, so that servers may say something of it; what is called has all of them.
  fileprivate func sends(_ field: FormFieldDeclaration) -> Bool {
    let arguments = submit.effect.arguments
    return arguments.isEmpty
      || arguments.contains { $0.fieldsOfForm.contains(field.field.name.text) }
  }
}

extension Argument {
  /// The fields of the form that the value is made of.
  fileprivate var fieldsOfForm: Set<String> {
    var names: Set<String> = []
    value.visitPaths { path in
      if path.scope == .form, let name = path.components.first { names.insert(name.text) }
    }
    return names
  }
}

extension PayloadPath {
  /// Whether it is one key, written nearly as another one and not by a style of its own.
  fileprivate func isSlip(of key: String) -> Bool {
    keys.count == 1 && keys[0].letters != key.letters && NearMiss.isSlip(keys[0], of: key)
  }

  /// What is compared of the names on the way to a field: those without a letter are numbers of elements.
  fileprivate var steps: [String] {
    keys.filter { $0.contains(where: \.isLetter) }.map(\.letters)
  }
}

extension Effect {
  /// Whether somebody is asked who can refuse it.
  fileprivate var canBeRefused: Bool {
    switch action {
    case .request, .call, .menu: true
    default: false
    }
  }
}

extension String {
  /// What is compared of the names of fields.
  fileprivate var letters: String { lowercased().filter { $0.isLetter || $0.isNumber } }
}
