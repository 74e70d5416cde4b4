import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A picture as XML, which it has to be.
final class PictureDocument: NSObject, XMLParserDelegate {
  struct Element {
    var name: String
    var attributes: [String: String]
    var text = ""
    /// The elements around it, from the outside.
    var path: [String]

    subscript(name: String) -> String? { attributes[name] }
  }

  private(set) var elements: [Element] = []
  private var open: [Int] = []

  init(_ picture: String) throws {
    super.init()
    let parser = XMLParser(data: Data(picture.utf8))
    parser.delegate = self
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
  }

  func all(_ name: String) -> [Element] { elements.filter { $0.name == name } }
  var texts: [String] { all("text").map(\.text) }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let path = open.map { elements[$0].attributes["class"] ?? elements[$0].name }
    open.append(elements.count)
    elements.append(Element(name: elementName, attributes: attributes, path: path))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if let index = open.last { elements[index].text += string }
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    open.removeLast()
  }
}
