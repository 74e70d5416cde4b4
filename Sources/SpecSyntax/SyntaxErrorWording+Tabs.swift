/// Lines that are indented by tabs.
extension SyntaxErrorWording {
  func tab(_ offset: Int) -> SyntaxProblem {
    let depths = depths(ofLineWithTab: offset).map { "\($0)" }
    let listed =
      depths.count > 1
      ? depths.dropLast().joined(separator: ", ") + " or \(depths[depths.count - 1])" : depths.first
    let owner = depths.count > 1 ? ", whichever mapping the key belongs to" : ""
    return SyntaxProblem(
      .yamlSyntax, "a tab cannot be used for indentation", at: character(at: offset),
      help: [
        listed.map { "indent with spaces, \($0) of them here\(owner)" } ?? "indent with spaces"
      ])
  }

  /// How far the line can be indented, the likeliest first: a key as the line before it, or as what that belongs to.
  private func depths(ofLineWithTab offset: Int) -> [Int] {
    guard let likeliest = indentation(below: offset) else { return [] }
    let text = firstNonBlank(from: lineStart(offset))
    guard let name = key(at: text), let before = lineBefore(text, isWanted: { _ in true }),
      let start = firstKey(inLineAt: before), isComplete(start)
    else { return [likeliest] }
    let open = openDepths(from: likeliest, before).filter { !has(name, at: $0, before: text) }
    // What stands below a key with a value is indented no deeper than that.
    let next = isComplete(text) ? lineAfter(text) : nil
    let least = next.flatMap { isIndentedBySpaces($0) ? column(of: $0) : nil } ?? 0
    let possible = open.filter { $0 >= least }
    guard possible.count > 1 else { return possible.isEmpty ? [likeliest] : possible }
    // The same key stands in others of its kind.
    let known = columns(ofKey: name)
    let alike = possible.filter(known.contains)
    return alike.count == 1 ? alike : possible
  }

  /// A depth, and those of the mappings around what stands in a line.
  private func openDepths(from first: Int, _ line: Int) -> [Int] {
    var (depths, line) = ([first], line)
    while column(of: line) > 0 {
      let limit = column(of: line)
      guard let owner = lineBefore(line, isWanted: { column(of: $0) < limit }),
        let start = firstKey(inLineAt: owner), key(at: start) != nil
      else { break }
      let depth = column(of: start)
      if depth > 0, depths.last != depth { depths.append(depth) }
      line = owner
    }
    return depths
  }

  /// Whether the mapping at a depth, of which the last lines stand before another one, has a key.
  private func has(_ name: String, at depth: Int, before line: Int) -> Bool {
    let isIt = { (text: Int) -> Bool in
      firstKey(inLineAt: text).map { column(of: $0) == depth && key(at: $0) == name } == true
    }
    return lineBefore(line, isWanted: { column(of: $0) < depth || isIt($0) }).map(isIt) == true
  }

  /// How far the lines with a key are indented by spaces.
  private func columns(ofKey name: String) -> Set<Int> {
    var (found, line): (Set<Int>, Int?) = ([], firstNonBlank(from: 0))
    while let text = line {
      if isIndentedBySpaces(text), let start = firstKey(inLineAt: text), key(at: start) == name {
        found.insert(column(of: start))
      }
      line = lineAfter(text)
    }
    return found
  }
}
