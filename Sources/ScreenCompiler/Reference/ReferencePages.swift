import SpecModel

/// The pages of the documentation about the language: one for each construct and notation, and their contents.
public struct ReferencePages: Sendable {
  private let reference = Reference()

  public init() {}

  /// Each page by its name. What is called alike, such as a construct and a notation, shares one.
  public var pages: [(name: String, markdown: String)] {
    var seen: Set<String> = []
    return reference.sectionNames.filter { seen.insert($0).inserted }.compactMap { name in
      reference.section(named: name).map { (name, Self.page(of: $0)) }
    }
  }

  /// What there is, chapter by chapter, with links to pages in a folder `Reference` beside it.
  public var contents: String {
    let chapters = reference.chapters.map { chapter in
      let entries =
        chapter.notations.map { Self.entry($0.rawValue, $0.documentation) }
        + chapter.constructs.map { Self.entry($0.name, $0.documentation) }
      let body = [chapter.introduction, entries.joined(separator: "\n")]
      return "## \(chapter.title)\n\n" + body.joined(separator: "\n\n") + "\n"
    }
    let systems = reference.chapterOnSystems.replacing(/\]\(#([^)]*)\)/) { link in
      "](Reference/\(link.1).md)"
    }
    return Reference.introduction + "\n" + (chapters + [systems]).joined(separator: "\n")
  }

  /// A line of the contents: the name, and the first sentence about it.
  private static func entry(_ name: String, _ documentation: String) -> String {
    "- [\(name)](Reference/\(name.anchor).md): \(documentation.firstSentence)"
  }

  /// A section as a page: its heading is the title, and links lead to other pages.
  private static func page(of section: String) -> String {
    let linked = section.replacing(/\]\(#([^)]*)\)/) { link in
      link.1 == "systems" ? "](../Reference.md#systems)" : "](\(link.1).md)"
    }
    // A second section of the same name stays one.
    return "# " + linked.dropFirst("### ".count).replacing("\n### ", with: "\n## ")
  }
}

extension String {
  /// Up to the first full stop that ends a sentence.
  var firstSentence: String {
    let line = replacing("\n", with: " ")
    guard let end = line.firstRange(of: /[.:] (?=[A-Z`])/) else { return line }
    let sentence = line[..<end.lowerBound]
    return sentence + "."
  }
}
