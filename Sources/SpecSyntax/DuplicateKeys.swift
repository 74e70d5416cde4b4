import SourceText

/// Finds keys that a mapping has twice, in time linear in their number.
///
/// Small mappings, which is nearly all, are compared pair by pair over a word per key; large ones
/// by hashes with a random seed, so that no input can be made to collide.
struct DuplicateKeys {
  /// The number of keys up to which comparing each with each is the fastest.
  static let smallCount = 16

  struct Key {
    let node: Int
    let text: UnsafeBufferPointer<UInt8>
    /// Equal for equal texts, and rarely for others.
    var word: UInt64

    init(node: Int, text: UnsafeBufferPointer<UInt8>) {
      self.node = node
      self.text = text
      let count = text.count
      guard count > 0 else {
        word = 0
        return
      }
      word =
        UInt64(count) << 32 | UInt64(text[0]) << 24 | UInt64(text[count / 2]) << 16
        | UInt64(text[count / 4]) << 8 | UInt64(text[count - 1])
    }
  }

  private var keys: [Key] = []

  /// Prepares for the next mapping.
  mutating func reset() {
    keys.removeAll(keepingCapacity: true)
  }

  /// Takes in a key.
  mutating func add(_ key: Key) {
    keys.append(key)
  }

  /// Calls `report` with each key that repeats an earlier one, and with the first of that text.
  mutating func forEachDuplicate(_ report: (_ first: Int, _ repeated: Int) -> Void) {
    if keys.count <= Self.smallCount {
      compareAll(report)
    } else {
      compareByHash(report)
    }
  }

  private func compareAll(_ report: (_ first: Int, _ repeated: Int) -> Void) {
    keys.withUnsafeBufferPointer { keys in
      for later in keys.indices.dropFirst() {
        let word = keys[later].word
        for earlier in 0..<later
        where keys[earlier].word == word && equalBytes(keys[earlier].text, keys[later].text) {
          report(keys[earlier].node, keys[later].node)
          break
        }
      }
    }
  }

  private func compareByHash(_ report: (_ first: Int, _ repeated: Int) -> Void) {
    var first: [HashedText: Int] = [:]
    first.reserveCapacity(keys.count)
    for key in keys {
      if let earlier = first[HashedText(bytes: key.text)] {
        report(earlier, key.node)
      } else {
        first[HashedText(bytes: key.text)] = key.node
      }
    }
  }

  private struct HashedText: Hashable {
    let bytes: UnsafeBufferPointer<UInt8>

    static func == (left: HashedText, right: HashedText) -> Bool {
      equalBytes(left.bytes, right.bytes)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
    }
  }
}

extension TreeBuilder {
  /// Checks the keys of a mapping that has been read: scalars, no merge key, none twice.
  mutating func checkKeys(of mapping: Int) {
    keys.reset()
    let end = Int(parts.nodes[mapping].first)
    var duplicates: [(first: Int, repeated: Int)] = []
    var others: [Int] = []
    parts.decoded.withUnsafeBufferPointer { decoded in
      var index = mapping + 1
      while index < end {
        let key = resolvedIndex(index)
        if parts.nodes[key].kind == .scalar {
          let node = parts.nodes[key]
          let text = node.flags.contains(.decoded) ? decoded : source
          let range = Int(node.first)..<Int(node.first) + Int(node.count)
          keys.add(.init(node: index, text: UnsafeBufferPointer(rebasing: text[range])))
          if node.count == 2, node.style == .plain, source[Int(node.first)] == UInt8(ascii: "<") {
            others.append(index)
          }
        } else {
          others.append(index)
        }
        index = following(following(index))
      }
      keys.forEachDuplicate { duplicates.append(($0, $1)) }
    }
    for index in others { reportUnusableKey(index) }
    for (first, repeated) in duplicates { reportDuplicate(first: first, repeated: repeated) }
  }

  private func following(_ index: Int) -> Int {
    let node = parts.nodes[index]
    return node.kind == .mapping || node.kind == .sequence ? Int(node.first) : index + 1
  }

  private func resolvedIndex(_ index: Int) -> Int {
    let node = parts.nodes[index]
    guard node.kind == .alias, !node.flags.contains(.unresolved) else { return index }
    return Int(node.first)
  }

  private mutating func reportUnusableKey(_ index: Int) {
    let key = parts.nodes[index]
    if key.kind == .scalar {
      guard source[key.span.range].elementsEqual("<<".utf8) else { return }
      report(
        .mergeKey, "merge keys (`<<`) are not part of the spec language", at: key.span,
        help: "write the keys out, or give what is shared a declaration of its own")
      return
    }
    if key.kind == .alias, key.flags.contains(.unresolved) { return }
    report(
      .nonScalarKey, "a key must be a name, not a list or a mapping", at: key.span,
      help: "if this is text, put it in quotes: `\"{name}\": value`")
  }

  private mutating func reportDuplicate(first: Int, repeated: Int) {
    guard parts.problems.count < limits.problems else { return }
    let span = parts.nodes[repeated].span
    let name = displayed(source[parts.nodes[first].span.range])
    add(
      SyntaxProblem(
        .duplicateKey, "the key \(name) is already in this mapping", at: span,
        related: [.init(span: parts.nodes[first].span, message: "it is first here")],
        help: ["keep one of the two"]))
  }

  /// A piece of source for a message, without line ends and not too long.
  private func displayed(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    let text = String(decoding: bytes.prefix(200), as: UTF8.self)
    let line = text.prefix { !$0.isNewline }.prefix(40)
    return line.utf8.count == bytes.count ? "`\(line)`" : "`\(line)…`"
  }
}
