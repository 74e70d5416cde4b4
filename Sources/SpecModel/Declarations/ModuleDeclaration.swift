import SourceText

/// `module:`, a part of a large app: the folder in which it stands, with all that is below.
public final class ModuleDeclaration: Sendable {
  public let name: Name
  /// The modules whose exports it may name.
  public let uses: [Name]
  /// The declarations that others may name.
  public let exports: [Name]
  /// The Swift module that its generated code is; nil where that is part of the app's.
  public let swift: SwiftModule?

  init(name: Name, uses: [Name], exports: [Name], swift: SwiftModule? = nil) {
    self.name = name
    self.uses = uses
    self.exports = exports
    self.swift = swift
  }
}

/// A Swift module that a module of specs becomes.
public struct SwiftModule: Sendable {
  /// What it is imported by.
  public let name: Name
  /// The folder of its generated code, relative to the app's; nil for one in that.
  public let output: Name?
}
