import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension SpecRule {
  /// Every value that is given has the type of its parameter.
  static let parameterTypeMismatch: SpecRule = .init(
    name: "parameter-type-mismatch",
    summary: "A value that is given for a parameter has another type.",
    rationale: "The place that uses the value relies on its type; Swift does not compile the call.",
    examples: """
      adapter: PostRow
      for: Post
      cell: { button: { title: post.open, push: Detail, with: { postID: ‹$item.title→$item.id› } } }
      """,
    .arguments { list, types, findings in
      switch list.given {
      case .values(let arguments):
        for argument in arguments {
          guard let parameter = list.parameter(argument.name.text) else { continue }
          check(argument, parameter, list, types, into: &findings)
        }
      case .captures(let names):
        for name in names {
          guard let parameter = list.parameter(name.text), !parameter.canBeCaptured else {
            continue
          }
          report(
            "it is of type `\(parameter.type.shape)`, which an address cannot carry", parameter,
            list,
            at: name.span, help: ["captures are of type `ID`, `String` or `Int`"], into: &findings)
        }
      }
    })

  private static func check(
    _ argument: Argument, _ parameter: Field, _ list: ArgumentList, _ types: TypeChecker,
    into findings: inout Findings
  ) {
    do throws(TypeProblem) {
      let expected = try types.declaredType(parameter.type, at: argument.value.span)
      _ = try types.type(argument.value, expecting: expected, in: list.scope)
    } catch {
      let error = error.naming(valueOf: argument.name.text)
      guard error.kind == .bindingTypeMismatch, !error.isConsequence else {
        return findings.report(error, in: list.file)
      }
      if let other = swapped(argument, parameter, list, types) {
        // Of the two values one is enough to tell of, and an identity is right as a text.
        guard
          argument.value.span.start < other.value.span.start || isRight(other, list, types)
        else { return }
        note(argument, crossing: other, list, into: &findings)
        return report(
          "its value and that of `\(other.name.text)` are each of the other's type", parameter,
          list,
          at: error.span, help: ["swap the two values"], into: &findings)
      }
      if let other = crossed(argument, list) {
        note(argument, crossing: other, list, into: &findings)
        return report(
          "its value and that of `\(other.name.text)` stand in each other's places", parameter,
          list,
          at: error.span, help: ["swap the two values"], into: &findings)
      }
      guard case .path(let path) = argument.value.kind else {
        // That something in it is no condition is the same wherever it stands.
        guard error.cause == nil else { return findings.report(error, in: list.file) }
        return findings.report(
          mismatch(
            error.message, parameter, list, at: error.span, help: error.help,
            of: error.subject?.mismatch))
      }
      let other = namesake(of: parameter, beside: path, at: error.span, list, types)
      var finding = mismatch(
        error.message, parameter, list, at: error.span,
        help: other.map { ["did you mean `\($0.text)`?"] }
          ?? ownField(of: path, calledAs: parameter, at: error.span, list, types)
          ?? types.listGiven(for: argument, parameter, list)
          ?? types.missing(path, for: parameter, list)
          ?? (error.help.isEmpty || error.proposesStranger(for: parameter)
            ? types.ways(of: argument, parameter, list) : error.help),
        declared: list.declaration(of: path).map {
          [.init(list.location($0.type.span), "`\(path.text)` is declared here")]
        } ?? [], of: error.subject?.mismatch)
      finding.cause = causeOfType(of: path.text, in: list.file)
      finding.misuse = list.misuse
      if let identity = identity(in: argument.value, at: path, parameter, list, types) {
        return report(finding, of: identity, into: &findings)
      }
      report(finding, of: error, parameter, list, into: &findings)
    }
  }

  /// That two values stand in each other's places needs no second finding by their names.
  private static func note(
    _ argument: Argument, crossing other: Argument, _ list: ArgumentList,
    into findings: inout Findings
  ) {
    let (own, its) = (argument.value.span, other.value.span)
    let first = own.start < its.start ? own : its
    findings.note(
      explained: causeOfCrossing(at: Location(file: list.file, span: first)),
      by: .parameterTypeMismatch)
  }

  /// The `id` of a model that is declared as something else.
  private struct Identity {
    let model: String
    let type: TypeReference
    let file: FileID
  }

  /// The `id` at the end of a path, where an `ID` is due and it is declared as something else.
  private static func identity(
    in value: Expression, at path: ValuePath, _ parameter: Field, _ list: ArgumentList,
    _ types: TypeChecker
  ) -> Identity? {
    guard case .builtin(.identifier) = parameter.type.shape, path.components.last?.text == "id",
      let typed = try? types.type(value, expecting: nil, in: list.scope),
      let found = types.declaration(ofFieldAt: typed, in: list.scope),
      case .builtin(let type) = found.field.type.shape, type != .identifier
    else { return nil }
    return Identity(model: found.model, type: found.field.type, file: found.file)
  }

  /// By its `id` an item is known wherever it is handed on, so that it is told once, where that is declared.
  private static func report(
    _ finding: Diagnostic, of identity: Identity, into findings: inout Findings
  ) {
    let place = Location(file: identity.file, span: identity.type.span)
    let written = "\(identity.type.shape)"
    findings.reportShared(
      Diagnostic(
        .parameterTypeMismatch,
        "`id` of `\(identity.model)` is declared `\(written)`, and handed on as an `ID`",
        at: place, help: ["write `ID`, which reads numbers and texts"],
        fixes: Fix.replacing(written, at: place, by: "ID", .unsafe)),
      shownBy: .init(finding.primary, "an `ID` is due here"))
  }

  /// What findings have in common that go away when what stands at a path is of another type.
  static func causeOfType(of path: String, in file: FileID) -> String {
    "type of \(path) in \(file)"
  }

  /// Whoever gives a parameter a value of another type may be right: then it is told where it is declared.
  private static func report(
    _ finding: Diagnostic, of problem: TypeProblem, _ parameter: Field, _ list: ArgumentList,
    into findings: inout Findings
  ) {
    let type = parameter.type
    let declared = Diagnostic(
      .parameterTypeMismatch,
      "parameter `\(parameter.name.text)` of \(list.callee.noun) `\(list.name.text)` is declared `\(type.shape)`, and is given something else",
      at: Location(file: list.callee.file, span: type.span),
      help: ["declare it as what it is given"],
      about: .givenOthers(declared: "\(type.shape)"))
    var use = Diagnostic.Related(finding.primary, problem.label ?? "it is given here")
    use.type = problem.subject?.mismatch?.found
    findings.reportShared(
      declared, shownBy: use, or: finding,
      with: Findings.Witness(
        cause: TypeProblem.causeOfNoModel("\(type.shape)"),
        message: "here it is no `\(type.shape)` either"),
      fewestUses: Findings.mostSlips + 1)
  }

  /// What is called like the parameter beside the end of a path, where it has its type.
  private static func namesake(
    of parameter: Field, beside path: ValuePath, at span: ByteSpan, _ list: ArgumentList,
    _ types: TypeChecker
  ) -> ValuePath? {
    guard let last = path.components.last, last.text != parameter.name.text,
      let expected = try? types.declaredType(parameter.type, at: span)
    else { return nil }
    var other = path
    other.components[other.components.count - 1] = Name(parameter.name.text, span: last.span)
    return types.fits(other, expected, at: span, in: list.scope) ? other : nil
  }

  /// What to do where a value is given whole of which a field is called like the parameter.
  private static func ownField(
    of path: ValuePath, calledAs parameter: Field, at span: ByteSpan, _ list: ArgumentList,
    _ types: TypeChecker
  ) -> [String]? {
    guard let expected = try? types.declaredType(parameter.type, at: span) else { return nil }
    var field = path
    field.components.append(Name(parameter.name.text, span: span))
    guard types.fits(field, expected, at: span, in: list.scope) else { return nil }
    return ["give one of its fields: `\(field.text)`"]
  }

  /// Another value that is called as this one's parameter, while this one is called as that one's: `price` is given
  /// `$item.formerPrice`, and `formerPrice` is given `$item.price`.
  private static func crossed(_ argument: Argument, _ list: ArgumentList) -> Argument? {
    guard case .values(let arguments) = list.given, case .path(let path) = argument.value.kind,
      let last = path.components.last, last.text != argument.name.text
    else { return nil }
    return arguments.first { other in
      guard other.name.text != argument.name.text, case .path(let otherPath) = other.value.kind,
        otherPath.scope == path.scope,
        otherPath.components.dropLast().map(\.text) == path.components.dropLast().map(\.text),
        otherPath.components.last?.text == argument.name.text
      else { return false }
      return !Set(NearMiss.wordTexts(last.text))
        .isDisjoint(with: NearMiss.wordTexts(other.name.text))
    }
  }

  /// Another value of the wrong type, where the two would be right in each other's places.
  private static func swapped(
    _ argument: Argument, _ parameter: Field, _ list: ArgumentList, _ types: TypeChecker
  ) -> Argument? {
    guard case .values(let arguments) = list.given else { return nil }
    func fits(_ value: Expression, _ field: Field) -> Bool {
      guard value.kind.isPath, let type = try? types.declaredType(field.type, at: value.span) else {
        return false
      }
      return types.isOfItself(value, type, in: list.scope)
    }
    return arguments.first { other in
      guard other.name.text != argument.name.text, let place = list.parameter(other.name.text)
      else {
        return false
      }
      return fits(argument.value, place) && fits(other.value, parameter)
        && !fits(other.value, place)
    }
  }

  /// Whether a value is let through in its place.
  private static func isRight(
    _ argument: Argument, _ list: ArgumentList, _ types: TypeChecker
  ) -> Bool {
    guard let parameter = list.parameter(argument.name.text),
      let type = try? types.declaredType(parameter.type, at: argument.value.span)
    else { return false }
    return (try? types.type(argument.value, expecting: type, in: list.scope)) != nil
  }

  private static func report(
    _ problem: String, _ parameter: Field, _ list: ArgumentList, at span: ByteSpan,
    help: [String], into findings: inout Findings
  ) {
    findings.report(mismatch(problem, parameter, list, at: span, help: help))
  }

  private static func mismatch(
    _ problem: String, _ parameter: Field, _ list: ArgumentList, at span: ByteSpan, help: [String],
    declared: [Diagnostic.Related] = [], of types: TypeMismatch? = nil
  ) -> Diagnostic {
    let callee = "\(list.callee.noun) `\(list.name.text)`"
    var finding = Diagnostic(
      .parameterTypeMismatch, "parameter `\(parameter.name.text)` of \(callee): \(problem)",
      at: list.location(span),
      related: [
        .init(
          Location(file: list.callee.file, span: parameter.type.span),
          "`\(parameter.name.text)` is of type `\(parameter.type.shape)`")
      ] + declared,
      help: help)
    if var types {
      types.parameter = parameter.name.text
      finding.subject = .mismatch(types)
    }
    return finding
  }
}

extension Expression.Kind {
  fileprivate var isPath: Bool { if case .path = self { true } else { false } }
}

extension ArgumentList {
  /// A parameter with what takes it: what is given may be called as it is.
  fileprivate func phrase(of parameter: Field) -> String {
    "the parameter `\(parameter.name.text)` of `\(name.text)`"
  }

  /// The field that a path stands for as a whole, where it is declared beside the values.
  fileprivate func declaration(of path: ValuePath) -> Field? {
    guard path.components.count == 1, let name = path.components.first?.text else { return nil }
    let fields: [Field]? =
      switch path.scope {
      case .parameters: scope.parameters
      case .state: scope.state
      case .form: scope.form
      default: nil
      }
    return fields?.first { $0.name.text == name }
  }
}

extension TypeProblem {
  /// Whether it proposes another field only since that has the type, which is called by none of a parameter's words.
  fileprivate func proposesStranger(for parameter: Field) -> Bool {
    guard help.count == 1, case .builtin = parameter.type.shape,
      let last = proposal?.split(separator: ".").last
    else { return false }
    return Set(NearMiss.wordTexts(String(last)))
      .isDisjoint(with: NearMiss.wordTexts(parameter.name.text))
  }
}

extension TypeChecker {
  /// What to do about a list that is given where one of its elements is due.
  fileprivate func listGiven(
    for argument: Argument, _ parameter: Field, _ list: ArgumentList
  ) -> [String]? {
    guard let given = try? type(argument.value, expecting: nil, in: list.scope).type.unwrapped,
      case .list(let element) = given, element == index.type(parameter.type)?.unwrapped
    else { return nil }
    return ["let \(list.phrase(of: parameter)) be of type `\(given)`, or give it one element"]
  }

  /// What to do about a value that may be missing where a source asks for one: what a screen loads has no `when:`.
  fileprivate func missing(
    _ path: ValuePath, for parameter: Field, _ list: ArgumentList
  ) -> [String]? {
    guard list.callee.kind == .source, path.scope == .parameters || path.scope == .state,
      let given = try? self.path(path, at: parameter.name.span, in: list.scope).type,
      given.isOptional, let due = index.type(parameter.type),
      given.unwrapped == due
        || given.unwrapped == .builtin(.identifier) && due == .builtin(.string)
    else { return nil }
    let fields = path.scope == .parameters ? list.scope.parameters : list.scope.state ?? []
    let owner = fields.first { $0.name.text == path.components.first?.text }
    let other = "or let \(list.phrase(of: parameter)) be of type `\(given)`"
    guard let owner, case .optional(let whole) = owner.type.shape else {
      return ["give it one that is always there, \(other)"]
    }
    return ["declare `\(owner.name.text)` as `\(whole)`, so that it is always there, \(other)"]
  }

  /// What to do about a value of another type than that of its parameter.
  fileprivate func ways(
    of argument: Argument, _ parameter: Field, _ list: ArgumentList
  ) -> [String] {
    guard let given = try? type(argument.value, expecting: nil, in: list.scope).type else {
      return []
    }
    let other = "or let \(list.phrase(of: parameter)) be of type `\(given)`"
    // What a screen declares for itself may be declared otherwise.
    if case .path(let path) = argument.value.kind, [.form, .state].contains(path.scope),
      let own = list.declaration(of: path), let expected = index.type(parameter.type)
    {
      let owner = path.scope == .form ? "the form" : "the state"
      return ["declare `\(own.name.text)` of \(owner) as `\(expected.unwrapped)`, \(other)"]
    }
    return ["give it a value of type `\(parameter.type.shape)`, \(other)"]
  }
}
