import Diagnostics
import SourceText
import SpecSyntax

/// Mappings where a list is due, and lists whose elements are the values of a mapping.
extension DocumentReader {
  /// The text that stands alone in braces, which make a mapping of it: `l` of `padding: { l }`.
  func onlyTextInBraces(_ node: NodeID) -> String? {
    guard tree.kind(node) == .mapping, tree.isFlow(node), tree.count(node) == 1,
      isWrittenHere(node), let entry = tree.pairs(node).first(where: { _ in true }),
      tree.kind(entry.key) == .scalar, tree.style(entry.key) == .plain, isEmpty(entry.value)
    else { return nil }
    let text = tree.string(entry.key)
    let hasColon = tree.source[Int(tree.span(entry.key).end)...].first == UInt8(ascii: ":")
    return text.isEmpty || hasColon || text.contains("`") ? nil : text
  }

  /// What to do about a mapping where a name of the theme is due; nil for any other node or name.
  func help(onMapping node: NodeID, insteadOf kind: NameKind) -> String? {
    guard tree.kind(node) == .mapping, let key = kind.keyOfTheme else { return nil }
    if value(of: "when", in: node) != nil, value(of: "then", in: node) != nil {
      return "write one name: no condition chooses what stands here"
    }
    if tree.count(node) == 1, let entry = tree.pairs(node).first(where: { _ in true }),
      tree.kind(entry.key) == .scalar, tree.kind(entry.value) == .scalar, isWrittenHere(node)
    {
      let name = tree.string(entry.value)
      if name.first?.isLetter == true, name.utf8.allSatisfy(isNameByte) {
        return "write `\(name)` by itself, without `\(tree.string(entry.key)):`"
      }
    }
    return "give it a name under `\(key):` of the theme, and write the name"
  }

  /// Reads names that stand in braces, as sets are written elsewhere, as the list that they are meant to be; nil for any
  /// other node.
  func namesInBraces<Element>(_ node: NodeID, of element: Form<Element>) -> [Element]? {
    guard tree.kind(node) == .mapping, tree.count(node) <= Self.mostListed,
      let first = tree.pairs(node).first(where: { _ in true }), isNothing(first.value),
      case .name = element.shape, tree.pairs(node).allSatisfy({ isNothing($0.value) })
    else { return nil }
    let keys = tree.pairs(node).map(\.key)
    let names = keys.map { tree.string($0) }
    let text = "[\(names.joined(separator: ", "))]"
    let place = location(tree.span(node))
    report(
      Diagnostic(
        .wrongType, "expected a list, found a mapping", at: location(span(node)),
        help: ["write `\(text)`: what has only a name stands in a list"],
        fixes: isWrittenHere(node) && tree.isFlow(node)
          ? [.replacing(at: place, by: text, .unsafe)] : []))
    return keys.compactMap { read(element, $0) }
  }

  /// What to write where a list of mappings is due, and they stand below their names; or a list of names, and each has
  /// something of its own before it.
  func helpOnNamed(_ node: NodeID, _ shape: Shape) -> String? {
    guard tree.kind(node) == .mapping, tree.count(node) > 0, tree.count(node) <= Self.mostListed,
      let first = tree.pairs(node).first(where: { _ in true })
    else { return nil }
    let names = tree.pairs(node).map { tree.string($0.key) }
    if shape.takesName {
      let values = tree.pairs(node).map(\.value)
      if case .name = shape, values.allSatisfy({ tree.kind($0) == .mapping }) {
        return
          "write `[\(names.joined(separator: ", "))]`: what each is stands where it is declared"
      }
      guard values.allSatisfy({ tree.kind($0) == .scalar && tree.scalarSize($0) > 0 }) else {
        return nil
      }
      return
        "write `[\(values.map { tree.string($0) }.joined(separator: ", "))]`, without what stands before the colons"
    }
    guard let construct = shape.constructs.first, !names.contains(where: construct.hasKey),
      let key = ["id", "select", "screen", "title"].first(where: construct.hasKey)
    else { return nil }
    if tree.kind(first.value) == .sequence, let list = construct.onlyList {
      return
        "begin each with `- `, and let it say what stands before its colon: `- { \(key): \(names[0]), \(list): […] }`"
    }
    guard tree.kind(first.value) == .mapping || isEmpty(first.value) else { return nil }
    let inner =
      tree.kind(first.value) == .mapping ? tree.pairs(first.value).map { tree.string($0.key) } : []
    let rest = inner.prefix(2).map { ", \($0): …" }.joined()
    return
      "begin each with `- `, and let it say what stands before its colon: `- { \(key): \(names[0])\(rest) }`"
  }

  /// What to write where a mapping is due, and its values stand in a list, perhaps with their names in them.
  func helpOnValues(_ node: NodeID, _ shape: Shape) -> String? {
    guard tree.kind(node) == .sequence, tree.count(node) > 0 else { return nil }
    let items = tree.items(node).prefix(Self.mostListed).map(\.self)
    if let name = nameWithin(items[0]) {
      return "let each stand under its name: `\(name): { … }`, without `- `"
    }
    guard items.allSatisfy({ tree.kind($0) == .scalar }) else { return nil }
    let texts = items.map { tree.string($0) }
    let areNumbers = texts.allSatisfy { $0.utf8.first?.isDigit == true }
    guard areNumbers || shape.isDeclared else { return nil }
    let entries = texts.prefix(4).map { "…: \($0)" } + (texts.count > 4 ? ["…"] : [])
    return "put a name before each: `{ \(entries.joined(separator: ", ")) }`"
  }

  /// What to write where a mapping is due, and each of its pairs stands in a list as `name` and `value`, as containers
  /// and collections of requests have them.
  func helpOnNamedValues(_ node: NodeID) -> String? {
    guard tree.kind(node) == .sequence, tree.count(node) > 0 else { return nil }
    var entries: [String] = []
    for item in tree.items(node).prefix(Self.mostListed) {
      guard tree.kind(item) == .mapping, tree.count(item) == 2,
        let name = value(of: "name", in: item) ?? value(of: "key", in: item),
        let value = value(of: "value", in: item), tree.kind(name) == .scalar,
        tree.kind(value) == .scalar, isWrittenHere(value)
      else { return nil }
      let text = String(decoding: tree.source[tree.span(value).range], as: UTF8.self)
      entries.append("\(tree.string(name)): \(text)")
    }
    return "write `{ \(entries.joined(separator: ", ")) }`: each stands under its own name"
  }

  /// What to write where a mapping is due, and its pairs stand in a list as texts: `["Accept: text/html"]`.
  func helpOnPairsInQuotes(_ node: NodeID) -> String? {
    guard tree.kind(node) == .sequence, tree.count(node) > 0 else { return nil }
    var entries: [String] = []
    for item in tree.items(node).prefix(Self.mostListed) {
      guard tree.kind(item) == .scalar, tree.style(item) != .plain, isWrittenHere(item),
        let entry = pair(inText: tree.string(item))
      else { return nil }
      entries.append(entry)
    }
    let pairs = entries.joined(separator: ", ")
    return "write `{ \(pairs) }`, in braces and without the quotes around each"
  }

  /// `Accept: text/html` as a pair of a mapping in braces, with quotes around its value where that needs some; nil for a
  /// text that is none.
  private func pair(inText text: String) -> String? {
    guard let colon = text.firstIndex(of: ":"), colon > text.startIndex else { return nil }
    let value = text[colon...].dropFirst().drop { $0 == " " }
    guard text[..<colon].utf8.allSatisfy({ isNameByte($0) || $0 == UInt8(ascii: "-") }),
      !value.isEmpty, !value.contains(where: { "\"`\\".contains($0) || $0.isNewline })
    else { return nil }
    let needsQuotes = value.contains { "{}[],#&*!|>%@:'".contains($0) }
    return "\(text[..<colon]): \(needsQuotes ? "\"\(value)\"" : String(value))"
  }

  /// Whether the elements of a list have a key in common, so that they cannot be one mapping.
  func repeatsKeys(inList node: NodeID) -> Bool {
    guard let pairs = pairs(inList: node) else { return false }
    var seen: Set<String> = []
    for item in pairs.prefix(Self.mostListed) {
      for pair in tree.pairs(item) where !seen.insert(tree.string(pair.key)).inserted {
        return true
      }
    }
    return false
  }

  private func nameWithin(_ item: NodeID) -> String? {
    guard tree.kind(item) == .mapping, tree.count(item) > 1 else { return nil }
    for key in ["name", "id", "key"] {
      guard let value = value(of: key, in: item), tree.kind(value) == .scalar else { continue }
      return tree.string(value)
    }
    return nil
  }

  private func isNothing(_ node: NodeID) -> Bool {
    isEmpty(node) || tree.kind(node) == .mapping && tree.count(node) == 0
  }

  /// More elements are not looked at.
  private static let mostListed = 40
}

extension Construct {
  /// The only key that has to be there and takes a list.
  fileprivate var onlyList: String? {
    let lists = keys.filter { key in
      if case .list = key.shape { key.presence == .required } else { false }
    }
    return lists.count == 1 ? lists[0].name : nil
  }
}

extension Shape {
  /// Whether a name by itself can stand here.
  fileprivate var takesName: Bool {
    switch self {
    case .name: true
    case .either(let shapes): shapes.contains(where: \.takesName)
    default: false
    }
  }

  /// Whether it is the name of something that is declared.
  fileprivate var isDeclared: Bool {
    if case .name(.declaration) = self { true } else { false }
  }
}
