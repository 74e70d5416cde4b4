/// What a build or an interface was read from.
struct BuildInputs {
  /// The paths from the working directory: the configuration, the folders of specs, where new ones may appear, the
  /// specs, the files that they name, and symbol graphs.
  let paths: [String]

  /// - Parameters:
  ///   - specs: Below the spec root.
  ///   - references: The files that specs name, from the spec root.
  ///   - symbols: From the working directory.
  init(_ project: Project, specs: [String], references: [String], symbols: [String]) {
    let root = project.specRoot
    let files = specs.map { Path.join(root, $0) }
    var folders: Set<String> = [root]
    for spec in specs {
      var folder = Path.parent(of: spec)
      while folder != ".", folders.insert(Path.join(root, folder)).inserted {
        folder = Path.parent(of: folder)
      }
    }
    let named = references.map { Path.normalized(Path.join(root, $0)) }
    let configuration = project.configurationPath.map { [$0] } ?? []
    paths = configuration + folders.sorted() + files + named + symbols
  }
}
