import SpecModel

/// The JSON Schema of specs as a file.
public enum SchemaText {
  /// The drafts of JSON Schema, newest first.
  public static let drafts = JSONSchema.Draft.allCases.map(\.rawValue)

  /// The schema in a draft; nil if there is no such draft.
  public static func text(draft name: String) -> String? {
    guard let draft = JSONSchema.Draft(rawValue: name) else { return nil }
    return SchemaBuilder(draft: draft).document.json.document
  }
}
