extension Printer {
  /// Prints declarations, with blank lines between those that are not short when separated.
  mutating func print(declarations: [Declaration], separated: Bool) {
    guard separated else {
      for declaration in declarations { print(declaration) }
      return
    }
    var previous: (declaration: Declaration, isLine: Bool)?
    for declaration in declarations {
      let start = out.offset
      let isApart = previous.map { declaration.isApart(from: $0.declaration) } ?? false
      if isApart { out.endLine() }
      print(declaration)
      // Whether a body has stayed on its line shows only when it is written.
      let isLine = declaration.mayBeLine && out.lines(from: start) == (isApart ? 2 : 1)
      if isApart, isLine, let previous, previous.isLine,
        declaration.isLike(previous.declaration)
      {
        out.removeLine(at: start)
      }
      previous = (declaration, isLine)
    }
  }

  private mutating func print(_ declaration: Declaration) {
    switch declaration {
    case .comment(let text): out.write(comment: text, marker: "// ")
    case .warning(let text): print(statements: [.warning(text)])
    case .type(let type): print(type)
    case .extension(let item): print(item)
    case .enumCase(let item): print(item)
    case .function(let function): print(function)
    case .initializer(let initializer): print(initializer)
    case .variable(let variable): print(variable)
    case .typealias(let item): print(item)
    case .memberwise(let item, let access): print(item, access: access)
    }
  }

  // MARK: - What stands in front

  /// Writes documentation, attributes, access and modifiers, and starts the declaration's line.
  mutating func start(
    _ prefix: DeclarationPrefix, setterAccess: AccessLevel? = nil, attributesInline: Bool = false
  ) {
    if !prefix.documentation.isEmpty { out.write(comment: prefix.documentation, marker: "/// ") }
    out.startLine()
    for attribute in prefix.attributes {
      out.write(text: attribute.text)
      if attributesInline, !attribute.text.utf8.contains(UInt8(ascii: "(")) {
        out.write(" ")
      } else {
        out.endLine()
        out.startLine()
      }
    }
    write(access: prefix.access)
    if let setterAccess {
      out.write(text: setterAccess.rawValue)
      out.write("(set) ")
    }
    if prefix.modifiers.isEmpty { return }
    for (modifier, text) in Modifiers.spellings where prefix.modifiers.contains(modifier) {
      out.write(text)
    }
  }

  mutating func write(access: AccessLevel?) {
    switch access {
    case nil: break
    case .open?: out.write("open ")
    case .public?: out.write("public ")
    case .package?: out.write("package ")
    case .internal?: out.write("internal ")
    case .fileprivate?: out.write("fileprivate ")
    case .private?: out.write("private ")
    }
  }

  // MARK: - Types and extensions

  private mutating func print(_ type: TypeDeclaration) {
    start(type.prefix)
    let inline = type.inlineMember
    if inline != nil { out.mark(.openConsistent) }
    switch type.kind {
    case .struct: out.write("struct ")
    case .class: out.write("class ")
    case .enum: out.write("enum ")
    case .protocol: out.write("protocol ")
    }
    write(name: type.name, in: .typeDeclaration)
    write(inherits: type.inherits)
    guard let inline else { return print(members: type.members) }
    out.mark(.reset)
    out.write("{")
    out.mark(.spaceOrBreakIn)
    out.isInline = true
    print(inline)
    out.isInline = false
    out.mark(.spaceOrBreakOut)
    out.write("}")
    out.mark(.close)
    out.endLine()
  }

  private mutating func print(_ item: ExtensionDeclaration) {
    start(item.prefix)
    out.write("extension ")
    print(item.type)
    write(inherits: item.inherits)
    print(members: item.members)
  }

  private mutating func print(members: [Declaration]) {
    out.mark(.reset)
    out.write("{")
    if !members.isEmpty {
      out.openBlock()
      print(declarations: members, separated: true)
      out.closeBlock()
    }
    out.write("}")
    out.endLine()
  }

  private mutating func write(inherits types: [SwiftType]) {
    if types.isEmpty { return }
    out.write(":")
    out.mark(types.contains(where: \.isComposition) ? .openBroken : .openFill)
    for index in types.indices {
      if index > 0 { out.write(",") }
      out.mark(.spaceOrBreakIn)
      print(types[index])
    }
    out.mark(.close)
  }

  mutating func write(generics: [GenericParameter]) {
    if generics.isEmpty { return }
    writeList(generics, open: UInt8(ascii: "<"), close: UInt8(ascii: ">"), group: .openWeak) {
      printer, generic in
      printer.write(name: generic.name, in: .typeDeclaration)
      if let bound = generic.bound {
        printer.out.write(": ")
        printer.print(bound)
      }
    }
  }

  private mutating func print(_ item: EnumCaseDeclaration) {
    start(item.prefix, attributesInline: true)
    out.write("case ")
    write(name: item.name, in: .declaration)
    if !item.payload.isEmpty {
      writeList(item.payload, open: UInt8(ascii: "("), close: UInt8(ascii: ")")) {
        printer, element in
        if let label = element.label {
          printer.write(name: label, in: .label)
          printer.out.write(": ")
        }
        printer.print(element.type)
        if let value = element.defaultValue {
          printer.out.write(" = ")
          printer.print(value)
        }
      }
    }
    if let value = item.rawValue { write(initializer: value) }
    out.endLine()
  }

  private mutating func print(_ item: TypealiasDeclaration) {
    start(item.prefix)
    out.write("typealias ")
    write(name: item.name, in: .typeDeclaration)
    out.write(" =")
    out.mark(.fill)
    print(item.type)
    out.endLine()
  }
}

extension SwiftType {
  fileprivate var isComposition: Bool {
    if case .composition = self { true } else { false }
  }
}

extension TypeDeclaration {
  /// The only member, where it may stand beside the type's name.
  fileprivate var inlineMember: Declaration? {
    guard members.count == 1, let member = members.first else { return nil }
    switch member {
    case .variable(let variable):
      let isShort = !variable.isGetter && variable.prefix.isShort && variable.value.isWord
      return isShort ? member : nil
    case .function(let function):
      return function.body == nil && function.prefix.isShort ? member : nil
    case .enumCase(let item): return item.prefix.isShort ? member : nil
    case .memberwise(.properties(let members), _), .memberwise(.constants(let members), _):
      return members.count == 1 && members[0].defaultValue.isWord ? member : nil
    default: return nil
    }
  }
}

extension Expression? {
  /// Whether it is nothing, or so short that nothing of it can stand on lines of its own.
  fileprivate var isWord: Bool {
    switch self {
    case nil, .nil, .boolean, .integer, .double, .string, .member(nil, _): true
    default: false
    }
  }
}

extension DeclarationPrefix {
  /// Whether nothing of it takes lines of its own.
  fileprivate var isShort: Bool { documentation.isEmpty && attributes.isEmpty }
}

extension Declaration {
  /// Whether a blank line stands between this declaration and the one before it.
  fileprivate func isApart(from previous: Declaration) -> Bool {
    if case .comment = previous { return false }
    return !isShort || !previous.isShort || hasDocumentation || isComment
  }

  /// Whether it has a body that may stand beside it, so that it takes one line.
  fileprivate var mayBeLine: Bool {
    switch self {
    case .function(let function): function.body != nil
    case .variable(let variable): variable.isGetter
    default: false
    }
  }

  /// Whether both are functions, or both are properties.
  fileprivate func isLike(_ other: Declaration) -> Bool {
    switch (self, other) {
    case (.function, .function), (.variable, .variable): true
    default: false
    }
  }

  private var isComment: Bool {
    if case .comment = self { return true }
    return false
  }

  /// Whether it takes one line, so that it may stand close to its like.
  private var isShort: Bool {
    switch self {
    case .variable(let variable): !variable.isGetter
    case .function(let function): function.body == nil
    case .initializer(let initializer): initializer.body == nil
    case .typealias, .enumCase, .memberwise(.properties, _), .memberwise(.constants, _): true
    case .memberwise, .type, .extension, .comment, .warning: false
    }
  }

  private var hasDocumentation: Bool {
    switch self {
    case .variable(let item): !item.prefix.documentation.isEmpty
    case .function(let item): !item.prefix.documentation.isEmpty
    case .initializer(let item): !item.prefix.documentation.isEmpty
    case .typealias(let item): !item.prefix.documentation.isEmpty
    case .enumCase(let item): !item.prefix.documentation.isEmpty
    default: false
    }
  }
}

extension VariableDeclaration {
  fileprivate var isGetter: Bool {
    if case .getter = accessors { true } else { false }
  }
}
