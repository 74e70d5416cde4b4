import Foundation
import PackagePlugin

/// `swift package screenc …`: runs screenc in the package's folder, with the arguments as they are.
@main
struct ScreencCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "screenc").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // The status says what was found, and screenc has said it in words.
    guard process.terminationStatus == 0 else { exit(process.terminationStatus) }
  }
}
