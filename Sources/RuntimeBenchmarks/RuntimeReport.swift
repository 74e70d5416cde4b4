import Benchmarks

/// The figures of the measured run-time.
struct RuntimeReport: Sendable {
  /// A value with the limit that it has to keep.
  struct Figure: Sendable {
    enum Limit: Sendable {
      case atMost(Double)
      case atLeast(Double)
    }

    /// What the figure is called in JSON.
    let key: String
    let explanation: String
    let unit: String
    let value: Double
    var limit: Limit?

    /// Whether the limit is kept; figures without one keep it.
    var isKept: Bool {
      switch limit {
      case .atMost(let most): value <= most
      case .atLeast(let least): value >= least
      case nil: true
      }
    }
  }

  /// Time that a screen has from one picture to the next.
  static let frame = 16.0

  let items: Int
  let figures: [Figure]

  var isKept: Bool { figures.allSatisfy(\.isKept) }
}

extension RuntimeReport {
  /// The report as a table.
  var text: String {
    let lines = figures.map { figure in
      let value = fixed(figure.value, digits: figure.value < 100 ? 2 : 0)
      let columns = [
        pad(figure.explanation, to: 64), pad(value, to: -10), pad(figure.unit, to: 6),
        figure.limit?.words ?? "", figure.isKept ? "" : "  MISSED",
      ]
      return columns.joined(separator: " ")
    }
    return """
      the run-time, over \(items) items
      \(lines.joined(separator: "\n"))

      """
  }

  /// The report as JSON: each figure with its value, its unit and, where it has one, its limit.
  var json: String {
    let members = figures.map { figure in
      var parts = [
        "\"value\": \(fixed(figure.value, digits: 3))", "\"unit\": \"\(figure.unit)\"",
      ]
      switch figure.limit {
      case .atMost(let most): parts.append("\"atMost\": \(fixed(most, digits: 1))")
      case .atLeast(let least): parts.append("\"atLeast\": \(fixed(least, digits: 1))")
      case nil: break
      }
      parts.append("\"kept\": \(figure.isKept)")
      return "    \"\(figure.key)\": { \(parts.joined(separator: ", ")) }"
    }
    return """
      {
        "items": \(items),
        "kept": \(isKept),
        "figures": {
      \(members.joined(separator: ",\n"))
        }
      }

      """
  }

  /// A text as wide as that; where the width is negative, at its right end.
  private func pad(_ text: String, to width: Int) -> String {
    let room = String(repeating: " ", count: max(0, abs(width) - text.count))
    return width < 0 ? room + text : text + room
  }
}

extension RuntimeReport.Figure.Limit {
  fileprivate var words: String {
    switch self {
    case .atMost(let most): "≤ \(fixed(most, digits: 0))"
    case .atLeast(let least): "≥ \(fixed(least, digits: 0))"
    }
  }
}
