extension Printer {
  mutating func print(_ file: SourceFile) {
    for line in file.header {
      out.write(line.isEmpty ? "//" : "// ")
      out.write(line)
      out.endLine()
    }
    if !file.header.isEmpty, !file.imports.isEmpty || !file.declarations.isEmpty { out.endLine() }
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
      out.write(attribute.text)
      out.write(" ")
    }
    write(access: item.access)
    out.write("import ")
    out.write(item.module)
    out.endLine()
  }

  /// Writes lines of a comment, wrapped at the last column.
  mutating func write(comment text: String, marker: StaticString) {
    let room = LineWriter.columns - out.depth - marker.utf8CodeUnitCount - 1
    if !text.isEmpty, text.utf8.count <= room, !text.utf8.contains(UInt8(ascii: "\n")) {
      out.startLine()
      out.write(marker)
      out.write(UInt8(ascii: " "))
      out.write(text)
      return out.endLine()
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      writeWrapped(line, marker: marker, room: room)
    }
  }

  private mutating func writeWrapped(_ line: Substring, marker: StaticString, room: Int) {
    var rest = line
    while true {
      out.startLine()
      out.write(marker)
      let piece = rest.utf8.count <= room ? rest : rest.prefixOfWords(fitting: room)
      if !piece.isEmpty {
        out.write(" ")
        out.write(String(piece))
      }
      out.endLine()
      rest = rest[piece.endIndex...]
      while rest.first == " " { rest.removeFirst() }
      if rest.isEmpty { return }
    }
  }
}

extension Substring {
  /// The longest run of words within so many characters; one word if even that is longer.
  fileprivate func prefixOfWords(fitting room: Int) -> Substring {
    var end = startIndex
    var column = 0
    var index = startIndex
    while index < endIndex {
      if self[index] == " ", index > startIndex {
        if column > room, end > startIndex { return self[..<end] }
        end = index
        if column > room { return self[..<end] }
      }
      column += 1
      index = self.index(after: index)
    }
    return column > room && end > startIndex ? self[..<end] : self
  }
}
