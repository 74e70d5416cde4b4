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

  /// The environment of Python with the Datasette that `Server/setup` installs, where that has nothing left to do.
  static let datasette: URL? = {
    let named = ProcessInfo.processInfo.environment["MOMENTS_DATASETTE"].map {
      URL(filePath: $0).deletingLastPathComponent().deletingLastPathComponent()
    }
    let usual = [".build/datasette", "Examples/Moments/.build/datasette"]
      .map { packageRoot.appending(path: $0) }
    let pins = packageRoot.appending(path: "Examples/Moments/Server/requirements.txt").path
    return ([named].compactMap(\.self) + usual).first { place in
      FileManager.default.isExecutableFile(atPath: place.appending(path: "bin/datasette").path)
        && FileManager.default.contentsEqual(
          atPath: place.appending(path: "requirements.txt").path, andPath: pins)
    }
  }()
}
