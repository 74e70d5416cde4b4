import Foundation

/// Programs that some tests need and not every machine has.
enum Installed {
  /// Whether a program of this package was built along with the tests.
  static func isBuilt(_ program: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: Shell.products.appending(path: program).path)
  }

  static func has(_ program: String) -> Bool {
    (try? Shell(folder: packageRoot).run("which", program))?.status == 0
  }

  /// Whether archives can be looked at by GNU's tar.
  static let gnuTar =
    (try? Shell(folder: packageRoot).run("tar", "--version"))?.text.contains("GNU") == true
}
