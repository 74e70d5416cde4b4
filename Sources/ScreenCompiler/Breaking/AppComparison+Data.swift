import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// What is sent, asked for, kept and told.
extension AppComparison {
  mutating func compare(_ old: APIDeclaration, _ new: APIDeclaration, _ sides: Sides) {
    if old.keys != new.keys || old.dates != new.dates {
      report(
        .dataPayload, "`\(new.name.text)` writes its keys or dates otherwise",
        at: sides.new(new.name.span),
        was: (
          sides.old(old.name.span), "keys were \(old.keys.rawValue), dates \(old.dates.rawValue)"
        ), help: "what was answered and kept until now has the other form: change the server first")
    }
    compareFormats(old, new, sides)
    if old.booleans == .lenient, new.booleans == .strict {
      report(
        .dataPayload, "`\(new.name.text)` reads truth values as `true` and `false` only",
        at: sides.new(new.name.span),
        was: (sides.old(old.name.span), "0, 1 and texts were read, too"),
        help: "make sure that the server sends no others any more")
    }
    let addresses = Set(new.base.addresses.map(\.text))
    for address in old.base.addresses where !addresses.contains(address.text) {
      report(
        .dataRequest, "`\(new.name.text)` does not ask `\(address.text)` any more",
        at: sides.new(new.base.addresses.first?.span ?? new.name.span),
        was: (sides.old(address.span), "it did here"),
        help: "make sure that the other server knows all requests")
    }
    compareNames(old.headers, new.headers, "the headers", of: new.name, sides)
    compareAuthentication(old, new, sides)
    if let before = old.session, let after = new.session { compare(before, after, sides) }
  }

  /// How fields stand in payloads, by their keys.
  private mutating func compareFormats(
    _ old: APIDeclaration, _ new: APIDeclaration, _ sides: Sides
  ) {
    guard !old.formats.isEmpty || !new.formats.isEmpty else { return }
    let usual = "as all of its type"
    let keys = (old.formats + new.formats).map(\.key.text)
    var told: Set<String> = []
    for key in keys where told.insert(key).inserted {
      let before = old.formats.first { $0.key.text == key }
      let now = new.formats.first { $0.key.text == key }
      // What stands in a text can stand by itself, too.
      guard before?.format.value != now?.format.value,
        before != nil || now?.format.value != .text
      else { continue }
      report(
        .dataPayload,
        "`\(key)` of `\(new.name.text)` is read \(now.map { "by the format `\($0.format.value.written)`" } ?? usual)",
        at: sides.new(now?.key.span ?? new.name.span),
        was: (
          sides.old(before?.key.span ?? old.name.span),
          "it was read \(before.map { "by `\($0.format.value.written)`" } ?? usual)"
        ),
        help: "what was answered and kept until now is written otherwise: change the server first")
    }
  }

  /// How the server is told who asks.
  private mutating func compareAuthentication(
    _ old: APIDeclaration, _ new: APIDeclaration, _ sides: Sides
  ) {
    let was = (sides.old(old.name.span), "the API was declared here")
    if new.asksAppLogIn, !old.asksAppLogIn {
      report(
        .sourceRequirements, "`\(new.name.text)` asks the app's own log-in now",
        at: sides.new(new.name.span),
        was: (sides.old(old.name.span), "specs said who asks here"),
        help: "hand over what implements `AppLogIn` as `logIn` of the app's dependencies")
    } else if old.asksAppLogIn, !new.asksAppLogIn {
      report(
        .sourceRequirements, "`\(new.name.text)` does not ask the app's own log-in any more",
        at: sides.new(new.name.span), was: was,
        help: "what implements `AppLogIn` is not reached: take it out, or keep `auth: app`")
    } else if let before = old.authentication?.form, before != new.authentication?.form {
      report(
        .dataRequest,
        new.authentication.map {
          "`\(new.name.text)` says who asks by \($0.form) and did by \(before)"
        } ?? "`\(new.name.text)` does not say who asks any more",
        at: sides.new(new.name.span), was: was,
        help: "the server has to know this form before the first app uses it")
    }
  }

  mutating func compare(_ old: SourceDeclaration, _ new: SourceDeclaration, _ sides: Sides) {
    compareParameters(old.parameters, new.parameters, of: new.name, sides)
    compareContents(old, new, of: new.name, sides)
  }

  /// What is loaded, and from where.
  mutating func compareContents(
    _ old: SourceDeclaration, _ new: SourceDeclaration, of name: Name, _ sides: Sides
  ) {
    compareResult(old.yields, new.yields, of: name, "yields", sides)
    if let skips = old.invalid, old.skipsInvalid, !new.skipsInvalid {
      report(
        .dataPayload,
        "a list of `\(name.text)` with an element that cannot be read fails as a whole now",
        at: sides.new(new.invalid?.span ?? name.span),
        was: (sides.old(skips.span), "it was skipped here"),
        help: "keep `invalid: skip`, as long as the server sends such elements")
    }
    switch (old.content, new.content) {
    case (.request(let before, let items, let pages), .request(let after, let others, let now)):
      compare(before, after, of: name, sides)
      let (list, other) = (earlier.items(items, of: before), later.items(others, of: after))
      if list?.text != other?.text {
        report(
          .dataPayload,
          "the items of `\(name.text)` are read from \(other.place) and were from \(list.place)",
          at: sides.new(other?.span ?? name.span),
          was: (sides.old(list?.span ?? old.name.span), "it was said here"),
          help: "what was answered and kept until now has the other form: change the server first")
      }
      comparePages(
        earlier.paging(pages, of: before, items: list), later.paging(now, of: after, items: other),
        of: name, sides)
    case (.disk(let before, _), .disk(let after, _)):
      guard !before.path.saysSame(as: after.path) || before.folder != after.folder else { return }
      report(
        .dataStored, "`\(name.text)` reads another file",
        at: sides.new(after.path.span), was: (sides.old(before.path.span), "it read this one"),
        help: "move what is kept at the app's first start after the update, or keep the path")
    case (.disk(let before, _), _):
      report(
        .dataStored, "`\(name.text)` does not read what is kept in its file any more",
        at: sides.new(name.span), was: (sides.old(before.path.span), "it read this one"),
        help: "take over what is kept at the app's first start after the update")
    default: break
    }
  }

  /// How a list is asked for page by page.
  private mutating func comparePages(
    _ old: Paging?, _ new: Paging?, of owner: Name, _ sides: Sides
  ) {
    guard let old, let new else {
      guard let span = (new ?? old)?.span else { return }
      report(
        .dataRequest,
        new == nil
          ? "`\(owner.text)` is not asked for page by page any more"
          : "`\(owner.text)` is asked for page by page, and was not before",
        at: sides.new(new == nil ? owner.span : span),
        was: new == nil ? (sides.old(span), "it was here") : nil,
        help: "make sure that the server answers with what is shown then")
      return
    }
    let sent = [new.form.rawValue, new.send?.text, new.sizeName?.text]
    if sent != [old.form.rawValue, old.send?.text, old.sizeName?.text] {
      report(
        .dataRequest, "`\(owner.text)` asks for its pages otherwise", at: sides.new(new.span),
        was: (sides.old(old.span), "it was said here"),
        help: "the server has to know this form before the first app uses it")
    }
    if old.receive?.text != new.receive?.text {
      report(
        .dataPayload,
        "the next page of `\(owner.text)` is known by \(new.receive.place) and was by \(old.receive.place)",
        at: sides.new(new.receive?.span ?? new.span),
        was: (sides.old(old.receive?.span ?? old.span), "it was said here"),
        help: "lists end after their first page until the server answers in this form")
    }
  }

  mutating func compare(_ old: RequestDeclaration, _ new: RequestDeclaration, _ sides: Sides) {
    compareParameters(old.parameters, new.parameters, of: new.name, sides)
    compareResult(old.yields, new.yields, of: new.name, "answers with", sides)
    compare(old.call, new.call, of: new.name, sides)
  }

  private mutating func compare(
    _ old: Call, _ new: Call, of owner: Name, _ sides: Sides
  ) {
    let help = "the server has to know this form before the first app uses it"
    if let before = earlier.api(old.api?.text)?.name.text,
      let after = later.api(new.api?.text)?.name.text, before != after, later.api(before) != nil
    {
      report(
        .dataRequest, "`\(owner.text)` asks `\(after)` and asked `\(before)`",
        at: sides.new(new.api?.span ?? owner.span),
        was: (sides.old(old.api?.span ?? old.path.span), "it was declared here"), help: help)
    }
    if case .written(let before)? = old.operation?.query,
      case .written(let after)? = new.operation?.query, before.words != after.words
    {
      report(
        .dataRequest, "`\(owner.text)` asks another query", at: sides.new(after.span),
        was: (sides.old(before.span), "it was this one"), help: help)
    }
    if old.method != new.method {
      report(
        .dataRequest,
        "`\(owner.text)` is sent by \(new.method.rawValue) and was by \(old.method.rawValue)",
        at: sides.new(owner.span), was: (sides.old(old.path.span), "it was declared here"),
        help: help)
    }
    if !old.path.saysSame(as: new.path) {
      report(
        .dataRequest, "`\(owner.text)` asks another path", at: sides.new(new.path.span),
        was: (sides.old(old.path.span), "it was this one"), help: help)
    }
    compareNames(old.query, new.query, "the query", of: owner, sides)
    compareNames(old.headers, new.headers, "the headers", of: owner, sides)
    compareNames(old.payload?.fields ?? [], new.payload?.fields ?? [], "the body", of: owner, sides)
  }

  private mutating func compareNames(
    _ old: [Argument], _ new: [Argument], _ part: String, of owner: Name, _ sides: Sides
  ) {
    for argument in old where !new.contains(where: { $0.name.text == argument.name.text }) {
      report(
        .dataRequest, "`\(owner.text)` does not send `\(argument.name.text)` in \(part) any more",
        at: sides.new(owner.span), was: (sides.old(argument.name.span), "it did here"),
        help: "make sure that the server does not need it")
    }
  }

  mutating func compare(_ old: EventsDeclaration, _ new: EventsDeclaration, _ sides: Sides) {
    compareCases(old.cases.map(\.name), new.cases.map(\.name), of: new.name, sides)
    for event in old.cases {
      compareValues(of: event, in: new, sides)
      let name = old.sentName(of: event)
      let namesake = new.cases.first { $0.name.text == event.name.text }
      // One that is only called otherwise is told as before.
      guard let now = namesake ?? new.cases.first(where: { new.sentName(of: $0) == name }) else {
        report(
          .dataEvents, "analytics is not told `\(event.name.text)` any more",
          at: sides.new(new.name.span), was: (sides.old(event.name.span), "it was declared here"),
          help: "tell those who read the reports")
        continue
      }
      let (was, sent) = (name, new.sentName(of: now))
      if was != sent {
        report(
          .dataEvents, "analytics is told `\(event.name.text)` as `\(sent)` and was as `\(was)`",
          at: sides.new(now.name.span), was: (sides.old(event.name.span), "it was declared here"),
          help:
            "keep the name by `sentAs: { \(now.name.text): \(was) }`, or tell those who read the "
            + "reports")
      }
      for parameter in event.parameters {
        let told = old.sentName(of: parameter)
        let after =
          now.parameters.first { $0.name.text == parameter.name.text }
          ?? now.parameters.first { new.sentName(of: $0) == told }
        if let after, old.sentName(of: parameter) != new.sentName(of: after) {
          report(
            .dataEvents,
            "`\(parameter.name.text)` of `\(event.name.text)` is told as "
              + "`\(new.sentName(of: after))` and was as `\(old.sentName(of: parameter))`",
            at: sides.new(after.name.span),
            was: (sides.old(parameter.name.span), "it was declared here"),
            help: "keep the name by `json: \(old.sentName(of: parameter))`, or tell those who read "
              + "the reports")
        }
        guard after?.type.shape != parameter.type.shape else { continue }
        report(
          .dataEvents,
          after.map {
            "`\(parameter.name.text)` of `\(event.name.text)` is `\($0.type.shape)` and was `\(parameter.type.shape)`"
          } ?? "`\(event.name.text)` does not tell `\(parameter.name.text)` any more",
          at: sides.new(after?.type.span ?? now.name.span),
          was: (sides.old(parameter.name.span), "it was declared here"),
          help: "tell those who read the reports")
      }
    }
  }

  /// Events are cases of an enum, over which hand-written code switches.
  private mutating func compareValues(
    of old: EventDeclaration, in catalogue: EventsDeclaration, _ sides: Sides
  ) {
    guard let new = catalogue.cases.first(where: { $0.name.text == old.name.text }),
      new.list != old.list
    else { return }
    report(
      .sourceCases,
      "`\(catalogue.name.text).\(new.name.text)` carries \(new.list) and carried \(old.list)",
      at: sides.new(new.name.span), was: (sides.old(old.name.span), "it was declared here"),
      help: "hand-written switches over `\(catalogue.name.text)` have to take these values")
  }

  /// What is kept is found again by its key, wherever it is declared.
  mutating func compareStored() {
    let now = Dictionary(later.stored.map { ($0.key, $0) }) { first, _ in first }
    for old in earlier.stored {
      guard let new = now[old.key] else {
        report(
          .dataStored, "nothing reads what devices keep under `\(old.key)` any more",
          at: old.place, help: "keep the key by `stored: \(old.key)`, wherever the value stands now"
        )
        continue
      }
      guard new.type != old.type else {
        compareKept(new.field.type, under: old.key, at: new.place)
        continue
      }
      report(
        .dataStored, "`\(old.key)` is kept as `\(new.type)` and was as `\(old.type)`",
        at: new.place, was: (old.place, "it was declared here"),
        help: "what devices keep is not found again: give the value another key, or keep its type")
    }
  }
}

/// A piece of state that outlives its screen.
private struct StoredState {
  let key: String
  let field: Field
  let place: Location

  var type: TypeReference.Shape { field.type.shape }
}

extension AppIndex {
  fileprivate var stored: [StoredState] {
    files.flatMap { file in
      file.declarations.flatMap { declaration -> [StoredState] in
        guard case .screen(let screen) = declaration else { return [] }
        return screen.state.compactMap { field in
          field.storageKey(on: screen.name.text).map {
            StoredState(
              key: $0, field: field,
              place: Location(file: file.id, span: field.name.span))
          }
        }
      }
    }
  }
}

extension EventDeclaration {
  fileprivate var list: String {
    guard !parameters.isEmpty else { return "no values" }
    return parameters.map { "`\($0.name.text): \($0.type.shape)`" }.joined(separator: ", ")
  }
}

extension Name? {
  /// A place in an answer, for messages.
  fileprivate var place: String { map { "`\($0.text)`" } ?? "the answer itself" }
}

extension Name {
  /// Its text without what only parts its words.
  fileprivate var words: [Substring] {
    text.split { $0.isWhitespace || $0 == "," }
  }
}

extension Call.Payload {
  fileprivate var fields: [Argument] {
    switch self {
    case .fields(let fields): fields
    case .parts(let parts):
      parts.compactMap { part in
        part.values.first.map { Argument(name: part.name, value: $0) }
      }
    case .operation(let operation): operation.variables
    case .documents: []
    }
  }
}

extension Authentication {
  /// How it is told, for messages; the values themselves may be others.
  fileprivate var form: String {
    switch self {
    case .bearer: "a bearer token"
    case .basic: "a name and a password"
    case .key(_, .header(let name)): "a key in the header `\(name.text)`"
    case .key(_, .query(let name)): "a key in `\(name.text)` of the query"
    case .key(_, nil): "a key"
    case .aws: "signatures of Amazon"
    case .azure: "signatures of Azure"
    case .app: "the app's own log-in"
    }
  }
}
