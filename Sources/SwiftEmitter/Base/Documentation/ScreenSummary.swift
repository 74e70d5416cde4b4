import SpecModel
import SpecSemantics

/// What a screen is, in as many words as fit a line beside the place where it is declared.
struct ScreenSummary {
  /// It has no article: "list of `Post`".
  private let text: String
  /// Where all of its rows come from, if that has a name.
  private let source: String?

  init(of screen: ScreenDeclaration, in index: AppIndex) {
    source = Self.source(of: screen)
    switch screen.body {
    case .sections(let sections): text = Self.summary(of: sections, in: screen, index)
    case .form(let form): text = Self.summary(of: form, in: screen)
    case .tabs(let tabs):
      text = "screen of tabs with \(tabs.pages.map(\.screen.text).listing)"
    case .swift: text = "screen"
    }
  }

  /// The documentation of what a screen becomes.
  func documentation(origin: Origin) -> String {
    let short = "A \(text)"
    return origin.documentation(source.map { ["\(short) from `\($0)`", short] } ?? [short])
  }

  private static func source(of screen: ScreenDeclaration) -> String? {
    guard case .sections(let sections) = screen.body else { return nil }
    var names: Set<String> = []
    for section in sections {
      guard case .source(.use(let name, _), _, _) = section.content else { return nil }
      names.insert(name.text)
    }
    return names.count == 1 ? names.first : nil
  }

  private static func summary(
    of sections: [SectionDeclaration], in screen: ScreenDeclaration, _ index: AppIndex
  ) -> String {
    var models: [String] = []
    for section in sections {
      switch index.itemType(of: section, in: screen) {
      case .model(let name)?, .union(let name)?:
        if !models.contains(name) { models.append(name) }
      default: break
      }
    }
    if !models.isEmpty { return "list of \(models.listing)" }
    let isPage = sections.contains { if case .page = $0.content { true } else { false } }
    return isPage ? "page" : sections.isEmpty ? "screen" : "list of rows that are always there"
  }

  private static func summary(of form: FormDeclaration, in screen: ScreenDeclaration) -> String {
    switch form.submit.effect.action {
    case .request(let name): "form that sends `\(name.text)`"
    case .return: screen.returns.map { "form that returns `\($0.shape)`" } ?? "form"
    default: "form"
    }
  }
}
