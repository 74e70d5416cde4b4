import Diagnostics
import SourceText
import SpecModel

/// What was meant by a path of which a step leads nowhere, as far as its other steps say it.
extension TypeChecker {
  /// More paths that may have been meant say nothing.
  private static let mostMeant = 3

  /// The same problem, with the step or the path that was meant, if no field of nearly that name was.
  func naming(
    whatIsMeantBy path: ValuePath, in scope: ValueScope, expecting expected: SpecType?,
    _ problem: TypeProblem
  ) -> TypeProblem {
    guard problem.kind == .unknownField, let suggestion = problem.suggestion,
      let position = path.components.firstIndex(where: { $0.span == problem.span }),
      path.components[position].span.count == path.components[position].text.utf8.count
    else { return problem }
    let fits = { self.fits($0, expected, at: problem.span, in: scope) }
    let name = path.components[position].text
    if suggestion.nearest.map({ !NearMiss.isSlip(name, of: $0) }) != false,
      let inner = onlyPath(leadingWithin: path, at: position, in: scope, where: fits)
    {
      var meant = problem
      meant.suggestion = nil
      meant.help = ["did you mean `\(inner.text)`?"] + problem.help
      meant.span = Self.span(of: path)
      return meant
    }
    if let field = field(inPlaceOf: path, from: position, suggestion, in: scope, where: fits),
      let last = path.components.last
    {
      var meant = problem
      meant.suggestion = nil
      meant.help = ["did you mean `\(field)`?"]
      meant.span = ByteSpan(start: problem.span.start, end: last.span.end)
      let written = path.components[position...].map(\.text).joined(separator: ".")
      return meant.replaced(by: field, insteadOf: written)
    }
    guard !suggestion.isGuess else {
      return sameName(as: path, insteadOf: suggestion, at: position, where: fits, problem)
        ?? problem
    }
    let fields = suggestion.candidates.map(\.name)
    if let step = onlyStep(among: fields, at: position, of: path, where: fits) {
      var meant = problem
      let rest = path.components[(position + 1)...].map(\.text).joined(separator: ".")
      meant.suggestion = Suggestion(meaning: step, note: "which has `\(rest)`")
      meant.help = []
      return meant
    }
    let around = {
      naming(whatIsAround: path, at: position, in: scope, expecting: expected, problem)
    }
    guard position == 0 else { return around() ?? problem }
    var found = others(than: path, among: fields).filter(fits)
    // Nearly everything has an identity: only one that is the type which is due says something.
    let isIdentity = path.components[0].text == "id"
    if found.isEmpty, path.scope != .item, !isIdentity || expected != nil {
      found = paths(toNamesakesOf: path, in: scope).filter(fits)
    }
    // What a row has is nearer to it than who is logged in.
    let isFar = found.allSatisfy { $0.scope == .session }
    if isFar, let meant = around() { return meant }
    let others = found.map { "`\($0.text)`" }
    guard let last = others.last, others.count <= (isIdentity ? 1 : Self.mostMeant) else {
      return problem
    }
    var meant = problem
    let before = others.dropLast().joined(separator: ", ")
    let list = before.isEmpty ? last : "\(before) or \(last)"
    meant.suggestion = nil
    meant.help = ["did you mean \(list)?", suggestion.help] + problem.help
    if others.count == 1 { meant.span = Self.span(of: path) }
    return meant
  }

  /// The same problem, with the only other root that has a field of just this name, where the field that is like it is no
  /// slip: `$item.isDone` by `$state.isDone`, and not `showsDone`. What a model has no longer nobody else has.
  private func sameName(
    as path: ValuePath, insteadOf suggestion: Suggestion, at position: Int,
    where fits: (ValuePath) -> Bool, _ problem: TypeProblem
  ) -> TypeProblem? {
    guard position == 0, path.scope != .item,
      suggestion.nearest.map({ !NearMiss.isSlip(path.components[0].text, of: $0) }) != false
    else { return nil }
    let others = others(than: path, among: []).filter(fits)
    guard others.count == 1, let other = others.first else { return nil }
    var meant = problem
    meant.suggestion = nil
    meant.help = ["did you mean `\(other.text)`?"]
    meant.span = Self.span(of: path)
    return meant
  }

  /// The path with a step more before one that leads nowhere, if only one field of the model there has it.
  ///
  /// What is called as much else says nothing: a title that a model has no longer is not that of a model within it.
  private func onlyPath(
    leadingWithin path: ValuePath, at position: Int, in scope: ValueScope,
    where fits: (ValuePath) -> Bool
  ) -> ValuePath? {
    let step = path.components[position]
    let outer = ValuePath(scope: path.scope, components: Array(path.components[..<position]))
    guard position > 0 || path.scope == .item,
      let typed = try? TypeChecker(index: index)
        .steps(of: outer, at: step.span, in: scope, expecting: nil),
      case .model(let name) = typed.type.unwrapped, let model = index.model(name),
      // What has nothing else is a model around the one that is meant.
      model.properties.count == 1 || !NearMiss.isOfKindOnly(step.text)
    else { return nil }
    let found = model.properties.compactMap { field -> ValuePath? in
      guard case .model(let inner)? = index.type(field.type)?.unwrapped,
        index.model(inner)?.property(step.text) != nil
      else { return nil }
      var whole = path
      whole.components.insert(Name(field.name.text, span: step.span), at: position)
      return fits(whole) ? whole : nil
    }
    return found.count == 1 ? found[0] : nil
  }

  /// The field in the place of a step and of all behind it: one of the words of all of them, or the nearest to the step,
  /// where it is a value by itself from which nothing leads on.
  private func field(
    inPlaceOf path: ValuePath, from position: Int, _ suggestion: Suggestion, in scope: ValueScope,
    where fits: (ValuePath) -> Bool
  ) -> String? {
    let steps = path.components[position...]
    guard steps.count > 1, let first = steps.first else { return nil }
    let words = steps.flatMap { NearMiss.wordTexts($0.text) }
    let fields = suggestion.candidates.map(\.name)
    guard
      let field = fields.first(where: { NearMiss.wordTexts($0) == words }) ?? suggestion.nearest
    else { return nil }
    var other = path
    other.components[position...] = [Name(field, span: first.span)]
    let typed = try? TypeChecker(index: index)
      .steps(of: other, at: first.span, in: scope, expecting: nil)
    guard fits(other), case .builtin(let type)? = typed?.type.unwrapped else { return nil }
    // A text leads on to how many characters it has.
    return type == .string && steps.last?.text == "count" ? nil : field
  }

  /// The only field in the place of a step from which the rest of the path leads on.
  private func onlyStep(
    among fields: [String], at position: Int, of path: ValuePath,
    where fits: (ValuePath) -> Bool
  ) -> String? {
    guard position + 1 < path.components.count else { return nil }
    let found = fields.filter { field in
      var other = path
      other.components[position] = Name(field, span: path.components[position].span)
      return fits(other)
    }
    return found.count == 1 ? found[0] : nil
  }

  /// The path from other roots, and from what the same root has.
  private func others(than path: ValuePath, among fields: [String]) -> [ValuePath] {
    // Nearly everything has an identity.
    guard let first = path.components.first, first.text != "id" else { return [] }
    let elsewhere = Scope.allCases.filter { $0 != path.scope }
      .map { ValuePath(scope: $0, components: path.components) }
    // A field that a model has no longer is not that of a model within it.
    guard path.scope != .item else { return elsewhere }
    let within = fields.map { field in
      ValuePath(
        scope: path.scope, components: [Name(field, span: first.span)] + path.components)
    }
    return elsewhere + within
  }

  /// The path within the item, and within the models that a place is given, loads or keeps.
  private func paths(toNamesakesOf path: ValuePath, in scope: ValueScope) -> [ValuePath] {
    guard let first = path.components.first else { return [] }
    let roots: [(Scope, [Field])] = [
      (.parameters, scope.parameters), (.data, scope.data ?? []), (.state, scope.state ?? []),
    ]
    let within = roots.filter { $0.0 != path.scope }.flatMap { root, fields in
      fields.map { field in
        ValuePath(
          scope: root, components: [Name(field.name.text, span: first.span)] + path.components)
      }
    }
    return [ValuePath(scope: .item, components: path.components)] + within
  }

  /// The place of a path, which begins with its root.
  static func span(of path: ValuePath) -> ByteSpan {
    guard let first = path.components.first, let last = path.components.last else { return .zero }
    let root = "$\(path.scope.rawValue).".utf8.count
    return ByteSpan(
      start: first.span.start - UInt32(min(root, Int(first.span.start))), end: last.span.end)
  }
}
