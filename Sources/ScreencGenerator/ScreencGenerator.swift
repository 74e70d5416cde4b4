import Foundation
import PackagePlugin

/// Generates the Swift of specs while a target is built, into the folder of its build.
///
/// SwiftPM has to know what a command writes before any of it is there: the names of generated files follow from those
/// of the specs. A command before the build, which may write what it likes, could not be run with a screenc that is
/// built from source.
@main
struct ScreencGenerator: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    let folder = try SpecFolder.find(for: target, in: context.package)
    let output = context.pluginWorkDirectoryURL.appending(path: "Generated")
    let outputs = try folder.outputPaths().map { output.appending(path: $0) }
    return [
      .buildCommand(
        displayName: "Generating the screens of \(target.name)",
        executable: try context.tool(named: "screenc").url,
        // What is remembered of builds would lie beside the specs, where a build may not write.
        arguments: [
          "build", "--file-per-spec", "--no-cache", "--force", "--quiet", "--format", "xcode",
          "--output",
          output.path, "--", folder.url.path,
        ],
        inputFiles: folder.inputs,
        outputFiles: outputs)
    ]
  }
}
