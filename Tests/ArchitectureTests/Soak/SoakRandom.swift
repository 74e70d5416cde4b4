/// SplitMix64: the same numbers for the same seed, everywhere.
struct SoakRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number below `bound`. The standard library's own draws may change between its versions.
  mutating func below(_ bound: Int) -> Int {
    Int(next() % UInt64(max(bound, 1)))
  }

  mutating func chance(_ percent: Int) -> Bool {
    below(100) < percent
  }

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
