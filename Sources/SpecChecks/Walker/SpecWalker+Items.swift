import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Items of rows that are written in place.
extension SpecWalker {
  /// Looks for keys of the app's strings in fields that show a text as it stands.
  mutating func checkForKeys(in item: Expression, of name: String) {
    guard case .object(let fields) = item.kind else { return }
    for field in fields {
      // Few texts have a point, and a field's type is looked for in two tables.
      guard case .text(let text) = field.value.kind, text.contains(ascii: "."),
        let property = index.model(name)?.property(field.name.text),
        property.type.shape == .builtin(.string), let id = index.id(of: .model, name)
      else { continue }
      reportShownKey(
        text, at: field.value.span,
        declared: (property, name, Location(file: index.file(of: id), span: property.type.span)))
    }
  }

  /// Reports a key of the row among the fields of its model, which has none of that name; says whether there is one.
  mutating func reportKeyOfRow(
    in item: Expression, shownBy adapter: AdapterDeclaration
  ) -> Bool {
    guard case .object(let fields) = item.kind, let model = index.model(adapter.model.text),
      let stray = fields.first(where: { field in
        model.property(field.name.text) == nil && Grammar.isKeyOfRow(field.name.text)
      })
    else { return false }
    let name = stray.name.text
    findings.report(
      .unknownField,
      "`\(name)` is a key of the row, and stands among the fields of `\(adapter.model.text)` here",
      at: location(stray.name.span),
      help: ["write it beside `item:`, outside of its braces"])
    // What it leads to would be led to.
    if case .text(let text) = stray.value.kind { findings.note(meant: [text]) }
    return true
  }

  /// Reports an adapter for a model that lacks what the item has, where all of it is of another model, and says whether
  /// it is so.
  mutating func reportAdapterOfAnother(
    than item: Expression, _ use: Name, _ adapter: AdapterDeclaration
  ) -> Bool {
    guard case .object(let fields) = item.kind, let shown = index.model(adapter.model.text),
      shown.swift == nil
    else { return false }
    let names = fields.map(\.name.text)
    let strange = names.filter { shown.property($0) == nil }
    let lacking = shown.fields.filter {
      !$0.canBeLeftOut && $0.name.text != "id" && !names.contains($0.name.text)
    }
    // One may be another word for what its model calls otherwise, unless more than that is missing.
    guard strange.count > 1 || !strange.isEmpty && lacking.count > 1,
      !strange.contains(where: { name in
        shown.properties.contains { NearMiss.isSlip(name, of: $0.name.text) }
      })
    else { return false }
    let fitting = index.adapters(showing: names).filter {
      index.adapter($0)?.model.text != adapter.model.text
    }
    let models = Set(fitting.compactMap { index.adapter($0)?.model.text })
    guard models.count == 1, let model = models.first else { return false }
    findings.note(meant: fitting)
    let others = fitting.sorted().prefix(3).map { "`\($0)`" }.joined(separator: " or ")
    findings.report(
      .unknownField,
      "`\(use.text)` is for `\(adapter.model.text)`, which has no \(Listing.quoted(strange)); the item here is of `\(model)`",
      at: location(use),
      help: ["did you mean \(others), which show\(fitting.count == 1 ? "s" : "") `\(model)`?"],
      fixes: fitting.count == 1
        ? Fix.replacing(use.text, at: location(use), by: fitting[0], .unsafe) : [])
    return true
  }

  /// Notes what is given to an adapter that there is not, by which the one is found that is meant.
  mutating func note(
    _ item: Expression, shownBy name: Name, of screen: ScreenDeclaration, in scope: ValueScope
  ) {
    let content: Findings.ShownItem.Content
    switch item.kind {
    case .object(let fields) where !fields.isEmpty: content = .fields(fields.map(\.name.text))
    case .path:
      let typed = try? TypeChecker(index: index).type(item, expecting: nil, in: scope)
      guard case .model(let model)? = typed?.type.unwrapped else { return }
      content = .model(model)
    default: return
    }
    findings.note(
      showing: .init(content: content, own: Set(screen.usedAdapters.map(\.text))),
      with: name.text)
  }
}
