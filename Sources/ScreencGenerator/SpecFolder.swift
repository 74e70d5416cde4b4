import Foundation
import PackagePlugin

/// The folder with the specs of a target.
struct SpecFolder {
  private static let name = "Specs"
  private static let configurationName = "screenc.yaml"
  private static let specExtensions = ["yaml", "yml"]

  let url: URL
  /// The files in it, by their paths below it, sorted.
  private let paths: [String]
  /// The configuration, where it stands above the folder.
  private let configuration: [URL]

  /// The folder `Specs` of a target. Of one outside SwiftPM would not see that a spec is new.
  static func find(for target: any Target, in package: Package) throws -> SpecFolder {
    let url = target.directoryURL.appending(path: name)
    guard isFolder(url) else {
      throw SpecFolderError.missing(target: target.name, folder: url.path)
    }
    let files = [target.directoryURL, package.directoryURL].map {
      $0.appending(path: configurationName)
    }
    return SpecFolder(
      url: url, paths: try paths(below: url),
      configuration: files.filter { FileManager.default.fileExists(atPath: $0.path) })
  }

  /// The visible files below a folder.
  private static func paths(below folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted().filter { path in
      let isHidden = path.split(separator: "/").contains { $0.hasPrefix(".") }
      return !isHidden && !isFolder(folder.appending(path: path))
    }
  }

  private static func isFolder(_ url: URL) -> Bool {
    (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? false
  }

  /// All that generated code can depend on: specs, and what lies beside them, such as samples and strings.
  var inputs: [URL] { paths.map { url.appending(path: $0) } + configuration }

  /// The paths of the generated files: named as the specs, with dots for slashes, in the folders of their modules.
  func outputPaths() throws -> [String] {
    let specs = paths.map { $0.split(separator: "/") }.filter { path in
      guard let file = path.last, file != Self.configurationName else { return false }
      return Self.specExtensions.contains { file.hasSuffix(".\($0)") }
    }
    let modules = try modules(of: specs)
    return specs.map { path in
      let name = path.joined(separator: ".")
      let stem = name[..<(name.lastIndex(of: ".") ?? name.endIndex)]
      let folders = path.indices.reversed().map { path[..<$0] }
      let module = folders.lazy.compactMap { modules[$0] }.first
      return (module.map { "\($0)/" } ?? "") + stem + ".swift"
    }
  }

  /// The names of the modules of specs by their folders.
  private func modules(of specs: [[Substring]]) throws -> [ArraySlice<Substring>: Substring] {
    var modules: [ArraySlice<Substring>: Substring] = [:]
    for path in specs {
      let file = path.joined(separator: "/")
      let text = try String(contentsOf: url.appending(path: file), encoding: .utf8)
      for document in text.split(whereSeparator: \.isNewline).split(whereSeparator: Self.isBorder) {
        guard let name = Self.value(of: "module", in: document) else { continue }
        let isElsewhere = ["swift", "interface"].contains {
          Self.value(of: $0, in: document) != nil
        }
        guard !isElsewhere else { throw SpecFolderError.swiftModule(path: file) }
        modules[path.dropLast()] = name
      }
    }
    return modules
  }

  private static func isBorder(_ line: Substring) -> Bool { line.hasPrefix("---") }

  /// What stands behind a key of a document itself.
  private static func value(of key: String, in document: ArraySlice<Substring>) -> Substring? {
    let line = document.first { $0.hasPrefix("\(key):") }
    return line?.dropFirst(key.count + 1).prefix { $0 != "#" }
      .split(whereSeparator: \.isWhitespace).first ?? (line == nil ? nil : "")
  }
}

/// Why nothing can be generated for a target.
enum SpecFolderError: Error, CustomStringConvertible {
  case missing(target: String, folder: String)
  case swiftModule(path: String)

  var description: String {
    switch self {
    case .missing(let target, let folder):
      "there are no specs of \(target): they are generated while it is built from \(folder)"
    case .swiftModule(let path):
      "\(path) declares a Swift module of its own, whose code lies outside of the target: generate it by"
        + " `swift package screenc build` and check it in"
    }
  }
}
