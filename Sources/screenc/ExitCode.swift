/// What the process tells its caller.
enum ExitCode: Int32 {
  case clean = 0
  /// There are findings of the severity error.
  case findings = 1
  /// The command line, the configuration or the file system does not allow the work.
  case usage = 2
  case internalError = 3
  /// `build --check`: generated code is out of date.
  case outOfDate = 4
}
