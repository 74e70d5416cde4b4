extension Printer {
  /// Prints declarations, with blank lines between those that are not short when separated.
  mutating func print(declarations: [Declaration], separated: Bool) {
    for index in declarations.indices {
      if separated, index > 0, declarations[index].isApart(from: declarations[index - 1]) {
        out.endLine()
      }
      print(declarations[index])
    }
  }

  private mutating func print(_ declaration: Declaration) {
    switch declaration {
    case .comment(let text): out.write(comment: text, marker: "// ")
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
    switch type.kind {
    case .struct: out.write("struct ")
    case .class: out.write("class ")
    case .enum: out.write("enum ")
    case .protocol: out.write("protocol ")
    }
    write(name: type.name, in: .typeDeclaration)
    write(inherits: type.inherits)
    print(members: type.members)
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

extension Declaration {
  /// Whether a blank line stands between this declaration and the one before it.
  fileprivate func isApart(from previous: Declaration) -> Bool {
    if case .comment = previous { return false }
    return !isShort || !previous.isShort || hasDocumentation || isComment
  }

  private var isComment: Bool {
    if case .comment = self { return true }
    return false
  }

  /// Whether it takes one line, so that it may stand close to its like.
  private var isShort: Bool {
    switch self {
    case .variable(let variable):
      if case .getter = variable.accessors { false } else { true }
    case .function(let function): function.body == nil
    case .initializer(let initializer): initializer.body == nil
    case .typealias, .enumCase, .memberwise(.properties, _): true
    case .memberwise, .type, .extension, .comment: false
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
