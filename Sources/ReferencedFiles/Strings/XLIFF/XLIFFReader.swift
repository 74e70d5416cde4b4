import SourceText

extension XLIFFDocument {
  /// What keeps a file from being read.
  package struct Problem: Error, Sendable {
    package let message: String
    package let span: ByteSpan
  }

  /// Reads a document.
  package init(_ bytes: [UInt8]) throws(Problem) {
    guard let text = WideText.utf8(bytes) else {
      throw Problem(message: "this is no text in UTF-8 or UTF-16", span: .zero)
    }
    var reader = XLIFFReader(text)
    do throws(PropertyList.Problem) {
      self.init(files: try reader.readFiles())
    } catch {
      throw Problem(message: "\(error.message): \(error.help)", span: error.span)
    }
  }
}

/// Reads XLIFF from its tags; elements that have no part in texts are passed over.
private struct XLIFFReader {
  private var scanner: MarkupScanner

  init(_ bytes: [UInt8]) {
    scanner = MarkupScanner(bytes)
  }

  mutating func readFiles() throws(PropertyList.Problem) -> [XLIFFDocument.File] {
    let first = try scanner.next()
    guard case .opening("xliff") = first.kind else {
      throw problem("this is no XLIFF", at: first, help: "it begins with `<xliff version=\"1.2\"`")
    }
    let version = try scanner.attributes(of: first)["version"] ?? ""
    guard version.hasPrefix("1.") else {
      throw problem(
        "this is XLIFF \(version)", at: first, help: "Xcode and screenc read version 1.2")
    }
    var files: [XLIFFDocument.File] = []
    while true {
      let tag = try scanner.next()
      switch tag.kind {
      case .opening("file"): files.append(try readFile(tag))
      case .opening(let name): try skip(upTo: name)
      case .empty: continue
      case .closing("xliff"): return files
      case .closing, .end:
        throw problem("`</xliff>` is missing here", at: tag, help: "the file may be cut off")
      }
    }
  }

  private mutating func readFile(
    _ tag: MarkupScanner.Tag
  ) throws(PropertyList.Problem) -> XLIFFDocument.File {
    let attributes = try scanner.attributes(of: tag)
    guard let original = attributes["original"], let source = attributes["source-language"] else {
      throw problem(
        "`original` or `source-language` is missing here", at: tag,
        help: "they say which strings the texts are of")
    }
    var file = XLIFFDocument.File(
      original: original, source: source, target: attributes["target-language"])
    while true {
      let tag = try scanner.next()
      switch tag.kind {
      case .opening("trans-unit"): file.units.append(try readUnit(tag))
      case .opening("body"), .opening("group"), .closing("body"), .closing("group"), .empty:
        continue
      case .opening(let name): try skip(upTo: name)
      case .closing("file"): return file
      case .closing, .end:
        throw problem("`</file>` is missing here", at: tag, help: "the file may be cut off")
      }
    }
  }

  private mutating func readUnit(
    _ start: MarkupScanner.Tag
  ) throws(PropertyList.Problem) -> XLIFFDocument.Unit {
    guard let id = try scanner.attributes(of: start)["id"] else {
      throw problem("`id` is missing here", at: start, help: "it is the key of the text")
    }
    var unit = XLIFFDocument.Unit(id: id, source: "", target: nil)
    unit.place = start.span
    while true {
      let tag = try scanner.next()
      switch tag.kind {
      case .opening("source"): unit.source = try readText(of: "source")
      case .opening("target"):
        unit.state = try scanner.attributes(of: tag)["state"]
        unit.target = try readText(of: "target")
      case .opening("note"): unit.notes.append(try readText(of: "note"))
      case .opening(let name): try skip(upTo: name)
      case .empty("target"): unit.target = ""
      case .empty: continue
      case .closing("trans-unit"): return unit
      case .closing, .end:
        throw problem("`</trans-unit>` is missing here", at: tag, help: "the file may be cut off")
      }
    }
  }

  private mutating func readText(of name: String) throws(PropertyList.Problem) -> String {
    let text = try scanner.readText()
    let tag = try scanner.next()
    guard case .closing(name) = tag.kind else {
      throw problem(
        "there are tags in this text", at: tag,
        help: "texts of apps have none: `<` itself is written `&lt;`")
    }
    return text
  }

  /// Goes behind an element with all that it holds.
  private mutating func skip(upTo name: String) throws(PropertyList.Problem) {
    var depth = 1
    while depth > 0 {
      _ = try scanner.readText()
      let tag = try scanner.next()
      switch tag.kind {
      case .opening: depth += 1
      case .closing: depth -= 1
      case .empty: continue
      case .end:
        throw problem("`</\(name)>` is missing here", at: tag, help: "the file may be cut off")
      }
    }
  }

  private func problem(
    _ message: String, at tag: MarkupScanner.Tag, help: String
  ) -> PropertyList.Problem {
    PropertyList.Problem(message: message, span: tag.span, help: help)
  }
}
