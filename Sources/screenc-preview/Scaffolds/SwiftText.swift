/// Words of Swift.
enum SwiftText {
  /// A text as a literal.
  static func literal(_ text: String) -> String {
    // JSON is easier to read as it is.
    let isPlain = text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.isASCII && $0 != "\\" }
    if isPlain, text.contains("\""), !text.contains("\"#") { return "#\"\(text)\"#" }
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": escaped += "\\\\"
      case "\"": escaped += "\\\""
      case "\n": escaped += "\\n"
      case "\r": escaped += "\\r"
      case "\t": escaped += "\\t"
      case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value),
        _
      where (0x200B...0x200F).contains(scalar.value) || (0x202A...0x202E).contains(scalar.value):
        escaped += "\\u{\(String(scalar.value, radix: 16))}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return "\"\(escaped)\""
  }

  /// A number as a literal, with its digits in groups.
  static func literal(_ number: Int) -> String {
    var digits = String(number.magnitude)
    var groups: [String] = []
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    return (number < 0 ? "-" : "") + ([digits] + groups).joined(separator: "_")
  }

  /// A call, each argument on a line of its own where they do not fit on one.
  static func call(_ name: String, _ arguments: [String], indented spaces: Int) -> String {
    let line = "\(name)(\(arguments.joined(separator: ", ")))"
    guard line.count + spaces > 90 else { return line }
    let indent = String(repeating: " ", count: spaces + 2)
    return "\(name)(\n" + arguments.map { indent + $0 }.joined(separator: ",\n") + ")"
  }

  /// A call with a list as its first argument: on one line where it fits, and else with as many elements on each line
  /// as fit.
  ///
  /// - Parameter rest: What follows on the list, up to the end of the call.
  static func call(
    _ name: String, _ label: String = "", listing elements: [String], _ rest: String,
    indented spaces: Int
  ) -> String {
    let line = "\(name)(\(label)[\(elements.joined(separator: ", "))]\(rest))"
    guard line.count + spaces > widest else { return line }
    // Where more follows, the arguments stand on lines of their own.
    let inner = spaces + (rest.isEmpty ? 0 : 2)
    let (outside, inside) = (String(repeating: " ", count: inner), "  ")
    var lines: [String] = []
    for element in elements {
      if let last = lines.last, last.count + element.count + 2 <= widest {
        lines[lines.count - 1] += " \(element),"
      } else {
        lines.append("\(outside)\(inside)\(element),")
      }
    }
    let start = rest.isEmpty ? "" : "\n\(outside)"
    return "\(name)(\(start)\(label)[\n\(lines.joined(separator: "\n"))\n\(outside)]\(rest))"
  }

  /// How long lines are at most.
  static let widest = 100

  /// A text of several lines as a literal in which nothing is special, with its delimiters in a line of their own.
  static func block(_ text: String, indented spaces: Int) -> String {
    var fence = "#"
    while text.contains("\"\"\"\(fence)") || text.contains("\\\(fence)") { fence += "#" }
    let indent = String(repeating: " ", count: spaces)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : indent + $0 }
    return "\(fence)\"\"\"\n\(lines.joined(separator: "\n"))\n\(indent)\"\"\"\(fence)"
  }
}
