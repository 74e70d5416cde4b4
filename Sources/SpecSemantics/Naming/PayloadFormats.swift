import SpecModel

/// How fields stand in payloads: as they say themselves, or as an API says of their keys.
public struct PayloadFormats: Sendable {
  private let byKey: [String: PayloadFormat]

  /// What the APIs of an app say. Models belong to none of them, so that what one says holds for all.
  public init(of index: AppIndex) {
    var byKey: [String: PayloadFormat] = [:]
    for api in index.apiDeclarations {
      for said in api.formats where byKey[said.key.text] == nil {
        byKey[said.key.text] = said.format.value
      }
    }
    self.byKey = byKey
  }

  /// The format of a field; nil for one that stands as all of its type.
  ///
  /// - Parameter keys: The keys that lead to it in payloads.
  public func format(
    of field: Field, in model: ModelDeclaration, at keys: [String]
  ) -> PayloadFormat? {
    if let own = field.format?.value { return own }
    guard !byKey.isEmpty, model.swift == nil, let key = keys.last, let format = byKey[key],
      format.accepts(field.type.shape)
    else { return nil }
    return format
  }
}

extension PayloadFormat {
  /// Whether values of a type, or what is there of them, can stand so.
  package func accepts(_ type: TypeReference.Shape) -> Bool {
    switch type.unwrapped {
    case .builtin(.date): isOfDates
    case .builtin(.integer), .builtin(.number), .builtin(.decimal), .builtin(.boolean): !isOfDates
    default: false
    }
  }
}
