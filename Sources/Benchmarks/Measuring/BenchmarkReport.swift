/// What is measured on a project.
enum Subject: String, Sendable, CaseIterable {
  case events, reading, writing, walking
  case trees
  case lint
  case coldBuild = "cold build"
  case noOpBuild = "no-op build"
  case oneFileBuild = "one-file build"

  /// What it is compared with; floors are compared with nothing.
  var floor: Subject? {
    switch self {
    case .events, .reading, .writing, .walking: nil
    case .trees, .lint, .coldBuild: .events
    case .noOpBuild, .oneFileBuild: .walking
    }
  }

  /// The ratio to its floor that it is not to exceed.
  var goal: Double? {
    switch self {
    case .trees: 1.15
    case .lint: 1.2
    case .coldBuild: 3
    default: nil
    }
  }

  /// What a floor does.
  var explanation: String? {
    switch self {
    case .events: "F: libyaml's events of all specs in C, one thread"
    case .reading: "R: reading all specs in C"
    case .writing: "W: writing all output in C"
    case .walking: "S: walk and stat of specs and output in C"
    default: nil
    }
  }

  /// The floor's letter.
  var symbol: String {
    switch self {
    case .events: "F"
    case .reading: "R"
    case .writing: "W"
    case .walking: "S"
    default: ""
    }
  }
}

/// The figures of a measured project.
struct ProjectReport: Sendable {
  /// No more memory than this is to be used for each screen.
  static let memoryGoal = 20 * 1024
  /// Bytes of trees and of the specs that they are of, for each byte of the specs, are not to be more.
  static let treeMemoryGoal = 6

  let screens: Int
  let size: CorpusSize
  let runs: Int
  var output = CorpusSize()
  private var series: [Subject: Series] = [:]

  init(screens: Int, size: CorpusSize, runs: Int) {
    self.screens = screens
    self.size = size
    self.runs = runs
  }

  subscript(subject: Subject) -> Series {
    get { series[subject] ?? Series() }
    set { series[subject] = newValue }
  }

  /// How many times as long as its floor something takes.
  func ratio(_ subject: Subject) -> Double? {
    ratio(subject, to: subject.floor)
  }

  func ratio(_ subject: Subject, to floor: Subject?) -> Double? {
    guard let floor, self[floor].median > 0 else { return nil }
    return self[subject].median / self[floor].median
  }

  func bytesPerScreen(_ subject: Subject) -> Int {
    self[subject].peakBytes / max(1, screens)
  }
}

/// The figures of a run of all measurements.
struct BenchmarkReport: Sendable {
  let cores: Int
  let folder: String
  let isInMemory: Bool
  let startup: Series
  let projects: [ProjectReport]

  /// Where the measurements worked.
  var place: String {
    isInMemory ? "\(folder) (memory file system)" : "\(folder) (no memory file system)"
  }
}
