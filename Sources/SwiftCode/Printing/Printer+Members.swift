/// Declarations that follow from a value's members.
extension Printer {
  mutating func print(_ declaration: MemberwiseDeclaration, access: AccessLevel?) {
    switch declaration {
    case .properties(let members):
      for member in members { print(.var, member, access) }
    case .constants(let members):
      for member in members { print(.let, member, access) }
    case .initializer(let members): print(initializer: members, access)
    case .codingKeys(let cases): print(codingKeys: cases)
    case .decodingInitializer(let members): print(decodingInitializer: members, access)
    }
  }

  private mutating func print(
    _ keyword: BindingKeyword, _ member: StoredMember, _ access: AccessLevel?
  ) {
    out.startLine()
    write(access: access)
    write(keyword: keyword)
    write(name: member.name, in: .declaration)
    write(typeOf: member)
    if let value = member.defaultValue { write(initializer: value) }
    out.endLine()
  }

  private mutating func print(initializer members: [StoredMember], _ access: AccessLevel?) {
    out.startLine()
    if members.count == 1 { out.mark(.openConsistent) }
    write(access: access)
    out.write("init")
    writeList(members, open: UInt8(ascii: "("), close: UInt8(ascii: ")")) { printer, member in
      printer.write(name: member.name, in: .label)
      printer.write(typeOf: member)
      if let value = member.defaultValue {
        printer.out.write(" = ")
        printer.print(value)
      }
    }
    out.mark(.reset)
    if members.isEmpty {
      out.write("{}")
    } else if members.count == 1 {
      out.write("{")
      out.mark(.spaceOrBreakIn)
      print(assignmentTo: members[0].name)
      out.mark(.spaceOrBreakOut)
      out.write("}")
      out.mark(.close)
    } else {
      out.write("{")
      out.openBlock()
      for member in members {
        out.startLine()
        print(assignmentTo: member.name)
        out.endLine()
      }
      out.closeBlock()
      out.write("}")
    }
    out.endLine()
  }

  private mutating func print(assignmentTo name: String) {
    out.write("self.")
    out.write(text: name)
    out.write(" =")
    out.mark(.fill)
    write(name: name, in: .expression)
  }

  private mutating func write(typeOf member: StoredMember) {
    out.write(UInt8(ascii: ":"))
    out.mark(.fill)
    print(member.type)
  }

  // MARK: - Decoding

  /// Keys that are called like their members stand beside one another.
  private mutating func print(codingKeys cases: [CodingKeyCase]) {
    out.startLine()
    let runs = runs(of: cases)
    if runs.count == 1 { out.mark(.openConsistent) }
    out.write("private nonisolated enum CodingKeys: String, CodingKey {")
    if runs.count == 1 {
      out.mark(.spaceOrBreakIn)
      print(run: runs[0])
      out.mark(.spaceOrBreakOut)
    } else if !runs.isEmpty {
      out.openBlock()
      for run in runs {
        out.startLine()
        print(run: run)
        out.endLine()
      }
      out.closeBlock()
    }
    out.write("}")
    if runs.count == 1 { out.mark(.close) }
    out.endLine()
  }

  /// The keys that share a line, in the order of all.
  private func runs(of cases: [CodingKeyCase]) -> [ArraySlice<CodingKeyCase>] {
    var runs: [ArraySlice<CodingKeyCase>] = []
    var rest = cases[...]
    while !rest.isEmpty {
      let run = rest.prefix(max(rest.prefix(while: \.isCalledAlike).count, 1))
      runs.append(run)
      rest = rest[run.endIndex...]
    }
    return runs
  }

  private mutating func print(run cases: ArraySlice<CodingKeyCase>) {
    out.write("case ")
    out.mark(.openFill)
    for index in cases.indices {
      if index > cases.startIndex {
        out.write(UInt8(ascii: ","))
        out.mark(.spaceOrBreakIn)
      }
      write(name: cases[index].name, in: .declaration)
      if cases[index].isCalledAlike { continue }
      out.write(" =")
      out.mark(.fill)
      print(string: cases[index].key)
    }
    out.mark(.close)
  }

  private mutating func print(decodingInitializer members: [DecodedMember], _ access: AccessLevel?)
  {
    out.startLine()
    write(access: access)
    out.write("init(from decoder: any Decoder) throws {")
    out.openBlock()
    out.startLine()
    out.write("let container = try decoder.container(keyedBy: CodingKeys.self)")
    out.endLine()
    out.startLine()
    out.write("self.init")
    writeList(members, open: UInt8(ascii: "("), close: UInt8(ascii: ")")) { $0.print($1) }
    out.endLine()
    out.closeBlock()
    out.write("}")
    out.endLine()
  }

  private mutating func print(_ member: DecodedMember) {
    write(name: member.name, in: .argumentLabel)
    out.write(UInt8(ascii: ":"))
    guard let fallback = member.fallback else {
      out.mark(.fill)
      return print(decodingOf: member)
    }
    out.write(UInt8(ascii: " "))
    out.mark(.openConsistent)
    print(decodingOf: member)
    out.mark(.spaceOrBreakIn)
    out.write("?? ")
    print(right: fallback, of: .coalescing)
    out.mark(.close)
  }

  private mutating func print(decodingOf member: DecodedMember) {
    out.write("try container.")
    out.write(text: member.method)
    out.write("(")
    out.mark(.openConsistent)
    out.mark(.breakIn)
    if let label = member.label {
      out.write(text: label)
      out.write(UInt8(ascii: ":"))
      out.mark(.fill)
    }
    print(atomic: member.type)
    out.write(".self,")
    if let style = member.style {
      out.mark(.spaceOrBreakIn)
      out.write("as:")
      out.mark(.fill)
      print(style)
      out.write(UInt8(ascii: ","))
    }
    out.mark(.spaceOrBreakIn)
    out.write("forKey:")
    out.mark(.fill)
    out.write(UInt8(ascii: "."))
    out.write(text: member.name)
    out.mark(.breakOut)
    out.mark(.close)
    out.write(")")
  }
}
