import Diagnostics
import Foundation
import PreviewGallery
import ScreenCompiler
import SourceText
import SpecModel
import SpecSemantics
import SwiftEmitter

/// What is known of screens beside how they look: their specs, what was found in these, and the Swift that is
/// generated.
@MainActor
struct ScreenFacts {
  /// Where a screen is declared.
  private struct Place {
    let file: SpecFile
    let screen: ScreenDeclaration
  }

  private let app: PreviewedApp
  private let folder: URL
  private let places: [String: Place]
  private let findings: [FileID: [Diagnostic]]
  private let emitter: Emitter
  private let adapters: [String: AdapterDeclaration]
  private let sources: [String: SourceDeclaration]
  /// A file of more screens than that shows none of its Swift: it would stand in each.
  private static let mostScreens = 3

  /// - Parameter folder: The folder from which paths lead to specs.
  init(_ app: PreviewedApp, seenFrom folder: URL) {
    self.app = app
    self.folder = folder
    emitter = Emitter(app: app.checked)
    findings = Dictionary(grouping: app.report.diagnostics, by: \.primary.file)
    var places: [String: Place] = [:]
    var adapters: [String: AdapterDeclaration] = [:]
    var sources: [String: SourceDeclaration] = [:]
    for file in app.checked.index.files {
      for declaration in file.declarations {
        switch declaration {
        case .screen(let screen): places[screen.name.text] = Place(file: file, screen: screen)
        case .adapter(let adapter): adapters[adapter.name.text] = adapter
        case .source(let source): sources[source.name.text] = source
        default: break
        }
      }
    }
    self.places = places
    self.adapters = adapters
    self.sources = sources
  }

  /// A screen without its pictures.
  func screen(_ name: String) -> GalleryScreen {
    var screen = GalleryScreen(name: name, pictures: [])
    guard let place = places[name] else { return screen }
    screen.module = app.checked.index.module(ofFileAt: place.file.path)?.name.text
    screen.swift = swift(of: place.file)
    guard let text = text(of: place) else { return screen }
    screen.spec = GallerySpec(path: path(of: place.file), line: text.firstLine, text: text.text)
    screen.findings = findings(in: place.file, text)
    let words = Set(
      text.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    screen.adapters = words.filter { adapters[$0] != nil }.sorted()
    screen.models = models(of: words)
    return screen
  }

  private func models(of words: Set<String>) -> [String] {
    let index = app.checked.index
    let loaded = words.compactMap { sources[$0] }.compactMap { index.type($0.yields)?.model }
    let shown = words.filter { index.model($0) != nil }
    return Set(loaded).union(shown).sorted()
  }

  private func swift(of file: SpecFile) -> String? {
    let screens = file.declarations.filter { if case .screen = $0 { true } else { false } }
    guard screens.count <= Self.mostScreens, let emitted = try? emitter.emit(file) else {
      return nil
    }
    return String(decoding: emitted.bytes, as: UTF8.self)
  }

  // MARK: - Specs

  /// The lines of a declaration.
  private struct Lines {
    let firstLine: Int
    let text: String
    let bytes: Range<Int>
    let index: LineIndex
  }

  private func text(of place: Place) -> Lines? {
    let url = URL(fileURLWithPath: app.specs.path, isDirectory: true)
      .appending(path: place.file.path)
    guard let data = try? Data(contentsOf: url) else { return nil }
    let bytes = [UInt8](data)
    let index = LineIndex(bytes)
    func line(_ number: Int) -> ArraySlice<UInt8> {
      let start = index.offset(line: number, column: 1) ?? bytes.count
      return bytes[start..<(index.offset(line: number + 1, column: 1) ?? bytes.count)]
    }
    let isBreak = { (number: Int) in line(number).starts(with: Array("---".utf8)) }
    let name = index.position(at: Int(place.screen.name.span.start)).line
    var first = name
    while first > 1, !isBreak(first - 1) { first -= 1 }
    var last = name
    while last < index.lineCount, !isBreak(last + 1) { last += 1 }
    let range = line(first).startIndex..<line(last).endIndex
    var text = String(decoding: bytes[range], as: UTF8.self)
    while text.last?.isNewline == true { text.removeLast() }
    return Lines(firstLine: first, text: text, bytes: range, index: index)
  }

  private func findings(in file: SpecFile, _ lines: Lines) -> [GalleryFinding] {
    (findings[file.id] ?? []).compactMap { found in
      let start = Int(found.primary.span.start)
      guard lines.bytes.contains(start) else { return nil }
      return GalleryFinding(
        rule: found.rule, message: found.message, line: lines.index.position(at: start).line)
    }
  }

  private func path(of file: SpecFile) -> String {
    let spec = URL(fileURLWithPath: app.specs.path, isDirectory: true).absoluteURL
      .appending(path: file.path).standardizedFileURL.pathComponents
    let here = folder.standardizedFileURL.pathComponents
    let shared = zip(spec, here).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: here.count - shared) + spec[shared...])
      .joined(separator: "/")
  }
}

extension SpecType {
  /// The model that a source's items are of.
  fileprivate var model: String? {
    switch self {
    case .model(let name), .union(let name): name
    case .optional(let inner), .list(let inner): inner.model
    case .builtin, .enumeration: nil
    }
  }
}
