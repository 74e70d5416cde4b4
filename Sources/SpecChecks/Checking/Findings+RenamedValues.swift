import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Values that were given another name where they are declared, and are read by the old one.
extension Findings {
  /// Says which value is meant by a name that none has and that is like no other: the only one that nothing reads.
  /// Where it is read several times, that is told where it is declared.
  mutating func gatherRenamedValues(in index: AppIndex) {
    var uses: [LostValue: [Int]] = [:]
    for position in diagnostics.indices.prefix(Self.mostRead) {
      guard let lost = LostValue(diagnostics[position], in: index) else { continue }
      uses[lost, default: []].append(position)
    }
    guard !uses.isEmpty else { return }
    let read = Set(
      SymbolIndex(of: index).references.lazy.filter { $0.notation == .component }.map(\.symbol))
    var gathered: Set<Int> = []
    for (lost, positions) in uses.sorted(by: { $0.value[0] < $1.value[0] }) {
      // Of several names nobody knows which is the one.
      guard uses.keys.allSatisfy({ $0 == lost || !$0.isBeside(lost) }) else { continue }
      let idle = lost.declared(in: index).filter { value in
        !read.contains(lost.symbol(named: value.name.text)) && !isMeant(value.name.text, lost)
      }
      guard idle.count == 1, let meant = idle.first,
        positions.allSatisfy({ diagnostics[$0].takes(meant.type) })
      else { continue }
      guard positions.count > 1 else {
        diagnostics[positions[0]] = diagnostics[positions[0]].meaning(meant.name.text)
        continue
      }
      let place = Location(file: diagnostics[positions[0]].primary.file, span: meant.name.span)
      diagnostics[positions[0]] = renamed(meant.name.text, at: place, lost, positions)
      gathered.formUnion(positions.dropFirst())
    }
    remove(gathered)
  }

  private static let mostRead = 400

  /// Whether another finding says that a value is meant.
  private func isMeant(_ name: String, _ lost: LostValue) -> Bool {
    diagnostics.contains {
      $0.subject?.missingField?.owner == lost.root && $0.help.first == "did you mean `\(name)`?"
    }
  }

  private func renamed(
    _ name: String, at place: Location, _ lost: LostValue, _ positions: [Int]
  ) -> Diagnostic {
    let found = positions.map { diagnostics[$0] }
    var finding = Diagnostic(
      .unknownField,
      "`\(name)` is declared here and named nowhere, and `\(lost.name)` is named \(found.count) times",
      at: place,
      related: found.prefix(Self.mostUses).map {
        .init($0.primary, "`\(lost.name)` is named here")
      },
      help: [
        "did you mean `\(lost.name)` here?", "or write `\(name)` where `\(lost.name)` stands",
      ])
    finding.stage = found[0].stage
    finding.consequences = found.flatMap { [$0] + $0.consequences }
    return finding
  }
}

/// A name that is read in a declaration of its own values, and that none of these has.
private struct LostValue: Hashable {
  let kind: Symbol.Kind
  let owner: Symbol.Owner
  let name: String

  private static let kinds: [String: Symbol.Kind] = [
    "$parameters": .parameter, "$state": .state, "$data": .data, "$form": .input,
  ]

  /// - Returns: nil where a finding tells of something else, or says already what is meant.
  init?(_ finding: Diagnostic, in index: AppIndex) {
    guard let missing = finding.subject?.missingField, missing.isLikeNone,
      let kind = Self.kinds[missing.owner],
      let file = index.files.first(where: { $0.id == finding.primary.file }),
      let declaration = file.declarations
        .filter({ $0.name.span.start <= finding.primary.span.start })
        .max(by: { $0.name.span.start < $1.name.span.start }),
      !index.isBroken(declaration.kind, declaration.name.text)
    else { return nil }
    (self.kind, name) = (kind, missing.name)
    owner = Symbol.Owner(declaration.kind, declaration.name.text)
  }

  /// How findings name where it is looked for.
  var root: String {
    Self.kinds.first { $0.value == kind }?.key ?? ""
  }

  func symbol(named name: String) -> Symbol { Symbol(kind, name, of: owner) }

  func isBeside(_ other: LostValue) -> Bool { kind == other.kind && owner == other.owner }

  /// What the declaration has, with the types that are written for it.
  func declared(in index: AppIndex) -> [(name: Name, type: String?)] {
    let screen = owner.kind == .screen ? index.screen(owner.path) : nil
    switch kind {
    case .state: return (screen?.state ?? []).map(\.written)
    case .data: return (screen?.data ?? []).map { ($0.name, nil) }
    case .input:
      guard case .form(let form)? = screen?.body else { return [] }
      return form.fields.map(\.field.written)
    default: return parameters(in: index).map(\.written)
    }
  }

  private func parameters(in index: AppIndex) -> [Field] {
    switch owner.kind {
    case .screen:
      // Code of the app's own can read them, too.
      index.screen(owner.path).map { $0.readsAlone(in: index) ? $0.parameters : [] } ?? []
    case .source: index.source(owner.path)?.parameters ?? []
    case .request: index.request(owner.path)?.parameters ?? []
    case .component: index.component(owner.path)?.parameters ?? []
    default: []
    }
  }
}

extension Field {
  fileprivate var written: (name: Name, type: String?) { (name, type.shape.description) }
}

extension Diagnostic {
  /// Whether something of a type can stand where a value is read, as far as the finding says which is due.
  fileprivate func takes(_ type: String?) -> Bool {
    guard let type, let due = subject?.missingField?.due else { return true }
    return due.filter { $0 != " " && $0 != "?" } == type.filter { $0 != "?" }
  }

  /// The same, with what is meant in the place of all that there is.
  fileprivate func meaning(_ name: String) -> Diagnostic {
    var whole = Diagnostic(
      rule: rule, severity: severity, message: message, at: primary, label: label,
      related: related, notes: notes,
      help: ["did you mean `\(name)`, which nothing reads?"] + help.dropFirst())
    (whole.stage, whole.cause, whole.consequences) = (stage, cause, consequences)
    (whole.misuse, whole.subject) = (misuse, subject)
    return whole
  }
}
