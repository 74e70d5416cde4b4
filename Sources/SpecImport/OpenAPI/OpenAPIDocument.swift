import SourceText

/// A description of a server's interface by OpenAPI.
struct OpenAPIDocument {
  let root: DocumentNode
  /// Whether what stands beside the reference of a schema counts, as it does since OpenAPI 3.1.
  let readsBesideReferences: Bool

  /// Deeper than any chain of references that a person wrote.
  private static let longestChain = 32
  /// The keys by which a schema says what its values consist of.
  private static let structure: Set<String> = [
    "allOf", "anyOf", "items", "oneOf", "properties", "required",
  ]

  init(root: DocumentNode) {
    self.root = root
    readsBesideReferences = root["openapi"]?.scalar?.hasPrefix("3.0") != true
  }

  /// The value that a reference within the document leads to, and the reference that names it last; nil where it leads
  /// nowhere, or out of the document.
  func resolved(_ node: DocumentNode) -> (node: DocumentNode, reference: String?)? {
    var (node, reference) = (node, String?.none)
    for _ in 0..<Self.longestChain {
      guard let next = node["$ref"]?.text else { return (node, reference) }
      if let parts = parts(of: node, referringTo: next) { return (parts, reference) }
      guard let target = target(of: next) else { return nil }
      (node, reference) = (target, next)
    }
    return nil
  }

  /// A schema that adds to what it refers to, as one that has both as its parts; nil where it adds nothing.
  private func parts(of node: DocumentNode, referringTo reference: String) -> DocumentNode? {
    // Beside the references of parameters and answers nothing counts.
    guard readsBesideReferences, reference.hasPrefix("#/components/schemas/"),
      let place = node.member("$ref")?.keySpan,
      node.members.contains(where: { Self.structure.contains($0.key) })
    else { return nil }
    let parts = [true, false].map { isReference in
      let members = node.members.filter { ($0.key == "$ref") == isReference }
      return DocumentNode(.object(members), at: node.span)
    }
    let whole = DocumentNode.Member(
      key: "allOf", keySpan: place, value: DocumentNode(.list(parts), at: node.span))
    return DocumentNode(.object([whole]), at: node.span)
  }

  /// What can be asked at a path: what stands there, and what it refers to.
  func pathItem(_ written: DocumentNode) -> DocumentNode? {
    guard let (item, reference) = resolved(written) else { return nil }
    let own = written.members.filter { $0.key != "$ref" }
    guard reference != nil, !own.isEmpty else { return item }
    let others = item.members.filter { written[$0.key] == nil }
    return DocumentNode(.object(own + others), at: written.span)
  }

  /// What a JSON Pointer within the document leads to.
  private func target(of reference: String) -> DocumentNode? {
    guard reference.hasPrefix("#/") else { return reference == "#" ? root : nil }
    var node = root
    for part in reference.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false) {
      let key = part.withoutPercents.replacing("~1", with: "/").replacing("~0", with: "~")
      if let next = node[key] {
        node = next
      } else if let position = Int(key), node.elements.indices.contains(position) {
        node = node.elements[position]
      } else {
        return nil
      }
    }
    return node
  }

  /// The last part of a reference.
  static func name(of reference: String) -> String {
    let last = reference.split(separator: "/").last ?? "Unnamed"
    return last.withoutPercents.replacing("~1", with: "/").replacing("~0", with: "~")
  }

  /// What to do about a reference that leads nowhere.
  func help(onReference node: DocumentNode) -> String {
    let reference = node["$ref"]?.text ?? ""
    return reference.hasPrefix("#")
      ? "correct the reference: nothing stands at `\(reference)`"
      : "bundle the document into one file first, as `redocly bundle` does"
  }
}

extension Substring {
  /// Without percent encoding.
  fileprivate var withoutPercents: String {
    guard utf8.contains(UInt8(ascii: "%")) else { return String(self) }
    var bytes: [UInt8] = []
    var rest = utf8[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      if byte == UInt8(ascii: "%"), digits.count == 2,
        let value = UInt8(String(Substring(digits)), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
