/// What a GraphQL operation asks for: the fields, with what is asked of each.
///
/// Source: GraphQL specification, October 2021, section 2.4 to 2.8.
package struct GraphQLSelection {
  /// By the names that stand in answers: the alias of a field, if it has one.
  package private(set) var fields: [String: GraphQLSelection] = [:]
  /// Whether a fragment asks for more than is seen here.
  package private(set) var hasFragments = false

  private typealias Token = GraphQLTokens.Token

  private init() {}

  /// The selection of the only operation of a document; nil where there are several, or none that can be read.
  package init?(ofOnlyOperationIn text: String) {
    let tokens = GraphQLTokens(text).tokens
    guard !tokens.contains(.name("fragment")), let start = Self.start(in: tokens) else {
      return nil
    }
    var position = start
    self = Self.read(tokens, &position)
    guard position == tokens.count else { return nil }
  }

  /// What is asked of a field at a path; nil if the path leads nowhere or through a fragment.
  package func selection(at path: some Sequence<String>) -> GraphQLSelection? {
    var selection = self
    for name in path {
      guard let inner = selection.fields[name] else { return nil }
      selection = inner
    }
    return selection
  }

  /// The first brace that is not within the variables of the operation.
  private static func start(in tokens: [Token]) -> Int? {
    var depth = 0
    for (position, token) in tokens.enumerated() {
      switch token {
      case .sign(UInt8(ascii: "(")): depth += 1
      case .sign(UInt8(ascii: ")")): depth -= 1
      case .sign(UInt8(ascii: "{")) where depth == 0: return position
      default: break
      }
    }
    return nil
  }

  /// Reads a selection that begins with a brace, up to behind its end.
  private static func read(_ tokens: [Token], _ position: inout Int) -> GraphQLSelection {
    var selection = GraphQLSelection()
    position += 1
    while position < tokens.count, tokens[position] != .sign(UInt8(ascii: "}")) {
      guard case .name(let name) = tokens[position] else {
        selection.hasFragments =
          selection.hasFragments || tokens[position] == .sign(UInt8(ascii: "."))
        skip(tokens, &position)
        continue
      }
      position += 1
      if position + 1 < tokens.count, tokens[position] == .sign(UInt8(ascii: ":")),
        case .name = tokens[position + 1]
      {
        position += 2
      }
      skipArguments(tokens, &position)
      var inner = GraphQLSelection()
      if position < tokens.count, tokens[position] == .sign(UInt8(ascii: "{")) {
        inner = read(tokens, &position)
      }
      selection.fields[name] = inner
    }
    position += 1
    return selection
  }

  /// Passes over the arguments and directives of a field.
  private static func skipArguments(_ tokens: [Token], _ position: inout Int) {
    while position < tokens.count {
      if tokens[position] == .sign(UInt8(ascii: "(")) {
        skip(tokens, &position)
      } else if tokens[position] == .sign(UInt8(ascii: "@")) {
        position += 2
      } else {
        return
      }
    }
  }

  /// Passes over a token, or over all that stands in the brackets that it opens.
  private static func skip(_ tokens: [Token], _ position: inout Int) {
    var depth = 0
    repeat {
      if case .sign(let sign) = tokens[position] {
        if GraphQLMistake.closing(sign) != nil {
          depth += 1
        } else if GraphQLMistake.isClosing(sign) {
          depth -= 1
        }
      }
      position += 1
    } while depth > 0 && position < tokens.count
  }
}
