import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension SampleSlips.Stray {
  /// A finding at the case that has nearly the value.
  func diagnostic(in index: AppIndex) -> Diagnostic? {
    if let id = index.id(of: .enumeration, type), let choice = index.enumeration(type),
      let found = choice.cases.first(where: { $0.reads(near) }),
      let payload = found.payloads.first(where: { $0.text == near })
    {
      let place = Location(file: index.file(of: id), span: payload.span)
      if payload.span != found.name.span { return diagnosticOfValue(at: place) }
      let entry = "\(found.name.text): \(PayloadText.written(text))"
      return diagnostic(
        at: place,
        help: "give the cases their values in payloads, in braces: `{ …, \(entry) }`",
        replacement: nil)
    }
    guard let id = index.id(of: .union, type), let union = index.union(type),
      let found = union.item(tagged: near), let tag = found.tags.first(where: { $0.text == near })
    else { return nil }
    let place = Location(file: index.file(of: id), span: tag.span)
    if tag.span != found.name.span { return diagnosticOfValue(at: place) }
    guard PayloadText.isPlain(text), !text.contains("-") else {
      let tag = PayloadText.written(text)
      return diagnostic(
        at: place,
        help: "a tag that is no name stands beside the model: "
          + "`\(found.name.text): { model: \(found.model.text), tag: \(tag) }`", replacement: nil)
    }
    return diagnostic(at: place, help: "did you mean `\(text)`?", replacement: text)
  }

  /// A finding at a value behind the name of its case, or at a tag beside its model: both may be any text.
  private func diagnosticOfValue(at place: Location) -> Diagnostic {
    let isQuoted = place.span.count == near.utf8.count + 2
    let written = isQuoted ? PayloadText.quoted(text) : PayloadText.written(text)
    var finding = diagnostic(
      at: place, help: "did you mean `\(isQuoted ? text : written)`?", replacement: nil)
    if isQuoted || place.span.count == near.utf8.count {
      finding.fixes = [Fix.replacing(at: place, by: written, .unsafe)]
    }
    return finding
  }

  /// - Parameter replacement: What can be written in the place of the value.
  private func diagnostic(
    at place: Location, help: String, replacement: String?
  ) -> Diagnostic {
    Diagnostic(
      rule: SpecRule.sampleMismatch.rule.name, severity: .warning,
      message:
        "no response has `\(near)`, and no case of `\(type)` is for the `\(text)` that they have",
      at: place, related: [.init(self.place, "it stands here")], help: [help],
      fixes: replacement.map { Fix.replacing(near, at: place, by: $0, .unsafe) } ?? [])
  }
}
