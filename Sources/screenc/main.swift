#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

let status = Tool(console: .process()).run(Array(CommandLine.arguments.dropFirst()))
exit(status.rawValue)
