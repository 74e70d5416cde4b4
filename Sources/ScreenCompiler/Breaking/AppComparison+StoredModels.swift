import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Models of which state is kept: what devices have of them is read by what they are now.
extension AppComparison {
  /// Tells the first field by which what is kept of `type` under `key` cannot be read any more.
  mutating func compareKept(_ type: TypeReference, under key: String, at place: Location) {
    guard type.declaredName != nil else { return }
    for name in later.models(within: [type]).sorted() {
      guard let new = later.model(name), let old = earlier.model(name) else { continue }
      let style = later.api(nil)?.keys ?? .asWritten
      guard let field = new.fields.first(where: { $0.isUnreadable(in: old, by: style) }) else {
        continue
      }
      report(
        .dataStored, "what devices keep under `\(key)` has no such `\(name).\(field.name.text)`",
        at: place,
        help: "it becomes its default by the update: keep the field as it was, or let it be missing"
      )
      return
    }
  }
}

extension Field {
  /// Whether what was written of `old` cannot be read for this field.
  fileprivate func isUnreadable(in old: ModelDeclaration, by style: KeyStyle) -> Bool {
    let keys = payloadKeys(by: style)
    guard let before = old.fields.first(where: { $0.payloadKeys(by: style) == keys }) else {
      return isNeeded
    }
    return type.shape.present != before.type.shape.present || isNeeded && !before.isNeeded
  }
}
