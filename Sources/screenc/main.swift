#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

let tool = Tool(console: .process())
exit(tool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
