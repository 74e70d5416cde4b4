import Diagnostics
import JSONSyntax
import SourceText

/// A file of the app's strings in which texts can be set.
package struct StringsDocument: Sendable {
  private enum Content: Sendable {
    case pairs(PairWriter)
    case catalog(JSONTree)
    case plurals(PluralWriter)
  }

  /// A text of a key in a language: all of it, or one of the forms that it has.
  package struct TextID: Sendable, Hashable {
    package let key: String
    /// The names of the variations and forms that lead to it, such as `plural.one`; empty for the whole.
    package let form: [String]

    package init(_ key: String, form: [String] = []) {
      self.key = key
      self.form = form
    }
  }

  package let path: String
  private let bytes: [UInt8]
  private let content: Content

  /// - Returns: nil for a file in which nothing can be set: one that can't be read, or a property list of strings.
  package init?(_ bytes: [UInt8], path: String) {
    guard !PropertyList.isBinary(bytes), let text = WideText.utf8(bytes) else { return nil }
    self.path = path
    self.bytes = text
    if path.hasSuffix(".xcstrings") {
      let tree = JSONTree(text)
      guard tree.problems.isEmpty, let root = tree.root,
        tree.value(of: "strings", in: root).map(tree.kind) == .object,
        tree.value(of: "sourceLanguage", in: root).map(tree.kind) == .string
      else { return nil }
      content = .catalog(tree)
    } else if path.hasSuffix(".strings"), !PropertyList.isMarkup(text),
      let pairs = PairWriter(text)
    {
      content = .pairs(pairs)
    } else if path.hasSuffix(".stringsdict"), let plurals = PluralWriter(text) {
      content = .plurals(plurals)
    } else {
      return nil
    }
  }

  /// Whether it holds the texts of all languages.
  package var isCatalog: Bool {
    if case .catalog = content { true } else { false }
  }

  /// Whether keys can be added to it with a text alone.
  package var takesKeys: Bool {
    if case .plurals = content { false } else { true }
  }

  /// Whether it can say a form of a key's text.
  package func canSay(_ id: TextID) -> Bool {
    switch content {
    case .pairs: id.form.isEmpty
    case .catalog: true
    case .plurals(let plurals): plurals.canSay(id.form, of: id.key)
    }
  }

  /// The language that the texts of the app are written in first; nil where the file does not say it.
  package var sourceLanguage: String? {
    switch content {
    case .pairs, .plurals:
      let language = StringsFile.language(ofPath: path)
      return language.isEmpty ? nil : language
    case .catalog(let tree):
      return tree.root.flatMap { tree.value(of: "sourceLanguage", in: $0) }.map(tree.string)
    }
  }

  /// What has to be changed for keys to be there with a text in the language of the source; nothing where keys can't be
  /// added.
  package func edits(adding texts: [(key: String, text: String)]) -> [TextEdit] {
    switch content {
    case .pairs(let pairs): return pairs.edits(setting: texts)
    case .plurals: return []
    case .catalog(let tree):
      let source = sourceLanguage ?? ""
      var strings: [String: JSONPatch] = [:]
      for (key, text) in texts {
        // Nobody finds it in Swift code, and a person has not read what it says.
        var string: [String: JSONPatch] = ["extractionState": .string("manual")]
        if key != text {
          string["localizations"] = .at([source], Self.unit(text, state: "needs_review"))
        }
        strings[key] = .object(string)
      }
      return JSONPatcher(tree).edits(.at(["strings"], .object(strings)))
    }
  }

  /// What has to be changed for texts to be those of a language.
  ///
  /// - Parameter source: The file with the texts in the language of the source, which may be this one.
  package func edits(
    translating texts: [(id: TextID, text: String, state: String)], into language: String,
    from source: StringsDocument
  ) -> [TextEdit] {
    switch content {
    case .pairs(let pairs):
      return pairs.edits(setting: texts.filter(\.id.form.isEmpty).map { ($0.id.key, $0.text) })
    case .plurals(let plurals):
      let model = if case .plurals(let model) = source.content { model } else { plurals }
      return plurals.edits(setting: texts.map { ($0.id, $0.text) }, as: model)
    case .catalog(let tree):
      var patch = JSONPatch.object([:])
      for (id, text, state) in texts {
        let path = ["strings", id.key, "localizations", language]
        // Of `plural.one` the key is `variations.plural.one`, within other forms as well.
        var form = id.form
        var keys: [String] = []
        if form.first == "substitutions" {
          keys += form.prefix(2)
          form.removeFirst(min(2, form.count))
        }
        while form.count >= 2 {
          keys += ["variations", form[0], form[1]]
          form.removeFirst(2)
        }
        patch.merge(.at(path + keys, Self.unit(text, state: state)))
      }
      return JSONPatcher(tree).edits(patch)
    }
  }

  private static func unit(_ text: String, state: String) -> JSONPatch {
    .at(["stringUnit"], .object(["state": .string(state), "value": .string(text)]))
  }

  /// The bytes of the file after edits, in the encoding that it has.
  package func applying(_ edits: [TextEdit], to original: [UInt8]) -> [UInt8] {
    let text = TextEdit.applying(edits, to: bytes)
    return WideText.encoded(text, as: original)
  }
}

// What the file says.
extension StringsDocument {
  /// A string with its texts in some languages.
  package struct Entry: Sendable {
    package let key: String
    package var comment: String?
    package var isTranslatable = true
    /// The texts of its forms, by languages.
    package var texts: [String: [[String]: String]] = [:]
    /// What it has that a list of texts can't say, if anything.
    package var unsayable: String?
  }

  /// The strings in their order.
  package var entries: [Entry] {
    switch content {
    case .pairs(let pairs):
      let language = sourceLanguage ?? ""
      return pairs.texts.map { key, text in
        Entry(key: key, texts: [language: [[]: text]])
      }
    case .plurals(let plurals):
      let language = sourceLanguage ?? ""
      return plurals.texts.map { key, forms in
        Entry(
          key: key, texts: forms.map { [language: $0] } ?? [:],
          unsayable: forms == nil ? "texts for widths or kinds of devices" : nil)
      }
    case .catalog(let tree):
      let source = sourceLanguage ?? ""
      let strings = tree.root.flatMap { tree.value(of: "strings", in: $0) }
      return strings.map { tree.members(of: $0).map { entry($0, in: tree, source: source) } } ?? []
    }
  }

  private func entry(_ member: JSONTree.Member, in tree: JSONTree, source: String) -> Entry {
    var entry = Entry(key: tree.string(member.key))
    entry.comment = tree.value(of: "comment", in: member.value).map(tree.string)
    let flag = tree.value(of: "shouldTranslate", in: member.value)
    entry.isTranslatable = flag.map { tree.kind($0) != .isFalse } ?? true
    if let localizations = tree.value(of: "localizations", in: member.value) {
      for text in tree.members(of: localizations) {
        var forms: [[String]: String] = [:]
        collect(text.value, [], in: tree, &forms, &entry.unsayable)
        entry.texts[tree.string(text.key)] = forms
      }
    }
    // Without a text of its own a key is its own text in the language of the source.
    if entry.texts[source]?.isEmpty != false, entry.unsayable == nil {
      entry.texts[source] = [[]: entry.key]
    }
    return entry
  }

  private func collect(
    _ node: JSONTree.NodeID, _ path: [String], in tree: JSONTree, _ forms: inout [[String]: String],
    _ unsayable: inout String?
  ) {
    for member in tree.members(of: node) {
      switch tree.string(member.key) {
      case "stringUnit":
        forms[path] = tree.value(of: "value", in: member.value).map(tree.string) ?? ""
      case "variations":
        for kind in tree.members(of: member.value) {
          for form in tree.members(of: kind.value) {
            let path = path + [tree.string(kind.key), tree.string(form.key)]
            collect(form.value, path, in: tree, &forms, &unsayable)
          }
        }
      case "substitutions":
        for part in tree.members(of: member.value) {
          let path = path + ["substitutions", tree.string(part.key)]
          collect(part.value, path, in: tree, &forms, &unsayable)
        }
      case "stringSet": unsayable = "a set of texts"
      default: break
      }
    }
  }
}
