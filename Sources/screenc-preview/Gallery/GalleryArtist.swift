import Foundation
import PreviewGallery
import ScreenCore
import ScreenDriver
import ScreenInterpreter

/// Draws screens in all states and surroundings, and writes them into a gallery's folder.
@MainActor
struct GalleryArtist {
  /// Pictures of a screen: a state in surroundings of one language.
  private struct Sitting {
    let state: ScreenState
    let language: String?
    let surroundings: [GallerySurroundings]

    init(_ state: ScreenState, _ surroundings: [GallerySurroundings], language: String? = nil) {
      self.state = state
      self.surroundings = surroundings
      self.language = language
    }
  }

  private let facts: ScreenFacts
  private let folder: URL
  /// The screens with texts of each language that the gallery has.
  private let previews: [String?: ScreenPreview]
  private let screens: [String]
  private let filled: [Sitting]
  private let others: [Sitting]

  init(_ app: PreviewedApp, _ options: PreviewOptions) throws {
    folder = URL(fileURLWithPath: options.folder, isDirectory: true).absoluteURL
    facts = ScreenFacts(app, seenFrom: folder)
    let first = try app.preview(in: options.language)
    screens = first.screens
    let languages = app.languages.filter { $0 != options.language }
    var previews: [String?: ScreenPreview] = [nil: first]
    for language in languages { previews[language] = try app.preview(in: language) }
    self.previews = previews
    let usual = GallerySurroundings.usual.map { $0.read(in: options.language) }
    let usualFirst = GallerySurroundings.first.read(in: options.language)
    filled =
      [Sitting(.filled, usual)]
      + languages.map { Sitting(.filled, [GallerySurroundings(language: $0)], language: $0) }
    others = ScreenState.allCases.filter { $0 != .filled }.map { state in
      Sitting(state, ScreenState.usual.contains(state) ? usual : [usualFirst])
    }
  }

  /// Draws a share of the screens.
  func draw(_ share: GalleryShare) async throws -> [GalleryShare.Drawn] {
    var drawn: [GalleryShare.Drawn] = []
    for (number, name) in screens.enumerated() where number % share.count == share.number {
      let screen = await draw(name)
      let part = GalleryWriter.part(number, of: screen)
      // An atomic write waits for the disk, a thousand times. The list that leads to the parts is written last.
      try Data(part.text.utf8).write(to: folder.appending(path: part.path))
      drawn.append(GalleryShare.Drawn(number: number, entry: GalleryEntry(screen)))
    }
    return drawn
  }

  private func draw(_ name: String) async -> GalleryScreen {
    var screen = facts.screen(name)
    var loads = false
    for sitting in filled { await draw(sitting, of: &screen, &loads) }
    await drawAlternatives(of: &screen)
    // What loads nothing always looks the same.
    guard loads else { return screen }
    for sitting in others { await draw(sitting, of: &screen, &loads) }
    return screen
  }

  private func draw(
    _ sitting: Sitting, of screen: inout GalleryScreen, _ loads: inout Bool
  ) async {
    guard let preview = previews[sitting.language] else { return }
    var left = sitting.surroundings[...]
    do {
      let surroundings = left.map(\.surroundings)
      try await preview.show(screen.name, in: sitting.state, inEach: surroundings) {
        driver, surroundings, isLoaded in
        loads = loads || isLoaded
        guard let named = left.popFirst() else { return }
        let issues = driver.issuesInSight(large: surroundings.textSize >= .accessibilityMedium)
        screen.pictures.append(
          GalleryPicture(
            of: SeenWindow(driver.window), issues, state: sitting.state.rawValue, named.name,
            surroundings.size))
      }
    } catch {
      // What does not come to rest would be waited for in all that are left.
      let names = left.map(\.name).joined(separator: ", ")
      screen.findings.append(
        GalleryFinding(noPictureOf: "\(sitting.state.rawValue), \(names)", error))
    }
  }

  /// Draws what has a `when:`, and other layouts, where it is not seen when the screen is filled as usual.
  private func drawAlternatives(of screen: inout GalleryScreen) async {
    guard let preview = previews[nil] else { return }
    let alternatives = (try? await preview.alternatives(of: screen.name)) ?? []
    for alternative in alternatives {
      do {
        let shown = try await preview.show(alternative, of: screen.name, Surroundings()) { driver in
          (SeenWindow(driver.window), driver.issuesInSight(large: false))
        }
        if let (seen, surroundings) = shown {
          let name = surroundings == Surroundings() ? GallerySurroundings.first.name : "iPad"
          screen.pictures.append(
            GalleryPicture(of: seen.0, seen.1, state: alternative.name, name, surroundings.size))
        } else {
          screen.findings.append(
            GalleryFinding(
              rule: "never-seen",
              message: "\(alternative.name): nothing that can be supposed or invented makes it so"))
        }
      } catch {
        screen.findings.append(GalleryFinding(noPictureOf: alternative.name, error))
      }
    }
  }
}

extension GalleryPicture {
  @MainActor
  fileprivate init(
    of window: SeenWindow, _ issues: [AccessibilityIssue], state: String, _ surroundings: String,
    _ size: CGSize
  ) {
    self.init(
      state: state, surroundings: surroundings, svg: window.picture, width: size.width,
      height: size.height, tree: window.views.map(GalleryView.init),
      findings: issues.map(GalleryFinding.init))
  }
}

extension GalleryView {
  fileprivate init(_ view: SeenView) {
    self.init(
      kind: view.kind, frame: GalleryFrame(view.frame), label: view.label, traits: view.traits,
      children: view.children.map(GalleryView.init))
  }
}

extension GalleryFrame {
  fileprivate init(_ frame: CGRect) {
    self.init(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
  }
}

extension GalleryFinding {
  fileprivate init(noPictureOf what: String, _ error: any Error) {
    let message = (error as? DriverError)?.message ?? "\(error)"
    self.init(rule: "no-picture", message: "\(what): \(message)")
  }

  fileprivate init(_ issue: AccessibilityIssue) {
    let details = issue.details.isEmpty ? "" : " (\(issue.details))"
    self.init(
      rule: "\(issue.kind)", message: "\(issue.element): \(issue.kind.rawValue)\(details)",
      frame: issue.frame.map { GalleryFrame($0) })
  }
}
