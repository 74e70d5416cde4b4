/// Whether code mentions a name, as far as its words tell: what is called the same and hides it counts too.
struct Mention {
  let name: String
  /// Whether something else is called so too, so that only a member of something is what is meant.
  var isHidden = false

  func isIn(_ declaration: Declaration) -> Bool {
    switch declaration {
    case .type(let type): type.members.contains(where: isIn)
    case .extension(let item): item.members.contains(where: isIn)
    case .function(let function): isIn(function)
    case .initializer(let initializer): isIn(initializer)
    case .variable(let variable): isIn(variable)
    case .enumCase, .typealias, .memberwise, .comment, .warning: false
    }
  }

  private func isIn(_ function: FunctionDeclaration) -> Bool {
    function.parameters.contains { isIn($0.defaultValue) }
      || function.body?.contains(where: isIn) == true
  }

  /// A parameter hides what is called like it, but for members of something, such as `self.name`.
  private func isIn(_ initializer: InitializerDeclaration) -> Bool {
    let isHidden = initializer.parameters.contains { $0.name == name }
    let mention = Mention(name: name, isHidden: isHidden)
    return initializer.body?.contains { mention.isIn($0) } == true
  }

  private func isIn(_ variable: VariableDeclaration) -> Bool {
    if isIn(variable.value) { return true }
    guard case .getter(let body) = variable.accessors else { return false }
    return body.contains(where: isIn)
  }

  // MARK: - Statements

  func isIn(_ statement: Statement) -> Bool {
    switch statement {
    case .expression(let expression): isIn(expression)
    case .declaration(let declaration): isIn(declaration)
    case .assignment(let target, let value): isIn(target) || isIn(value)
    case .return(let value): isIn(value)
    case .throw(let value): isIn(value)
    case .if(let conditions, let then, let otherwise):
      conditions.contains(where: isIn) || then.contains(where: isIn)
        || otherwise?.contains(where: isIn) == true
    case .guard(let conditions, let otherwise):
      conditions.contains(where: isIn) || otherwise.contains(where: isIn)
    case .switch(let subject, let cases):
      isIn(subject) || cases.contains { $0.body.contains(where: isIn) }
    case .break, .comment, .warning: false
    }
  }

  private func isIn(_ condition: Condition) -> Bool {
    switch condition {
    case .expression(let expression): isIn(expression)
    case .binding(_, let bound, _, let value): value.map(isIn) ?? (!isHidden && bound == name)
    }
  }

  // MARK: - Expressions

  private func isIn(_ expression: Expression?) -> Bool { expression.map(isIn) ?? false }

  private func isIn(_ expression: Expression) -> Bool {
    switch expression {
    case .identifier(let text), .raw(let text): isIn(words: text)
    case .member(let base?, let member): member == name || isIn(base)
    case .member(nil, _): false
    case .optionalChain(let inner), .prefix(_, let inner), .try(let inner), .await(let inner),
      .cast(let inner, _, _):
      isIn(inner)
    case .call(let callee, let arguments, let trailing):
      isIn(callee) || arguments.contains { isIn($0.value) } || trailing.map(isIn) == true
    case .binary(let left, _, let right): isIn(left) || isIn(right)
    case .ternary(let condition, let then, let otherwise):
      isIn(condition) || isIn(then) || isIn(otherwise)
    case .closure(let closure): isIn(closure)
    case .array(let elements), .lines(let elements): elements.contains(where: isIn)
    case .dictionary(let entries): entries.contains { isIn($0.key) || isIn($0.value) }
    case .tuple(let elements): elements.contains { isIn($0.value) }
    case .interpolated(let segments):
      segments.contains {
        if case .interpolation(let value) = $0 { isIn(value) } else { false }
      }
    case .nil, .boolean, .integer, .double, .string, .type, .keyPath: false
    }
  }

  private func isIn(_ closure: Closure) -> Bool {
    closure.captures.contains(where: isIn(words:)) || closure.body.contains(where: isIn)
  }

  /// Whether the name is one of the words of a text, such as a path with dots.
  private func isIn(words text: String) -> Bool {
    if text.utf8.count <= name.utf8.count { return !isHidden && text == name }
    if text.utf8.allSatisfy(\.isPartOfNames) { return false }
    let (text, name) = (Array(text.utf8), Array(name.utf8))
    return (0...text.count - name.count).contains { start in
      let end = start + name.count
      return text[start..<end].elementsEqual(name)
        && (start == 0 ? !isHidden : text[start - 1].separates(isHidden))
        && (end == text.count || !text[end].isPartOfNames)
    }
  }
}

extension UInt8 {
  /// Whether a name may begin behind it: behind a dot only, where it has to be a member's.
  fileprivate func separates(_ membersOnly: Bool) -> Bool {
    membersOnly ? self == UInt8(ascii: ".") : !isPartOfNames
  }

  fileprivate var isPartOfNames: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
