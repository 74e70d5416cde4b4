import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Keys of payloads that several fields are read from, each by a type or format of its own: nothing is wrong with these, but
/// where all are written there, what they say may differ.
extension SpecRule {
  static func checkKeys(
    of model: ModelDeclaration, _ place: DeclarationPlace, into findings: inout Findings
  ) {
    let isNested = model.fields.contains { $0.payloadPath.map { $0.keys.count > 1 } == true }
    guard isNested || mayRepeatKeys(model.fields) else { return }
    let style = place.index.api(nil)?.keys ?? .asWritten
    let isPlain = model.fields.allSatisfy { $0.payloadPath == nil }
    guard !isPlain || style != .asWritten else { return }
    var known = FieldsByKeys(style)
    var shared: [(first: Field, second: Field)] = []
    for field in model.fields {
      guard let first = known.add(field) else { continue }
      if field.isRead(like: first) {
        reportRepeated(field.payloadKeys(by: style), of: field, first, place, into: &findings)
      } else {
        shared.append((first, field))
      }
    }
    for field in model.fields where isNested {
      shared += known.around(field).map { ($0, field) }
    }
    guard !shared.isEmpty, model.swift == nil, place.index.keptModels.contains(model.name.text)
    else { return }
    for (first, second) in shared { reportKept(first, second, place, into: &findings) }
  }

  private static func reportRepeated(
    _ keys: [String], of field: Field, _ first: Field, _ place: DeclarationPlace,
    into findings: inout Findings
  ) {
    findings.report(
      .duplicateName, "another payload key is named `\(PayloadPath.written(keys))`",
      at: place.location(field.placeOfKey),
      related: [.init(place.location(first.placeOfKey), "the first one")],
      help: ["give one of them another name, or delete it"])
  }

  private static func reportKept(
    _ first: Field, _ second: Field, _ place: DeclarationPlace, into findings: inout Findings
  ) {
    findings.report(
      .duplicateName,
      "`\(second.name.text)` is kept with the session where `\(first.name.text)` is, and may differ from it",
      at: place.location(second.placeOfKey),
      related: [.init(place.location(first.placeOfKey), "this is kept there, too")],
      help: [
        "leave one of them, and have the other worked out: `computed: { \(second.name.text): \(second.type.shape) }`"
      ])
  }

  /// Rows are made of objects of Core Data by the keys of payloads, so that of several attributes only one would be read.
  static func checkKeys(
    ofObjectsOf source: SourceDeclaration, _ place: DeclarationPlace, into findings: inout Findings
  ) {
    guard case .coreData(let objects, _) = source.content,
      let model = source.yields.declaredName.flatMap({ place.index.model($0.text) })
    else { return }
    let style = place.index.api(nil)?.keys ?? .asWritten
    var known: [[String]: Field] = [:]
    for field in model.fields {
      let keys = field.payloadKeys(by: style)
      guard let first = known[keys] else {
        known[keys] = field
        continue
      }
      let attribute = objects.attribute(of: first)
      guard attribute != objects.attribute(of: field), !field.isRead(like: first) else { continue }
      findings.report(
        .duplicateName,
        "`\(first.name.text)` and `\(field.name.text)` are one key in payloads, and two attributes of `\(objects.entity.text)`",
        at: place.location(objects.entity.span),
        help: [
          "say that both are read from one: `fields: { \(field.name.text): \(attribute) }`"
        ])
    }
  }

  /// Whether two fields may have one key: only if their names, or the keys that are given instead,
  /// differ in nothing but capitals and `_`.
  private static func mayRepeatKeys(_ fields: [Field]) -> Bool {
    var hashes: [UInt64] = []
    hashes.reserveCapacity(fields.count)
    for index in fields.indices {
      var hash = NameHash()
      if let path = fields[index].payloadPath {
        for key in path.keys { hash.combineLetters(of: key) }
      } else {
        hash.combineLetters(of: fields[index].name.text)
      }
      guard hashes.count < 24, !hashes.contains(hash.value) else { return true }
      hashes.append(hash.value)
    }
    return false
  }
}

extension Field {
  /// Whether it says the same as another field that is read from the same place; one that does not say its key is not meant
  /// to be read from that of another.
  fileprivate func isRead(like other: Field) -> Bool {
    payloadPath == nil && other.payloadPath == nil
      || type.shape == other.type.shape && format?.value == other.format?.value
  }

  /// Where its key is said, or follows from its name.
  fileprivate var placeOfKey: ByteSpan { payloadPath?.span ?? name.span }
}

extension ManagedObjectQuestion {
  /// Where objects have the value of a field.
  fileprivate func attribute(of field: Field) -> String {
    properties.first { $0.field.text == field.name.text }?.keyPath.text ?? field.name.text
  }
}
