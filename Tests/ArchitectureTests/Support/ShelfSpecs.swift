import Diagnostics
import Foundation
import SourceText
import SpecChecks
import SpecModel
import SpecSemantics

@testable import SwiftEmitter

/// The specs of the app with its lists and its form in it once for each of some systems.
struct ShelfSpecs {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The folder of what was generated from the specs.
  static let generated = folder.appending(path: "Generated")

  /// The screens that are generated for every system.
  static let screens = [
    "Shelf", "Apply", "Ask", "Desk", "Enroll", "Folds", "Gift", "Loans", "Marks", "Tally", "Told",
    "Tools", "Visits", "Wish",
  ]

  /// The screens that are generated for every system but viper, which has no shape for what they do.
  static let screensOutsideScenes = ["Debts", "Ledger", "Receipt"]

  /// The composed page, which is generated for the systems that have such.
  static let pages = ["Story"]

  /// The screens that are generated for a system.
  static func screens(of architecture: Architecture) -> [String] {
    switch architecture {
    case .viper: screens
    case .mvp: screens + screensOutsideScenes
    default: screens + screensOutsideScenes + pages
    }
  }

  /// What is there once, such as the screens that these show.
  private static let surroundings = [
    "Analytics", "App", "BookPage", "Counter", "Finder", "Gallery", "Gifts", "Loan", "LoanDesk",
    "LoanStrip", "LoanTabs", "MarkPage", "Options", "Visit",
  ]

  /// What is there once for the screens outside scenes.
  private static let surroundingsOutsideScenes = ["Payments"]

  /// What is there once for the composed pages.
  private static let surroundingsOfPages = ["StoryParts", "Study"]

  private let files: [SpecFile]
  private let shapes: SystemShapes

  /// The specs with the screens for each of `architectures`, by the names that ``ListSystem`` gives them.
  init(_ architectures: [Architecture]) throws {
    let hasOthers = architectures.contains { $0 != .viper }
    let hasPages = architectures.contains { Self.screens(of: $0).contains(Self.pages[0]) }
    let surroundings =
      Self.surroundings + (hasOthers ? Self.surroundingsOutsideScenes : [])
      + (hasPages ? Self.surroundingsOfPages : [])
    var texts = try surroundings.map { ("\($0).yaml", try Self.read("\($0).yaml")) }
    for architecture in architectures {
      for screen in Self.screens(of: architecture) {
        let spec = try Self.read("\(screen).yaml")
        let name = architecture.rawValue.capitalized + screen
        let text =
          spec
          .replacing("screen: \(screen)", with: "screen: \(name)")
          .replacing("architecture: collection", with: "architecture: \(architecture.rawValue)")
        texts.append(("\(name).yaml", text))
      }
    }
    self.init(texts)
  }

  /// Specs from memory.
  init(_ texts: [(path: String, text: String)], shapes: SystemShapes = .standard) {
    self.shapes = shapes
    files = texts.enumerated().map { number, file in
      SpecReader.read(
        Array(file.text.utf8), id: FileID(rawValue: UInt32(number)), path: file.path,
        architectures: shapes.systems.names)
    }
  }

  /// The specs with the plain screens of an app whose own architecture is `architecture`.
  init(appArchitecture architecture: Architecture) throws {
    let line = "architecture: collection\n"
    let outsideScenes =
      Self.surroundingsOutsideScenes + Self.screensOutsideScenes + Self.surroundingsOfPages
      + Self.pages
    self.init(
      try (Self.surroundings + Self.screens + outsideScenes).map { name in
        let own =
          switch name {
          case "App": "architecture: \(architecture.rawValue)\n"
          case _ where Self.screens(of: architecture).contains(name): ""
          default: line
          }
        return ("\(name).yaml", try Self.read("\(name).yaml").replacing(line, with: own))
      })
  }

  private static func read(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: "Specs/\(name)"), encoding: .utf8)
  }

  /// What the checks find.
  func findings() -> [Diagnostic] {
    files.flatMap(\.diagnostics) + check().diagnostics
  }

  private func check() -> CheckResult { Checker(systems: shapes.systems).check(files) }

  private func checkedApp() throws -> CheckedApp {
    let result = check()
    let errors = (files.flatMap(\.diagnostics) + result.diagnostics)
      .filter { $0.severity == .error }
    guard errors.isEmpty, let app = result.app else { throw InvalidSpecs(errors: errors) }
    return app
  }

  /// The beginnings of what a screen leaves to hand-written code.
  func beginnings(of screen: String) throws -> [HandWrittenFile] {
    try Scaffold(app: checkedApp(), shapes: shapes)?.files(forScreen: screen) ?? []
  }

  /// The Swift of the specs, by file name.
  func emit() throws -> [String: String] {
    let app = try checkedApp()
    let emitter = Emitter(app: app, shapes: shapes)
    let emitted = try app.index.files.compactMap { try emitter.emit($0) }
    return Dictionary(
      uniqueKeysWithValues: emitted.map { ($0.name, String(decoding: $0.bytes, as: UTF8.self)) })
  }
}

struct InvalidSpecs: Error, CustomStringConvertible {
  let errors: [Diagnostic]

  var description: String {
    errors.map { "\($0.primary.file) \($0.message) [\($0.rule)]" }.joined(separator: "\n")
  }
}
