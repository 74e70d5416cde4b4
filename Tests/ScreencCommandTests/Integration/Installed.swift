/// Programs that some tests need and not every machine has.
enum Installed {
  static func has(_ program: String) -> Bool {
    (try? Shell(folder: packageRoot).run("which", program))?.status == 0
  }

  /// Whether archives can be looked at by GNU's tar.
  static let gnuTar =
    (try? Shell(folder: packageRoot).run("tar", "--version"))?.text.contains("GNU") == true
}
