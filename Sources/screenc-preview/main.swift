import Foundation

// The tool behind `screenc preview`: it alone knows the run-time.
let status = await PreviewTool().run(Array(CommandLine.arguments.dropFirst()))
exit(status)
