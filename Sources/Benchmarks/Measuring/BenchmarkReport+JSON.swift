import Diagnostics

extension BenchmarkReport {
  /// The report as JSON; times are in milliseconds, memory is in bytes.
  var json: String {
    let document = JSONValue.object([
      ("cores", .number(cores)),
      ("folder", .string(folder)),
      ("memoryFileSystem", .bool(isInMemory)),
      ("startup", .object([("milliseconds", .milliseconds(startup.median))])),
      ("memoryGoalPerScreen", .number(ProjectReport.memoryGoal)),
      ("projects", .array(projects.map(\.json))),
    ])
    return document.text + "\n"
  }
}

extension ProjectReport {
  fileprivate var json: JSONValue {
    .object([
      ("screens", .number(screens)),
      ("runs", .number(runs)),
      ("specs", json(size)),
      ("output", json(output)),
      ("subjects", .object(Subject.allCases.map { ("\($0)", json($0)) })),
    ])
  }

  private func json(_ size: CorpusSize) -> JSONValue {
    .object([
      ("files", .number(size.files)), ("lines", .number(size.lines)),
      ("bytes", .number(size.bytes)),
    ])
  }

  private func json(_ subject: Subject) -> JSONValue {
    let series = self[subject]
    var members: [(key: String, value: JSONValue)] = [
      ("milliseconds", .milliseconds(series.median)),
      ("fastest", .milliseconds(Double(series.fastest))),
    ]
    if let floor = subject.floor, let ratio = ratio(subject) {
      members += [("floor", .string("\(floor)")), ("ratio", .thousandths(of: ratio))]
    }
    if let goal = subject.goal { members.append(("goal", .decimal(goal))) }
    if subject.floor != nil {
      members += [
        ("peakBytes", .number(series.peakBytes)),
        ("peakBytesPerScreen", .number(bytesPerScreen(subject))),
      ]
    }
    return .object(members)
  }
}

extension JSONValue {
  fileprivate static func milliseconds(_ nanoseconds: Double) -> JSONValue {
    thousandths(of: nanoseconds / 1e6)
  }

  /// A number rounded to three digits after the point.
  fileprivate static func thousandths(of value: Double) -> JSONValue {
    .decimal((value * 1_000).rounded() / 1_000)
  }
}
