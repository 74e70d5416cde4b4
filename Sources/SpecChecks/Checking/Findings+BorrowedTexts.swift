import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// A text of a screen whose key begins as those of another screen do, where the app's strings have one of the same last
/// word that begins as the others of this screen.
struct BorrowedText: Sendable {
  let key: Name
  let place: Location
  let role: OwnText.Role
  /// The key that is called as the others of the screen are.
  let own: String
  let screen: String
  /// The other screen, once it is known.
  var owner: String?
}

/// A text by which a screen says what it is, or in which of its states.
struct OwnText {
  enum Role: Sendable { case title, empty, emptyDetail, emptyButton, error, errorDetail }

  let role: Role
  let key: Name

  /// What the key begins with.
  var beginning: Substring? { Self.beginning(of: key) }

  static func beginning(of key: Name) -> Substring? {
    key.text.utf8.lastIndex(of: UInt8(ascii: ".")).map { key.text[..<$0] }
  }
}

extension ScreenDeclaration {
  /// What it says itself by keys of the strings.
  fileprivate var ownTexts: [OwnText] {
    var found: [OwnText] = []
    forEachOwnText { key, role in found.append(OwnText(role: role, key: key)) }
    return found
  }

  /// Whether the keys of what it says itself begin in more than one way. They hardly do.
  fileprivate var hasTextsOfOthers: Bool {
    var first: Substring?
    var differ = false
    forEachOwnText { key, _ in
      guard !differ, let beginning = OwnText.beginning(of: key) else { return }
      if first == nil { first = beginning }
      differ = first != beginning
    }
    return differ
  }

  private func forEachOwnText(_ body: (Name, OwnText.Role) -> Void) {
    func visit(_ text: TextValue?, _ role: OwnText.Role) {
      if case .key(let key, let arguments)? = text, arguments.isEmpty { body(key, role) }
    }
    visit(title, .title)
    for empty in states.empty {
      visit(empty.text, .empty)
      visit(empty.detail, .emptyDetail)
      visit(empty.button?.title, .emptyButton)
    }
    visit(states.error?.text, .error)
    visit(states.error?.detail, .errorDetail)
  }
}

extension SpecWalker {
  /// Notes texts of a screen that are called after another one, while there is one that is called after this.
  ///
  /// Whether that is for nothing is known only when all the app has been gone through.
  mutating func noteBorrowedTexts(of screen: ScreenDeclaration) {
    guard let strings = appStrings, screen.hasTextsOfOthers, findings.tells(.repeatedTitle) else {
      return
    }
    let texts = screen.ownTexts
    for text in texts {
      guard let beginning = text.beginning else { continue }
      let last = text.key.text[beginning.endIndex...]
      for other in texts {
        guard let name = other.beginning, name != beginning else { continue }
        let own = String(name + last)
        guard strings[own] != nil, strings[text.key.text] != nil else { continue }
        findings.borrowed.append(
          BorrowedText(
            key: text.key, place: location(text.key), role: text.role, own: own,
            screen: screen.name.text))
        break
      }
    }
  }
}

extension Findings {
  /// Keeps those of the texts that one other screen, which is called after them, shows in the same place, while no screen
  /// shows what is called after this one.
  mutating func keepBorrowedTexts(in index: AppIndex) {
    guard !borrowed.isEmpty else { return }
    let keys = Set(borrowed.flatMap { [$0.key.text, $0.own] })
    var shown: [String: [Showing]] = [:]
    for name in index.names(of: .screen).sorted() {
      let texts = index.screen(name)?.ownTexts ?? []
      for text in texts where keys.contains(text.key.text) {
        shown[text.key.text, default: []].append(
          Showing(screen: name, role: text.role, isOwner: text.isCalledAsOthers(of: texts)))
      }
    }
    borrowed = borrowed.compactMap { text in
      var text = text
      let others = shown[text.key.text, default: []].filter { $0.screen != text.screen }
      // What more of them show is for all of them, whatever it is called.
      guard shown[text.own] == nil, Set(others.map(\.screen)).count == 1,
        let owner = others.first(where: { $0.isOwner && $0.role == text.role })
      else { return nil }
      text.owner = owner.screen
      return text
    }
  }

  /// A screen that shows a text.
  private struct Showing {
    let screen: String
    let role: OwnText.Role
    /// Whether the screen is called after it.
    let isOwner: Bool
  }

  /// Reports those of the texts in whose place there is one that no spec names.
  mutating func reportBorrowedTexts(insteadOf idle: Set<String>) {
    for text in borrowed where idle.contains(text.own) {
      guard let owner = text.owner else { continue }
      report(
        .repeatedTitle,
        "`\(text.key.text)` is what `\(owner)` shows in this place, and no spec names `\(text.own)`",
        at: text.place, help: ["did you mean `\(text.own)`?"],
        fixes: Fix.replacing(text.key.text, at: text.place, by: text.own, .unsafe))
    }
  }
}

extension OwnText {
  /// Whether its key begins as that of the screen's title does, or as those of all else that the screen says.
  ///
  /// One more that begins so says little: screens share what is called after none of them.
  fileprivate func isCalledAsOthers(of texts: [OwnText]) -> Bool {
    let others = texts.filter { $0.key.text != key.text }
    guard let beginning, !others.isEmpty else { return false }
    if let title = others.first(where: { $0.role == .title }) {
      return title.beginning == beginning
    }
    return others.allSatisfy { $0.beginning == beginning }
  }
}
