import Diagnostics
import SourceText
import SpecSyntax

/// Places in answers: keys with dots between them.
extension Form where Value == Name {
  static var payloadPath: Form { payloadPath("a dotted path") }

  /// - Parameter what: What it is called in messages.
  static func payloadPath(_ what: String) -> Form {
    Form(.text("a dotted path")) { node, reader in
      guard let path = reader.read(.string(what), node) else { return nil }
      guard !path.text.isPlainPath, let problem = PayloadPathProblem(of: path.text) else {
        return path
      }
      reader.report(
        .invalidValue, problem.message, at: path.span, help: problem.help(on: path.text))
      return nil
    }
  }
}

/// What keeps a text from leading anywhere in an answer.
private enum PayloadPathProblem {
  /// It is written as other tools write paths.
  case otherNotation(String)
  case index
  /// The same with its dots.
  case keyInBrackets(String)
  case emptyKey
  case value

  init?(of path: String) {
    if path.hasPrefix("/") || path.hasPrefix("#/") {
      self = .otherNotation("JSON Pointer")
    } else if path == "$" || path.hasPrefix("$.") || path.hasPrefix("$[") {
      self = .otherNotation("JSONPath")
    } else if path.contains("{$") || path.stepsOfValue != nil {
      self = .value
    } else if let dotted = BracketedPath.dotted(path.replacing("[]", with: "")) {
      self = path.contains("[]") ? .index : .keyInBrackets(dotted)
    } else if path.replacing("[]", with: "").contains(where: { $0 == "[" || $0 == "]" }) {
      self = .index
    } else if path.replacing("[]", with: "").split(separator: ".", omittingEmptySubsequences: false)
      .contains(where: { $0.isEmpty || $0.contains(where: \.isWhitespace) })
    {
      self = .emptyKey
    } else {
      return nil
    }
  }

  var message: String {
    switch self {
    case .otherNotation(let name): "this is a path of \(name), and a dotted path is due here"
    case .index: "a path leads to all elements of a list, and not to one of them"
    case .keyInBrackets: "a key of a path stands behind a dot, and not in brackets"
    case .emptyKey: "a key of this path is empty or has white space in it"
    case .value: "a path has no values in it"
    }
  }

  func help(on path: String) -> String {
    if case .otherNotation = self, let dotted = Self.dotted(path) { return "write `\(dotted)`" }
    if case .keyInBrackets(let dotted) = self { return "write `\(dotted)`" }
    if let keys = path.stepsOfValue { return "write `\(keys)`" }
    return
      "write the keys that lead there with dots between them, as in `data.posts`, and `[]` for each element of a list"
  }

  /// What a path of another notation is here; nil where it leads to one element of a list, or is none.
  private static func dotted(_ path: String) -> String? {
    let isPointer = path.contains("/")
    let keys = String(path.drop { "#/$.".contains($0) }).replacing("[*]", with: "[]")
    let dotted = isPointer ? keys.replacing("/", with: ".") : keys
    let names = dotted.replacing("[]", with: "")
    let isOfElement = names.split(separator: ".").contains { $0.allSatisfy(\.isNumber) }
    return names.isPlainPath && !isOfElement ? dotted : nil
  }
}

extension String {
  /// Whether it is keys of ASCII letters, digits, `_` and `-` with dots between, as almost all paths are.
  fileprivate var isPlainPath: Bool {
    let dot = UInt8(ascii: ".")
    var last = dot
    for byte in utf8 {
      let isInKey =
        byte.isLetterOrDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
      guard isInKey || byte == dot && last != dot else { return false }
      last = byte
    }
    return last != dot
  }
}
