extension Printer {
  mutating func print(_ file: SourceFile) {
    for line in file.header {
      out.write(text: line.isEmpty ? "//" : "// ")
      out.write(text: line)
      out.endLine()
    }
    if !file.header.isEmpty, !file.imports.isEmpty || !file.declarations.isEmpty {
      out.endLine()
    }
    print(imports: file.imports)
    if !file.imports.isEmpty, !file.declarations.isEmpty { out.endLine() }
    print(declarations: file.declarations, separated: true)
  }

  private mutating func print(imports: [Import]) {
    var printed: Set<Import> = []
    // `@testable` imports stand apart at the end, as the formatter wants them.
    for testable in [false, true] {
      let group = imports.filter { $0.attributes.contains("@testable") == testable }
      var isFirst = true
      for item in group.sorted(by: { $0.module < $1.module })
      where printed.insert(item).inserted {
        if isFirst, testable, printed.count > 1 { out.endLine() }
        isFirst = false
        print(item)
      }
    }
  }

  private mutating func print(_ item: Import) {
    for attribute in item.attributes {
      out.write(text: attribute.text)
      out.write(" ")
    }
    write(access: item.access)
    out.write("import ")
    out.write(text: item.module)
    out.endLine()
  }
}
