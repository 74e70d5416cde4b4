import Diagnostics
import SourceText

/// What is known of the values at one place of answers.
struct AnswerGuess {
  enum Kind: String {
    case object, list, text, number, boolean
  }

  struct Field {
    let key: String
    var guess: AnswerGuess
    /// In how many objects it is there.
    var count: Int
  }

  let place: Location
  private(set) var kinds: [Kind] = []
  private(set) var isNullable = false
  /// How many objects there are.
  private(set) var objects = 0
  private(set) var fields: [Field] = []
  /// What the elements of the lists are.
  private(set) var element: [AnswerGuess] = []
  private(set) var areDates = true
  private(set) var areAddresses = true
  private(set) var areWhole = true
  private var positions: [String: Int] = [:]

  init(at place: Location) {
    self.place = place
  }

  mutating func add(_ node: DocumentNode, in file: FileID) {
    switch node.content {
    case .null: isNullable = true
    case .boolean: note(.boolean)
    case .number(let text):
      note(.number)
      if Int64(text) == nil { areWhole = false }
    case .text(let text):
      note(.text)
      if !text.looksLikeDate { areDates = false }
      if !text.hasPrefix("https://"), !text.hasPrefix("http://") { areAddresses = false }
    case .list(let elements):
      note(.list)
      for value in elements { addElement(value, in: file) }
    case .object(let members):
      note(.object)
      objects += 1
      for member in members { add(member, in: file) }
    }
  }

  private mutating func note(_ kind: Kind) {
    if !kinds.contains(kind) { kinds.append(kind) }
  }

  private mutating func addElement(_ node: DocumentNode, in file: FileID) {
    if element.isEmpty { element = [AnswerGuess(at: Location(file: file, span: node.span))] }
    element[0].add(node, in: file)
  }

  private mutating func add(_ member: DocumentNode.Member, in file: FileID) {
    let position = positions[member.key] ?? fields.count
    if position == fields.count {
      positions[member.key] = position
      let place = Location(file: file, span: member.keySpan)
      fields.append(Field(key: member.key, guess: AnswerGuess(at: place), count: 0))
    }
    fields[position].count += 1
    fields[position].guess.add(member.value, in: file)
  }
}

extension String {
  /// Whether it begins with a day, and goes on with a time or not at all.
  fileprivate var looksLikeDate: Bool {
    let bytes = Array(utf8)
    guard bytes.count >= 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      [0, 1, 2, 3, 5, 6, 8, 9].allSatisfy({ bytes[$0].isDigit })
    else { return false }
    guard bytes.count > 10 else { return true }
    return bytes.count >= 19 && bytes[10] == UInt8(ascii: "T") && bytes[13] == UInt8(ascii: ":")
      && bytes[16] == UInt8(ascii: ":")
  }
}
