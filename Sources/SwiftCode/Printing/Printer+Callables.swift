extension Printer {
  mutating func print(_ function: FunctionDeclaration) {
    start(function.prefix)
    out.write("func ")
    write(name: function.name, in: .declaration)
    write(generics: function.generics)
    write(parameters: function.parameters)
    write(isAsync: function.isAsync, throws: function.throws)
    write(result: function.result)
    finish(requirements: function.requirements, body: function.body)
  }

  mutating func print(_ initializer: InitializerDeclaration) {
    start(initializer.prefix)
    out.write(initializer.isFailable ? "init?" : "init")
    write(generics: initializer.generics)
    write(parameters: initializer.parameters)
    write(isAsync: initializer.isAsync, throws: initializer.throws)
    finish(requirements: initializer.requirements, body: initializer.body)
  }

  mutating func print(_ item: SubscriptDeclaration) {
    start(item.prefix)
    out.write("subscript")
    write(generics: item.generics)
    write(parameters: item.parameters)
    write(result: item.result)
    print(accessors: item.accessors)
    out.endLine()
  }

  private mutating func finish(requirements: [GenericRequirement], body: [Statement]?) {
    write(requirements: requirements)
    if let body { print(body: body) }
    out.endLine()
  }

  private mutating func write(result: SwiftType?) {
    guard let result else { return }
    out.write(" -> ")
    print(result)
  }

  private mutating func write(parameters: [Parameter]) {
    writeList(parameters, open: UInt8(ascii: "("), close: UInt8(ascii: ")")) { $0.print($1) }
  }

  private mutating func print(_ parameter: Parameter) {
    let isLabel = parameter.label == nil || parameter.label == parameter.name
    if !isLabel, let label = parameter.label {
      write(name: label, in: .label)
      out.write(" ")
    }
    // A name that is also the label stands bare where the label may; the body then refers to it in
    // backticks.
    write(name: parameter.name, in: isLabel ? .label : .declaration)
    out.write(UInt8(ascii: ":"))
    out.mark(.fill)
    write(typeAttributes: parameter.attributes)
    print(parameter.type)
    if parameter.isVariadic { out.write("...") }
    if let value = parameter.defaultValue {
      out.write(" = ")
      print(value)
    }
  }

  // MARK: - Variables

  mutating func print(_ variable: VariableDeclaration) {
    start(variable.prefix, setterAccess: variable.setterAccess, attributesInline: true)
    write(keyword: variable.keyword)
    write(name: variable.name, in: .declaration)
    if let type = variable.type {
      out.write(UInt8(ascii: ":"))
      out.mark(.fill)
      print(type)
      if let value = variable.value { write(initializer: value) }
    } else if let value = variable.value {
      write(initializer: value)
    }
    print(accessors: variable.accessors)
    out.endLine()
  }

  private mutating func print(accessors: Accessors) {
    switch accessors {
    case .stored: break
    case .getter(let body): print(getter: body)
    case .computed(let getter, nil) where !getter.isAsync && getter.throws == nil:
      print(getter: getter.body)
    case .computed(let getter, let setter):
      out.write(" {")
      out.openBlock()
      print(getter)
      if let setter { print(setter) }
      out.closeBlock()
      out.write("}")
    case .observed(let willSet, let didSet):
      out.write(" {")
      out.openBlock()
      if let willSet { print(accessor: "willSet", willSet) }
      if let didSet { print(accessor: "didSet", didSet) }
      out.closeBlock()
      out.write("}")
    case .requirement(let isSettable, let isAsync, let clause):
      openGetterBrace()
      out.mark(.openConsistent)
      out.mark(.spaceOrBreakIn)
      out.write("get")
      write(isAsync: isAsync, throws: clause)
      if isSettable { out.write(" set") }
      out.mark(.spaceOrBreakOut)
      out.mark(.close)
      out.write("}")
    }
  }

  /// Writes an opening brace, on a line of its own if it does not fit.
  private mutating func openGetterBrace() {
    out.mark(.openConsistent)
    out.mark(.resetInGroup)
    out.write("{")
    out.mark(.close)
  }

  private mutating func print(getter body: [Statement]) {
    openGetterBrace()
    if let statement = body.inlineStatement {
      printInline(statement)
    } else {
      printBlock(body)
    }
  }

  private mutating func print(_ getter: Getter) {
    out.startLine()
    out.write("get")
    write(isAsync: getter.isAsync, throws: getter.throws)
    out.write(" {")
    printAccessorBody(getter.body)
  }

  private mutating func print(_ setter: Setter) {
    out.startLine()
    out.write("set")
    if let parameter = setter.parameter {
      out.write("(")
      write(name: parameter, in: .declaration)
      out.write(")")
    }
    out.write(" {")
    printAccessorBody(setter.body)
  }

  private mutating func print(accessor keyword: StaticString, _ body: [Statement]) {
    out.startLine()
    out.write(keyword)
    out.write(" {")
    printAccessorBody(body)
  }

  private mutating func printAccessorBody(_ body: [Statement]) {
    if body.isEmpty {
      out.write("}")
    } else if let statement = body.inlineStatement {
      printInline(statement)
    } else {
      printBlock(body)
    }
    out.endLine()
  }
}
