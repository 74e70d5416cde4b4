/// A project of realistic specs of any size, the same for the same number of screens.
public struct Corpus: Sendable {
  /// The number of spec files with a screen; a few files that they share, and one for each module of
  /// the app, come on top.
  public let screens: Int
  /// The languages that the app has strings in; without any its texts are not looked up.
  public let languages: [String]

  public init(screens: Int, languages: [String] = []) {
    self.screens = max(1, screens)
    self.languages = languages
  }

  /// The number of all spec files.
  public var fileCount: Int {
    screens + modules.count + SharedSpecs.files(screens: 1, links: [], languages: []).count
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
    var strings = CorpusStrings()
    for file in SharedSpecs.files(screens: screens, links: links, languages: languages) {
      if !languages.isEmpty {
        for prefix in SharedSpecs.keyPrefixes { strings.add(keysIn: file.text, prefix: prefix) }
      }
      try body(file.path, file.text)
    }
    for first in modules {
      let module = ModuleSpec(first: first, of: screens, links: links)
      try body(module.file, module.text)
    }
    for index in 0..<screens {
      let plan = ScreenPlan(index: index, of: screens)
      let text = plan.specText()
      if !languages.isEmpty { strings.add(keysIn: text, prefix: plan.key("")) }
      try body(plan.file, text)
    }
    for language in languages {
      try body(CorpusStrings.path(of: language), strings.text(in: language))
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
