/// An element of a picture.
struct SVGElement {
  let name: String
  let attributes: [(name: String, value: String)]

  func attribute(_ name: String) -> String? { attributes.first { $0.name == name }?.value }

  /// The number that an attribute holds; 0 without one.
  func number(_ name: String) -> Double { attribute(name).flatMap { Double($0) } ?? 0 }
}

/// What a reader of a picture comes upon.
enum SVGEvent {
  case open(SVGElement)
  case close
  case text(String)
}

/// Reads pictures as they are drawn here: elements, attributes and texts, without doctypes or entities of their own. What
/// is malformed ends the picture.
struct SVGReader {
  private var rest: Substring.UTF8View
  private var closesAtOnce = false

  init(_ picture: String) {
    rest = picture[...].utf8
  }

  /// What comes next; nil at the end.
  mutating func next() -> SVGEvent? {
    if closesAtOnce {
      closesAtOnce = false
      return .close
    }
    while let first = rest.first {
      guard first == UInt8(ascii: "<") else {
        let text = take { $0 != UInt8(ascii: "<") }
        return .text(Self.unescaped(text))
      }
      rest.removeFirst()
      switch rest.first {
      case UInt8(ascii: "/"):
        _ = takeTag()
        return .close
      case UInt8(ascii: "!"), UInt8(ascii: "?"): _ = takeTag()
      default:
        guard let tag = takeTag() else { return nil }
        return .open(element(of: tag))
      }
    }
    return nil
  }

  private mutating func take(while condition: (UInt8) -> Bool) -> String {
    let taken = rest.prefix(while: condition)
    rest = rest[taken.endIndex...]
    return String(Substring(taken))
  }

  /// What stands up to the end of a tag. Within quotes, `>` ends nothing.
  private mutating func takeTag() -> Substring? {
    var quote: UInt8?
    for (index, byte) in zip(rest.indices, rest) {
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        let tag = rest[..<index]
        rest = rest[rest.index(after: index)...]
        return Substring(tag)
      }
    }
    rest = rest[rest.endIndex...]
    return nil
  }

  private mutating func element(of tag: Substring) -> SVGElement {
    var tag = tag
    if tag.last == "/" {
      tag.removeLast()
      closesAtOnce = true
    }
    let name = String(tag.prefix { !$0.isWhitespace })
    tag = tag.dropFirst(name.count)
    var attributes: [(name: String, value: String)] = []
    while let equals = tag.firstIndex(of: "=") {
      let key = tag[..<equals].drop { $0.isWhitespace }
      tag = tag[tag.index(after: equals)...]
      guard let quote = tag.popFirst(), quote == "\"" || quote == "'",
        let end = tag.firstIndex(of: quote)
      else { break }
      attributes.append((String(key), Self.unescaped(String(tag[..<end]))))
      tag = tag[tag.index(after: end)...]
    }
    return SVGElement(name: name, attributes: attributes)
  }

  private static func unescaped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    // The last, since what it stands for may be part of another.
    return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")]
      .reduce(text) { $0.replacing($1.0, with: $1.1) }
  }
}
