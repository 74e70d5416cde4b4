import Foundation

// The tool behind `screenc record` and `screenc lint --live`: it alone knows the network.
let status = await FetchTool().run(Array(CommandLine.arguments.dropFirst()))
exit(status)
