/// Where in a document a value stands.
///
/// Parts stand behind dots. One that is no simple name stands in backticks, and is written so to
/// Firestore, too; see
/// <https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields>.
enum FirestoreFieldPath: Hashable, Sendable {
  /// What the document is called: `__name__`, and `id` as models have it.
  case name
  /// A field, and fields in it.
  case field([String])

  /// A path as specs write it. A field that is called `id` stands in backticks.
  init(_ text: String) {
    self = text == "__name__" || text == "id" ? .name : .field(Self.parts(of: text))
  }

  private static func parts(of text: String) -> [String] {
    var parts = [""]
    var isQuoted = false
    var isEscaped = false
    for sign in text {
      switch sign {
      case _ where isEscaped:
        parts[parts.count - 1].append(sign)
        isEscaped = false
      case "\\" where isQuoted: isEscaped = true
      case "`": isQuoted.toggle()
      case "." where !isQuoted: parts.append("")
      default: parts[parts.count - 1].append(sign)
      }
    }
    return parts
  }

  /// The path as Firestore reads it.
  var text: String {
    switch self {
    case .name: "__name__"
    case .field(let parts): parts.map(Self.quoted).joined(separator: ".")
    }
  }

  private static func quoted(_ part: String) -> String {
    guard !isSimple(part) else { return part }
    let escaped = part.replacing("\\", with: "\\\\").replacing("`", with: "\\`")
    return "`\(escaped)`"
  }

  /// Letters without accents, digits and `_`, and no digit at the start.
  private static func isSimple(_ part: String) -> Bool {
    part.wholeMatch(of: #/[A-Za-z_][A-Za-z0-9_]*/#) != nil
  }
}
