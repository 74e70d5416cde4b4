import Diagnostics
import SpecModel
import SpecSemantics

extension SpecRule {
  /// What a screen keeps is read by something on it.
  static let unusedState: SpecRule = .init(
    name: "unused-state", severity: .warning,
    summary: "A screen keeps a piece of state that nothing on it reads.",
    rationale:
      "What is set and shown nowhere changes nothing for the person who set it; most likely the source, condition or "
      + "text that should read it was forgotten, or is given something else under its name. Screens of mvp and viper are "
      + "left out, because presenters and parts of scenes can be the app's own, and so is state that is stored under a "
      + "key and changed here, which others may read.",
    examples: """
      source: Posts
      parameters: { words: String = "" }
      request: { path: /posts, query: { words: $parameters.words } }
      yields: Post
      ---
      screen: Search
      state: { ‹words›: String = "" }
      search: { query: $state.words }
      source: { use: Posts«→, with: { words: $state.words }» }
      adapters: [PostRow]
      """,
    .collecting(
      [UnreadState].self,
      on: .reads { reads, declaration, place, unread in
        guard reads.areKnown, case .screen(let screen) = declaration, !screen.state.isEmpty,
          screen.readsAlone(in: place.index)
        else { return }
        for field in screen.state
        where !reads.state.contains(field.name.text)
          && !(field.isShared && reads.changedState.contains(field.name.text))
        {
          let name = field.name.text
          let given =
            reads.changedState.contains(name)
            ? reads.givenOtherwise.first { $0.name.text == name } : nil
          // A choice may be there for its own sake where nothing is called after it, and what is stored for others.
          guard !reads.editedState.contains(name) || given != nil && field.storage == nil else {
            continue
          }
          unread.append(
            UnreadState(field: UnreadField(name: field.name, owner: place.id), given: given))
        }
      }
    ) { app, unread, findings in
      for (field, given) in unread.map({ ($0.field, $0.given) }) {
        let screen = app.index.name(of: field.owner)
        let path = "$state.\(field.name.text)"
        let place = field.location(in: app.index)
        var finding: Diagnostic
        if let given {
          finding = report(of: field, at: place, giving: given, on: screen)
        } else if let scopes = app.scopes(writing: path, on: field.owner) {
          finding = Diagnostic(
            .unusedState, "nothing on `\(screen)` reads which scope of its search is chosen",
            at: place,
            related: [.init(scopes, "it is written to `\(path)` here")],
            help: [
              "give it to the source, `with: { …: \(path) }`, or take `scopes:` out with it"
            ])
        } else if let search = app.search(writing: path, on: field.owner) {
          finding = Diagnostic(
            .unusedState, "nothing on `\(screen)` reads what is typed into its search", at: place,
            related: [.init(search, "it is written to `\(path)` here")],
            help: [
              "give it to the source, `with: { …: \(path) }`, or take `search:` out with it"
            ])
        } else {
          finding = Diagnostic(
            .unusedState, "nothing on `\(screen)` reads `\(path)`", at: place,
            help: ["read it, in a source's `with:`, a `when:` or a text, or take it out"])
        }
        finding.cause = causeOfUnread(path, in: place.file)
        findings.report(finding)
      }
    })

  /// What is said where something else is given under the name of what nothing reads.
  private static func report(
    of field: UnreadField, at place: Location, giving given: GivenOtherwise, on screen: String
  ) -> Diagnostic {
    let (name, path) = (field.name.text, "$state.\(field.name.text)")
    return Diagnostic(
      .unusedState,
      "`\(name)` is given \(given.path.map { "`\($0)`" } ?? "something else"), and nothing on `\(screen)` reads `\(path)`, which changes",
      at: given.place, related: [.init(place, "`\(path)` is declared here")],
      help: ["did you mean `\(path)`?"],
      fixes: given.path.map { Fix.replacing($0, at: given.place, by: path, .unsafe) } ?? [])
  }
}

private struct UnreadState: Sendable {
  let field: UnreadField
  /// What is given under its name in its place.
  let given: GivenOtherwise?
}

extension AppSite {
  /// Where a screen's search is said that writes what is typed to a path.
  fileprivate func search(writing path: String, on screen: DeclarationID) -> Location? {
    guard case .screen(let declaration) = index.declaration(screen),
      let search = declaration.search, case .path(let written) = search.query.kind,
      written.text == path
    else { return nil }
    return Location(file: index.file(of: screen), span: search.query.span)
  }
}

extension AppSite {
  /// Where a screen's search says that the scope that is chosen is written to a path.
  fileprivate func scopes(writing path: String, on screen: DeclarationID) -> Location? {
    guard case .screen(let declaration) = index.declaration(screen),
      let scopes = declaration.search?.scopes, scopes.value.text == path
    else { return nil }
    return Location(file: index.file(of: screen), span: scopes.span)
  }
}

extension Field {
  /// Whether others read and change the same value.
  var isShared: Bool {
    if case .shared? = storage { true } else { false }
  }
}
