/// What is asked of a construct's keys where a mapping is not as it should be.
extension Construct {
  /// The key that somebody has in mind who writes a single word: the one that has it as a choice, the
  /// only one that is required, or else the first, if it takes a word.
  func key(of word: String) -> KeyDescription? {
    if let key = keys.first(where: { $0.shape.offers(word) }) { return key }
    // A key of the app's strings is what an effect says, and no name of what it leads to.
    if word.isStringKey, let notice = keys.first(where: { $0.name == "notice" }) { return notice }
    if word.hasPrefix("$result"), let way = keys.first(where: { $0.name == "return" }) {
      return way
    }
    let isPlain =
      !word.isEmpty && word.utf8.allSatisfy { isNameByte($0) || $0 == UInt8(ascii: ".") }
    if isPlain, keys.first?.name == "from", let icon = keys.first(where: { $0.name == "icon" }) {
      return icon
    }
    // What bars look like is a colour first of all.
    if isPlain, keys.first?.name == "style", let background = key(named: "background") {
      return background
    }
    let required = keys.filter { $0.presence == .required }
    // Who says one number of two limits means the upper one.
    let key =
      required.count > 1 ? nil : required.first ?? keys.first { $0.name == "max" } ?? keys.first
    return key.flatMap { $0.shape.takes(word) ? $0 : nil }
  }

  /// Whether a mapping has one of two keys at most.
  func excludes(_ key: String, _ other: String) -> Bool {
    relations.contains { relation in
      switch relation {
      case .exactlyOne(let keys), .atMostOne(let keys): keys.contains(key) && keys.contains(other)
      default: false
      }
    }
  }

  func hasKey(_ name: String) -> Bool { key(named: name) != nil }

  private func key(named name: String) -> KeyDescription? { keys.first { $0.name == name } }

  /// Whether a key goes together with those that a mapping has.
  func hasRoom(for name: String, beside isPresent: (String) -> Bool) -> Bool {
    relations.allSatisfy { relation in
      switch relation {
      case .exactlyOne(let keys), .atMostOne(let keys):
        !keys.contains(name) || !keys.contains { $0 != name && isPresent($0) }
      case .only(let keys, let others):
        !keys.contains(name) || others.contains(where: isPresent)
      case .atLeastOne, .needs: true
      }
    }
  }
}

extension Construct {
  /// Whether a mapping has to have a key that is not required by itself, with the others that it has.
  func asks(for name: String, beside others: Set<String>) -> Bool {
    relations.contains { relation in
      switch relation {
      case .exactlyOne(let keys), .atLeastOne(let keys):
        keys.contains(name) && others.isDisjoint(with: keys)
      case .needs(let key, let needed): needed.contains(name) && others.contains(key)
      case .atMostOne, .only: false
      }
    }
  }

  /// Whether a mapping of it has to have a key.
  var asksForKeys: Bool {
    keys.contains { $0.presence == .required }
      || relations.contains {
        switch $0 {
        case .exactlyOne, .atLeastOne: true
        case .atMostOne, .only, .needs: false
        }
      }
  }
}

extension Shape {
  /// The mappings that a value of this shape can be.
  var constructs: [Construct] {
    switch self {
    case .construct(let construct): [construct]
    case .either(let shapes): shapes.flatMap(\.constructs)
    default: []
    }
  }

  /// Whether a value of this shape is a mapping of a construct and nothing else.
  var isConstructAlone: Bool { if case .construct = self { true } else { false } }

  /// Whether a value of this shape can be a mapping with free names.
  var isMap: Bool {
    switch self {
    case .map: true
    case .either(let shapes): shapes.contains(where: \.isMap)
    default: false
    }
  }

  func offers(_ word: String) -> Bool {
    switch self {
    case .choice(let choices): choices.contains { $0.name == word }
    case .either(let shapes): shapes.contains { $0.offers(word) }
    default: false
    }
  }

  /// Whether a single word can be meant for it.
  func takes(_ word: String) -> Bool {
    switch self {
    case .text, .anyText: word.first?.isLetter == true
    case .name: word.first?.isLetter == true && word.utf8.allSatisfy(isNameByte)
    case .integer, .points, .number: Double(word) != nil
    case .notation(.color): word.hasPrefix("#")
    case .notation(.path): word.hasPrefix("$")
    case .notation(.value): word.hasPrefix("$") || word.hasPrefix("/")
    case .notation(.duration): word.first?.isNumber == true && word.last?.isLetter == true
    case .either(let shapes): shapes.contains { $0.takes(word) }
    default: false
    }
  }
}

extension String {
  /// Whether it is written as the keys of the app's strings are: `post.delete`.
  var isStringKey: Bool {
    let parts = utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count > 1 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(isNameByte) }
  }
}
