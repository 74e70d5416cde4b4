import ScreenCompiler

/// The command line of `screenc-bench`.
public struct BenchmarkTool {
  static let help = """
    Measures screenc on projects of any size, against what the machine can do at best.

    screenc-bench corpus N DIR [--modules N] [--swift-modules] [LANGUAGE …]
        Writes N realistic screen specs, the few files that they share, and the app's strings in the
        languages. The same N gives the same bytes. A module has fifty screens, unless --modules says
        how many there are; with --swift-modules each is a Swift module.
    screenc-bench run [--sizes N,N,…] [--runs N] [--strings LANGUAGE,…] [--format text|json]
                      [--keep DIR] [--screenc PATH]
        Measures start-up, lint, cold build, build without and with one change. The floors of the
        same run: a C loop over libyaml's events, reading the specs, writing the output, and a walk
        over both. With --strings the app has strings, and lint and builds look its texts up in them.
        Works on a memory file system if there is one; --keep says where else, and leaves
        everything there.

    """

  public init() {}

  /// Does what the arguments say; returns the exit code.
  public func run(_ arguments: [String]) -> Int32 {
    do throws(BenchmarkFailure) {
      try perform(arguments)
      return 0
    } catch {
      StandardError.write("error: \(error.message)\n")
      return 2
    }
  }

  private func perform(_ arguments: [String]) throws(BenchmarkFailure) {
    switch arguments.first {
    case "corpus": try corpus(Array(arguments.dropFirst()))
    case "run":
      let options = try RunOptions(arguments.dropFirst())
      let report = try BenchmarkRun(options: options).measure()
      print(options.format == .json ? report.json : report.text, terminator: "")
    case Floor.subcommand: try Floor.run(Array(arguments.dropFirst()))
    case "--help", "-h", "help", nil: print(Self.help, terminator: "")
    case .some(let other):
      throw BenchmarkFailure("there is no command `\(other)`: see `screenc-bench --help`")
    }
  }

  private func corpus(_ arguments: [String]) throws(BenchmarkFailure) {
    var given = arguments
    let areSwiftModules = given.removeFlag("--swift-modules")
    let modules = try given.removeCount("--modules")
    guard given.count >= 2, let screens = Int(given[0]), screens > 0 else {
      throw BenchmarkFailure("`corpus` takes the number of screens, a folder, and languages")
    }
    let large = CorpusModules.large.screensPerModule
    let division = CorpusModules(
      screensPerModule: modules.map { (screens + $0 - 1) / $0 } ?? large,
      areSwiftModules: areSwiftModules)
    let corpus = Corpus(
      screens: screens, languages: Array(given.dropFirst(2)), modules: division)
    let size = try BenchmarkFailure.wrapping { () throws(FileError) in
      try corpus.write(to: given[1])
    }
    print("\(size.files) files, \(size.lines) lines, \(size.bytes) bytes")
  }
}

extension [String] {
  /// Takes out a flag, and says whether it was there.
  fileprivate mutating func removeFlag(_ flag: String) -> Bool {
    guard let index = firstIndex(of: flag) else { return false }
    remove(at: index)
    return true
  }

  /// Takes out an option with a number above 0; nil if it isn't there.
  fileprivate mutating func removeCount(_ option: String) throws(BenchmarkFailure) -> Int? {
    guard let index = firstIndex(of: option) else { return nil }
    guard index + 1 < count, let number = Int(self[index + 1]), number > 0 else {
      throw BenchmarkFailure("`\(option)` takes a number above 0")
    }
    removeSubrange(index...index + 1)
    return number
  }
}

/// Why nothing could be measured.
public struct BenchmarkFailure: Error, Sendable, Hashable {
  public let message: String

  package init(_ message: String) {
    self.message = message
  }

  static func wrapping<Value>(
    _ body: () throws(FileError) -> Value
  ) throws(BenchmarkFailure) -> Value {
    do throws(FileError) {
      return try body()
    } catch {
      throw BenchmarkFailure(error.description)
    }
  }
}
