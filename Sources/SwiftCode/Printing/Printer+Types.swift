extension Printer {
  mutating func print(_ type: SwiftType) {
    switch type {
    case .named(let name): write(name: name, in: .type)
    case .member(let base, let name):
      print(atomic: base)
      out.write(".")
      out.write(text: name)
    case .generic(let base, let arguments):
      print(base)
      writeList(arguments, open: UInt8(ascii: "<"), close: UInt8(ascii: ">"), group: .openWeak) {
        $0.print($1)
      }
    case .optional(let wrapped):
      print(atomic: wrapped)
      out.write("?")
    case .array(let element):
      out.write("[")
      print(element)
      out.write("]")
    case .dictionary(let key, let value):
      out.write("[")
      print(key)
      out.write(": ")
      print(value)
      out.write("]")
    case .any(let constraint):
      out.write("any ")
      print(constraint)
    case .some(let constraint):
      out.write("some ")
      print(constraint)
    case .composition(let types):
      for index in types.indices {
        if index > 0 {
          out.mark(.spaceOrBreakIn)
          out.write("& ")
        }
        print(atomic: types[index])
      }
    case .function(let function): print(function)
    case .attributed(let attributes, let base):
      write(typeAttributes: attributes)
      print(base)
    }
  }

  /// Prints a type to which a postfix is added, in parentheses where it would bind wrongly.
  mutating func print(atomic type: SwiftType) {
    switch type {
    case .function, .attributed:
      writeList([type], open: UInt8(ascii: "("), close: UInt8(ascii: ")"), group: .openWeak) {
        $0.print($1)
      }
    case .any, .some, .composition:
      out.write("(")
      print(type)
      out.write(")")
    default: print(type)
    }
  }

  private mutating func print(_ function: FunctionType) {
    write(typeAttributes: function.attributes)
    writeList(
      function.parameters, open: UInt8(ascii: "("), close: UInt8(ascii: ")"), group: .openWeak
    ) {
      $0.print($1)
    }
    write(isAsync: function.isAsync, throws: function.throws)
    out.write(" -> ")
    print(function.result)
  }

  mutating func write(typeAttributes attributes: [Attribute]) {
    for attribute in attributes {
      out.write(text: attribute.text)
      out.write(" ")
    }
  }

  /// Writes effects, with a space in front of each.
  mutating func write(isAsync: Bool, throws: Bool) {
    if isAsync { out.write(" async") }
    if `throws` { out.write(" throws") }
  }
}
