import SpecSyntax

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The cases of the YAML test suite, where there is one beside the package.
enum YAMLSuite {
  struct Case {
    /// The case's folder (`229Q`, `SM9W/00`).
    let name: String
    let yaml: [UInt8]
    /// The events that reading it should give; nil if it should fail.
    let events: String?
  }

  static let root = "../shared/yaml-test-suite"

  static var cases: [Case] {
    names(in: root).flatMap { name -> [Case] in
      if let single = read(name) { return [single] }
      return names(in: "\(root)/\(name)").compactMap { read("\(name)/\($0)") }
    }
  }

  private static func read(_ name: String) -> Case? {
    guard let yaml = contents("\(root)/\(name)/in.yaml") else { return nil }
    let fails = contents("\(root)/\(name)/error") != nil
    let events = contents("\(root)/\(name)/test.event") ?? []
    return Case(
      name: name, yaml: yaml, events: fails ? nil : String(decoding: events, as: UTF8.self))
  }

  private static func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  private static func contents(_ path: String) -> [UInt8]? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while true {
      let byte = getc(file)
      guard byte != EOF else { return bytes }
      bytes.append(UInt8(truncatingIfNeeded: byte))
    }
  }
}

/// Writes a tree as the events of the YAML test suite.
///
/// A tree does not know whether a document's start and end were marked, nor the names of anchors,
/// and leaves empty documents out; ``normalized(_:)`` takes these out of the suite's events.
struct EventWriter {
  private let tree: SyntaxTree
  private var lines = ["+STR"]

  static func events(of tree: SyntaxTree) -> [String] {
    var writer = EventWriter(tree: tree)
    for document in tree.documents {
      writer.lines.append("+DOC")
      writer.write(document)
      writer.lines.append("-DOC")
    }
    return writer.lines + ["-STR"]
  }

  static func normalized(_ events: String) -> [String] {
    var lines: [String] = []
    for line in events.split(separator: "\n").map(String.init) {
      if line.hasPrefix("+DOC") || line.hasPrefix("-DOC") {
        lines.append(String(line.prefix(4)))
      } else if let anchor = line.firstIndex(of: "&"),
        !line.hasPrefix("=VAL") || line.dropFirst(5).first == "&"
      {
        let end = line[anchor...].firstIndex(of: " ") ?? line.endIndex
        lines.append(String(line[...anchor]) + String(line[end...]))
      } else {
        lines.append(line)
      }
      if lines.suffix(3) == ["+DOC", "=VAL :", "-DOC"] { lines.removeLast(3) }
    }
    return lines
  }

  private init(tree: SyntaxTree) {
    self.tree = tree
  }

  private mutating func write(_ id: NodeID) {
    let anchor = tree.isAnchored(id) ? " &" : ""
    let properties = anchor + (tree.tag(id).map { " <\($0)>" } ?? "")
    switch tree.kind(id) {
    case .scalar:
      let mark = [":", "'", "\"", "|", ">"][Int(tree.style(id).rawValue)]
      lines.append("=VAL" + properties + " " + mark + Self.escaped(tree.string(id)))
    case .alias:
      lines.append("=ALI " + String(decoding: tree.source[tree.span(id).range], as: UTF8.self))
    case .sequence:
      lines.append("+SEQ" + (tree.isFlow(id) ? " []" : "") + properties)
      for item in tree.items(id) { write(item) }
      lines.append("-SEQ")
    case .mapping:
      lines.append("+MAP" + (tree.isFlow(id) ? " {}" : "") + properties)
      for (key, value) in tree.pairs(id) {
        write(key)
        write(value)
      }
      lines.append("-MAP")
    }
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case "\u{8}": result += "\\b"
      case "\0": result += "\\0"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
