import Diagnostics
import ReferencedFiles
import SourceText
import SpecModel
import SpecSemantics

/// What a query asks for has the fields of the model that its source yields.
extension SpecRule {
  /// Looks whether the rows of a database have a column for each field that is never missing.
  static func checkColumns(
    of query: DatabaseQuery, _ source: SourceDeclaration, _ place: DeclarationPlace,
    into findings: inout Findings
  ) {
    guard let model = place.index.modelRead(from: source),
      let names = SQLColumns.names(in: query.text.text)
    else { return }
    let known = Set(names.map(\.likeKey))
    let lacking = model.fields.filter {
      $0.isAlwaysThere && !known.contains($0.payloadName.likeKey)
    }
    report(
      lacking.map { ($0, $0.payloadName) }, of: model, "column", query.text.span, place,
      into: &findings)
  }

  /// Looks whether a GraphQL query selects each field that is never missing, and what its pages are told by.
  static func checkSelection(
    of operation: GraphQLOperation, at items: Name?, _ paging: Paging?, _ source: SourceDeclaration,
    _ place: DeclarationPlace, into findings: inout Findings
  ) {
    guard let text = try? place.index.text(of: operation.query),
      GraphQLDocument(text).mistake == nil,
      var selection = GraphQLSelection(ofOnlyOperationIn: text)
    else { return }
    let query = operation.query.name.span
    guard let items else {
      return reportNoData(selection, of: source, at: query, place, into: &findings)
    }
    let path = items.text.split(separator: ".").map { String($0.prefix { $0 != "[" }) }
    guard path.count > 1, path.first == "data" else {
      guard let first = path.first, selection.fields[first] != nil else { return }
      let place = place.location(items.span)
      return findings.report(
        Diagnostic(
          .queryMismatch, "what a GraphQL server answers stands under `data`", at: place,
          help: ["did you mean `data.\(items.text)`?"],
          fixes: Fix.replacing(items.text, at: place, by: "data.\(items.text)", .unsafe)))
    }
    checkPaths(of: paging, selection, at: query, place, into: &findings)
    for name in path.dropFirst() {
      guard !selection.hasFragments else { return }
      guard let inner = selection.fields[name] else {
        let selected = selection.fields.keys.sorted()
        return findings.report(
          .queryMismatch, "the query selects no `\(name)`, through which `items:` leads",
          at: place.location(items.span),
          suggestion: Suggestion(for: name, among: selected, kind: "fields"))
      }
      selection = inner
    }
    guard let model = place.index.modelRead(from: source) else { return }
    let lacking = selection.lacking(of: model, in: place.index)
    report(lacking, of: model, "field", query, place, into: &findings)
  }

  /// Looks whether a query selects what its pages are told by.
  private static func checkPaths(
    of paging: Paging?, _ selection: GraphQLSelection, at query: ByteSpan,
    _ place: DeclarationPlace, into findings: inout Findings
  ) {
    var paths = [paging?.receive].compactMap { $0 }
    if case .field(let field, _)? = paging?.end { paths.append(field) }
    var lacking: [(name: String, fields: [String])] = []
    for path in paths {
      guard let (name, field) = selection.firstLacking(of: path.text) else { continue }
      let known = lacking.firstIndex { $0.name == name }
      let position = known ?? lacking.count
      if known == nil { lacking.append((name, [])) }
      if let field, !lacking[position].fields.contains(field) {
        lacking[position].fields.append(field)
      }
    }
    for (name, fields) in lacking {
      let missing = fields.isEmpty ? name : "\(name) { \(fields.joined(separator: " ")) }"
      findings.report(
        .queryMismatch, "the query selects no `\(name)`, by which the next page is told",
        at: place.location(query), help: ["add `\(missing)` to it"])
    }
  }

  /// Reports that nothing says where in the answer a model stands.
  private static func reportNoData(
    _ selection: GraphQLSelection, of source: SourceDeclaration, at query: ByteSpan,
    _ place: DeclarationPlace, into findings: inout Findings
  ) {
    guard !selection.hasFragments, let field = selection.fields.keys.sorted().first,
      let model = place.index.modelRead(from: source),
      !model.fields.contains(where: { $0.payloadName == "data" })
    else { return }
    findings.report(
      .queryMismatch,
      "what a GraphQL server answers stands under `data`, and nothing says where in it",
      at: place.location(query), help: ["say it of the source: `items: data.\(field)`"])
  }

  private static func report(
    _ lacking: [(field: Field, key: String)], of model: ModelDeclaration, _ noun: String,
    _ span: ByteSpan,
    _ place: DeclarationPlace, into findings: inout Findings
  ) {
    guard let first = lacking.first, let id = place.index.id(of: .model, model.name.text) else {
      return
    }
    let them = lacking.count == 1 ? "it" : "them"
    let isOwn = model.fields.contains { $0 === first.field }
    findings.report(
      .queryMismatch,
      "the query asks for no \(noun) \(Listing.quoted(lacking.map(\.key))), and no `\(model.name.text)` can be read without \(them)",
      at: place.location(span),
      related: [
        .init(
          Location(
            file: place.index.file(of: id),
            span: isOwn ? first.field.name.span : model.name.span),
          isOwn ? "`\(first.field.name.text)` is never missing" : "the model is declared here")
      ],
      help: ["add \(them) to the query, or let \(them) be missing with `?` or a default"])
  }
}

extension GraphQLSelection {
  /// The first name of a path in answers that is not selected, and the one behind it.
  fileprivate func firstLacking(of path: String) -> (name: String, field: String?)? {
    let names = path.split(separator: ".").map(String.init)
    guard names.first == "data", !path.contains("[") else { return nil }
    var selection = self
    for (number, name) in names.enumerated().dropFirst() {
      guard !selection.hasFragments, !selection.fields.isEmpty else { return nil }
      guard let inner = selection.fields[name] else {
        return (name, number + 1 < names.count ? names[number + 1] : nil)
      }
      selection = inner
    }
    return nil
  }

  /// The fields of a model, and of those in it, that are never missing and not asked for, with their paths.
  fileprivate func lacking(
    of model: ModelDeclaration, in index: AppIndex, below path: String = "", depth: Int = 0
  ) -> [(field: Field, key: String)] {
    // What a fragment asks for is not seen here; without a selection there are no fields.
    guard !hasFragments, !fields.isEmpty, depth < 4, model.swift == nil else { return [] }
    let known = Dictionary(fields.map { ($0.key.likeKey, $0.value) }) { first, _ in first }
    return model.fields.flatMap { field -> [(field: Field, key: String)] in
      let names = field.payloadNames
      guard var selection = known[names[0].likeKey] else {
        return field.isAlwaysThere ? [(field, path + names[0])] : []
      }
      for count in 1..<names.count {
        guard !selection.hasFragments, !selection.fields.isEmpty else { return [] }
        guard let inner = selection.field(like: names[count]) else {
          let key = path + names[...count].joined(separator: ".")
          return field.isAlwaysThere ? [(field, key)] : []
        }
        selection = inner
      }
      let key = path + names.joined(separator: ".")
      guard case .named(let name) = field.type.shape.innermost, let inner = index.model(name) else {
        return []
      }
      return selection.lacking(of: inner, in: index, below: key + ".", depth: depth + 1)
    }
  }

  /// What is selected of a field, whatever the style of its name.
  private func field(like name: String) -> GraphQLSelection? {
    fields[name] ?? fields.first { $0.key.likeKey == name.likeKey }?.value
  }
}

extension AppIndex {
  /// The model of the values that a source reads by itself.
  fileprivate func modelRead(from source: SourceDeclaration) -> ModelDeclaration? {
    guard let type = type(source.yields) else { return nil }
    let element: SpecType =
      if case .list(let element) = type.unwrapped { element } else { type.unwrapped }
    guard case .model(let name) = element.unwrapped, let model = model(name), model.swift == nil
    else {
      return nil
    }
    return model
  }
}

extension Field {
  /// Whether a payload without it can't be read.
  fileprivate var isAlwaysThere: Bool {
    switch type.shape {
    // What no payload can have is told where the model is read.
    case .optional, .builtin(.color), .builtin(.image): false
    default: defaultValue == nil
    }
  }

  /// What it is called in payloads; one within other objects begins with what these are called.
  fileprivate var payloadNames: [String] { payloadPath?.keys ?? [name.text] }

  fileprivate var payloadName: String { payloadNames[0] }
}

extension String {
  /// The same for keys that are one in different styles.
  fileprivate var likeKey: String { lowercased().filter { $0 != "_" && $0 != "-" } }
}
