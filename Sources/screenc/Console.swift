#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where the tool's words go: findings and answers to the standard output, everything about the run
/// to the standard error.
struct Console {
  let hasColors: Bool
  let output: (String) -> Void
  let standardError: (String) -> Void
  /// Whether nothing is said of a run that went well.
  var isQuiet = false
  /// A line that somebody types; nil at the end of the input. There is no such function where nobody can be asked.
  var answer: (() -> String?)?
  /// All bytes of the standard input.
  var input: () -> [UInt8] = { [] }
  /// Waits for more of the standard input: what has come, nothing at its end, and nil where nothing comes within so many
  /// milliseconds.
  var stream: (Int32?) -> [UInt8]? = { _ in [] }
  /// The variables of the environment.
  var variable: (String) -> String? = { _ in nil }
  /// The working directory, if it is known.
  var directory: String?
  /// Why some of the output was not written; nil where nothing is known to be lost.
  var outputProblem: () -> String? = { nil }

  /// How many characters the output shows in a line; nil where that does not matter.
  var columns: Int?

  /// Says something about the run, unless nobody wants to know.
  func status(_ text: String) {
    if !isQuiet { standardError(text) }
  }

  /// Says why something cannot be done.
  func error(_ message: String) {
    standardError("error: \(message)\n")
  }

  /// Whether colours are used in what is asked for so.
  func usesColors(_ choice: ColorChoice) -> Bool {
    switch choice {
    case .auto: hasColors
    case .always: true
    case .never: false
    }
  }

  /// Whether colours suit an output: on a terminal, unless it or `NO_COLOR` refuses them, and wherever
  /// `FORCE_COLOR` or `CLICOLOR_FORCE` asks for them (https://no-color.org, https://force-color.org).
  static func suitsColors(isTerminal: Bool, _ variable: (String) -> String?) -> Bool {
    func isSet(_ name: String) -> Bool { variable(name).map { !$0.isEmpty } ?? false }
    guard !isSet("NO_COLOR") else { return false }
    let isForced = ["FORCE_COLOR", "CLICOLOR_FORCE"].contains { isSet($0) && variable($0) != "0" }
    return isForced || (isTerminal && variable("TERM") != "dumb")
  }

  /// How many characters an output shows in a line: as many as `COLUMNS` says, or as a terminal has.
  ///
  /// - Parameter terminal: The width of the terminal; nil where the output is none.
  static func columns(terminal: Int?, _ variable: (String) -> String?) -> Int? {
    let said = variable("COLUMNS").flatMap { Int($0) } ?? 0
    return said > 0 ? said : terminal.flatMap { $0 > 0 ? $0 : nil }
  }

  private static func terminalWidth() -> Int? {
    guard isatty(STDOUT_FILENO) == 1 else { return nil }
    var size = winsize()
    #if canImport(Musl)
      let request = Int32(TIOCGWINSZ)
    #else
      let request = UInt(TIOCGWINSZ)
    #endif
    return ioctl(STDOUT_FILENO, request, &size) == 0 ? Int(size.ws_col) : nil
  }

  /// The process's own streams.
  static func process() -> Console {
    let output = Stream(STDOUT_FILENO)
    let status = Stream(STDERR_FILENO)
    return Console(
      hasColors: suitsColors(isTerminal: isatty(STDOUT_FILENO) == 1, variable),
      output: { output.write($0) }, standardError: { status.write($0) },
      answer: isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1 ? { readLine() } : nil,
      input: readInput, stream: readStream, variable: variable, directory: workingDirectory(),
      outputProblem: { output.problem }, columns: columns(terminal: terminalWidth(), variable))
  }

  /// A stream of the process, and why something could not be written to it.
  private final class Stream {
    private let descriptor: Int32
    private(set) var problem: String?

    init(_ descriptor: Int32) {
      self.descriptor = descriptor
    }

    func write(_ text: String) {
      var text = text
      text.withUTF8 { bytes in
        var written = 0
        while written < bytes.count, let base = bytes.baseAddress {
          let count = writeBytes(descriptor, base + written, bytes.count - written)
          if count < 0, errno == EINTR { continue }
          guard count > 0 else {
            // A reader that has enough closes the pipe: nothing is missing there.
            if errno != EPIPE { problem = String(cString: strerror(errno)) }
            return
          }
          written += count
        }
      }
    }
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  private static func workingDirectory() -> String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  private static func readStream(patience: Int32?) -> [UInt8]? {
    var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    if let patience, poll(&descriptor, 1, patience) == 0 { return nil }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = buffer.withUnsafeMutableBytes {
        readBytes(STDIN_FILENO, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      return count > 0 ? Array(buffer[..<count]) : []
    }
  }

  private static func readInput() -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = buffer.withUnsafeMutableBytes {
        readBytes(STDIN_FILENO, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
    }
  }
}

private func writeBytes(_ descriptor: Int32, _ buffer: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, buffer, count)
}

private func readBytes(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int
{
  read(descriptor, buffer, count)
}
