/// What is written of a screen.
enum PictureForm: String, CaseIterable {
  case svg, tree, png, pdf

  /// The ending of its files.
  var ending: String { self == .tree ? "txt" : rawValue }
}
