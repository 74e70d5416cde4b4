#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What running a program took.
struct ProcessCost: Sendable {
  /// From before it was started until after it had ended.
  var nanoseconds: Int
  /// The most memory that it had at a time.
  ///
  /// Linux counts what its parent had before it was started, so that parents have to stay small.
  var peakBytes: Int
  var exitCode: Int32
}

/// Programs run to their ends, and what that took.
///
/// The compiler has a type of this name, too, which hands on what a program says and measures nothing. They
/// share only how libc spawns, a few calls that differ in every argument: too little for a target that both
/// would stand on.
enum ChildProcess {
  /// Runs a program with its output in a file, its errors on the terminal or nowhere.
  static func run(
    _ program: String, _ arguments: [String], output: String, showsErrors: Bool = false
  ) throws(BenchmarkFailure) -> ProcessCost {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(
      &actions, STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    if !showsErrors {
      posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    }
    var strings: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
    strings.append(nil)
    defer {
      for string in strings { free(string) }
    }

    var process = pid_t()
    let start = MonotonicClock.nanoseconds()
    let failure = posix_spawn(&process, program, &actions, nil, strings, environ)
    guard failure == 0 else {
      throw BenchmarkFailure("cannot run \(program): \(String(cString: strerror(failure)))")
    }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0 {
      guard errno == EINTR else { throw BenchmarkFailure("\(program) was lost") }
    }
    let nanoseconds = MonotonicClock.nanoseconds() - start
    guard status & 0x7f == 0 else {
      throw BenchmarkFailure("\(program) was ended by signal \(status & 0x7f)")
    }
    #if canImport(Darwin)
      let unit = 1
    #else
      let unit = 1024
    #endif
    return ProcessCost(
      nanoseconds: nanoseconds, peakBytes: Int(usage.ru_maxrss) * unit,
      exitCode: (status >> 8) & 0xff)
  }

  /// The path of the running program.
  static func ownPath() -> String {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    guard count > 0 else { return CommandLine.arguments.first ?? "" }
    return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
