import SpecModel
import SwiftCode

/// What the class that runs a screen has for what the screen consists of.
struct ScreenBody {
  private let parts: ScreenParts
  private let form: ListForm
  private let surroundings: [SwiftDeclaration]
  private let usesData: Bool
  private let sections: SectionEmission?

  init(of parts: ScreenParts, as form: ListForm) {
    self.parts = parts
    self.form = form
    (surroundings, usesData) = parts.surroundings()
    if case .sections(let sections) = parts.plan.body {
      self.sections = SectionEmission(sections, of: parts, as: form, keepsData: usesData)
    } else {
      sections = nil
    }
  }

  /// What the screen loads, where more than its rows shows it.
  var data: [SwiftDeclaration] { usesData ? sections?.properties ?? [] : [] }

  /// The members that are asked for what stands around the content, and for the content.
  var members: [SwiftDeclaration] { surroundings + content }

  private var content: [SwiftDeclaration] {
    switch parts.plan.body {
    case .form(let form): return FormEmission(form, of: parts).members
    case .tabs(let tabs): return TabsEmission(tabs, of: parts).members
    case .swift: return []
    case .sections:
      let members = [
        form.hasLayouts ? parts.currentLayout : nil, sections?.method,
        parts.plan.search.map(parts.queryDidChange), parts.searchScopes, parts.selection,
      ]
      return members.compactMap { $0 } + parts.eventHandlers
    }
  }
}
