import Benchmarks

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

exit(BenchmarkTool().run(Array(CommandLine.arguments.dropFirst())))
