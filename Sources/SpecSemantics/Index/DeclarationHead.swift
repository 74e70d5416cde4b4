import SpecModel

/// What is asked of a declaration most often, so that looking does not unpack all of it. It is made of numbers
/// only: names would be counted again for each declaration of the app.
package struct DeclarationHead: Sendable {
  package let kind: DeclarationKind
  /// The index of the file, and of the declaration in it.
  let file: UInt32
  let position: UInt32

  func declaration(in files: [SpecFile]) -> Declaration {
    files[Int(file)].declarations[Int(position)]
  }
}
