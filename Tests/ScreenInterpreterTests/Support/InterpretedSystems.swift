/// The systems that have screens of their own straight from specs. There presenters and scenes have those of the others:
/// what they do of the same is tried with generated code, in `ArchitectureTests`.
enum InterpretedSystems {
  /// Those whose forms are of a class of their own.
  static let forms = ["collection", "composition"]
  /// Those whose lists are.
  static let lists = ["collection", "table", "composition"]
}
