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
  /// What others need to know of it beside its exports, where only these stand here; nil for a module that is
  /// here as a whole.
  public let interface: ModuleInterface?

  init(
    name: Name, uses: [Name], exports: [Name], swift: SwiftModule? = nil,
    interface: ModuleInterface? = nil
  ) {
    self.name = name
    self.uses = uses
    self.exports = exports
    self.swift = swift
    self.interface = interface
  }
}

/// What others need to know of a Swift module whose specs are elsewhere.
public struct ModuleInterface: Sendable {
  /// The screens of others that it shows.
  public let shows: [Name]
  /// The events of which its requests tell all screens.
  public let tells: [Name]
}

/// A Swift module that a module of specs becomes.
public struct SwiftModule: Sendable {
  /// What it is imported by.
  public let name: Name
  /// The folder of its generated code, relative to the app's; nil for one in that.
  public let output: Name?
}
