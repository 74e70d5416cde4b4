import Foundation

/// Breaks text into lines at words; a word wider than a line is broken inside.
struct LineBreaker {
  let width: CGFloat
  let font: UIFont
  /// The room between letters beside that of the font.
  let kerning: CGFloat
  private(set) var lineWidths: [CGFloat] = []
  /// The lines themselves; left empty where only their widths are asked for.
  private(set) var lineTexts: [String] = []
  private let keepsTexts: Bool
  private var lineText = ""
  private var wordText = ""
  private var spaceText = ""
  private var line: CGFloat = 0
  private var spaces: CGFloat = 0
  private var word: CGFloat = 0

  init(width: CGFloat, font: UIFont, kerning: CGFloat = 0, keepsTexts: Bool = false) {
    self.width = width
    self.font = font
    self.kerning = kerning
    self.keepsTexts = keepsTexts
  }

  mutating func consume(_ text: String) {
    for character in text {
      if character.isNewline {
        endWord()
        endLine()
      } else if character == " " || character == "\t" {
        endWord()
        spaces += HeadlessText.advance(of: character, font: font) + kerning
        if keepsTexts { spaceText.append(character) }
      } else {
        add(character)
      }
    }
    endWord()
    endLine()
  }

  private mutating func add(_ character: Character) {
    let advance = HeadlessText.advance(of: character, font: font) + kerning
    let breakable = character.isIdeograph
    if breakable { endWord() }
    if word + advance > width, word > 0 {
      endWord()
      endLine()
    }
    word += advance
    if keepsTexts { wordText.append(character) }
    if breakable { endWord() }
  }

  private mutating func endWord() {
    guard word > 0 else { return }
    if line > 0, line + spaces + word > width { endLine() }
    if keepsTexts {
      lineText += line > 0 ? spaceText + wordText : wordText
      spaceText = ""
      wordText = ""
    }
    line += line > 0 ? spaces + word : word
    spaces = 0
    word = 0
  }

  private mutating func endLine() {
    lineWidths.append(line)
    if keepsTexts {
      lineTexts.append(lineText)
      lineText = ""
      spaceText = ""
    }
    line = 0
    spaces = 0
  }
}

extension Character {
  /// Whether a line may break on both sides of the character.
  fileprivate var isIdeograph: Bool {
    guard let value = unicodeScalars.first?.value else { return false }
    return (0x2E80...0x9FFF).contains(value) || (0xF900...0xFAFF).contains(value)
      || (0x20000...0x3FFFD).contains(value)
  }
}
