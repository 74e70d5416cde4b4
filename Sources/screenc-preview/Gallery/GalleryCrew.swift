import Foundation

/// Several processes of this program, each of which draws its share of a gallery.
struct GalleryCrew {
  private let options: PreviewOptions
  private let size: Int

  init(_ options: PreviewOptions, size: Int) {
    self.options = options
    self.size = size
  }

  /// Has them draw, and waits until they have.
  ///
  /// - Throws: A ``PreviewFailure`` with what a process says that could not.
  func draw() async throws -> [GalleryShare.Drawn] {
    let workers = try (0..<size).map { try start(GalleryShare($0, of: size)) }
    var drawn: [GalleryShare.Drawn] = []
    var failure: PreviewFailure?
    for worker in workers {
      do {
        drawn += try await worker.outcome()
      } catch {
        failure = failure ?? PreviewFailure("\(error)")
      }
    }
    if let failure { throw failure }
    return drawn
  }

  private func start(_ share: GalleryShare) throws -> GalleryWorker {
    var arguments = ["--specs", options.specs, "--output", options.folder, "--share", share.text]
    if let language = options.language { arguments += ["--language", language] }
    return try GalleryWorker(arguments)
  }
}

/// A process that draws a share.
private final class GalleryWorker: Sendable {
  private let process = Process()
  private let output = Pipe()
  private let errors: FileHandle
  private let errorFile: URL

  init(_ arguments: [String]) throws {
    guard let program = Bundle.main.executableURL else {
      throw PreviewFailure("the program does not know where it is")
    }
    // What is said goes into a file: two pipes could wait for each other.
    errorFile = FileManager.default.temporaryDirectory.appending(
      path: "screenc-\(UUID().uuidString).txt")
    try Data().write(to: errorFile)
    errors = try FileHandle(forUpdating: errorFile)
    process.executableURL = program
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run()
  }

  deinit {
    try? FileManager.default.removeItem(at: errorFile)
  }

  /// What it has drawn, once it has ended.
  @concurrent
  func outcome() async throws -> [GalleryShare.Drawn] {
    let lines = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let words = (try? Data(contentsOf: errorFile)) ?? Data()
      throw PreviewFailure(
        words.isEmpty
          ? "a process that drew screens has ended early"
          : String(decoding: words, as: UTF8.self).trimmingCharacters(in: .newlines))
    }
    let decoder = JSONDecoder()
    return try lines.split(separator: UInt8(ascii: "\n")).map {
      try decoder.decode(GalleryShare.Drawn.self, from: $0)
    }
  }
}
