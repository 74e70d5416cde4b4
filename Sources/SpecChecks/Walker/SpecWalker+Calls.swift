import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Sources, requests and the calls that they make.
extension SpecWalker {
  /// - Parameter scope: What the source's values can start from: its parameters, or, when it is
  ///   written in place, what the screen offers.
  mutating func visit(_ source: SourceDeclaration, scope: ValueScope) {
    declare(source.parameters, .sourceParameter)
    fields(source.parameters, defaultsIn: .constants, givenTo: .asked)
    let yields = type(source.yields) { index in
      index.modelShown(from: source.name.text).map {
        ($0.model, "which the adapters of `\($0.screen)` show")
      }
    }
    switch source.content {
    case .request(let call, _, let paging):
      visit(call, in: scope, yielding: yields)
      checkForDollars(in: call, given: source.parameters, of: source.name)
      checkQuery(call.query, beside: paging)
    case .disk(let file, _): value(file.path, expecting: .builtin(.string), in: scope)
    case .sqlite(let query, _): for item in query.values { sent(item, in: scope) }
    case .coreData(let objects, _): visit(objects, yielding: source.yields, in: scope)
    case .items(let items):
      for item in items { value(item, expecting: yields?.listed, in: scope) }
    case .swift(let type):
      uses.ownClasses.append((type.type, current))
      uses.note(current, namesModuleOf: type)
    }
    hooks.sources(source, place, &findings)
  }

  private func renewsSession(_ request: RequestDeclaration) -> Bool {
    index.session?.refresh?.text == request.name.text
  }

  mutating func visit(_ request: RequestDeclaration) {
    declare(request.name, .type(.request))
    generate(request.name)
    declare(request.parameters, .requestParameter)
    for event in request.emits { declare(event, .member) }
    let renews = request.parameters.contains { $0.momentOfDefault != nil } && renewsSession(request)
    fields(request.parameters, defaultsIn: .constants, givenTo: renews ? .renewal : .asked)
    if let yields = request.yields { type(yields) }
    visit(request.call, in: ValueScope(ofQuestionWith: request.parameters))
    checkForDollars(in: request.call, given: request.parameters, of: request.name)
  }

  private mutating func visit(
    _ call: Call, in scope: ValueScope, yielding yields: SpecType? = nil
  ) {
    if let api = call.api { _ = resolve(.api, api) }
    hooks.notes.calls(call, place)
    path(of: call, in: scope)
    for item in call.query where !reportField(sortedBy: item, of: yields, call, in: scope) {
      sent(item, in: scope)
    }
    checkForCrossing(among: call.query)
    switch call.payload {
    case .fields(let fields)?:
      for field in fields { sent(inBody: field.value, in: scope) }
      checkForCrossing(among: fields)
    case .parts(let parts)?: for part in parts { visit(part, in: scope) }
    case .operation(let operation)?:
      for variable in operation.variables { sent(inBody: variable.value, in: scope) }
      checkForCrossing(among: operation.variables)
    case .documents(let question)?: visit(question, in: scope)
    case nil: break
    }
    for header in call.headers {
      value(header.value, expecting: .builtin(.string), in: scope)
    }
  }

  /// Reports a field of the items by which a server is told to sort them: it has its own name for it, and there are no
  /// items yet.
  private mutating func reportField(
    sortedBy argument: Argument, of yields: SpecType?, _ call: Call, in scope: ValueScope
  ) -> Bool {
    guard case .model(let name)? = yields, scope.item == nil,
      case .path(let path) = argument.value.kind, path.scope == .item, path.components.count == 1,
      ["order", "sort"].contains(where: argument.name.text.lowercased().contains),
      let field = index.model(name)?.fields.first(where: {
        $0.name.text == path.components[0].text
      })
    else { return false }
    let style = index.api(call.api?.text)?.keys ?? .asWritten
    let key = field.payloadKeys(by: style).joined(separator: ".")
    let place = location(argument.value.span)
    findings.report(
      .unavailableScope, "there is no `$item` here", at: place,
      help: [
        "write `\(key)`: a source is asked before it has items, and what a server calls a field is text"
      ],
      fixes: Fix.replacing(path.text, at: place, by: key, .unsafe))
    return true
  }

  private mutating func visit(_ part: Call.Part, in scope: ValueScope) {
    switch part.content {
    case .value(let value): sent(value, in: scope)
    case .file(let file):
      if let name = file.name { value(name, expecting: .builtin(.string), in: scope) }
      guard let typed = value(file.content, expecting: nil, in: scope) else { return }
      switch typed.type.unwrapped {
      case .builtin(.data), .builtin(.url), .list(.builtin(.data)): return
      default:
        let due = BuiltinType.url.rawValue
        findings.report(
          .bindingTypeMismatch, "expected `Data` or `\(due)`, found `\(typed.type)`",
          at: location(file.content.span),
          help: ["a file is sent by its bytes or by where it is on the device"],
          about: .mismatch(TypeMismatch(due: due, found: "\(typed.type)")))
      }
    }
  }

  /// Braces without a `$` in an address are reported as what is wrong with that.
  private mutating func path(of call: Call, in scope: ValueScope) {
    note(reading: call.path)
    _ = reportingProblems { walk throws(TypeProblem) in
      try walk.types.type(call.path, expecting: .builtin(.string), in: scope)
    }
    for text in call.path.literals { checkForBraces(in: text, at: call.path.span, in: scope) }
  }

  /// A value in JSON that a request sends: beside scalars and lists of these, mappings and lists of all
  /// that.
  private mutating func sent(inBody value: Expression, in scope: ValueScope) {
    switch value.kind {
    case .object(let fields): for field in fields { sent(inBody: field.value, in: scope) }
    case .list(let elements) where value.isStructured:
      for element in elements { sent(inBody: element, in: scope) }
    default: sent(value, in: scope)
    }
  }

  private mutating func sent(_ argument: Argument, in scope: ValueScope) {
    sent(argument.value, in: scope)
  }

  /// A value that a request sends: a scalar, or a list of scalars.
  ///
  /// - Returns: The type of what can be sent.
  @discardableResult
  mutating func sent(_ expression: Expression, in scope: ValueScope) -> SpecType? {
    if case .object = expression.kind {
      findings.report(
        .bindingTypeMismatch, "a mapping cannot be sent here", at: location(expression.span),
        help: ["mappings stand in `body:` and in the `variables:` of GraphQL"])
      return nil
    }
    guard let typed = value(expression, expecting: nil, in: scope) else { return nil }
    guard !typed.type.isSendable else { return typed.type }
    findings.report(
      .bindingTypeMismatch, "`\(typed.type)` cannot be sent", at: location(expression.span),
      help: ["send one of its fields: scalars, enums and lists of them can be sent"])
    return nil
  }
}

extension AppIndex {
  /// The only model that the adapters of a list are for, which shows what a source loads.
  fileprivate func modelShown(from source: String) -> (model: String, screen: String)? {
    for name in names(of: .screen) {
      for section in screen(name)?.sections ?? [] {
        guard case .source(let reference, let uses, _) = section.content,
          self.source(of: reference)?.name.text == source
        else { continue }
        let models = Set(uses.compactMap { adapter($0.name.text)?.model.text })
        if models.count == 1, let model = models.first, self.model(model) != nil {
          return (model, name)
        }
      }
    }
    return nil
  }
}

extension SpecType {
  /// Whether a request can carry values of the type.
  fileprivate var isSendable: Bool {
    switch self {
    case .builtin(.text), .builtin(.image), .builtin(.color), .model, .union: false
    case .builtin, .enumeration: true
    case .optional(let inner), .list(let inner): inner.isSendable
    }
  }
}

extension SpecType {
  /// The type of a list's elements, and of what is no list itself.
  fileprivate var listed: SpecType {
    if case .list(let element) = self { element } else { self }
  }
}

extension SpecWalker {
  /// Reports the name of a method where a request of the specs is named, whose names begin with a capital letter; says
  /// whether it is one.
  mutating func reportMethod(
    _ name: Name, of effect: Effect, _ context: EffectContext
  ) -> Bool {
    guard case .screen = context.owner, name.text.first?.isLowercase == true,
      index.id(of: .request, name.text) == nil, !index.isBroken(.request, name.text),
      NearMiss.match(for: name.text, among: index.names(of: .request)) == nil
    else { return false }
    let key = location(effect.span)
    if let action = SimpleEffect(rawValue: name.text), effect.arguments.isEmpty,
      effect.sequels == nil
    {
      findings.report(
        .misplacedEffect, "`\(action.rawValue)` is what `do` does, and no request", at: key,
        help: ["say `do: \(action.rawValue)`"],
        fixes: Fix.replacing("request", at: key, by: "do", .unsafe))
      return true
    }
    findings.report(
      .misplacedEffect,
      "there is no request `\(name.text)`, and a method of the app is called by `call`",
      at: key, help: ["say `call: \(name.text)`"],
      fixes: Fix.replacing("request", at: key, by: "call", .unsafe))
    return true
  }

  /// Says which request takes just the values that are given to one that there is not, if only one does.
  mutating func suggestRequest(insteadOf name: Name, taking arguments: [Argument]) {
    let given = Set(arguments.map(\.name.text))
    findings.note(given: given, to: name.text)
    note(
      index.names(of: .request).filter { request in
        Self.takes(index.request(request)?.parameters ?? [], just: given)
      }, taking: given, insteadOf: name)
  }

  /// Says which screen takes just the values that are given to one that there is not, if only one does.
  mutating func suggestScreen(insteadOf name: Name, taking arguments: [Argument]) {
    let given = Set(arguments.map(\.name.text))
    findings.note(given: given, to: name.text)
    note(
      index.names(of: .screen).filter { screen in
        Self.takes(index.screen(screen)?.parameters ?? [], just: given)
      }, taking: given, insteadOf: name)
  }

  /// Says which screen is called as the last part of the key of a title: `Explore` for `tab.explore`.
  mutating func suggestScreen(insteadOf name: Name, titled title: TextValue) {
    guard case .key(let key, _) = title, let last = key.text.split(separator: ".").last else {
      return
    }
    let words = NearMiss.wordTexts(String(last))
    let titled = index.names(of: .screen).filter { NearMiss.wordTexts($0) == words }
    guard titled.count == 1 else { return }
    findings.note(
      fitting: Suggestion(meaning: titled[0], note: "as its title `\(key.text)` has it"),
      insteadOf: name.text)
  }

  private static func takes(_ parameters: [Field], just given: Set<String>) -> Bool {
    !given.isEmpty && given == Set(parameters.map(\.name.text))
  }

  private mutating func note(
    _ fitting: [String], taking given: Set<String>, insteadOf name: Name
  ) {
    guard fitting.count == 1 else { return }
    findings.note(
      fitting: Suggestion(
        meaning: fitting[0], note: "which takes \(Listing.quoted(given.sorted()))"),
      insteadOf: name.text)
  }
}
