import ScreenCompiler

/// A project of realistic specs of any size, the same for the same number of screens.
public struct Corpus: Sendable {
  /// The number of spec files with a screen; a few files that they share, and one for each module of
  /// the app, come on top.
  public let screens: Int
  /// The languages that the app has strings in; without any its texts are not looked up.
  public let languages: [String]
  /// How the app is divided.
  public let modules: CorpusModules

  public init(screens: Int, languages: [String] = [], modules: CorpusModules = .large) {
    self.screens = max(1, screens)
    self.languages = languages
    self.modules = modules
  }

  /// The number of all spec files.
  public var fileCount: Int {
    screens + hubs.count + TemplateFile.shared.templates.count
  }

  /// The first screen of each module.
  private var hubs: [Int] {
    Array(stride(from: 0, to: screens, by: modules.screensPerModule))
  }

  /// Calls a function with the path and text of each file; texts are made one at a time.
  public func forEachFile<Failure: Error>(
    _ body: (_ path: String, _ text: String) throws(Failure) -> Void
  ) throws(Failure) {
    let links = linkedScreens
    var strings = CorpusStrings()
    for file in sharedFiles(links: links) {
      if !languages.isEmpty {
        for prefix in ["tab.", "home.", "welcome.", "person."] {
          strings.add(keysIn: file.text, prefix: prefix)
        }
      }
      try body(file.path, file.text)
    }
    for first in hubs {
      let hub = plan(of: first)
      try body("\(hub.module)/Module.yaml", module(of: hub, links: links))
    }
    for index in 0..<screens {
      let plan = self.plan(of: index)
      let text = plan.specText()
      if !languages.isEmpty { strings.add(keysIn: text, prefix: plan.key("")) }
      try body(plan.file, text)
    }
    for language in languages {
      try body(CorpusStrings.path(of: language), strings.text(in: language))
    }
  }

  /// Writes all files below a folder, and says how large they are.
  @discardableResult
  public func write(to folder: String) throws(FileError) -> CorpusSize {
    var size = CorpusSize()
    var folders: Set<String> = []
    try forEachFile { (path, text) throws(FileError) in
      let target = Path.join(folder, path)
      let parent = Path.parent(of: target)
      if folders.insert(parent).inserted { try FileSystem.createDirectory(parent) }
      let bytes = Array(text.utf8)
      try FileSystem.write(bytes, to: target)
      size.add(bytes)
    }
    return size
  }

  private func plan(of index: Int) -> ScreenPlan {
    ScreenPlan(index: index, of: screens, in: modules)
  }

  /// The file of the first screen.
  var firstFile: String { plan(of: 0).file }

  // MARK: - What screens have in common

  /// The files that all screens share.
  private func sharedFiles(links: [ScreenPlan]) -> [(path: String, text: String)] {
    let addresses = links.map { plan in
      "  - { url: \"atlas:/\(plan.path)/{\(plan.parameter)}\", screen: \(plan.screen) }"
    }
    let values = [
      "links": addresses.joined(separator: "\n"),
      "strings": languages.map(CorpusStrings.path).joined(separator: ", "),
      "swift": modules.areSwiftModules ? "yes" : "",
    ]
    return TemplateFile.shared.templates.map { path, template in
      var filling = SpecFilling(plan(of: 0), values: values)
      return (modules.path(ofShared: path), filling.text(of: template) + "\n")
    }
  }

  /// The screens that addresses lead to.
  private var linkedScreens: [ScreenPlan] {
    let details = (0..<screens).lazy.map { plan(of: $0) }
      .filter { $0.archetype == .detail }
    return Array(details.prefix(40))
  }

  /// Makes the screens of one folder a module of the app; others may name its first screen, and those
  /// that addresses lead to.
  private func module(of hub: ScreenPlan, links: [ScreenPlan]) -> String {
    let exports = [hub.screen] + links.filter { $0.module == hub.module }.map(\.screen)
    let list = exports.map { "  - \($0)\n" }.joined()
    let swift = modules.areSwiftModules ? "swift: { module: \(hub.module)Kit }\n" : ""
    return "module: \(hub.module)\n\(swift)uses: [Shared]\nexports:\n\(list)"
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
