/// Something that is not the same in two pictures of a screen.
public struct PictureChange: Sendable, Hashable {
  /// What has become of it; what people ask for first comes first.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case text, added, removed, look, moved, resized
    /// The pictures differ in nothing that could be named, such as an order.
    case other
  }

  public let kind: Kind
  /// The places of it in the picture before and in the one after.
  public let before: [GalleryFrame]
  public let after: [GalleryFrame]
  /// What is said of it.
  public let words: ChangeWords
}

/// A phrase about a change, in which texts of the app are told from what is said of them.
public struct ChangeWords: Sendable, Hashable {
  enum Piece: Sendable, Hashable {
    case said(String)
    /// What comes from an app.
    case quoted(String)
  }

  let pieces: [Piece]

  init(_ pieces: [Piece]) {
    self.pieces = pieces
  }

  /// Texts that are longer are cut.
  private static let longest = 80

  /// The phrase as it is read.
  public var text: String {
    pieces.map { piece in
      switch piece {
      case .said(let words): words
      case .quoted(let text): "“\(Self.cut(text))”"
      }
    }.joined()
  }

  /// The phrase in Markdown, where nothing of the app is taken for markup or calls anybody.
  var markdown: String {
    pieces.map { piece in
      switch piece {
      case .said(let words): words
      case .quoted(let text): Self.code(Self.cut(text))
      }
    }.joined()
  }

  private static func cut(_ text: String) -> String {
    text.count > longest ? text.prefix(longest - 1) + "…" : text
  }

  /// A text within as many marks as nothing in it has.
  private static func code(_ text: String) -> String {
    let line = text.map { $0.isNewline ? " " : String($0) }.joined()
    let runs = line.split { $0 != "`" }.map(\.count)
    let fence = String(repeating: "`", count: (runs.max() ?? 0) + 1)
    let needsSpace = line.hasPrefix("`") || line.hasSuffix("`") || line.allSatisfy { $0 == " " }
    let space = needsSpace ? " " : ""
    return fence + space + line + space + fence
  }
}
