import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Models of which state is kept: what devices have of them is read by what they are now.
extension AppComparison {
  /// Tells the first field by which what is kept of `type` under `key` cannot be read any more.
  mutating func compareKept(_ type: TypeReference, under key: String, at place: Location) {
    guard type.declaredName != nil else { return }
    let before = earlier.api(nil)?.keys ?? .asWritten
    let now = later.api(nil)?.keys ?? .asWritten
    for name in later.models(within: [type]).sorted() {
      guard let new = later.model(name), let old = earlier.model(name) else { continue }
      let kept = Dictionary(old.fields.map { ($0.payloadKeys(by: before), $0) }) { first, _ in
        first
      }
      for field in new.fields {
        let value = kept[field.payloadKeys(by: now)]
        guard let loss = field.loss(of: value) else { continue }
        return report(loss, of: "\(name).\(field.name.text)", under: key, at: place)
      }
    }
  }

  private mutating func report(
    _ loss: KeptLoss, of field: String, under key: String, at place: Location
  ) {
    let message =
      switch loss {
      case .missing: "what devices keep under `\(key)` has no such `\(field)`"
      case .retyped(let new, let old):
        "`\(field)` is `\(new)`, and what devices keep under `\(key)` has it as `\(old)`"
      }
    report(
      .dataStored, message, at: place,
      help: "it becomes its default by the update: keep the field as it was, or let it be missing")
  }
}

/// Why what was kept of a field cannot be read.
private enum KeptLoss {
  /// It may not be there.
  case missing
  case retyped(TypeReference.Shape, was: TypeReference.Shape)
}

extension Field {
  /// Why what was written for `old`, which is nil where nothing was, cannot be read for this field; nil where it can.
  fileprivate func loss(of old: Field?) -> KeptLoss? {
    guard let old else { return isNeeded ? .missing : nil }
    guard type.shape.unwrapped.reads(old.type.shape.unwrapped) else {
      return .retyped(type.shape, was: old.type.shape)
    }
    return isNeeded && !old.isNeeded ? .missing : nil
  }
}

extension TypeReference.Shape {
  /// Whether what was written as `other` is read as this type: as numbers, or as texts.
  fileprivate func reads(_ other: TypeReference.Shape) -> Bool {
    if self == other { return true }
    return switch (self, other) {
    case (.list(let element), .list(let old)): element.reads(old)
    case (.builtin(.number), .builtin(.integer)), (.builtin(.decimal), .builtin(.integer)),
      (.builtin(.decimal), .builtin(.number)), (.builtin(.number), .builtin(.decimal)),
      (.builtin(.identifier), .builtin(.integer)), (.builtin(.identifier), .builtin(.string)),
      (.builtin(.string), .builtin(.identifier)):
      true
    default: false
    }
  }
}
