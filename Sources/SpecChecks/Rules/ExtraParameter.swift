import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension SpecRule {
  /// Every value that is given goes to a parameter.
  static let extraParameter: SpecRule = .init(
    name: "extra-parameter",
    summary: "A value is given for a parameter that does not exist.",
    rationale: "What is given to no one is lost; most often the name is mistyped.",
    examples: """
      adapter: PostRow
      for: Post
      cell: { button: { title: post.open, push: Detail, with: { ‹post→postID›: $item.id } } }
      """, fix: "It is given to the one parameter that has no value.",
    .arguments { list, types, findings in
      // What could not be read of it may be its parameters.
      guard !list.callee.parameters.isEmpty || !types.isBroken(list.callee.kind, list.name) else {
        return
      }
      guard list.givenNames.contains(where: { list.parameter($0.text) == nil }) else { return }
      if let other = types.sourceMeant(by: list) {
        return report(list, meaning: other, into: &findings)
      }
      if let screen = types.screenMeant(by: list) {
        return report(list, meaningScreen: screen, into: &findings)
      }
      if let (name, parameter) = list.misnamed {
        return report(name, meaning: parameter, list, types, into: &findings)
      }
      if list.callee.parameters.isEmpty, list.givenNames.count > 1,
        let first = list.givenNames.first
      {
        return report(givenInVain: list.givenNames, first, list, types, into: &findings)
      }
      for name in list.givenNames {
        let isKnown = list.callee.parameters.contains { $0.name.text == name.text }
        guard !isKnown else { continue }
        let known = list.callee.parameters.map(\.name.text)
        let suggestion = list.suggestion(for: name.text, among: known)
        let message = "\(list.callee.noun) `\(list.name.text)` has no parameter `\(name.text)`"
        if suggestion.nearest == nil, Effect.keysBesideArguments.contains(name.text) {
          findings.report(
            .extraParameter, message, at: list.location(name.span),
            help: [Effect.cure(ofKeyAmongArguments: name.text)],
            about: .keyAmongValues(name.text))
          continue
        }
        if list.callee.kind == .source, ["optional", "when"].contains(name.text) {
          findings.report(
            .extraParameter, message, at: list.location(name.span),
            help: ["write it beside `with:`: `\(name.text)` is a key of what names the source"])
          continue
        }
        let declaration = types.index.location(of: list.callee.kind, list.name.text).map {
          Diagnostic.Related($0, "the \(list.callee.noun) is declared here")
        }
        var finding =
          suggestion.nearest == nil
          ? Diagnostic(
            .extraParameter, message, at: list.location(name.span),
            related: declaration.map { [$0] } ?? [],
            suggestion: known.isEmpty ? nil : suggestion,
            help: [types.declaring(name, in: list)])
          : Diagnostic(
            .extraParameter, message, at: list.location(name.span), suggestion: suggestion)
        finding.misuse = list.misuse
        if suggestion.nearest == nil, list.callee.kind == .events {
          report(finding, ofEventGiven: name, list, types, into: &findings)
          continue
        }
        guard suggestion.nearest == nil,
          let place = types.index.location(of: list.callee.kind, list.name.text)
        else {
          findings.report(finding)
          continue
        }
        findings.reportShared(
          Diagnostic(
            .extraParameter,
            "\(list.callee.noun) `\(list.name.text)` reads a parameter `\(name.text)` and is given one, and declares none",
            at: place,
            help: [
              "declare it under `parameters:`: `\(name.text): \(types.type(givenAs: name, list).map { "\($0)" } ?? "…")`"
            ]),
          shownBy: .init(list.location(name.span), "it is given here"), or: finding,
          with: Findings.Witness(
            cause: TypeProblem.causeOfUnknownParameter(name.text), message: "it is read here",
            isNeeded: true))
      }
    })

  /// Reports a value that an event does not take: where that is declared, if several places give it.
  private static func report(
    _ finding: Diagnostic, ofEventGiven name: Name, _ list: ArgumentList, _ types: TypeChecker,
    into findings: inout Findings
  ) {
    guard let event = types.index.trackedEvent(list.name.text) else {
      return findings.report(finding)
    }
    let type = types.type(givenAs: name, list).map { "\($0)" } ?? "…"
    findings.reportShared(
      Diagnostic(
        .extraParameter,
        "event `\(list.name.text)` is given `\(name.text)` in several places, and has no such parameter",
        at: event.place,
        help: ["declare it: `\(name.text): \(type)`, or leave it out wherever it is given"]),
      shownBy: .init(list.location(name.span), "it is given here"), or: finding, fewestUses: 3)
  }

  /// Reports that another source is meant, which takes what is given.
  private static func report(
    _ list: ArgumentList, meaning other: String, into findings: inout Findings
  ) {
    findings.note(meant: [other])
    let (given, own) = (Listing.quoted(list.givenNames.map(\.text)), list.name.text)
    let taken = list.callee.parameters.map(\.name.text)
    let place = list.location(list.name.span)
    var finding = Diagnostic(
      .extraParameter,
      "source `\(own)` takes \(taken.isEmpty ? "nothing" : Listing.quoted(taken)), and is given \(given)",
      at: place,
      help: ["did you mean `\(other)`, which takes that, yields the same and is used nowhere?"],
      fixes: Fix.replacing(own, at: place, by: other, .unsafe))
    finding.misuse = list.misuse
    findings.report(finding)
  }

  /// Reports several values that are given to what declares no parameters.
  private static func report(
    givenInVain names: [Name], _ first: Name, _ list: ArgumentList, _ types: TypeChecker,
    into findings: inout Findings
  ) {
    let (noun, owner) = (list.callee.noun, list.name.text)
    guard let place = types.index.location(of: list.callee.kind, owner) else { return }
    let listed = Listing.quoted(names.map(\.text))
    let cure = "declare them there under `parameters:`, or leave them out here"
    var finding = Diagnostic(
      .extraParameter, "\(noun) `\(owner)` has no parameters, and is given \(listed)",
      at: list.location(first.span),
      related: [.init(place, "the \(noun) is declared here")], help: [cure])
    finding.misuse = list.misuse
    findings.reportShared(
      Diagnostic(
        .extraParameter,
        "\(noun) `\(owner)` reads \(listed) and is given them, and declares no parameters",
        at: place, help: ["declare them under `parameters:`"]),
      shownBy: .init(list.location(first.span), "they are given here"), or: finding,
      with: Findings.Witness(
        cause: TypeProblem.causeOfUnknownParameter(first.text), message: "it is read here",
        isNeeded: true))
  }

  private static func report(
    _ name: Name, meaning parameter: Field, _ list: ArgumentList, _ types: TypeChecker,
    into findings: inout Findings
  ) {
    let (given, declared) = (name.text, parameter.name.text)
    let place = Location(file: list.callee.file, span: parameter.name.span)
    guard types.fits(name, parameter, list) else {
      // It was declared anew, as something else: each place has to find its value.
      var finding = misnamed(
        name, parameter, list, isFitting: false, namesake: types.namesakeTaking(list),
        value: types.valueAtHand(for: parameter, list, insteadOf: name))
      finding.note(cause: "\(list.callee.noun) `\(list.name.text)` has no parameter `\(given)`")
      guard let type = types.type(givenAs: name, list) else { return findings.report(finding) }
      // It was declared anew, and is read as it was before, too.
      let written = "\(declared): \(parameter.type.shape)"
      return findings.reportShared(
        Diagnostic(
          .extraParameter,
          "\(list.callee.noun) `\(list.name.text)` declares `\(written)`, and those who know it call it `\(given)`, and give it a `\(type)`",
          at: place, help: ["declare it as `\(given): \(type)`, or change all who give and read it"]
        ),
        shownBy: .init(list.location(name.span), "it is given here"), or: finding,
        with: Findings.Witness(
          cause: TypeProblem.causeOfUnknownParameter(given), message: "it is read here",
          isNeeded: true))
    }
    var finding = misnamed(name, parameter, list)
    if let other = types.otherTaking(list), !NearMiss.isSlip(given, of: declared) {
      finding = Diagnostic(
        .extraParameter, finding.message, at: finding.primary, related: finding.related,
        help: [
          "name `\(other)`, which takes `\(given)`, if that is meant; or call it `\(declared)`"
        ])
    }
    findings.reportShared(
      Diagnostic(
        .extraParameter,
        "\(list.callee.noun) `\(list.name.text)` calls its parameter `\(declared)`, and those who know it call it `\(given)`",
        at: place,
        help: ["did you mean `\(given)`? What reads `$parameters.\(declared)` follows it"],
        fixes: Fix.replacing(declared, at: place, by: given, .unsafe)),
      shownBy: .init(list.location(name.span), "it is called so here"), or: finding,
      with: Findings.Witness(
        cause: TypeProblem.causeOfUnknownParameter(given), message: "and here"))
  }

  /// A value under another name than that of the one parameter which has none.
  private static func misnamed(
    _ name: Name, _ parameter: Field, _ list: ArgumentList, isFitting: Bool = true,
    namesake: String? = nil, value: String? = nil
  ) -> Diagnostic {
    let place = list.location(name.span)
    let meant = parameter.name.text
    // The place of a capture is that of the whole address.
    let isName = if case .values = list.given { true } else { false }
    let type = parameter.type.shape
    var finding = Diagnostic(
      .extraParameter,
      "\(list.callee.noun) `\(list.name.text)` has no parameter `\(name.text)`, and needs `\(meant)`",
      at: place,
      related: [
        .init(
          Location(file: list.callee.file, span: parameter.name.span), "`\(meant)` is declared here"
        )
      ],
      help: [
        namesake.map { "did you mean `\($0)`, which takes `\(name.text)`?" }
          ?? (!isFitting
            ? value.map { "give `\(meant): \($0)` in its place" }
              ?? "give `\(meant)` a value of type `\(type)` in its place"
            : isName
              ? "if this is meant, call it `\(meant)`"
              : parameter.canBeCaptured
                ? "call it `{\(meant)}` in the address" : parameter.cureOfCapture)
      ] + declaringOtherwise(name, list, isFitting: isFitting),
      fixes: isName && isFitting ? [Fix.replacing(at: place, by: meant, .unsafe)] : [])
    finding.misuse = list.misuse
    if isName && isFitting && namesake == nil {
      finding.misnaming = Misnaming(name.text, insteadOf: meant)
    }
    return finding
  }

  /// The other way where a value of an event has another name: nothing reads it, so that either may be the slip.
  private static func declaringOtherwise(
    _ name: Name, _ list: ArgumentList, isFitting: Bool
  ) -> [String] {
    guard list.callee.kind == .events, isFitting, case .values = list.given else { return [] }
    return ["or call it `\(name.text)` where it is declared"]
  }
}

extension ArgumentList {
  /// The one value that no parameter has the name of, where there is one parameter without a value.
  var misnamed: (given: Name, meant: Field)? {
    let missing = callee.parameters.filter { !$0.canBeLeftOut && !gives($0.name.text) }
    guard missing.count == 1 else { return nil }
    let extra = givenNames.filter { parameter($0.text) == nil }
    guard extra.count == 1 else { return nil }
    return (extra[0], missing[0])
  }
}

extension ArgumentList {
  /// The parameter that may have been meant by what none is called: none that is given by its name, too.
  fileprivate func suggestion(for name: String, among known: [String]) -> Suggestion {
    let free = known.filter { !gives($0) }
    let near = Suggestion(for: name, among: free, kind: "parameters")
    return near.nearest != nil || free.count == known.count
      ? near : Suggestion(all: known, insteadOf: name, kind: "parameters")
  }
}

extension TypeChecker {
  /// What is called nearly the same and has parameters of just the names that are given.
  fileprivate func namesakeTaking(_ list: ArgumentList) -> String? {
    let given = Set(list.givenNames.map(\.text))
    return index.names(of: list.callee.kind).first { name in
      guard name != list.name.text, NearMiss.isSlip(list.name.text, of: name) else { return false }
      let parameters: [Field]? =
        switch list.callee.kind {
        case .screen: index.screen(name)?.parameters
        case .source: index.source(name)?.parameters
        case .request: index.request(name)?.parameters
        default: nil
        }
      return parameters.map { Set($0.map(\.name.text)) == given } == true
    }
  }

  /// The type of a value that is given, where that is known.
  fileprivate func type(givenAs name: Name, _ list: ArgumentList) -> SpecType? {
    guard case .values(let arguments) = list.given,
      let value = arguments.first(where: { $0.name.text == name.text })?.value
    else { return nil }
    return (try? type(value, expecting: nil, in: list.scope))?.type
  }

  /// The only other screen that takes just what is given, by its name and type.
  fileprivate func otherTaking(_ list: ArgumentList) -> String? {
    guard list.callee.kind == .screen, case .values(let arguments) = list.given,
      !arguments.isEmpty
    else { return nil }
    let found = index.names(of: .screen).filter { name in
      guard name != list.name.text, let parameters = index.screen(name)?.parameters,
        parameters.allSatisfy({ field in
          field.canBeLeftOut || arguments.contains { $0.name.text == field.name.text }
        })
      else { return false }
      return arguments.allSatisfy { argument in
        guard let field = parameters.first(where: { $0.name.text == argument.name.text }),
          let type = index.type(field.type)
        else { return false }
        return isOfItself(argument.value, type, in: list.scope)
      }
    }
    return found.count == 1 ? found[0] : nil
  }

  /// The only source that takes what is given, yields the same and is used nowhere, where nothing that is given
  /// has nearly the name of a parameter.
  func sourceMeant(by list: ArgumentList) -> String? {
    guard list.callee.kind == .source, let own = index.source(list.name.text) else { return nil }
    let given = Set(list.givenNames.map(\.text))
    let known = list.callee.parameters.map(\.name.text)
    let extra = given.subtracting(known)
    guard !extra.isEmpty, extra.allSatisfy({ NearMiss.match(for: $0, among: known) == nil }) else {
      return nil
    }
    let found = index.names(of: .source).filter { name in
      guard name != list.name.text, let source = index.source(name) else { return false }
      return source.yields.shape == own.yields.shape
        && Set(source.parameters.map(\.name.text)) == given && !index.isUsed(source: name)
    }
    return found.count == 1 ? found[0] : nil
  }

  /// How a parameter is declared by what has none of the name, for a value that is given for it.
  fileprivate func declaring(_ name: Name, in list: ArgumentList) -> String {
    let field = "\(name.text): \(type(givenAs: name, list).map { "\($0)" } ?? "…")"
    let key = list.callee.kind == .events ? "" : "parameters: "
    guard list.callee.parameters.isEmpty else {
      let place = key.isEmpty ? "" : " under `parameters:`"
      return "or declare it there\(place): `\(field)`"
    }
    return "declare it there as `\(key){ \(field) }`, or leave it out here"
  }

  /// Whether a value that is given under another name is one for a parameter; what can't be known fits.
  fileprivate func fits(_ name: Name, _ parameter: Field, _ list: ArgumentList) -> Bool {
    guard case .values(let arguments) = list.given,
      let value = arguments.first(where: { $0.name.text == name.text })?.value,
      let type = index.type(parameter.type),
      let given = try? self.type(value, expecting: nil, in: list.scope).type
    else { return true }
    return isOfItself(value, type, in: list.scope) || given == type
  }
}

extension Effect {
  /// The keys of an effect that stand beside its values, and are easily indented among them.
  static let keysBesideArguments: Set<String> = [
    "confirm", "optimistic", "then", "failed", "returned", "cancelled", "track",
  ]

  static func cure(ofKeyAmongArguments name: String) -> String {
    "indent it like `with:`: `\(name)` is a key of the effect"
  }
}
