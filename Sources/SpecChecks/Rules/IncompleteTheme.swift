import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension SpecRule {
  /// All themes of an app have tokens of the same names.
  static let incompleteTheme: SpecRule = .init(
    name: "incomplete-theme", severity: .warning,
    summary: "A theme of the app lacks tokens that the app's own theme has, or has others.",
    rationale:
      "An app wears one of its themes at a time. Where that lacks a token, the value of the app's own theme "
      + "stands in, so that one brand shows a color of another; a token that only it has cannot be named by "
      + "specs.",
    examples: """
      app: Shop
      language: 1
      theme: Classic
      ---
      theme: Classic
      colors:
        text: { light: "#000000" }
        accent: { light: "#3068cc" }
      ---
      theme: ‹Night›
      colors:
        text: { light: "#ffffff" }«→
        accent: { light: "#8ab4ff" }»
      """,
    .app { app, findings in
      guard let first = app.index.theme, let firstID = app.index.id(of: .theme, first.name.text)
      else { return }
      let place = app.index.location(of: firstID)
      if !app.index.isBroken(.theme, first.name.text) {
        for (kind, usual) in usualTokens {
          checkUsual(usual, kind, of: first, in: place.file, into: &findings)
        }
        checkRoles(of: first, in: place.file, app.index, into: &findings)
      }
      for theme in app.index.themes where theme.name.text != first.name.text {
        // What could not be read of it may be what it lacks.
        guard let id = app.index.id(of: .theme, theme.name.text),
          !app.index.isBroken(.theme, theme.name.text), !app.index.isBroken(.theme, first.name.text)
        else { continue }
        for kind in ThemeTokenKind.allCases {
          check(
            theme, at: app.index.file(of: id), against: first, declaredAt: place, kind,
            into: &findings)
        }
      }
    })

  /// The tokens that cells take where they name none.
  private static let usualTokens: [(ThemeTokenKind, [String])] = [
    (.color, ["accent", "background", "text"]), (.font, ["body"]),
  ]

  /// Reports a token that is nearly called as one which cells take by themselves, where that is not there.
  private static func checkUsual(
    _ usual: [String], _ kind: ThemeTokenKind, of theme: ThemeDeclaration, in file: FileID,
    into findings: inout Findings
  ) {
    let own = theme.names(of: kind)
    for name in usual where !own.contains(where: { $0.text == name }) {
      guard let slip = own.first(where: { NearMiss.isSlip($0.text, of: name) }) else { continue }
      let place = Location(file: file, span: slip.span)
      findings.report(
        Diagnostic(
          .incompleteTheme,
          "cells take the \(kind.rawValue) `\(name)` where they name none, and the theme has `\(slip.text)` in its place",
          at: place, help: ["did you mean `\(name)`?"],
          fixes: Fix.replacing(slip.text, at: place, by: name, .unsafe)))
    }
  }

  /// The colors that views of the library take by themselves, whether or not specs name them.
  private static let roles = [
    "background", "surface", "text", "secondaryText", "accent", "destructive", "separator",
  ]

  /// Reports a color that nothing names and that is nearly called as one which views take by themselves.
  private static func checkRoles(
    of theme: ThemeDeclaration, in file: FileID, _ index: AppIndex, into findings: inout Findings
  ) {
    let missing = roles.filter { role in !theme.colors.contains { $0.name.text == role } }
    guard !missing.isEmpty else { return }
    let slips = theme.colors.map(\.name).compactMap { name -> (Name, String)? in
      // What is only written in another style is told of that.
      guard !roles.contains(name.text), !name.text.contains("_"),
        name.text.first?.isLowercase == true,
        let role = NearMiss.suggestion(for: name.text, among: missing),
        // The nearest cells take by themselves, which is told already.
        !usualTokens[0].1.contains(role) || !NearMiss.isSlip(name.text, of: role)
      else { return nil }
      return (name, role)
    }
    guard !slips.isEmpty else { return }
    // Whether something names them takes a walk of its own, which few apps need.
    let named = Set(
      SymbolIndex(of: index).references.lazy
        .filter { $0.symbol.kind == .color && !$0.isDeclaration }.map(\.symbol.name))
    for (name, role) in slips where !named.contains(name.text) {
      let place = Location(file: file, span: name.span)
      findings.report(
        Diagnostic(
          .incompleteTheme,
          "nothing names the color `\(name.text)`, and views take `\(role)` by themselves, which the theme lacks",
          at: place, help: ["did you mean `\(role)`?"],
          fixes: Fix.replacing(name.text, at: place, by: role, .unsafe)))
    }
  }

  private static func check(
    _ theme: ThemeDeclaration, at file: FileID, against first: ThemeDeclaration,
    declaredAt place: Location, _ kind: ThemeTokenKind, into findings: inout Findings
  ) {
    let (due, own) = (first.names(of: kind), theme.names(of: kind))
    let known = Set(due.map(\.text))
    let missing = known.subtracting(own.map(\.text)).sorted()
    let extra = own.filter { !known.contains($0.text) }
    if missing.count == 1, extra.count == 1 {
      return report(
        extra[0], insteadOf: missing[0], in: theme, at: file, first, place, kind, into: &findings)
    }
    if !missing.isEmpty {
      var finding = Diagnostic(
        .incompleteTheme,
        "the theme `\(theme.name.text)` has no \(kind.rawValue) \(Listing.quoted(missing))",
        at: Location(file: file, span: theme.name.span),
        related: [.init(place, "`\(first.name.text)` has it")],
        help: ["say it under `\(kind.key):`"])
      if missing.count == 1 {
        finding.cause = causeOfIncompleteTheme(lacking: missing[0], kind)
      }
      findings.report(finding)
    }
    for name in extra {
      var finding = Diagnostic(
        .incompleteTheme,
        "the theme `\(first.name.text)` has no \(kind.rawValue) `\(name.text)`, so that nothing can name it",
        at: Location(file: file, span: name.span),
        related: [.init(place, "the app's own theme")],
        help: ["add it to `\(first.name.text)` and all other themes, or leave it out"])
      finding.cause = causeOfIncompleteTheme(lacking: name.text, kind)
      findings.report(finding)
    }
  }

  /// Reports a token of a theme that others have by another name.
  private static func report(
    _ name: Name, insteadOf meant: String, in theme: ThemeDeclaration, at file: FileID,
    _ first: ThemeDeclaration, _ firstPlace: Location, _ kind: ThemeTokenKind,
    into findings: inout Findings
  ) {
    let place = Location(file: file, span: name.span)
    var finding = Diagnostic(
      .incompleteTheme,
      "the theme `\(theme.name.text)` has a \(kind.rawValue) `\(name.text)` where `\(first.name.text)` has `\(meant)`",
      at: place, related: [.init(firstPlace, "the app's own theme")],
      help: ["did you mean `\(meant)`?"])
    finding.cause = causeOfIncompleteTheme(lacking: meant, kind)
    findings.report(finding)
  }

  /// What themes have in common that lack a token, or have one that others lack.
  static func causeOfIncompleteTheme(lacking token: String, _ kind: ThemeTokenKind) -> String {
    "\(kind.rawValue) \(token) in themes"
  }
}
