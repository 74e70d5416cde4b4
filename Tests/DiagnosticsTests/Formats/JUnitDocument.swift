import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What tests read of a JUnit report, by a parser that refuses what is no XML.
final class JUnitDocument: NSObject, XMLParserDelegate {
  struct Case {
    var attributes: [String: String]
    var text = ""
    /// The names and attributes of the elements in it.
    var parts: [(name: String, attributes: [String: String])] = []
  }

  struct NotWellFormed: Error {}

  private(set) var suites: [[String: String]] = []
  private(set) var whole: [String: String] = [:]
  private(set) var cases: [Case] = []

  init(_ text: String) throws {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    guard parser.parse() else { throw NotWellFormed() }
    cases = cases.map { found in
      var found = found
      found.text = found.text.trimmingCharacters(in: .whitespacesAndNewlines)
        .appending("\n")
      return found
    }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    switch name {
    case "testsuites": whole = attributes
    case "testsuite": suites.append(attributes)
    case "testcase": cases.append(Case(attributes: attributes))
    default: cases[cases.count - 1].parts.append((name, attributes))
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if !cases.isEmpty { cases[cases.count - 1].text += string }
  }
}
