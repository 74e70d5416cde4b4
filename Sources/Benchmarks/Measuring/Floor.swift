import CFloors
import ScreenCompiler
import SpecSyntax

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What is measured inside of a process, on one thread: the bare necessities, in C, and the trees of specs.
enum Floor: String, Sendable {
  /// libyaml's events of all specs, whose bytes are in memory: what everything else is measured by.
  case events
  /// Reading all specs.
  case read
  /// Writing what a build wrote.
  case write
  /// Asking for the status of all specs and outputs.
  case walk
  /// The trees of all specs, whose bytes are in memory. They are built and dropped one by one; after that
  /// all are built and kept, so that the most memory that the process had tells how large they are.
  case trees

  /// Floors run in processes of their own, so that the process that measures stays small.
  static let subcommand = "floor"

  /// Measures a floor in this process and prints the nanoseconds.
  static func run(_ arguments: [String]) throws(BenchmarkFailure) {
    guard let name = arguments.first, let floor = Floor(rawValue: name) else {
      throw BenchmarkFailure("there is no such floor")
    }
    print(try floor.measure(arguments.dropFirst().map { $0 }))
  }

  /// Measures a floor in another process.
  func measure(
    in runner: String, _ folders: [String], scratch: String
  ) throws(BenchmarkFailure) -> ProcessCost {
    let output = "\(scratch)/floor.txt"
    var cost = try ChildProcess.run(
      runner, [Self.subcommand, rawValue] + folders, output: output, showsErrors: true)
    let bytes = try BenchmarkFailure.wrapping { () throws(FileError) in
      try FileSystem.read(output)
    }
    let text = String(decoding: bytes.filter { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    guard cost.exitCode == 0, let nanoseconds = Int(text) else {
      throw BenchmarkFailure("the floor `\(rawValue)` could not be measured")
    }
    cost.nanoseconds = nanoseconds
    return cost
  }

  func measure(_ folders: [String]) throws(BenchmarkFailure) -> Int {
    guard let first = folders.first else { throw BenchmarkFailure("a floor needs a folder") }
    switch self {
    case .events: return try Self.events(below: first)
    case .read: return try Self.time { screenc_floor_read(first) }
    case .walk:
      return try Self.time { folders.reduce(0) { min($0, screenc_floor_walk($1)) } }
    case .write: return try Self.write(from: first, to: folders.dropFirst().first)
    case .trees: return try Self.trees(below: first)
    }
  }

  private static func trees(below folder: String) throws(BenchmarkFailure) -> Int {
    let files = try contents(below: folder) { $0.hasSuffix(".yaml") }
    let nanoseconds = try time {
      files.reduce(0) { min($0, SyntaxTree.parse($1.bytes).problems.isEmpty ? 0 : -1) }
    }
    let trees = files.map { SyntaxTree.parse($0.bytes) }
    return trees.count == files.count ? nanoseconds : 0
  }

  private static func events(below folder: String) throws(BenchmarkFailure) -> Int {
    let files = try contents(below: folder) { $0.hasSuffix(".yaml") }
    return try time {
      files.reduce(0) { sum, file in
        min(
          sum,
          file.bytes.withUnsafeBufferPointer {
            screenc_floor_yaml_events($0.baseAddress, $0.count)
          })
      }
    }
  }

  private static func write(
    from folder: String, to target: String?
  ) throws(BenchmarkFailure) -> Int {
    guard let target else { throw BenchmarkFailure("the floor `write` needs two folders") }
    let files = try contents(below: folder) { $0.hasSuffix(".swift") }
    try BenchmarkFailure.wrapping { () throws(FileError) in
      try FileSystem.createDirectory(target)
    }
    return try time {
      files.reduce(0) { sum, file in
        let path = "\(target)/\(Path.name(of: file.path))"
        return min(
          sum,
          file.bytes.withUnsafeBufferPointer {
            Int64(screenc_floor_write(path, $0.baseAddress, $0.count))
          })
      }
    }
  }

  private static func time(_ body: () -> Int64) throws(BenchmarkFailure) -> Int {
    let start = MonotonicClock.nanoseconds()
    let result = body()
    let nanoseconds = MonotonicClock.nanoseconds() - start
    guard result >= 0 else {
      throw BenchmarkFailure("a floor failed: \(String(cString: strerror(errno)))")
    }
    return nanoseconds
  }

  private static func contents(
    below folder: String, where isWanted: (String) -> Bool
  ) throws(BenchmarkFailure) -> [(path: String, bytes: [UInt8])] {
    try BenchmarkFailure.wrapping { () throws(FileError) in
      var files: [(path: String, bytes: [UInt8])] = []
      try Scratch.forEachFile(below: folder) { (path) throws(FileError) in
        if isWanted(path) { files.append((path, try FileSystem.read(path))) }
      }
      return files
    }
  }
}
