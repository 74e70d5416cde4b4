/// What of a GraphQL document matters to its users: its operations and their variables.
package struct GraphQLDocument {
  package enum Operation: String, Hashable {
    case query, mutation, subscription
  }

  package struct Variable: Hashable {
    package var name: String
    /// Whether the server refuses the query without a value for it.
    package var isRequired: Bool
  }

  package private(set) var operations: [Operation] = []
  package private(set) var variables: [Variable] = []
  /// The names of variables that have a part in it, each once, in their order.
  package private(set) var usedVariables: [String] = []
  /// The first variable that is declared without a type.
  package private(set) var untypedVariable: String?
  /// What keeps the document from being read as it is meant.
  package let mistake: GraphQLMistake?

  private typealias Token = GraphQLTokens.Token

  package init(_ text: String) {
    let tokens = GraphQLTokens(text)
    mistake = GraphQLMistake(in: tokens, of: text)
    read(tokens.tokens)
  }

  private mutating func read(_ tokens: [Token]) {
    var depth = 0
    var used: Set<String> = []
    var position = 0
    while position < tokens.count {
      let token = tokens[position]
      position += 1
      switch token {
      case .name(let word) where depth == 0:
        guard let operation = Operation(rawValue: word) else {
          // What a fragment and its type are called are no words of the language.
          if word == "fragment" { position += 3 }
          continue
        }
        operations.append(operation)
        position = readHead(of: tokens, from: position)
      case .sign(UInt8(ascii: "{")) where depth == 0 && isShorthand(position - 1, in: tokens):
        operations.append(.query)
        depth += 1
      case .sign(let sign):
        if GraphQLMistake.closing(sign) != nil {
          depth += 1
        } else if GraphQLMistake.isClosing(sign) {
          depth = max(depth - 1, 0)
        } else if sign == UInt8(ascii: "$"), position < tokens.count,
          case .name(let name) = tokens[position], used.insert(name).inserted
        {
          usedVariables.append(name)
        }
      case .name, .literal: break
      }
    }
  }

  /// A selection that no word stands before is a query.
  private func isShorthand(_ position: Int, in tokens: [Token]) -> Bool {
    guard position > 0 else { return true }
    return tokens[position - 1] == .sign(UInt8(ascii: "}"))
  }

  /// Reads an operation's name and the variables that it declares.
  private mutating func readHead(of tokens: [Token], from start: Int) -> Int {
    var position = start
    if position < tokens.count, case .name = tokens[position] { position += 1 }
    guard position < tokens.count, tokens[position] == .sign(UInt8(ascii: "(")) else {
      return position
    }
    position += 1
    var depth = 1
    var declared: Range<Int>?
    while position < tokens.count, depth > 0 {
      switch tokens[position] {
      case .sign(UInt8(ascii: "(")): depth += 1
      case .sign(UInt8(ascii: ")")): depth -= 1
      case .sign(UInt8(ascii: "$")) where depth == 1:
        declare(declared, in: tokens)
        declared = position + 1..<position + 1
      default: break
      }
      if let start = declared?.lowerBound, depth > 0 { declared = start..<position + 1 }
      position += 1
    }
    declare(declared, in: tokens)
    return position
  }

  /// Notes a variable by its name, type and default.
  private mutating func declare(_ range: Range<Int>?, in tokens: [Token]) {
    guard let range, range.lowerBound < range.upperBound, range.upperBound <= tokens.count,
      case .name(let name) = tokens[range.lowerBound]
    else { return }
    let declaration = tokens[range].dropFirst()
    if declaration.first != .sign(UInt8(ascii: ":")) || declaration.count < 2 {
      untypedVariable = untypedVariable ?? name
    }
    let type = declaration.prefix {
      $0 != .sign(UInt8(ascii: "=")) && $0 != .sign(UInt8(ascii: "@"))
        && $0 != .sign(UInt8(ascii: "$"))
    }
    let hasDefault = tokens[range].contains(.sign(UInt8(ascii: "=")))
    variables.append(
      Variable(name: name, isRequired: type.last == .sign(UInt8(ascii: "!")) && !hasDefault))
  }
}
