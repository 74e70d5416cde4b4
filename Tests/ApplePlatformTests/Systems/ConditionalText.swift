/// The text of a source file, some lines of which are for some systems only.
struct ConditionalText {
  private struct Line {
    let text: Substring
    /// What has to hold for the line; nil for the directives themselves, which nothing compiles.
    let conditions: [BuildCondition]?
  }

  /// The branch of an `#if` that is being read, and those before it, of which none may hold.
  private struct Branch {
    var condition: BuildCondition?
    var before: [BuildCondition] = []

    var conditions: [BuildCondition] { before.map { .not($0) } + (condition.map { [$0] } ?? []) }

    mutating func go(on next: BuildCondition?) {
      if let condition { before.append(condition) }
      condition = next
    }
  }

  private let lines: [Line]

  init(_ text: String) throws {
    var branches: [Branch] = []
    var lines: [Line] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.drop(while: \.isWhitespace)
      let isDirective = try Self.read(words, into: &branches)
      lines.append(Line(text: line, conditions: isDirective ? nil : branches.flatMap(\.conditions)))
    }
    guard branches.isEmpty else { throw ConditionError.unreadable("#if without #endif") }
    self.lines = lines
  }

  private static func read(_ line: Substring, into branches: inout [Branch]) throws -> Bool {
    if line.hasPrefix("#if ") {
      branches.append(Branch(condition: try BuildCondition(String(line.dropFirst(4)))))
    } else if line.hasPrefix("#elseif ") {
      try change(&branches, to: BuildCondition(String(line.dropFirst(8))))
    } else if line == "#else" {
      try change(&branches, to: nil)
    } else if line == "#endif" {
      guard branches.popLast() != nil else { throw ConditionError.unreadable("#endif") }
    } else {
      return false
    }
    return true
  }

  private static func change(_ branches: inout [Branch], to condition: BuildCondition?) throws {
    guard !branches.isEmpty else { throw ConditionError.unreadable("a branch without #if") }
    branches[branches.count - 1].go(on: condition)
  }

  /// The text as a system compiles it, at the same lines.
  func text(on system: BuildSystem) throws -> String {
    try lines.map { try isSeen($0, on: system) ? String($0.text) : "" }.joined(separator: "\n")
  }

  /// The numbers of the lines that depend on a system and say something.
  var conditionalLines: [Int] {
    lines.indices.filter { index in
      let line = lines[index]
      return line.conditions?.isEmpty == false && !Self.isEmpty(line.text)
    }.map { $0 + 1 }
  }

  /// Those of the lines that the system compiles.
  func conditionalLines(on system: BuildSystem) throws -> [Int] {
    try conditionalLines.filter { try isSeen(lines[$0 - 1], on: system) }
  }

  private func isSeen(_ line: Line, on system: BuildSystem) throws -> Bool {
    try line.conditions?.allSatisfy { try $0.holds(on: system) } ?? false
  }

  private static func isEmpty(_ line: Substring) -> Bool {
    let words = line.drop(while: \.isWhitespace)
    return words.isEmpty || words.hasPrefix("//")
  }
}
