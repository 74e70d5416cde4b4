extension Project {
  /// The folders whose folders are targets, called like them.
  private static let targetFolders = ["Sources", "Tests"]

  /// The module of the Swift package's target that generated code goes to; nil where the folder is in none.
  ///
  /// Other projects say nowhere in their folders what a module is called.
  var moduleOfOutput: String? {
    guard let output else { return nil }
    let components = output.split(separator: "/", omittingEmptySubsequences: false)
    guard let kind = components.lastIndex(where: { Self.targetFolders.contains(String($0)) }),
      kind + 1 < components.count
    else { return nil }
    let package = components[..<kind].joined(separator: "/")
    let manifest = kind == 0 ? "Package.swift" : "\(package)/Package.swift"
    guard FileSystem.kind(of: manifest) == .file else { return nil }
    return String(components[kind + 1])
  }
}
