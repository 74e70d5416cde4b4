extension AppGraph {
  /// Arrows that a picture draws as one: they lead from and to the same and do it alike.
  struct Bundle {
    let from: Int
    let to: Int
    let means: Means
    var arrows: [Arrow]

    /// What every arrow needs, a line each.
    var lines: [String] { arrows.map(\.words) }

    /// The first of the lines, and how many more there are.
    ///
    /// - Parameter count: The most lines.
    func lines(atMost count: Int) -> [String] {
      let lines = lines
      guard lines.count > count else { return lines }
      return lines.prefix(count) + ["and \(lines.count - count) more"]
    }
  }

  /// All arrows, in the order of the first of each bundle.
  var bundles: [Bundle] {
    struct Key: Hashable {
      let from: Int
      let to: Int
      let means: Means
    }
    var numbers: [Key: Int] = [:]
    var bundles: [Bundle] = []
    for arrow in arrows {
      let key = Key(from: arrow.from, to: arrow.to, means: arrow.means)
      if let number = numbers[key] {
        bundles[number].arrows.append(arrow)
      } else {
        numbers[key] = bundles.count
        bundles.append(
          Bundle(from: arrow.from, to: arrow.to, means: arrow.means, arrows: [arrow]))
      }
    }
    return bundles
  }

  /// The indices of the nodes of each module, and of those that belong to none.
  var nodesByModule: [(module: String?, nodes: [Int])] {
    var numbers: [String?: Int] = [:]
    var groups: [(module: String?, nodes: [Int])] = []
    for (number, node) in nodes.enumerated() {
      if let group = numbers[node.module] {
        groups[group].nodes.append(number)
      } else {
        numbers[node.module] = groups.count
        groups.append((node.module, [number]))
      }
    }
    return groups
  }
}

/// Characters that no picture can show, or that change how what follows is read.
enum GraphText {
  static func shown(_ text: String) -> String {
    var shown = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x9, 0xA, 0xD, 0x2028, 0x2029: shown.append(" ")
      case 0..<0x20, 0x7F..<0xA0, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069,
        0xFFFE...0xFFFF:
        shown.append("\u{FFFD}")
      default: shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }

  /// The beginning of a text that is too long.
  static func shortened(_ text: String, to count: Int) -> String {
    guard text.count > count else { return text }
    return text.prefix(count - 1) + "…"
  }
}
