import Diagnostics
import SpecModel
import SpecSemantics

/// How values stand in payloads, which their types allow.
extension SpecWalker {
  /// - Parameter isDecoded: Whether payloads have the field.
  mutating func checkFormat(of field: Field, isDecoded: Bool) {
    guard let format = field.format else { return }
    guard isDecoded else {
      return findings.report(
        .bindingTypeMismatch, "no payload has this, so that nothing is written by a format",
        at: location(format.span), help: ["leave `format:` out"])
    }
    guard !format.value.accepts(field.type.shape) else { return }
    let types = format.value.isOfDates ? "a `Date`" : "an `Int`, `Double`, `Decimal` or `Bool`"
    findings.report(
      .bindingTypeMismatch,
      "`format: \(format.value.written)` is for \(types), and `\(field.name.text)` is declared `\(field.type.shape)`",
      at: location(format.span),
      help: ["leave `format:` out, or declare the type of what is meant"])
  }

  /// Checks what an API says of keys: each is that of a field, and no other API says something else.
  mutating func checkFormats(of api: APIDeclaration) {
    guard !api.formats.isEmpty else { return }
    for id in index.apis {
      guard case .api(let other) = index.declaration(id), other !== api else { continue }
      // Of two the later one is told.
      guard let place = index.location(of: .api, other.name.text),
        (place.file.rawValue, place.span.start) < (file.rawValue, api.name.span.start)
      else { continue }
      for said in api.formats {
        guard let first = other.formats.first(where: { $0.key.text == said.key.text }),
          first.format.value != said.format.value
        else { continue }
        reportOther(said, than: first, at: Location(file: place.file, span: first.key.span))
      }
    }
    checkEffect(of: api)
  }

  private mutating func reportOther(
    _ said: KeyFormat, than first: KeyFormat, at place: Location
  ) {
    guard said.format.value != first.format.value else { return }
    findings.report(
      .bindingTypeMismatch,
      "`\(said.key.text)` stands in payloads in two ways, and models are read in one",
      at: location(said.format.span),
      related: [.init(place, "here it is said to be `\(first.format.value.written)`")],
      help: ["give fields that stand otherwise a `format:` of their own"])
  }

  /// Reports keys under which no field stands that could be written so.
  private mutating func checkEffect(of api: APIDeclaration) {
    guard !index.hasBroken(.model) else { return }
    let style = index.api(nil)?.keys ?? .asWritten
    var unread = api.formats
    for name in index.names(of: .model) where !unread.isEmpty {
      guard let model = index.model(name), model.swift == nil else { continue }
      for field in model.fields where field.format == nil {
        guard let key = field.payloadKeys(by: style).last else { continue }
        unread.removeAll { $0.key.text == key && $0.format.value.accepts(field.type.shape) }
      }
    }
    for said in unread {
      let types = said.format.value.isOfDates ? "`Date`" : "`Int`, `Double`, `Decimal` or `Bool`"
      findings.report(
        .ineffectiveKey, "no model reads `\(said.key.text)` as a \(types)",
        at: location(said.key),
        help: ["leave it out, or check how the key is spelled and what is declared for it"])
    }
  }
}
