/// What a file is made from, in the language of Make, which Ninja reads as well.
public struct DependencyFile: Sendable {
  private let target: String
  private let inputs: [String]

  /// - Parameters:
  ///   - target: The path of what is made.
  ///   - inputs: The paths of what it is made from.
  public init(target: String, inputs: [String]) {
    self.target = target
    // No line of Make can name a file whose name has two lines.
    self.inputs = inputs.filter { !$0.utf8.contains(UInt8(ascii: "\n")) }
  }

  /// The text: a rule, and below it one for each input, so that Make goes on when an input is gone.
  public var text: String {
    let inputs = inputs.map(Self.escaped)
    let rule = ([Self.escaped(target) + ":"] + inputs).joined(separator: " \\\n  ")
    return rule + "\n" + inputs.map { "\n\($0):\n" }.joined()
  }

  private static func escaped(_ path: String) -> String {
    var text = ""
    for character in path {
      switch character {
      case " ", "#", ":", "\\": text += "\\\(character)"
      case "$": text += "$$"
      default: text.append(character)
      }
    }
    return text
  }
}
