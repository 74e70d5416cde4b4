import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Models, enums and unions: properties and cases for Swift, keys and tags for what is decoded.
extension AppComparison {
  mutating func compare(_ old: ModelDeclaration, _ new: ModelDeclaration, _ sides: Sides) {
    for field in old.fields {
      guard let now = new.fields.first(where: { $0.name.text == field.name.text }) else {
        reportMissing(field, of: new, sides)
        continue
      }
      compare(field, now, of: new, sides)
    }
    for field in new.fields where !old.fields.contains(where: { $0.name.text == field.name.text }) {
      reportNew(field, of: new, beside: old, sides)
    }
    compareComputed(old, new, sides)
  }

  private mutating func reportMissing(
    _ field: Field, of model: ModelDeclaration, _ sides: Sides
  ) {
    report(
      .sourceFields, "`\(model.name.text)` has no field `\(field.name.text)` any more",
      at: sides.new(model.name.span), was: (sides.old(field.name.span), "it was declared here"),
      help: "hand-written code that reads it has to change, too")
  }

  private mutating func compare(
    _ old: Field, _ new: Field, of model: ModelDeclaration, _ sides: Sides
  ) {
    let name = "`\(model.name.text).\(new.name.text)`"
    if old.type.shape != new.type.shape {
      report(
        .sourceFields, "\(name) is `\(new.type.shape)` and was `\(old.type.shape)`",
        at: sides.new(new.type.span), was: (sides.old(old.type.span), "it was declared here"),
        help: "hand-written code that reads or gives it has to change, too")
      if old.type.shape.unwrapped != new.type.shape.unwrapped {
        report(
          .dataPayload, "\(name) is decoded as `\(new.type.shape)` and was as `\(old.type.shape)`",
          at: sides.new(new.type.span), was: (sides.old(old.type.span), "it was declared here"),
          help: "what was answered and kept until now has the other type: change the server first")
      }
    }
    if keys(of: old) != keys(of: new) {
      report(
        .dataPayload, "\(name) is read from another key of what is decoded",
        at: sides.new(new.payloadPath?.span ?? new.name.span),
        was: (
          sides.old(old.payloadPath?.span ?? old.name.span),
          old.payloadPath.map { "it was `\($0.written)`" } ?? "its key followed from its name"
        ), help: "what was answered and kept until now has the other key: change the server first")
    }
    compareFormats(old, new, name, sides)
    if new.isNeeded, !old.isNeeded {
      report(
        .dataPayload, "\(name) has to be there in what is decoded, and did not before",
        at: sides.new(new.name.span), was: (sides.old(old.name.span), "it could be missing here"),
        help: "keep its default, or write `\(new.type.shape)?`")
    }
  }

  private mutating func compareFormats(
    _ old: Field, _ new: Field, _ name: String, _ sides: Sides
  ) {
    let (before, now) = (old.format, new.format)
    // What stands in a text can stand by itself, too; what did so cannot be read from a text before.
    guard before?.value != now?.value, before != nil || now?.value != .text else { return }
    let usual = "as all of its type"
    report(
      .dataPayload,
      "\(name) is read \(now.map { "by the format `\($0.value.written)`" } ?? usual)",
      at: sides.new(now?.span ?? new.name.span),
      was: (
        sides.old(before?.span ?? old.name.span),
        "it was read \(before.map { "by `\($0.value.written)`" } ?? usual)"
      ), help: "what was answered and kept until now is written otherwise: change the server first")
  }

  /// The keys that lead to a field. An API that writes keys otherwise than before is told by itself.
  private func keys(of field: Field) -> [String] {
    field.payloadKeys(by: later.api(nil)?.keys ?? .asWritten)
  }

  private mutating func reportNew(
    _ field: Field, of model: ModelDeclaration, beside old: ModelDeclaration, _ sides: Sides
  ) {
    guard field.isNeeded else { return }
    let name = "`\(model.name.text).\(field.name.text)`"
    // A field that only has another name is read as before.
    let isRenamed = old.fields.contains {
      keys(of: $0) == keys(of: field) && $0.type.shape == field.type.shape && $0.isNeeded
    }
    if !isRenamed {
      report(
        .dataPayload, "\(name) is new and has to be there in what is decoded",
        at: sides.new(field.name.span),
        help:
          "give it a default, or write `\(field.type.shape)?`, until all servers and caches have it"
      )
    }
    guard model.swift == nil else { return }
    report(
      .sourceFields, "\(name) is new and has to be given when a `\(model.name.text)` is made",
      at: sides.new(field.name.span), help: "give it a default, or make it optional")
  }

  private mutating func compareComputed(
    _ old: ModelDeclaration, _ new: ModelDeclaration, _ sides: Sides
  ) {
    for member in new.computed {
      let before = old.computed.first { $0.name.text == member.name.text }
      guard before?.type.shape != member.type.shape else { continue }
      report(
        .sourceRequirements,
        before.map {
          "`\(new.name.text).\(member.name.text)` is `\(member.type.shape)` and was `\($0.type.shape)`"
        }
          ?? "the app has to work out `\(new.name.text).\(member.name.text)`",
        at: sides.new(member.name.span),
        was: before.map { (sides.old($0.name.span), "it was declared here") },
        help: "write it in an extension of `\(new.name.text)`")
    }
  }

  mutating func compare(_ old: EnumDeclaration, _ new: EnumDeclaration, _ sides: Sides) {
    compareCases(old.cases.map(\.name), new.cases.map(\.name), of: new.name, sides)
    let read = Set(new.cases.flatMap { $0.payloads.map(\.text) })
    for entry in old.cases {
      let now = new.cases.first { $0.name.text == entry.name.text }
      for value in entry.payloads.map(\.text) where !read.contains(value) {
        let fate =
          new.unknown.map { "is decoded as `\($0.text)` now" } ?? "cannot be decoded any more"
        report(
          .dataPayload, "`\(value)`, a value of `\(new.name.text)`, \(fate)",
          at: sides.new(now?.name.span ?? new.name.span),
          was: (sides.old(entry.name.span), "it stood for `\(entry.name.text)` here"),
          help: "what was answered and kept until now says `\(value)`: keep a case for it")
      }
      guard let now, now.payload != entry.payload, now.reads(entry.payload) else { continue }
      report(
        .dataPayload,
        "`\(entry.name.text)` of `\(new.name.text)` is sent as `\(now.payload)` now",
        at: sides.new(now.payloadSpan),
        was: (sides.old(entry.payloadSpan), "it was `\(entry.payload)`"),
        help: "let `\(entry.payload)` stand first, unless the server knows the other, too")
    }
    if let unknown = old.unknown, new.unknown == nil {
      report(
        .dataPayload, "values that `\(new.name.text)` does not know cannot be decoded any more",
        at: sides.new(new.name.span), was: (sides.old(unknown.span), "they were `\(unknown.text)`"),
        help: "keep `unknown: \(unknown.text)`, so that new values of the server do no harm")
    }
  }

  mutating func compare(_ old: UnionDeclaration, _ new: UnionDeclaration, _ sides: Sides) {
    compareCases(old.cases.map(\.name), new.cases.map(\.name), of: new.name, sides)
    if old.tag.text != new.tag.text {
      report(
        .dataPayload, "`\(new.name.text)` is told apart by `\(new.tag.text)`",
        at: sides.new(new.tag.span), was: (sides.old(old.tag.span), "it was `\(old.tag.text)`"),
        help: "what was answered and kept until now has the other key: change the server first")
    }
    compareTags(old, new, sides)
    for entry in old.cases {
      guard let now = new.cases.first(where: { $0.name.text == entry.name.text }),
        now.model.text != entry.model.text
      else { continue }
      report(
        .sourceCases,
        "`\(new.name.text)` has a `\(now.model.text)` as `\(now.name.text)` and had a `\(entry.model.text)`",
        at: sides.new(now.model.span), was: (sides.old(entry.model.span), "it was said here"),
        help: "hand-written code that takes it has to change, too")
    }
    if old.unknown == .skip, new.unknown == .fail {
      report(
        .dataPayload,
        "a list with a tag that `\(new.name.text)` does not know fails as a whole now",
        at: sides.new(new.name.span), was: (sides.old(old.name.span), "it was skipped here"),
        help: "keep `unknown: skip`, so that new kinds of the server do no harm")
    }
  }

  /// What has a tag is read as before, whatever its case is called.
  private mutating func compareTags(
    _ old: UnionDeclaration, _ new: UnionDeclaration, _ sides: Sides
  ) {
    var readings: [String: UnionCaseDeclaration] = [:]
    for entry in new.cases {
      for tag in entry.tags where readings[tag.text] == nil { readings[tag.text] = entry }
    }
    for entry in old.cases {
      for tag in entry.tags {
        let now = readings[tag.text]
        let fate: String
        if let now {
          // That a case has another model is told of the case.
          guard now.name.text != entry.name.text, now.model.text != entry.model.text else {
            continue
          }
          fate = "stands for `\(now.name.text)`, and was `\(entry.name.text)`"
        } else {
          fate = "stands for no case any more"
        }
        let place = now ?? new.cases.first { $0.name.text == entry.name.text }
        report(
          .dataPayload, "`\(tag.text)`, a tag of `\(new.name.text)`, \(fate)",
          at: sides.new(place?.name.span ?? new.name.span),
          was: (sides.old(tag.span), "it stood for `\(entry.name.text)` here"),
          help: now == nil
            ? "what was answered and kept until now has the tag: keep a case for it"
            : "what was answered and kept until now has the tag: leave it to `\(entry.name.text)`")
      }
    }
  }

  /// Switches have no default: each case that comes or goes is met in hand-written code.
  mutating func compareCases(_ old: [Name], _ new: [Name], of owner: Name, _ sides: Sides) {
    let (before, after) = (Set(old.map(\.text)), Set(new.map(\.text)))
    for name in old where !after.contains(name.text) {
      report(
        .sourceCases, "`\(owner.text)` has no case `\(name.text)` any more",
        at: sides.new(owner.span), was: (sides.old(name.span), "it was declared here"),
        help: "hand-written code that names it has to change, too")
    }
    for name in new where !before.contains(name.text) {
      report(
        .sourceCases, "`\(owner.text)` has a new case `\(name.text)`",
        at: sides.new(name.span), was: (sides.old(owner.span), "it had none here"),
        help: "hand-written switches over `\(owner.text)` have to handle it")
    }
  }
}

extension Field {
  /// Whether something can only be decoded, or made, where the field is given.
  var isNeeded: Bool {
    guard defaultValue == nil else { return false }
    switch type.shape {
    case .optional, .list: return false
    case .builtin, .named: return true
    }
  }
}
