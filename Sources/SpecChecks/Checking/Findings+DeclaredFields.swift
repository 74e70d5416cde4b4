import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Fields that are declared as another type than responses have for them, or than all is made of that uses them.
extension Findings {
  /// Tells once, where a field is declared, what its uses and the recorded responses say of its type.
  mutating func gatherFieldsDeclaredWrong(in index: AppIndex) {
    let candidates = diagnostics.indices.filter { diagnostics[$0].typesOfUse != nil }
    let responses = diagnostics.indices.filter { diagnostics[$0].isOfDeclaredField }
    guard !candidates.isEmpty, candidates.count <= Self.mostCandidates,
      !responses.isEmpty || candidates.count > Self.mostSlips
    else { return }
    let references = FieldReferences(in: index)
    var uses: [Symbol: [Int]] = [:]
    for position in candidates {
      guard let symbol = references.symbol(usedIn: diagnostics[position]) else { continue }
      uses[symbol, default: []].append(position)
    }
    var gone: Set<Int> = []
    for (symbol, positions) in uses.sorted(by: { $0.value[0] < $1.value[0] }) {
      guard let field = DeclaredField(symbol, in: index),
        let shown = typeShown(of: field, by: positions, responses, references.count(of: symbol))
      else { continue }
      let all = (positions + shown.responses).sorted()
      guard gone.isDisjoint(with: all) else { continue }
      let finding = declared(field, meaning: shown.type, positions, shown.responses)
      diagnostics[all[0]] = finding
      gone.formUnion(all.dropFirst())
    }
    remove(gone)
  }

  /// More are no consequences of a slip.
  private static let mostCandidates = 400

  /// The type that uses of a field speak for, with the findings about responses that do so, too.
  ///
  /// - Parameter count: How often the field is used.
  private func typeShown(
    of field: DeclaredField, by positions: [Int], _ responses: [Int], _ count: Int
  ) -> (type: String, responses: [Int])? {
    let types = positions.compactMap { diagnostics[$0].type(meantFor: field) }
    guard types.count == positions.count, let type = types.first, Set(types).count == 1 else {
      return nil
    }
    let ofField = responses.filter { field.isDeclared(by: diagnostics[$0].subject) }
    let noun = Self.noun(ofType: type)
    guard ofField.allSatisfy({ diagnostics[$0].subject?.fieldInResponses?.found == noun }) else {
      return nil
    }
    // By themselves some uses may be wrong, as long as there are as many others.
    let areMost = positions.count > Self.mostSlips && positions.count * 2 >= count
    guard !ofField.isEmpty || areMost else { return nil }
    return (type, ofField)
  }

  /// What responses have for a type.
  private static func noun(ofType type: String) -> String {
    switch type {
    case "Int", "Double": "a number"
    case "Bool": "a Bool"
    default: "a text"
    }
  }

  private func declared(
    _ field: DeclaredField, meaning type: String, _ uses: [Int], _ responses: [Int]
  ) -> Diagnostic {
    let meant = field.isOptional ? "\(type)?" : type
    var finding = Diagnostic(
      .bindingTypeMismatch,
      "`\(field.name)` of `\(field.model)` is declared `\(field.type)`, and is used as `\(type)`"
        + (responses.isEmpty ? "" : ", as responses have it"),
      at: field.place,
      related: uses.prefix(Self.mostUses).map { .init(diagnostics[$0].primary, "it is used here") },
      help: ["declare it `\(meant)`"],
      // A default is of the type that is declared.
      fixes: field.hasDefault
        ? [] : Fix.replacing(field.type, at: field.place, by: meant, .unsafe))
    finding.consequences = (uses + responses).sorted().flatMap {
      [diagnostics[$0]] + diagnostics[$0].consequences
    }
    return finding
  }
}

/// A field where its model declares it.
private struct DeclaredField {
  let name: String
  let model: String
  let type: String
  let isOptional: Bool
  let hasDefault: Bool
  /// Where its type stands.
  let place: Location

  init?(_ symbol: Symbol, in index: AppIndex) {
    guard let model = symbol.owner?.path, let id = index.id(of: .model, model),
      let field = index.model(model)?.fields.first(where: { $0.name.text == symbol.name })
    else { return nil }
    name = symbol.name
    self.model = model
    type = "\(field.type.shape)"
    isOptional = type.hasSuffix("?")
    hasDefault = field.defaultValue != nil
    place = Location(file: index.file(of: id), span: field.type.span)
  }

  /// Whether a finding about responses is about it.
  func isDeclared(by subject: Subject?) -> Bool {
    guard let field = subject?.fieldInResponses else { return false }
    return (field.name, field.model, field.type) == (name, model, type)
  }
}

/// Where the fields of models are used.
private struct FieldReferences {
  private var uses: [FileID: [SymbolReference]] = [:]
  private var counts: [Symbol: Int] = [:]

  init(in index: AppIndex) {
    for reference in SymbolIndex(of: index).references
    where reference.symbol.kind == .field && !reference.isDeclaration {
      uses[reference.location.file, default: []].append(reference)
      counts[reference.symbol, default: 0] += 1
    }
  }

  func count(of symbol: Symbol) -> Int { counts[symbol] ?? 0 }

  /// The field that a finding about a value is about: the value ends with it, or is compared with it and stands behind it.
  func symbol(usedIn finding: Diagnostic) -> Symbol? {
    let place = finding.primary.span
    return uses[finding.primary.file]?.last { reference in
      let span = reference.location.span
      return span.end == place.end && place.start <= span.start
        || span.end < place.start && place.start - span.end <= Self.longestOperator
    }?.symbol
  }

  /// An operator of two signs and the spaces around it.
  private static let longestOperator: UInt32 = 4
}

extension Diagnostic {
  /// The type that was due where a value stands, and the one that is there.
  fileprivate var typesOfUse: (due: String, found: String)? {
    guard let types = subject?.mismatch, let found = types.found else { return nil }
    return (types.due, found)
  }

  /// Whether it is about a field as it is declared, of which responses have something else.
  fileprivate var isOfDeclaredField: Bool {
    severity == .error && subject?.fieldInResponses != nil
  }

  /// The type of the language that one of the two types speaks for where the other one is that of a field.
  fileprivate func type(meantFor field: DeclaredField) -> String? {
    guard let types = typesOfUse else { return nil }
    let (due, found, own) = (types.due.required, types.found.required, field.type.required)
    let meant = found == own ? due : due == own ? found : nil
    return meant.flatMap { BuiltinType(rawValue: $0)?.rawValue }
  }
}

extension String {
  /// A type without the sign that its value can be missing.
  fileprivate var required: String { hasSuffix("?") ? String(dropLast()) : self }
}
