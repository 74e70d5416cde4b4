extension Printer {
  mutating func print(_ function: FunctionDeclaration) {
    start(function.prefix)
    openLine(around: function.body)
    out.write("func ")
    write(name: function.name, in: .declaration)
    write(generics: function.generics)
    write(parameters: function.parameters)
    write(isAsync: function.isAsync, throws: function.throws)
    write(result: function.result)
    finish(body: function.body)
  }

  mutating func print(_ initializer: InitializerDeclaration) {
    start(initializer.prefix)
    openLine(around: initializer.body)
    out.write(initializer.isFailable ? "init?" : "init")
    write(parameters: initializer.parameters)
    write(isAsync: false, throws: initializer.throws)
    finish(body: initializer.body)
  }

  private mutating func finish(body: [Statement]?) {
    if let body { close(lineAround: body) }
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
    switch variable.accessors {
    case .stored: break
    case .getter(let body):
      openGetterBrace()
      printInBraces(body)
    case .get where out.isInline: out.write(" { get }")
    case .get:
      openGetterBrace()
      out.mark(.openConsistent)
      out.mark(.spaceOrBreakIn)
      out.write("get")
      out.mark(.spaceOrBreakOut)
      out.mark(.close)
      out.write("}")
    }
    out.endLine()
  }

  /// Writes an opening brace, on a line of its own if it does not fit.
  private mutating func openGetterBrace() {
    out.mark(.openConsistent)
    out.mark(.resetInGroup)
    out.write("{")
    out.mark(.close)
  }
}
