extension Project {
  /// The folders of packages whose folders are targets, called like them.
  private static let targetFolders = ["Sources", "Tests"]

  /// The module that generated code goes to; nil where no folder around it tells.
  ///
  /// Those of a Swift package's targets do, and the one that Xcode makes beside a project and calls like it.
  var moduleOfOutput: String? {
    guard let output else { return nil }
    let components = output.split(separator: "/", omittingEmptySubsequences: false)
    let target = Self.packageTarget(of: components) ?? Self.xcodeTarget(of: components)
    return target.map(Self.moduleName)
  }

  private static func packageTarget(of components: [Substring]) -> Substring? {
    guard let kind = components.lastIndex(where: { targetFolders.contains(String($0)) }),
      kind + 1 < components.count,
      FileSystem.kind(of: path("Package.swift", in: components[..<kind])) == .file
    else { return nil }
    return components[kind + 1]
  }

  private static func xcodeTarget(of components: [Substring]) -> Substring? {
    let place = components.indices.last { index in
      let project = path("\(components[index]).xcodeproj", in: components[..<index])
      return FileSystem.kind(of: project) == .directory
    }
    return place.map { components[$0] }
  }

  private static func path(_ name: String, in folders: ArraySlice<Substring>) -> String {
    folders.isEmpty ? name : "\(folders.joined(separator: "/"))/\(name)"
  }

  /// A target's name as Swift has it: with nothing in it that no name may have.
  private static func moduleName(of target: Substring) -> String {
    String(target.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }
}
