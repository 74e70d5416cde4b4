#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Another program, run to its end, and what it says.
///
/// The benchmarks have a type of this name, too, which measures what a program takes. They share only how
/// libc spawns, a few calls that differ in every argument: too little for a target that both would stand on.
enum ChildProcess {
  /// How a program ended.
  struct Outcome {
    /// 0 is success; a program that a signal ended has 128 and the signal's number.
    let status: Int32
    /// What it wrote to its standard error.
    let errors: String
  }

  /// Runs a program that is looked for in `PATH`.
  ///
  /// - Parameters:
  ///   - arguments: The program's name, and what it is given.
  ///   - output: The file for what it writes to its standard output, which else is lost.
  static func run(
    _ arguments: [String], output: String = "/dev/null"
  ) throws(FileError) -> Outcome {
    let name = arguments.first ?? ""
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw FileError("run", name) }
    let process = spawn(arguments, output: output, errors: ends)
    close(ends[1])
    defer { close(ends[0]) }
    let identifier = try process.get()
    let errors = readAll(ends[0])
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0 {
      guard errno == EINTR else { throw FileError("run", name) }
    }
    let signal = status & 0x7f
    return Outcome(
      status: signal == 0 ? (status >> 8) & 0xff : 128 + signal,
      errors: String(decoding: errors, as: UTF8.self))
  }

  private static func spawn(
    _ arguments: [String], output: String, errors ends: [Int32]
  ) -> Result<pid_t, FileError> {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(
      &actions, STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDERR_FILENO)
    posix_spawn_file_actions_addclose(&actions, ends[0])
    posix_spawn_file_actions_addclose(&actions, ends[1])
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    var identifier: pid_t = 0
    let code = posix_spawnp(&identifier, words[0] ?? strdup(""), &actions, nil, words, environ)
    guard code == 0 else {
      return .failure(FileError("run", arguments.first ?? "", code: code))
    }
    return .success(identifier)
  }

  private static func readAll(_ descriptor: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
    }
  }
}
