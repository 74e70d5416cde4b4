import Foundation

/// A program that makes PNG and PDF of SVG, without a browser.
struct PictureRenderer {
  private enum Program: String, CaseIterable {
    case rsvg = "rsvg-convert"
    case resvg

    /// What it can make.
    var forms: Set<PictureForm> { self == .rsvg ? [.png, .pdf] : [.png] }
  }

  private let program: Program
  private let file: URL

  /// The first program in `PATH` that makes all of the forms.
  ///
  /// - Throws: A ``PreviewFailure`` with a cure where there is none.
  init(
    for forms: Set<PictureForm>,
    path: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) throws {
    let wanted = forms.intersection([.png, .pdf])
    let folders = path.split(separator: ":")
    for program in Program.allCases where program.forms.isSuperset(of: wanted) {
      for folder in folders {
        let file = "\(folder)/\(program.rawValue)"
        guard FileManager.default.isExecutableFile(atPath: file) else { continue }
        self.program = program
        self.file = URL(fileURLWithPath: file)
        return
      }
    }
    let names = wanted.map { "`--as \($0.rawValue)`" }.sorted().joined(separator: " and ")
    let other = wanted.contains(.pdf) ? "" : ", or resvg"
    throw PreviewFailure(
      "\(names) needs a program that draws SVG, and none is in PATH: install rsvg-convert (`apt-get"
        + " install librsvg2-bin`, `brew install librsvg`)\(other), or take `--as svg`")
  }

  /// Writes a picture; in PNG, two pixels are a point.
  func render(_ picture: String, as form: PictureForm, to target: URL) throws {
    let source = FileManager.default.temporaryDirectory.appending(
      path: "screenc-\(UUID().uuidString).svg")
    try Data(picture.utf8).write(to: source)
    defer { try? FileManager.default.removeItem(at: source) }
    let process = Process()
    process.executableURL = file
    process.arguments =
      switch program {
      case .rsvg:
        ["--format", form.rawValue, "--zoom", form == .png ? "2" : "1", "--output", target.path]
          + [source.path]
      case .resvg: ["--zoom", "2", source.path, target.path]
      }
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let words = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw PreviewFailure(
        "\(program.rawValue) could not write \(target.path): "
          + String(decoding: words, as: UTF8.self))
    }
  }
}
