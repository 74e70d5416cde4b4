import SourceText
import SpecModel

/// A declaration that was made of something in a document.
struct ImportedDeclaration {
  enum Content {
    case model([ImportedField])
    case enumeration([ImportedCase], unknown: String)
    case union(tag: String, [ImportedUnionCase])
    case source(ImportedCall, ImportedList)
    case request(ImportedCall)
  }

  let name: String
  var content: Content
  /// Where it stands in the document.
  let place: ByteSpan
  /// The file of specs that it stands in, without its ending.
  let file: String
  /// What the document says of it.
  var comment: String?
}

struct ImportedField {
  let name: String
  /// Its key in payloads.
  let key: String
  let type: TypeReference.Shape
  let place: ByteSpan
  /// What it is where an answer says nothing of it.
  var defaultValue: SpecValue?
}

struct ImportedCase {
  let name: String
  let payload: String
}

struct ImportedUnionCase {
  let name: String
  /// All that are read as the case.
  var tags: [String]
  let model: String
}

/// A call of the server.
struct ImportedCall {
  var method: HTTPMethod
  /// With `{$parameters.name}` in it.
  var path: String
  var parameters: [ImportedParameter] = []
  /// Keys with the names of the parameters that they send.
  var query: [(key: String, parameter: String)] = []
  var headers: [(key: String, parameter: String)] = []
  var body: [ImportedBodyField] = []
  var parts: [(key: String, parameter: String, isFile: Bool)] = []
  var yields: TypeReference.Shape?
}

struct ImportedParameter {
  let name: String
  var type: TypeReference.Shape
  let place: ByteSpan
  /// What is sent where nobody says it.
  var defaultValue: SpecValue?
}

/// What a body sends under a key.
indirect enum ImportedBodyValue {
  case parameter(String)
  case constant(SpecValue)
  case fields([ImportedBodyField])
}

struct ImportedBodyField {
  let key: String
  let value: ImportedBodyValue
}

/// Where a list stands in an answer, and how it goes on.
struct ImportedList {
  var items: String?
  var page: ImportedPage?
}

enum ImportedPage {
  case page(send: String, first: Int)
  case offset(send: String)
  case cursor(send: String, receive: String)
  case last(send: String, ends: String?)
  /// By addresses, at a place in the answer or in the header `Link`.
  case link(receive: String?)
}

extension TypeReference.Shape {
  /// The declared type in it, if there is one.
  var declaredName: String? {
    switch self {
    case .builtin: nil
    case .named(let name): name
    case .optional(let inner), .list(let inner): inner.declaredName
    }
  }

  /// The type of a value that may be missing; lists never are.
  func madeOptional(_ isOptional: Bool) -> TypeReference.Shape {
    switch self {
    case .builtin, .named: isOptional ? .optional(self) : self
    case .optional, .list: self
    }
  }

  /// Whether it can tell the items of a list apart.
  var canBeIdentity: Bool {
    switch self {
    case .builtin(.string), .builtin(.integer), .builtin(.identifier): true
    default: false
    }
  }

  var isList: Bool {
    if case .list = self { true } else { false }
  }
}
