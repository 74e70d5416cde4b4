import Diagnostics
import JSONSyntax
import SourceText
import SpecModel

/// What in the specs asks for a value of a response.
struct SampleDemand: Sendable {
  /// Where it stands.
  let place: Location
  /// What is asked for: "`likes` of `Post` is declared `Int`".
  let text: String
  /// The name of the field, if it is one that is declared.
  var field: String?
  /// The model and the type that it is declared with.
  var declaration: (model: String, type: String)?
  /// Where it is a path in responses, that path: where it leads nowhere, it is what has to be mended.
  var path: String?
  /// Whether the list is looked for there.
  var isOfList = false
  /// The key that the field would be read from by itself, where responses have that and not the one that is said.
  var keyOfField: String?
  /// The only key of an object without that of the field which nothing reads, where the field may have had its name.
  var keyRenamed: String?
}

/// Something in a recorded response that the app would not read.
enum SampleProblem: Sendable, Hashable {
  /// An object lacks a key. One of its keys may have been meant; or it is no item, but holds lists.
  case missing(
    key: String, isTag: Bool = false, near: String? = nil, lists: [String] = [],
    style: KeyStyle? = nil)
  /// An object has nothing of a model, and what does stands within it.
  case wrapped(model: String, lists: [String])
  case null
  /// An element of a list is null: of a field's, of the type that would allow it, or of the list that a
  /// source loads.
  case nullElement(allowedBy: String?, isLeftOut: Bool)
  case type(JSONTree.Kind)
  /// A number stands in a text, and others beside it may do so or not.
  case numberInText(String = "", othersAreNumbers: Bool = false)
  /// What is true stands as a number or a text, as an API can say that it does.
  case boolean(JSONTree.Kind)
  case fraction
  /// A number that is too large for its type.
  case range(of: BuiltinType)
  case date(DateStyle?)
  /// A value that is not written as its field says.
  case format(PayloadFormat)
  case address
  case base64
  case choice(String, of: String, near: String? = nil)
  case tag(String, of: String, near: String? = nil)
  /// No sample has anything at a dotted path, which may be meant to be another one.
  case nowhere(path: String, lacks: String? = nil, near: String? = nil, lists: [String] = [])
  /// A value by which no page can be asked for.
  case noMark(JSONTree.Kind)
  /// A GraphQL server reports errors.
  case complaint
  /// A list in the place of the one object that a screen loads.
  case list

  /// The message about a value, which is given as it is shown.
  func message(_ value: String, demand: String) -> String {
    switch self {
    case .missing(let key, _, _, _, _): "\(value) has no `\(key)`, and \(demand)"
    case .wrapped(let model, _):
      "\(value) is an object without any of the fields of `\(model)`, and nothing says where in it these stand"
    case .null, .nullElement: "\(value) is null, and \(demand)"
    case .type(let kind), .boolean(let kind): "\(value) is \(kind.noun), and \(demand)"
    case .numberInText: "\(value) is \(JSONTree.Kind.string.noun), and \(demand)"
    case .fraction: "\(value) is no whole number, and \(demand)"
    case .range: "\(value) is too large a number, and \(demand)"
    case .date(.iso8601): "\(value) is no date by ISO 8601, and \(demand)"
    case .date: "\(value) is no date, and \(demand)"
    case .format(let format): "\(value) is not written as `\(format.written)`, and \(demand)"
    case .address: "\(value) is no address, and \(demand)"
    case .base64: "\(value) is not in Base64, and \(demand)"
    case .choice(let text, let name, _):
      "\(value) is `\(Self.shown(text))`, which no case of `\(name)` has"
    case .tag(let text, let name, _):
      "\(value) is `\(Self.shown(text))`, which is no tag of `\(name)`"
    case .nowhere(_, let key?, _, _): "\(value) has no `\(key)`, and \(demand)"
    case .nowhere(let path, nil, _, _) where demand.hasSuffix("`\(path)`"):
      "\(demand), where no sample has anything"
    case .nowhere(let path, nil, _, _): "no sample has anything at `\(path)`, and \(demand)"
    case .noMark(let kind): "\(value) is \(kind.noun), and \(demand)"
    case .complaint: "the server tells of errors in this response, so the app shows none of it"
    case .list: "\(value) is an array, and \(demand)"
    }
  }

  /// Messages are read in logs, where a whole article in the place of a word would bury the rest.
  private static func shown(_ text: String) -> String {
    text.count > longestShown ? text.prefix(longestShown) + "…" : text
  }

  private static let longestShown = 60

  /// What was meant in the place of a path that leads nowhere.
  var nearPath: String? {
    switch self {
    case .nowhere(_, _, let near, _): near
    case .missing(_, isTag: true, let near?, _, _): near
    default: nil
    }
  }

  /// What responses have for a field that is declared to be something else, where nothing else may be meant.
  var found: String? {
    switch self {
    case .null, .missing(_, isTag: false, nil, [], nil): "nothing"
    case .type(let kind), .boolean(let kind): kind.noun
    case .numberInText: JSONTree.Kind.string.noun
    case .fraction: "fractions"
    default: nil
    }
  }

  /// The kind of value that responses have in the place of another one, as it is called in messages.
  var kindFound: String? {
    switch self {
    case .type(let kind), .boolean(let kind), .noMark(let kind): kind.noun
    case .numberInText: JSONTree.Kind.string.noun
    case .range: JSONTree.Kind.number.noun
    default: nil
    }
  }

  /// Whether it is told with what asks for the value.
  var isToldWithDemand: Bool {
    switch self {
    case .wrapped, .choice, .tag, .complaint: false
    default: true
    }
  }

  /// Whether the demand is what has to be mended, where it is a path or says what the response is.
  func isAbout(_ demand: SampleDemand) -> Bool {
    switch self {
    // The key was found by what stands under it.
    case .missing(_, isTag: true, near: .some, _, _): true
    case .nowhere, .missing: demand.path != nil
    case .wrapped, .list: true
    default: false
    }
  }

  /// What to do about it.
  func helps(for demand: SampleDemand) -> [String] {
    switch self {
    case .type(let kind) where demand.isOfPlainField:
      [
        "declare \(kind.written ?? "what the server sends"), or record the response again if it has changed"
      ]
    case .numberInText(let number, let othersAreNumbers) where demand.isOfPlainField:
      demand.helps(onText: number, othersAreNumbers: othersAreNumbers)
    case .fraction where demand.isOfPlainField:
      ["declare it as `Double`, or record the response again if it has changed"]
    case .missing(_, _, _, _, let style?):
      [help, "or say `keys: \(style.rawValue)` of the API, if its keys are written like this one"]
    case .boolean:
      [
        "say `booleans: \(BooleanStyle.lenient.rawValue)` of the API, if its server writes so what is true",
        "or \(help)",
      ]
    default: [help]
    }
  }

  private var help: String {
    switch self {
    case .nowhere(_, _, let near?, _): "did you mean `\(near)`?"
    case .wrapped(_, let lists):
      "say in the source where that is: \(lists.map { "`items: \($0)`" }.joined(separator: " or "))"
    case .missing(_, _, _, let lists, _) where !lists.isEmpty,
      .nowhere(_, _, nil, let lists) where !lists.isEmpty:
      "if the list stands within the response, say where: `items: \(lists[0])`"
    case .missing(_, let isTag, let near?, _, _):
      "did you mean `\(isTag ? near : "json: \(near)")`?"
    case .missing(_, isTag: true, nil, _, _):
      "name the key that tells the cases apart by `tag:`, or record the response again if it has changed"
    case .missing:
      "let it be missing with `?` or a default, name its key in payloads by `json:`, or record the response again if it "
        + "has changed"
    case .null: "let it be missing with `?` or a default"
    case .nullElement(let type?, let isLeftOut):
      "let elements be missing: declare `\(type)`"
        + (isLeftOut
          ? "" : ", or say `invalid: skip` in the source, which leaves out what cannot be read")
    case .nullElement(nil, isLeftOut: false):
      "say `invalid: skip` in the source, which leaves out what cannot be read"
    case .nullElement(nil, isLeftOut: true):
      "record the response again if the server no longer sends it"
    case .list:
      "let the source yield the whole list, if that is meant: `yields: \"[…]\"`; if the server sends one object, record "
        + "the response again"
    case .type, .numberInText, .boolean, .fraction:
      "declare what the server sends, or record the response again if it has changed"
    case .range(of: .integer): "declare it as `Double` or `String`"
    case .range: "let the server send it as a text, and record the response again"
    case .date(.tagged):
      "dates look like `{ \"__type\": \"Date\", \"iso\": \"2026-03-14T09:26:53Z\" }`; say by `dates:` of the API if it writes others"
    case .date(.iso8601):
      "dates look like `2026-03-14T09:26:53Z`; say by `dates:` of the API if it writes others, or declare a `String`"
    case .format:
      "say by `format:` how the server writes it, or record the response again if it has changed"
    case .date: "say by `dates:` of the API how it writes dates, or declare a `String`"
    case .address: "addresses have no spaces and only ASCII; declare a `String` for anything else"
    case .base64: "declare a `String` for anything else"
    case .choice(_, _, let near?), .tag(_, _, let near?): "did you mean `\(near)`?"
    case .choice: "add a case for it, or say by `unknown:` which case stands for others"
    case .tag: "add a case for it, or leave others out with `unknown: skip`"
    case .nowhere:
      "correct the path, or record a response that has it, such as one with a page behind it"
    case .noMark: "name the place of a text or number by which the next page is asked for"
    case .complaint: "record an answer without `errors`"
    }
  }
}

extension SampleDemand {
  /// Whether the value itself is that of a field, and no element of it.
  fileprivate var isOfPlainField: Bool { declaration.map { !$0.type.hasPrefix("[") } ?? false }

  /// What to do about a number that stands in a text.
  fileprivate func helps(onText number: String, othersAreNumbers: Bool) -> [String] {
    let type = declaration.map(\.type) ?? "\(BuiltinType.number)"
    let long = "`{ type: \(type), format: text }`"
    return othersAreNumbers
      ? [
        "write `\(number)`: the other rows have a number",
        "or say that it may stand in a text, \(long), if that is what the server sends",
      ]
      : [
        "say that the number stands in a text, if it does: \(long)",
        "or declare it as a text, `String`, or record the response again if it has changed",
      ]
  }

  /// What to do where responses have a key that nothing reads, and the field may have had its name.
  var helpOnRenamed: [String] {
    keyRenamed.map {
      ["nothing reads the `\($0)` that they have: if it is that, write `json: \($0)`"]
    }
      ?? []
  }

  /// What findings say that responses have of the field as it is declared.
  func subject(having problem: SampleProblem) -> Subject? {
    guard let field, let declaration, problem.isToldWithDemand else { return nil }
    return .fieldInResponses(
      FieldInResponses(
        field, of: declaration.model, type: declaration.type, found: problem.kindFound))
  }
}

extension JSONTree.Kind {
  /// As what such a value can be declared, where these are few types.
  fileprivate var written: String? {
    switch self {
    case .isTrue, .isFalse: "it as `Bool`"
    case .number: "it as a number, `Int` or `Double`"
    case .string: "it as a text, `String`"
    case .null, .array, .object: nil
    }
  }

  /// What a value is called in messages.
  var noun: String {
    switch self {
    case .null: "null"
    case .isTrue, .isFalse: "a Bool"
    case .number: "a number"
    case .string: "a text"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
