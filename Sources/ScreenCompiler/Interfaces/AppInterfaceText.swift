import SourceText
import SpecSyntax

/// What Swift modules see of the app that they are parts of, as a spec that stands in the place of the app's own: how
/// it is generated, its servers, and what these name. Of what the app starts with it has no more than modules need to
/// know, since that names the modules.
///
/// It is made of the texts alone, so that it takes no module to make it.
struct AppInterfaceText {
  /// A declaration with its document.
  private struct Entry {
    let key: String
    let name: String
    let tree: SyntaxTree
    let root: NodeID
  }

  /// What the app says of its screens.
  private static let screens: Set<String> = ["host", "links"]
  /// What an app and its servers can name.
  private static let nameable: Set<String> = [
    "request", "model", "enum", "union", "theme",
  ]

  private let entries: [Entry]

  /// - Parameter specs: All specs with their paths below the spec root, in order.
  init(of specs: [(path: String, tree: SyntaxTree)]) {
    let modules = Set(
      specs.filter { _, tree in tree.documents.contains { Self.isSwiftModule($0, in: tree) } }
        .map { Path.parent(of: $0.path) + "/" })
    entries = specs.filter { path, _ in !modules.contains { path.hasPrefix($0) } }
      .flatMap { _, tree in
        tree.documents.compactMap { root -> Entry? in
          guard let first = Self.pairs(of: root, in: tree).first,
            tree.kind(first.value) == .scalar
          else { return nil }
          return Entry(
            key: tree.string(first.key), name: tree.string(first.value), tree: tree, root: root)
        }
      }
  }

  private static func isSwiftModule(_ root: NodeID, in tree: SyntaxTree) -> Bool {
    let keys = pairs(of: root, in: tree).map { tree.string($0.key) }
    return keys.contains("module") && (keys.contains("swift") || keys.contains("interface"))
  }

  private static func pairs(
    of root: NodeID, in tree: SyntaxTree
  ) -> [(key: NodeID, value: NodeID)] {
    guard tree.kind(root) == .mapping else { return [] }
    return tree.pairs(root).map { ($0.0, $0.1) }
  }

  /// The text of the spec; nil where there is no app.
  var text: String? {
    guard entries.contains(where: { $0.key == "app" }) else { return nil }
    let named = namedPositions()
    let head =
      "# What modules see of the app, by `screenc interface --app`: its specs are elsewhere.\n"
    return head
      + entries.indices.filter(named.contains).map { text(of: entries[$0]) }
      .joined(separator: "---\n")
  }

  /// Where the app and its servers are declared, with what they name, and what that names in turn.
  private func namedPositions() -> Set<Int> {
    var waiting = entries.indices.filter { ["app", "api"].contains(entries[$0].key) }
    var found = Set(waiting)
    while let position = waiting.popLast() {
      let words = words(in: entries[position])
      for other in entries.indices
      where Self.nameable.contains(entries[other].key) && words.contains(entries[other].name) {
        if found.insert(other).inserted { waiting.append(other) }
      }
    }
    return found
  }

  /// All words in the values of a declaration, among them the names of others.
  private func words(in entry: Entry) -> Set<String> {
    var words: Set<String> = []
    var waiting = shownPairs(of: entry).dropFirst().map(\.value)
    while let node = waiting.popLast() {
      switch entry.tree.kind(node) {
      case .scalar:
        let text = entry.tree.string(node)
        words.formUnion(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
      case .sequence: waiting += Array(entry.tree.items(node))
      case .mapping: waiting += entry.tree.pairs(node).map(\.1)
      case .alias: waiting.append(entry.tree.resolved(node))
      }
    }
    return words
  }

  private func shownPairs(of entry: Entry) -> [(key: NodeID, value: NodeID)] {
    Self.pairs(of: entry.root, in: entry.tree).filter {
      entry.key != "app" || !Self.screens.contains(entry.tree.string($0.key))
    }
  }

  private func text(of entry: Entry) -> String {
    shownPairs(of: entry).map { pair in
      let start = Int(entry.tree.span(pair.key).start)
      let end = Int(entry.tree.span(pair.value).end)
      return String(decoding: entry.tree.source[start..<end], as: UTF8.self) + "\n"
    }.joined() + (entry.key == "app" ? interface(of: entry) : "")
  }

  // MARK: - What the app starts with

  /// What modules need to know of the host.
  private func interface(of app: Entry) -> String {
    guard let host = value("host", of: app.root, in: app.tree) else { return "" }
    let menu = value("menu", of: host, in: app.tree)
    let entries = menu.map { menu in
      app.tree.kind(menu) == .sequence ? Array(app.tree.items(menu)) : []
    }
    let tabs = (entries ?? []).compactMap { text("screen", of: $0, in: app.tree) }
    var parts = ["tabs: [\(tabs.joined(separator: ", "))]"]
    parts.append("restore: \(text("restore", of: host, in: app.tree) ?? "true")")
    let gate = value("onboarding", of: host, in: app.tree)
      .flatMap { text("screen", of: $0, in: app.tree) }
    if let gate { parts.append("gate: \(gate)") }
    return "interface: { \(parts.joined(separator: ", ")) }\n"
  }

  private func value(_ key: String, of node: NodeID, in tree: SyntaxTree) -> NodeID? {
    Self.pairs(of: node, in: tree).first { tree.scalarEquals($0.key, string: key) }?.value
  }

  private func text(_ key: String, of node: NodeID, in tree: SyntaxTree) -> String? {
    value(key, of: node, in: tree).flatMap { tree.kind($0) == .scalar ? tree.string($0) : nil }
  }
}
