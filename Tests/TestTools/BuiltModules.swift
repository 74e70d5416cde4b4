public import Foundation

/// The modules that were built along with the tests.
public enum BuiltModules {
  /// Where they lie, by one that has to be among them; nil if the tests don't run out of a build folder.
  public static func folder(with module: String) -> URL? {
    guard let executable = CommandLine.arguments.first else { return nil }
    var folder = URL(filePath: executable).deletingLastPathComponent()
    while folder.path != "/" {
      let modules = folder.appending(path: "Modules")
      let file = modules.appending(path: "\(module).swiftmodule").path
      if FileManager.default.fileExists(atPath: file) { return modules }
      folder = folder.deletingLastPathComponent()
    }
    return nil
  }
}
