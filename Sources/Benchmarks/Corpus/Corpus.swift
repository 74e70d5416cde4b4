/// A project of realistic specs of any size, the same for the same number of screens.
public struct Corpus: Sendable {
  /// The number of spec files with a screen; a few files that they share, and one for each module of
  /// the app, come on top.
  public let screens: Int

  public init(screens: Int) {
    self.screens = max(1, screens)
  }

  /// The number of all spec files.
  public var fileCount: Int {
    screens + modules.count + SharedSpecs.files(screens: 1, links: []).count
  }

  /// The first screen of each module.
  private var modules: [Int] {
    Array(stride(from: 0, to: screens, by: ScreenPlan.screensPerModule))
  }

  /// Calls a function with the path and text of each file; texts are made one at a time.
  public func forEachFile<Failure: Error>(
    _ body: (_ path: String, _ text: String) throws(Failure) -> Void
  ) throws(Failure) {
    let links = SharedSpecs.linkedScreens(of: screens)
    for file in SharedSpecs.files(screens: screens, links: links) { try body(file.path, file.text) }
    for first in modules {
      let module = ModuleSpec(first: first, of: screens, links: links)
      try body(module.file, module.text)
    }
    for index in 0..<screens {
      let plan = ScreenPlan(index: index, of: screens)
      try body(plan.file, plan.specText())
    }
  }
}

/// How large a corpus is.
public struct CorpusSize: Sendable, Hashable {
  public var files = 0
  public var lines = 0
  public var bytes = 0

  public init() {}

  mutating func add(_ contents: [UInt8]) {
    files += 1
    lines += contents.reduce(0) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    bytes += contents.count
  }
}
