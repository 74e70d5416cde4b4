import JSONSyntax
import SourceText

/// What one file of the compiler's says about a module: its own declarations, or those by which it extends
/// another module.
public struct SymbolGraph: Sendable {
  /// Why nothing can be taken from a file.
  public struct Problem: Error, Sendable, Hashable {
    /// What is wrong, in plain words.
    public let message: String
    /// Where it is.
    public let span: ByteSpan
    /// What to do about it.
    public let help: String

    public init(message: String, span: ByteSpan, help: String) {
      self.message = message
      self.span = span
      self.help = help
    }
  }

  /// What the names of such files end in.
  public static let fileEnding = ".symbols.json"

  /// The module whose code it is.
  public let module: String
  let symbols: [SwiftSymbol]
  let relations: [SymbolRelation]

  /// Reads a file.
  ///
  /// - Parameter keepsFolders: Whether places have the folders of their files, which differ from machine to machine.
  public init(_ bytes: [UInt8], keepsFolders: Bool = false) throws(Problem) {
    var reader = SymbolGraphReader(JSONTree(bytes), keepsFolders: keepsFolders)
    try reader.read()
    module = reader.module
    symbols = reader.symbols
    relations = reader.relations
  }

  /// The module that a file is about, by the file's name: `AdsKit` of `AdsKit@UIKit.symbols.json`.
  public static func module(ofFileNamed name: String) -> String? {
    guard name.hasSuffix(fileEnding) else { return nil }
    let stem = name.dropLast(fileEnding.count)
    let module = stem.prefix { $0 != "@" }
    return module.isEmpty ? nil : String(module)
  }
}
