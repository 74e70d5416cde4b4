import ReferencedFiles

/// The keys of the app's strings by their texts: who writes a text in the place of a key may mean the key of that very
/// text.
struct KeysOfTexts {
  private var keys: [String: [String]] = [:]

  /// - Parameter texts: The texts whose keys are asked for.
  init(of texts: Set<String>, in documents: [StringsDocument]) {
    for document in documents {
      for entry in document.entries {
        let known = Set(entry.texts.values.flatMap(\.values))
        for text in known where texts.contains(text) && text != entry.key {
          if keys[text]?.contains(entry.key) != true { keys[text, default: []].append(entry.key) }
        }
      }
    }
  }

  /// The keys with a text, in the order of the strings; none that needs quotes where it is named.
  subscript(text: String) -> [String] {
    keys[text, default: []].filter { key in
      key.allSatisfy { $0.isLetter || $0.isNumber || "._-".contains($0) }
    }
  }
}
