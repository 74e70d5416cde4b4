import RuntimeBenchmarks

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

exit(RuntimeBenchmarkTool().run(Array(CommandLine.arguments.dropFirst())))
