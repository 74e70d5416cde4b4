/// XML that grows element by element.
package struct XMLText {
  package private(set) var text = ""
  private var depth = 0

  package init() {}

  package mutating func declare() {
    text += "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  }

  /// An element without content.
  package mutating func element(_ name: String, _ attributes: [(String, String)]) {
    text += indentation + start(name, attributes) + "/>\n"
  }

  /// An element that holds text, with its line ends.
  package mutating func element(
    _ name: String, _ attributes: [(String, String)], text content: String
  ) {
    text += "\(indentation)\(start(name, attributes))>\(Self.escaped(content))</\(name)>\n"
  }

  /// An element that holds others.
  package mutating func element(
    _ name: String, _ attributes: [(String, String)], _ content: (inout XMLText) -> Void
  ) {
    text += "\(indentation)\(start(name, attributes))>\n"
    depth += 1
    content(&self)
    depth -= 1
    text += "\(indentation)</\(name)>\n"
  }

  private var indentation: String { String(repeating: "  ", count: depth) }

  private func start(_ name: String, _ attributes: [(String, String)]) -> String {
    attributes.reduce("<\(name)") { $0 + " \($1.0)=\"\(Self.escaped($1.1, isAttribute: true))\"" }
  }

  /// Characters that XML does not allow, even escaped, become replacement characters.
  private static func escaped(_ text: String, isAttribute: Bool = false) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "\"": result += "&quot;"
      case "\r": result += "&#13;"
      case "\n", "\t":
        // A reader would make spaces of those in an attribute.
        if isAttribute {
          result += "&#\(scalar.value);"
        } else {
          result.unicodeScalars.append(scalar)
        }
      case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
