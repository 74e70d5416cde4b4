extension BenchmarkReport {
  /// The report as tables.
  var text: String {
    let start = "startup (screenc --version): \(milliseconds(startup.median)) ms"
    return """
      \(cores) cores; specs and output in \(place)
      medians of runs in turns; memory is the most that any run had at a time
      \(start)
      \(projects.map(\.text).joined())
      """
  }
}

extension ProjectReport {
  fileprivate var text: String {
    """

    \(screens) screens: \(size.files) files, \(size.lines) lines, \(size.bytes) bytes; \
    output \(output.files) files, \(output.bytes) bytes; \(runs) runs
    \(row("", "ms", "ratio", "goal", "peak KB", "B a screen"))
    \(Subject.allCases.map(line).joined(separator: "\n"))

    """
  }

  private func line(_ subject: Subject) -> String {
    let time = milliseconds(self[subject].median)
    if let explanation = subject.explanation {
      return row(subject.rawValue, time, "") + "  " + explanation
    }
    let unit = subject.floor?.symbol ?? ""
    let goal = subject.goal.map { "≤ \(shortest($0)) \(unit)" } ?? ""
    return row(
      subject.rawValue, time, ratio(subject).map { "\(fixed($0, digits: 2)) \(unit)" } ?? "", goal,
      "\(self[subject].peakBytes / 1024)",
      "\(bytesPerScreen(subject))" + memory(subject))
  }

  /// What of a goal there is for memory.
  private func memory(_ subject: Subject) -> String {
    switch subject {
    case .lint, .coldBuild: return " (≤ \(Self.memoryGoal))"
    case .trees:
      let ratio = Double(self[subject].peakBytes) / Double(max(1, size.bytes))
      return ", \(fixed(ratio, digits: 1)) times the specs (≤ \(Self.treeMemoryGoal))"
    case .events, .reading, .writing, .walking, .noOpBuild, .oneFileBuild: return ""
    }
  }

  private func row(_ name: String, _ columns: String...) -> String {
    let widths = [10, 10, 9, 10, 12]
    let cells = zip(columns, widths).map { text, width in
      String(repeating: " ", count: max(1, width - text.count)) + text
    }
    return name + String(repeating: " ", count: max(0, 15 - name.count)) + cells.joined()
  }
}

private func milliseconds(_ nanoseconds: Double) -> String {
  fixed(nanoseconds / 1e6, digits: 2)
}

/// A goal with one digit after the point, or two where that says more.
private func shortest(_ goal: Double) -> String {
  let tenths = goal * 10
  return fixed(goal, digits: tenths == tenths.rounded() ? 1 : 2)
}

/// A number with so many digits after the point.
package func fixed(_ value: Double, digits: Int) -> String {
  var factor = 1
  for _ in 0..<digits { factor *= 10 }
  let scaled = Int((value * Double(factor)).rounded())
  let fraction = String(abs(scaled % factor))
  let zeros = String(repeating: "0", count: max(0, digits - fraction.count))
  let sign = scaled < 0 ? "-" : ""
  return digits == 0 ? "\(scaled)" : "\(sign)\(abs(scaled / factor)).\(zeros)\(fraction)"
}
