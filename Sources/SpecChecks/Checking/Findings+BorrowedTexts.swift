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
  var beginning: Substring? {
    key.text.lastIndex(of: ".").map { key.text[..<$0] }
  }
}

extension ScreenDeclaration {
  /// What it says itself by keys of the strings.
  fileprivate var ownTexts: [OwnText] {
    var found: [OwnText] = []
    func add(_ text: TextValue?, _ role: OwnText.Role) {
      if case .key(let key, let arguments)? = text, arguments.isEmpty {
        found.append(OwnText(role: role, key: key))
      }
    }
    add(title, .title)
    for empty in states.empty {
      add(empty.text, .empty)
      add(empty.detail, .emptyDetail)
      add(empty.button?.title, .emptyButton)
    }
    add(states.error?.text, .error)
    add(states.error?.detail, .errorDetail)
    return found
  }
}

extension SpecWalker {
  /// Notes texts of a screen that are called after another one, while there is one that is called after this.
  ///
  /// Whether that is for nothing is known only when all the app has been gone through.
  mutating func noteBorrowedTexts(of screen: ScreenDeclaration) {
    guard let strings = appStrings else { return }
    let texts = screen.ownTexts
    guard let first = texts.first?.beginning, !texts.allSatisfy({ $0.beginning == first }) else {
      return
    }
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
  /// Keeps those of the texts that another screen, which is called after them, shows in the same place.
  mutating func keepBorrowedTexts(in index: AppIndex) {
    guard !borrowed.isEmpty else { return }
    let keys = Set(borrowed.map(\.key.text))
    var owners: [String: [(screen: String, role: OwnText.Role)]] = [:]
    for name in index.names(of: .screen).sorted() {
      let texts = index.screen(name)?.ownTexts ?? []
      for text in texts where keys.contains(text.key.text) {
        guard let beginning = text.beginning,
          texts.contains(where: { $0.key.text != text.key.text && $0.beginning == beginning })
        else { continue }
        owners[text.key.text, default: []].append((name, text.role))
      }
    }
    borrowed = borrowed.compactMap { text in
      var text = text
      let owner = owners[text.key.text]?.first {
        $0.screen != text.screen && $0.role == text.role
      }
      text.owner = owner?.screen
      return text.owner == nil ? nil : text
    }
  }

  /// Reports those of the texts in whose place there is one that nothing names.
  mutating func reportBorrowedTexts() {
    for text in borrowed where idleStrings.contains(text.own) {
      guard let owner = text.owner else { continue }
      report(
        .repeatedTitle,
        "`\(text.key.text)` is what `\(owner)` shows in this place, and nothing names `\(text.own)`",
        at: text.place, help: ["did you mean `\(text.own)`?"],
        fixes: Fix.replacing(text.key.text, at: text.place, by: text.own, .unsafe))
    }
  }
}
