import SpecModel
import SpecSemantics

/// Fields of a model by the keys that lead to them in payloads.
struct FieldsByKeys {
  private let style: KeyStyle
  private var fields: [[String]: Field] = [:]

  init(_ style: KeyStyle) {
    self.style = style
  }

  /// - Returns: The first field that is read from the same place, if there is one.
  mutating func add(_ field: Field) -> Field? {
    let keys = field.payloadKeys(by: style)
    if let first = fields[keys] { return first }
    fields[keys] = field
    return nil
  }

  /// The fields in whose values another one is read.
  func around(_ field: Field) -> [Field] {
    // Few fields are within anything.
    guard let keys = field.payloadPath?.keys, keys.count > 1 else { return [] }
    return (1..<keys.count).compactMap { fields[Array(keys.prefix($0))] }
  }
}
