extension BenchmarkReport {
  /// The report as JSON; times are in milliseconds, memory is in bytes.
  var json: String {
    """
    {
      "cores": \(cores),
      "folder": "\(escaped(folder))",
      "memoryFileSystem": \(isInMemory),
      "startup": { "milliseconds": \(fixed(startup.median / 1e6, digits: 3)) },
      "memoryGoalPerScreen": \(ProjectReport.memoryGoal),
      "projects": [
    \(projects.map(\.json).joined(separator: ",\n"))
      ]
    }

    """
  }

  private func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension ProjectReport {
  fileprivate var json: String {
    let subjects = Subject.allCases.map { "        \(json($0))" }.joined(separator: ",\n")
    return """
          {
            "screens": \(screens),
            "runs": \(runs),
            "specs": \(json(size)),
            "output": \(json(output)),
            "subjects": {
      \(subjects)
            }
          }
      """
  }

  private func json(_ size: CorpusSize) -> String {
    "{ \"files\": \(size.files), \"lines\": \(size.lines), \"bytes\": \(size.bytes) }"
  }

  private func json(_ subject: Subject) -> String {
    let series = self[subject]
    var members = [
      "\"milliseconds\": \(fixed(series.median / 1e6, digits: 3))",
      "\"fastest\": \(fixed(Double(series.fastest) / 1e6, digits: 3))",
    ]
    if let floor = subject.floor, let ratio = ratio(subject) {
      members += ["\"floor\": \"\(floor)\"", "\"ratio\": \(fixed(ratio, digits: 3))"]
    }
    if let goal = subject.goal { members.append("\"goal\": \(fixed(goal, digits: 1))") }
    if subject.floor != nil {
      members += [
        "\"peakBytes\": \(series.peakBytes)",
        "\"peakBytesPerScreen\": \(bytesPerScreen(subject))",
      ]
    }
    return "\"\(subject)\": { \(members.joined(separator: ", ")) }"
  }
}
