/// The words that need backticks, by where a name stands.
public enum Keywords {
  /// Where a name stands.
  public enum Context: Sendable {
    /// The name of a variable, function, parameter or case, where it is declared.
    case declaration
    /// The name of a type, where it is declared.
    case typeDeclaration
    /// A name in an expression.
    case expression
    /// A name that a pattern binds. Patterns are read as expressions first.
    case pattern
    /// A name in a type.
    case type
    /// A name after a dot.
    case member
    /// The label of a parameter.
    case label
    /// The label of an argument.
    case argumentLabel
    /// A name in the list of what a closure captures.
    case capture
  }

  /// Whether a name needs backticks at a place.
  public static func needsBackticks(_ name: String, in context: Context) -> Bool {
    switch context {
    case .declaration: reserved.contains(name)
    case .typeDeclaration: reservedForTypes.contains(name)
    case .expression: reservedInExpressions.contains(name)
    case .pattern: reservedInPatterns.contains(name)
    case .type: reservedInTypes.contains(name)
    case .member: false
    case .label: labels.contains(name)
    case .argumentLabel: name.utf8.count == 5 && name == "inout"
    case .capture: reservedInCaptures.contains(name)
    }
  }

  /// The name with backticks if its place demands them.
  public static func escaped(_ name: String, in context: Context) -> String {
    needsBackticks(name, in: context) ? "`\(name)`" : name
  }

  private static let words = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "init", "inout", "internal", "let", "operator", "precedencegroup", "private", "protocol",
    "public", "rethrows", "static", "struct", "subscript", "typealias", "var",
    "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for",
    "guard", "if", "in", "repeat", "return", "switch", "throw", "where", "while",
    "Any", "as", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try",
  ]
  private static let reserved = WordTable(words)
  private static let reservedForTypes = WordTable(words + ["Type", "Protocol"])
  private static let reservedInExpressions = WordTable(
    words + ["await"], except: ["self", "Self", "Any", "init"])
  private static let reservedInPatterns = WordTable(words + ["await"])
  private static let reservedInCaptures = WordTable(words + ["unowned", "weak"])
  private static let reservedInTypes = WordTable(words, except: ["Any", "Self"])
  private static let labels = WordTable(["inout", "let", "var"])
}
