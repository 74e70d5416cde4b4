import Benchmarks

/// The command line of `screenkit-bench`.
@MainActor
public struct RuntimeBenchmarkTool {
  private static let help = """
    Measures the run-time that generated code stands on.

    screenkit-bench [--items N] [--runs N] [--format text|json]
        A change of a long list, the layout of a cell, and scrolling through N items (100,000) in a
        collection, in one with columns of rows of any height, and in a table. Every figure is told
        with the limit that it has to keep; if one is missed, the exit code is 1.

    """

  public init() {}

  /// Does what the arguments say; returns the exit code.
  public func run(_ arguments: [String]) -> Int32 {
    guard !["--help", "-h", "help"].contains(arguments.first) else {
      print(Self.help, terminator: "")
      return 0
    }
    do throws(BenchmarkFailure) {
      let options = try RuntimeOptions(arguments[...])
      let report = RuntimeBenchmark(options: options).measure()
      print(options.format == .json ? report.json : report.text, terminator: "")
      return report.isKept ? 0 : 1
    } catch {
      StandardError.write("error: \(error.message)\n")
      return 2
    }
  }
}
