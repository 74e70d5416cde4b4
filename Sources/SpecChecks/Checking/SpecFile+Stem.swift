import SpecModel

extension SpecFile {
  /// The file's name without its ending, as its declaration is mostly called: `Feed` of `Feed/Feed.yaml`.
  var stem: String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.prefix { $0 != "." })
  }
}
