import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension SpecRule {
  static let repeatedArgument: SpecRule = .init(
    name: "repeated-argument", severity: .warning,
    summary:
      "A value is given twice, or to the argument of another's name, where there is one of the argument's own name.",
    rationale:
      "Of two lines that were copied one was not changed: `longitude` is given the latitude, as `latitude` is, though "
      + "the same model has a `longitude` of that type; or the two were exchanged. An identity fits where a text is due, and "
      + "is told where there is a text of the argument's own name.",
    examples: """
      model: Place
      fields: { id: ID, latitude: Double, longitude: Double }
      ---
      screen: Map
      parameters: { latitude: Double, longitude: Double }
      sections: []
      ---
      adapter: PlaceRow
      for: Place
      cell:
        button:
          title: place.map
          push: Map
          with: { latitude: $item.latitude, longitude: ‹$item.latitude→$item.longitude› }
      """, fix: "It is given the value of its own name.",
    reportedBy: [.repetitions])
}

extension SpecRule {
  /// What is the same of two values that stand in each other's places, whose types may tell it already.
  ///
  /// - Parameter place: That of the first of them.
  static func causeOfCrossing(at place: Location) -> String {
    "values exchanged at \(place.span.start) in \(place.file)"
  }
}

extension SpecWalker {
  /// Reports an argument that is given the value of another one beside it, where its own is there.
  mutating func checkForRepetition(among arguments: [Argument], in scope: ValueScope) {
    guard arguments.count > 1 else { return }
    for argument in arguments {
      guard case .path(let path) = argument.value.kind, let last = path.components.last,
        last.text != argument.name.text
      else { continue }
      if reportCrossing(of: argument, path, among: arguments) { return }
      guard arguments.contains(where: { $0.name.text == last.text && $0.value.isPath(path) }),
        let meant = pathMeant(by: argument, given: path, in: scope)
      else { continue }
      let place = location(argument.value.span)
      findings.note(
        explained: SpecRule.causeOfUnread(meant.text, in: file), by: .repeatedArgument)
      findings.report(
        Diagnostic(
          .repeatedArgument,
          "`\(argument.name.text)` is given `\(path.text)`, as `\(last.text)` is", at: place,
          help: ["did you mean `\(meant.text)`?"],
          fixes: Fix.replacing(path.text, at: place, by: meant.text, .unsafe)))
    }
  }
}

extension SpecWalker {
  /// The path to the field beside a given one that has the name of an argument, or that with the name of the given one:
  /// `formerPrice` where `former` is given `price`.
  private func pathMeant(
    by argument: Argument, given path: ValuePath, in scope: ValueScope
  ) -> ValuePath? {
    guard let last = path.components.last?.text,
      let given = try? types.path(path, at: argument.value.span, in: scope)
    else { return nil }
    let name = argument.name.text
    let names = [name, name + last.capitalizedFirst, last + name.capitalizedFirst]
    for (position, field) in names.enumerated() {
      guard let meant = path.leading(to: field),
        let other = try? types.path(meant, at: argument.value.span, in: scope)
      else { continue }
      // What has a part of the name may be missing where the other one is not.
      return other.type == given.type
        || position > 0 && other.type.unwrapped == given.type.unwrapped ? meant : nil
    }
    return nil
  }

  /// Reports an argument that is given the value of another's name, from the same place, while that is given the value
  /// of its own; says whether there is one.
  private mutating func reportCrossing(
    of argument: Argument, _ path: ValuePath, among arguments: [Argument]
  ) -> Bool {
    guard let other = arguments.first(where: { $0.name.text == path.components.last?.text }),
      case .path(let otherPath) = other.value.kind, otherPath.scope == path.scope,
      otherPath.components.last?.text == argument.name.text,
      otherPath.components.dropLast().map(\.text) == path.components.dropLast().map(\.text)
    else { return false }
    let place = location(argument.value.span)
    var finding = Diagnostic(
      .repeatedArgument,
      "`\(argument.name.text)` is given `\(path.text)`, and `\(other.name.text)` `\(otherPath.text)`",
      at: place, help: ["swap the two values"])
    finding.cause = SpecRule.causeOfCrossing(at: place)
    findings.report(finding)
    return true
  }

  /// Reports values that are sent under each other's names.
  mutating func checkForCrossing(among arguments: [Argument]) {
    guard arguments.count > 1 else { return }
    for argument in arguments {
      guard case .path(let path) = argument.value.kind, let last = path.components.last,
        last.text != argument.name.text
      else { continue }
      if reportCrossing(of: argument, path, among: arguments) { return }
    }
  }

  /// Reports a value that stands in two places of one text, each of which was to have its own.
  mutating func checkForRepetition(inTextOf key: Name, given values: [Expression]) {
    guard values.count > 1 else { return }
    for position in values.indices.dropFirst() {
      guard case .path(let path) = values[position].kind,
        let first = values[..<position].first(where: { $0.isPath(path) })
      else { continue }
      return findings.report(
        .repeatedArgument, "two places of the text `\(key.text)` get `\(path.text)`",
        at: location(values[position].span),
        related: [.init(location(first.span), "the first one")],
        help: [
          "give each its own value; what a text has twice is given once, and stands in it as `%1$@` both times"
        ])
    }
  }

  /// Reports a bar that is filled as far as the value that fills it says: it is always full.
  mutating func checkForRepetition(of value: Expression, asTotal total: Expression) {
    guard case .path(let path) = total.kind, value.isSame(as: total) else { return }
    findings.report(
      .repeatedArgument, "this bar is always full: `value` and `of` are both `\(path.text)`",
      at: location(total.span), related: [.init(location(value.span), "the first one")],
      help: ["say by one of them how much there is, and by `of:` how much there can be"])
  }

  /// Reports what a call sends by the name of a parameter that nothing reads, if it is the value of another one.
  mutating func reportCopy(
    insteadOf parameter: Field, among parameters: [Field], in call: Call, of owner: Name
  ) {
    let name = parameter.name.text
    let sent = call.sentByName
    let isOnly = parameters.filter { !reads.parameters.contains($0.name.text) }.count == 1
    let own = sent.first { $0.name.text == name }
    guard let argument = own ?? (isOnly ? sent.onlyCopy(beside: call.path) : nil),
      case .path(let path) = argument.value.kind, path.scope == .parameters,
      path.components.count == 1, let given = path.components.first?.text,
      // What is sent by the name of another one is a copy whatever it is; what is called like what it is given may well
      // be that, unless it has the very type.
      let other = parameters.first(where: { $0.name.text == given }),
      own != nil || index.type(other.type) == index.type(parameter.type)
        || !argument.name.hasWord(of: other.name)
    else { return }
    let place = location(argument.value.span)
    let meant = "$parameters.\(name)"
    findings.note(
      explained: SpecRule.causeOfUnread("\(meant) of \(owner.text)", in: file),
      by: .repeatedArgument)
    findings.report(
      .repeatedArgument,
      "`\(argument.name.text)` is sent as `\(path.text)`, and nothing reads `\(meant)`",
      at: place, help: ["did you mean `\(meant)`?"],
      fixes: Fix.replacing(path.text, at: place, by: meant, .unsafe))
  }
}

extension Call {
  /// What is sent under a name.
  fileprivate var sentByName: [Argument] {
    switch payload {
    case .fields(let fields)?: query + fields
    case .operation(let operation)?: query + operation.variables
    case .parts, .documents, nil: query
    }
  }
}

extension [Argument] {
  /// The only one that is given what the one has that is called after it, or what the address says already.
  fileprivate func onlyCopy(beside address: Expression) -> Argument? {
    let named = filter { $0.isOfItsName }
    let copies = filter { copy in
      guard !copy.isOfItsName, case .path(let path) = copy.value.kind else { return false }
      return named.contains { $0.value.isPath(path) } || address.says(path)
    }
    return copies.count == 1 ? copies[0] : nil
  }
}

extension Expression {
  /// Whether it is a text that has the value at a path in it.
  fileprivate func says(_ path: ValuePath) -> Bool {
    guard case .template(let segments) = kind else { return false }
    return segments.contains { segment in
      if case .value(let value) = segment { value.isPath(path) } else { false }
    }
  }
}

extension Name {
  /// Whether one of its words is one of another's.
  fileprivate func hasWord(of other: Name) -> Bool {
    !Set(NearMiss.wordTexts(text)).isDisjoint(with: NearMiss.wordTexts(other.text))
  }
}

extension Argument {
  /// Whether it is given what is called as it is.
  fileprivate var isOfItsName: Bool {
    if case .path(let path) = value.kind { path.components.last?.text == name.text } else { false }
  }
}

extension ValuePath {
  /// The path to another field beside the one that it leads to.
  fileprivate func leading(to field: String) -> ValuePath? {
    let names = components.dropLast().map(\.text) + [field]
    var path = ValuePath(
      withoutDollar: ([scope.rawValue] + names).joined(separator: "."),
      at: components.last?.span ?? .zero)
    path?.lacksDollar = false
    return path
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
