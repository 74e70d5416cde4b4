import SeededRandom

/// Slips of the hand in a spec, from a seed.
struct RandomSlips {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// One of the paths.
  mutating func choose(among paths: [String]) -> String { paths[generator.below(paths.count)] }

  /// How many slips are made together.
  mutating func number() -> Int { 1 + generator.below(3) }

  /// A text with a slip in it.
  mutating func slip(in text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let place = generator.below(lines.count)
    let line = lines[place]
    switch generator.below(10) {
    case 0: lines.remove(at: place)
    case 1: lines.insert(line, at: place)
    case 2: lines.swapAt(place, generator.below(lines.count))
    case 3: lines[place] = String(repeating: " ", count: 1 + generator.below(3)) + line
    case 4: lines[place] = String(line.drop { $0 == " " })
    case 5: lines[place] = withOtherWords(line)
    case 6...8: lines[place] = misspelt(line)
    default: lines[place] = withOtherSign(line)
    }
    return lines.joined(separator: "\n")
  }

  /// A line with two of its words changed for one another.
  private mutating func withOtherWords(_ line: String) -> String {
    let words = line.ranges(of: #/[A-Za-z]\w*/#)
    guard words.count > 1 else { return line }
    let first = generator.below(words.count - 1)
    let (left, right) = (words[first], words[first + 1])
    let (start, end) = (line[..<left.lowerBound], line[right.upperBound...])
    return "\(start)\(line[right])\(line[left.upperBound..<right.lowerBound])\(line[left])\(end)"
  }

  /// A line with a letter too few, twice, in the place of the next, or as a capital.
  private mutating func misspelt(_ line: String) -> String {
    var letters = Array(line)
    let places = letters.indices.filter { letters[$0].isLetter }
    guard !places.isEmpty else { return line }
    let place = places[generator.below(places.count)]
    switch generator.below(4) {
    case 0: letters.remove(at: place)
    case 1: letters.insert(letters[place], at: place)
    case 2: if place + 1 < letters.count { letters.swapAt(place, place + 1) }
    default: letters.replaceSubrange(place...place, with: letters[place].uppercased())
    }
    return String(letters)
  }

  /// A line with a sign too few, or another one.
  private mutating func withOtherSign(_ line: String) -> String {
    var signs = Array(line)
    let places = signs.indices.filter { !signs[$0].isLetter && signs[$0] != " " }
    guard !places.isEmpty else { return line }
    let place = places[generator.below(places.count)]
    let others = Array(":,[]{}$.\"'#-?&*")
    let other = generator.below(others.count + 1)
    if other == others.count { signs.remove(at: place) } else { signs[place] = others[other] }
    return String(signs)
  }
}
