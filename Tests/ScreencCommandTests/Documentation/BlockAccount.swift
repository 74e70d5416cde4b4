/// By which suite of tests each block of the documentation is held to what there is.
///
/// Suites that follow pages take the blocks from here, so that the account says what they do.
enum BlockAccount {
  /// What a test does with a block.
  enum Manner: Hashable, Sendable {
    /// A shell, screenc, or the program that the block is for takes it.
    case run
    case compiled
    /// It is held against what stands, or is said, elsewhere.
    case compared
    /// It is looked up as far as it goes.
    case notRun(Obstacle)
  }

  /// Why a block is not run by the tests.
  enum Obstacle: String, CaseIterable {
    case builds = "builds or tests this package anew"
    case brew = "asks Homebrew"
    case docker = "asks Docker"
    case system = "installs into the system"
    case xcode = "asks Xcode"
  }

  /// An entry: what a suite does with some blocks of some pages.
  struct Entry: Sendable {
    /// The name of a page, or of a folder of pages with a stroke at its end.
    let pages: String
    let manner: Manner
    let languages: Set<String>
    /// Which of a page's blocks, from 1; nil is all of these languages.
    let numbers: Set<Int>?
    /// The file of tests, without its ending, and what it has in it that tells the pages.
    let suite: String
    let mention: String

    func isAbout(_ page: Article) -> Bool {
      pages.hasSuffix("/") ? page.name.hasPrefix(pages) : page.name == pages
    }

    func covers(_ block: Article.Block, of page: Article) -> Bool {
      isAbout(page) && languages.contains(block.language)
        && numbers?.contains(block.number) ?? true
    }
  }

  /// The blocks of a page that a suite has taken on, in a manner if one is named.
  static func blocks(
    of page: Article, by suite: String, _ manner: Manner? = nil
  ) throws -> [Article.Block] {
    let own = entries.filter { $0.suite == suite && (manner == nil || $0.manner == manner) }
    return try page.blocks().filter { block in own.contains { $0.covers(block, of: page) } }
  }

  /// The pages that a suite has taken something on of.
  static func pages(of suite: String) -> [Article] {
    Article.all.filter { page in
      entries.contains { entry in
        entry.suite == suite && entry.isAbout(page)
          && (try? page.blocks().contains { entry.covers($0, of: page) }) == true
      }
    }
  }
}
