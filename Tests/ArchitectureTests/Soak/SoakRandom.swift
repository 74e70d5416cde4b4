import SeededRandom

/// The draws of a soak: the same for the same seed, everywhere.
struct SoakRandom: RandomNumberGenerator {
  private var numbers: SeededGenerator

  init(seed: UInt64) {
    numbers = SeededGenerator(seed: seed)
  }

  mutating func next() -> UInt64 { numbers.next() }
  mutating func below(_ bound: Int) -> Int { numbers.below(bound) }
  mutating func chance(_ percent: Int) -> Bool { numbers.chance(percent) }

  /// One of `choices`, which are not empty.
  mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[below(choices.count)]
  }

  /// One of `choices`, each as often as its weight says; nil without any.
  mutating func pick<Choice>(weighted choices: [(weight: Int, choice: Choice)]) -> Choice? {
    var left = below(choices.reduce(0) { $0 + $1.weight })
    for (weight, choice) in choices {
      if left < weight { return choice }
      left -= weight
    }
    return choices.last?.choice
  }
}

/// FNV-1a over texts: what two runs of the same seed have to agree on.
struct SoakDigest: Equatable, CustomStringConvertible {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ text: String) {
    for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }

  var description: String { String(value, radix: 16) }
}
