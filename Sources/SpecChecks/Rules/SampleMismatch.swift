import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension SpecRule {
  /// Recorded responses are read as the app would, with each of their items.
  static let sampleMismatch: SpecRule = .init(
    name: "sample-mismatch",
    summary: "A recorded response is not what the specs say that the server sends.",
    rationale:
      "The app would show an error in its place, or stop after the first page. Recording responses "
      + "finds this before a device does. Elements that the source leaves out (`invalid: skip`) are "
      + "told as notes, unless nothing else would be shown.",
    examples: [
      "Posts.yaml": """
      model: Post
      fields: { id: ID, title: String, likes: Int = 0, photo: URL? }
      ---
      source: Posts
      request: { path: /posts }
      items: data.posts
      yields: Post
      page: { by: cursor, send: after, receive: ‹data.«more→next»› }
      samples: [Samples/posts.json]
      """,
      "Samples/posts.json": """
      {
        "data": {
          "posts": [
            { "id": 1, "title": "Tea", "likes": ‹"12"→12›, "photo": null },
            ‹{› "id": "b2", "«→title": "Cake", "»likes": null }
          ],
          "next": "b2"
        }
      }
      """,
    ],
    .sources { source, place, findings in
      guard let responses = SourceSamples(of: source, in: place.file, place.index) else { return }
      let decoded = responses.decoded()
      let strange = strangers(among: source, lacking: decoded.findings.lacks, place)
      if !decoded.slips.isEmpty, strange.isEmpty { findings.note(decoded.slips) }
      let others = decoded.findings.filesOfOtherObjects
      if let stranger = stranger(
        among: source, with: decoded.findings.filesOfOthers, place)
      {
        return findings.report(stranger)
      }
      for stranger in strange.values.sorted(by: { $0.primary.span < $1.primary.span }) {
        findings.report(stranger)
      }
      for report in decoded.findings.reports(of: .sampleMismatch)
      where !report.finding.isAbout(strange.keys) {
        var finding = swapped(report.finding, of: source, place) ?? report.finding
        if finding.cause == nil { finding.cause = report.ofField?.finding.cause }
        if others.contains(finding.primary.file),
          let owner = owner(ofSample: finding.primary.file, besides: source, in: place.index)
        {
          findings.report(
            finding.adding(help: "name another file, if this is the response of `\(owner)`"))
        } else if let field = report.ofField {
          findings.reportShared(field.finding, shownBy: field.use, or: finding)
          if let name = field.missing {
            findings.note(
              explained: TypeProblem.causeOfNever(missing: name), by: .sampleMismatch)
          }
        } else {
          findings.report(finding)
        }
      }
      for repetition in decoded.repetitions.prefix(mostRepetitions)
      where !repetition.diagnostic.isAbout(strange.keys) {
        findings.report(repetition.diagnostic)
      }
    },
    .screenDeclarations { screen, place, findings in
      // A screen that loads one object does not take a list for it, as a list takes one object.
      for data in screen.data {
        guard let source = place.index.source(of: data.source), !source.yields.isList,
          !source.samples.isEmpty
        else { continue }
        let demand = SampleDemand(
          place: place.location(data.name.span), text: "`\(data.name.text)` is one object")
        guard
          let responses = SourceSamples(of: source, in: place.file, place.index)
        else { continue }
        for finding in responses.lists(for: demand).diagnostics(of: .sampleMismatch) {
          let whole = wholeList(
            finding, of: source, shown: screen.list(shown: data.name.text), by: data, place)
          if let whole {
            findings.note(
              explained: SpecRule.causeOfOneObject(at: whole.finding.primary), by: .sampleMismatch)
            findings.reportShared(whole.finding, shownBy: whole.use, fewestUses: 1)
          } else {
            findings.report(finding)
          }
        }
      }
    },
    .app { app, findings in
      for finding in copiedSamples(in: app.index) { findings.report(finding) }
    })

  /// What is said of a source that yields one object, while its responses are lists and a section shows it as one.
  private static func wholeList(
    _ finding: Diagnostic, of source: SourceDeclaration, shown list: Located<String>?,
    by data: DataDeclaration, _ place: DeclarationPlace
  ) -> (finding: Diagnostic, use: Diagnostic.Related)? {
    guard let list, finding.primary == place.location(data.name.span),
      let yields = place.index.yieldsPlace(of: data.source, in: place.file)
    else { return nil }
    let type = source.yields.shape
    let whole = Diagnostic(
      .sampleMismatch, "the response is an array, and the source yields one `\(type)`", at: yields,
      related: finding.related, help: ["write `\"[\(type)]\"`"])
    return (whole, .init(place.location(list.span), list.value))
  }

  /// What findings have in common that say of a source's one object that it is no list.
  static func causeOfOneObject(at yields: Location) -> String {
    "one object is yielded at \(yields.file.rawValue):\(yields.span.start)"
  }

  /// What is said of pages whose two names stand in each other's place: the one that is read from responses is sent, and
  /// the other way round.
  private static func swapped(
    _ finding: Diagnostic, of source: SourceDeclaration, _ place: DeclarationPlace
  ) -> Diagnostic? {
    guard case .request(_, _, let page?) = source.content, let send = page.send,
      let receive = page.receive, finding.primary == place.location(receive.span),
      finding.help == ["did you mean `\(send.text)`?"],
      // A letter more or less may be a slip; `_next` and `next` are two names.
      !NearMiss.isSlip(receive.text, of: send.text)
        || receive.text.hasPrefix("_") != send.text.hasPrefix("_")
    else { return nil }
    let edits = [(send, receive.text), (receive, send.text)].map { name, other in
      Fix.Edit(place.location(name.span), replacement: other)
    }
    return Diagnostic(
      .sampleMismatch,
      "`\(receive.text)` is read from responses, which have `\(send.text)`, and that is what is sent",
      at: finding.primary, related: [.init(place.location(send.span), "it is sent as this")],
      help: ["swap them: `send: \(receive.text), receive: \(send.text)`"],
      fixes: [Fix("swap them", .unsafe, edits: edits)])
  }

  /// Enough to see that identities are none.
  private static let mostRepetitions = 3
}

extension ScreenDeclaration {
  /// Where what the screen loads is taken for a list, and what is said of that place.
  fileprivate func list(shown data: String) -> Located<String>? {
    for section in sections {
      guard case .source(.data(let list), _, _) = section.content,
        list.isWhole(data, of: .data)
      else { continue }
      return Located("it is shown as a list", span: list.span)
    }
    guard case .elements(of: let list, text: _)? = search?.suggestions,
      list.value.isWhole(data, of: .data)
    else { return nil }
    return Located("its elements are suggested", span: list.span)
  }
}

extension SourceDeclaration {
  /// Whether the responses of a source are of another kind than those of another one: other items, or of another path
  /// and within something else.
  func asksForOther(than other: SourceDeclaration) -> Bool {
    guard yields.shape == other.yields.shape else { return true }
    guard case .request(let call, let items, _) = content,
      case .request(let otherCall, let otherItems, _) = other.content
    else { return false }
    return items?.text != otherItems?.text && call.path.literals != otherCall.path.literals
  }
}
