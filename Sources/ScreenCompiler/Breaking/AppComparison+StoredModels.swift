import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Models of which state is kept: what devices have of them is read by what they are now.
extension AppComparison {
  /// Tells the first field by which what is kept of `type` under `key` cannot be read any more.
  mutating func compareKept(_ type: TypeReference, under key: String, at place: Location) {
    guard let (field, loss) = firstLoss(within: type) else { return }
    report(
      .dataStored, loss.message(of: field, in: "what devices keep under `\(key)`"), at: place,
      help: "it becomes its default by the update: keep the field as it was, or let it be missing")
  }

  /// The first field of a model within `type` of which what was kept cannot be read any more.
  func firstLoss(within type: TypeReference) -> (field: String, loss: KeptLoss)? {
    guard type.declaredName != nil else { return nil }
    let before = earlier.api(nil)?.keys ?? .asWritten
    let now = later.api(nil)?.keys ?? .asWritten
    for name in later.models(within: [type]).sorted() {
      // How a type of the app's own is kept is up to that.
      guard let new = later.model(name), let old = earlier.model(name), new.swift == nil else {
        continue
      }
      let kept = Dictionary(old.fields.map { ($0.payloadKeys(by: before), $0) }) { first, _ in
        first
      }
      for field in new.fields {
        guard let loss = loss(of: field, keptAs: kept[field.payloadKeys(by: now)]) else { continue }
        return ("\(name).\(field.name.text)", loss)
      }
    }
    return nil
  }

  /// Why what was written for `old`, which is nil where nothing was, cannot be read for a field; nil where it can.
  func loss(of field: Field, keptAs old: Field?) -> KeptLoss? {
    guard let old else { return field.isNeeded ? .missing : nil }
    guard reads(old.type.shape.unwrapped, as: field.type.shape.unwrapped) else {
      return .retyped(field.type.shape, was: old.type.shape)
    }
    return field.isNeeded && !old.isNeeded ? .missing : nil
  }

  /// Whether what was written as one type is read as another one: as numbers, or as texts.
  private func reads(_ old: TypeReference.Shape, as new: TypeReference.Shape) -> Bool {
    if new == old { return true }
    return switch (new, old) {
    case (.list(let element), .list(let other)): reads(other, as: element)
    case (.builtin(.number), .builtin(.integer)), (.builtin(.decimal), .builtin(.integer)),
      (.builtin(.decimal), .builtin(.number)), (.builtin(.number), .builtin(.decimal)),
      (.builtin(.identifier), .builtin(.integer)), (.builtin(.identifier), .builtin(.string)),
      (.builtin(.string), .builtin(.identifier)), (.builtin(.string), .builtin(.url)):
      true
    // A case is written as the text that is sent for it.
    case (.builtin(.string), .named(let name)): earlier.enumeration(name) != nil
    default: false
    }
  }
}

/// Why what was kept of a field cannot be read.
enum KeptLoss {
  /// It may not be there.
  case missing
  case retyped(TypeReference.Shape, was: TypeReference.Shape)

  /// What is said of a field.
  ///
  /// - Parameter kept: What it cannot be read from, in words.
  func message(of field: String, in kept: String) -> String {
    switch self {
    case .missing: "\(kept) has no such `\(field)`"
    case .retyped(let new, let old): "`\(field)` is `\(new)`, and \(kept) has it as `\(old)`"
    }
  }
}
