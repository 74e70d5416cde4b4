import SourceText

/// Keys: scalars, no merge key, none twice.
extension TreeBuilder {
  /// Checks the keys of a mapping that has been read.
  @inline(__always)
  mutating func checkKeys(of mapping: Int) {
    if !haveEvidentlyDistinctNames(mapping) { examineKeys(of: mapping) }
  }

  /// Whether it takes no closer look to see that a mapping's keys are right.
  @inline(__always)
  private mutating func haveEvidentlyDistinctNames(_ mapping: Int) -> Bool {
    keys.removeAll()
    let end = Int(nodes[mapping].first)
    guard let source = UnsafeRawBufferPointer(source).baseAddress else { return false }
    // Each key is followed by its value, all before the end.
    let nodes = nodes.start(before: end)
    var index = mapping + 1
    while index < end {
      let key = nodes + index
      guard key.pointee.kind == .scalar, !key.pointee.flags.contains(.decoded) else { return false }
      let text = UnsafeRawBufferPointer(
        start: source + Int(key.pointee.first), count: Int(key.pointee.count))
      guard text.count != 2 || text[0] != UInt8(ascii: "<") else { return false }
      guard keys.insert(KeyWords.word(of: text)) else { return false }
      let value = key + 1
      index = value.pointee.isCollection ? Int(value.pointee.first) : index &+ 2
    }
    return true
  }

  /// Looks closely at the keys of a mapping, in time linear in their number.
  private mutating func examineKeys(of mapping: Int) {
    let end = Int(nodes[mapping].first)
    // The hashes have a random seed, so that no input can be made to collide.
    var first: [ArraySlice<UInt8>: Int] = [:]
    var index = mapping + 1
    while index < end {
      let key = resolvedIndex(index)
      if isMergeKey(nodes[key]) {
        report(
          .mergeKey, "merge keys (`<<`) are not part of the spec language", at: nodes[index].span,
          help: "write the keys out, or give what is shared a declaration of its own")
      } else if nodes[key].kind == .scalar {
        let text = text(of: nodes[key])
        if let earlier = first[text] {
          reportDuplicate(first: earlier, repeated: index)
        } else {
          first[text] = index
        }
      } else if nodes[key].kind != .alias {
        if isPlaceholder(index) {
          reportPlaceholder(index, in: mapping)
        } else {
          report(
            .nonScalarKey, "a key must be a name, not a list or a mapping", at: nodes[index].span,
            help: "if this is text, put it in quotes: `\"{name}\": value`")
        }
      }
      index = following(following(index))
    }
  }

  /// Whether a key with its braces is a placeholder of templates: of `{{name}}` YAML makes a mapping within a mapping.
  private func isPlaceholder(_ index: Int) -> Bool {
    let span = nodes[index].span
    return nodes[index].kind == .mapping && source[Int(span.start)] == UInt8(ascii: "{")
      && span.start > 0 && source[Int(span.start) - 1] == UInt8(ascii: "{")
      && source[Int(span.start)..<Int(span.end)].allSatisfy { $0 != UInt8(ascii: ":") }
  }

  /// Reports a value in two braces, which is all that the outer ones have.
  private mutating func reportPlaceholder(_ key: Int, in mapping: Int) {
    let inner = nodes[key].span
    let isAlone = nodes[mapping].count == 1 && nodes[mapping].span.end == inner.end + 1
    let span = isAlone ? nodes[mapping].span : inner
    // Braces that are not closed end with what is last in them.
    let content = source[inner.range].dropFirst().dropLast()
    let path = isAlone ? Self.path(inBraces: String(decoding: content, as: UTF8.self)) : nil
    add(
      SyntaxProblem(
        .nonScalarKey, "values do not stand in two braces, which YAML takes for a mapping as a key",
        at: span,
        help: [
          path.map { "write `\($0)`: a value stands by its path, without braces" }
            ?? "a value stands by its path and without braces, such as `$item.name` or `$parameters.name`"
        ],
        correction: path.map {
          .init("write `\($0)`", isSafe: false, replacing: span.range, by: $0)
        }))
  }

  /// The path that stands in braces, whose `$` templates do without; nil where it is none.
  private static func path(inBraces text: String) -> String? {
    let written = text.drop { $0 == " " }.prefix { $0 != " " }
    guard text.split(separator: " ").count == 1 else { return nil }
    let steps = written.hasPrefix("$") ? written.dropFirst() : written
    guard let root = steps.split(separator: ".").first, !steps.hasSuffix("."),
      steps.utf8.allSatisfy({ $0.isInName || $0 == UInt8(ascii: ".") }),
      written.hasPrefix("$") || steps.contains(".") && roots.contains(String(root))
    else { return nil }
    return "$\(steps)"
  }

  /// What paths begin with, of which templates have things by the same name.
  private static let roots: Set<String> = [
    "data", "flags", "form", "item", "parameters", "result", "session", "state",
  ]

  private func isMergeKey(_ key: Node) -> Bool {
    key.kind == .scalar && key.style == .plain && key.count == 2
      && text(of: key).elementsEqual("<<".utf8)
  }

  private func text(of scalar: Node) -> ArraySlice<UInt8> {
    let range = Int(scalar.first)..<Int(scalar.first) + Int(scalar.count)
    return scalar.flags.contains(.decoded) ? parts.decoded[range] : Array(source[range])[...]
  }

  private func resolvedIndex(_ index: Int) -> Int {
    let node = nodes[index]
    guard node.kind == .alias, !node.flags.contains(.unresolved) else { return index }
    return Int(node.first)
  }

  /// The index of the node after a node and all that is within it.
  @inline(__always)
  private func following(_ index: Int) -> Int {
    let node = nodes[index]
    return node.kind == .mapping || node.kind == .sequence ? Int(node.first) : index + 1
  }

  private mutating func reportDuplicate(first: Int, repeated: Int) {
    guard parts.problems.count < limits.problems else { return }
    let earlier = nodes[first].span
    add(
      SyntaxProblem(
        .duplicateKey, "the key \(displayed(source[earlier.range])) is already in this mapping",
        at: nodes[repeated].span, related: [.init(span: earlier, message: "it is first here")],
        help: [
          haveLinesBelow(following(first), following(repeated))
            ? "put what both say below one of the two, and take the other one out"
            : "keep one of the two"
        ]))
  }

  /// Whether two values are mappings, or lists, in lines of their own, so that one could take what the other one has.
  private func haveLinesBelow(_ value: Int, _ other: Int) -> Bool {
    nodes[value].kind == nodes[other].kind
      && [value, other].allSatisfy { index in
        let node = nodes[index]
        return (node.kind == .mapping || node.kind == .sequence)
          && !"{[".utf8.contains(source[Int(node.span.start)])
      }
  }

  /// A piece of source for a message, without line ends and not too long.
  private func displayed(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    let text = String(decoding: bytes.prefix(200), as: UTF8.self)
    let line = text.prefix { !$0.isNewline }.prefix(40)
    return line.utf8.count == bytes.count ? "`\(line)`" : "`\(line)…`"
  }
}
