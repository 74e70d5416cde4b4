/// The body of an answer that says what is wrong with fields. Servers have no common form for it; these are
/// read:
///
/// - `{"errors": {"email": ["is taken"]}}`, of Rails, Laravel and ASP.NET, and the same without `errors`, of
///   Django's REST framework;
/// - `{"errors": [{"detail": "is taken", "pointer": "#/email"}]}`, of RFC 9457, with `source` around the pointer
///   that of JSON:API, and with `field` and `message` that of many others;
/// - `{"invalid-params": [{"name": "email", "reason": "is taken"}]}`, of RFC 7807;
/// - `{"detail": [{"loc": ["body", "email"], "msg": "is taken"}]}`, of FastAPI;
/// - `{"error": {"details": [{"fieldViolations": [{"field": "email", "description": "is taken"}]}]}}`, of Google;
/// - `{"error": {"details": [{"target": "email", "message": "is taken"}]}}`, of Microsoft.
indirect enum ProblemAnswer: Decodable {
  case text(String)
  case list([ProblemAnswer])
  case object([String: ProblemAnswer])
  /// A number or the like, which says nothing of fields.
  case other

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let list = try? container.decode([ProblemAnswer].self) {
      self = .list(list)
    } else if let object = try? container.decode([String: ProblemAnswer].self) {
      self = .object(object)
    } else {
      self = .other
    }
  }

  /// What the answer says of fields, those of one object in the order of their names.
  var problems: [FieldProblem] {
    guard case .object(let object) = self else { return [] }
    let containers = Self.containers.compactMap { object[$0] }
    let named = containers.flatMap(\.namedProblems)
    if !named.isEmpty { return named }
    if let error = object["error"] { return error.problems }
    if case .list(let details)? = object["details"] {
      return details.flatMap { [$0.namedProblem].compactMap(\.self) + $0.problems }
    }
    return containers.isEmpty && object.allSatisfy(\.value.isListOfTexts) ? namedProblems : []
  }

  /// What stands in a list of problems and names no field, such as that two of them don't go together.
  var generalTexts: [String] {
    guard case .object(let object) = self else { return [] }
    let texts = Self.containers.compactMap { object[$0] }.flatMap { container -> [String] in
      guard case .list(let list) = container else { return [] }
      return list.filter { $0.namedProblem == nil }.compactMap(\.lines.first)
    }
    return texts.isEmpty ? object["error"]?.generalTexts ?? [] : texts
  }

  /// Under what problems stand.
  private static let containers = [
    "errors", "fieldErrors", "fieldViolations", "violations", "invalid-params", "invalidParams",
    "detail",
  ]
  /// Under what a problem names its field, the surest first. `name` comes last: where there is a way to the
  /// field, too, it is what people call it, or the class of the error (Yup, Mongoose).
  private static let names = [
    "field", "pointer", "source", "loc", "path", "param", "property", "propertyPath",
    "instancePath",
    "target", "name",
  ]
  /// Under what a problem has its text.
  private static let texts = [
    "detail", "message", "msg", "description", "reason", "defaultMessage", "title",
  ]

  /// Under what a problem says of which sort it is.
  private static let sorts = [
    "code", "errorCode", "error_code", "type", "kind", "rule", "constraint", "status", "key",
  ]

  /// The problems of an object from fields to texts, or of a list of objects that name their fields.
  private var namedProblems: [FieldProblem] {
    switch self {
    case .object(let object):
      object.sorted { $0.key < $1.key }.flatMap { name, value in
        let texts = value.lines
        return texts.isEmpty
          ? [FieldProblem(at: name, text: nil)] : texts.map { FieldProblem(at: name, text: $0) }
      }
    case .list(let list): list.compactMap(\.namedProblem)
    case .text, .other: []
    }
  }

  /// The problem that an object of a list tells; nil for one that names no field.
  private var namedProblem: FieldProblem? {
    fieldWay.map { FieldProblem(at: $0, text: firstText) }
  }

  /// The way to the field that an object names.
  var fieldWay: String? {
    guard case .object(let object) = self else { return nil }
    return Self.names.lazy.compactMap { object[$0]?.way }.first
  }

  /// What an object says is wrong.
  var firstText: String? {
    guard case .object(let object) = self else { return nil }
    return Self.texts.lazy.compactMap { object[$0]?.lines.first }.first
  }

  /// Whether an object goes from fields to what is wrong with them. One that has a text of its own, or a number such as
  /// a code, is itself what is wrong.
  var isOfFields: Bool {
    guard case .object(let object) = self, !Self.isProblem(object) else { return false }
    return object.allSatisfy { name, value in
      switch value {
      case .text: !Self.texts.contains(name)
      case .other: false
      case .list, .object: true
      }
    }
  }

  /// Whether an object has texts in a list, and beside them what sorts of problems are told apart by.
  private static func isProblem(_ object: [String: ProblemAnswer]) -> Bool {
    guard texts.contains(where: { object[$0]?.isListOfTexts == true }) else { return false }
    // Fields may be called so, too; what is wrong with them stands in lists as well, then.
    return sorts.contains { name in
      if case .text? = object[name] { true } else { false }
    }
  }

  /// The way to a field, which stands here as a text or step by step, or within an object.
  var way: String? {
    switch self {
    case .text(let way): return way
    case .list(let steps):
      let ways = steps.compactMap(\.way)
      return ways.isEmpty ? nil : ways.joined(separator: "/")
    case .object(let object): return (object["pointer"] ?? object["parameter"])?.way
    case .other: return nil
    }
  }

  /// The texts that stand here, or in objects here.
  var lines: [String] {
    switch self {
    case .text(let text): [text]
    case .list(let list): list.flatMap(\.lines)
    case .object(let object):
      Self.texts.lazy.compactMap { object[$0] }.first.map(\.lines) ?? []
    case .other: []
    }
  }

  private var isListOfTexts: Bool {
    guard case .list(let list) = self else { return false }
    return list.allSatisfy { if case .text = $0 { true } else { false } }
  }
}
