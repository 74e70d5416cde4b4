import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension SpecRule {
  static let mistakenIdentity: SpecRule = .init(
    name: "mistaken-identity", severity: .warning,
    summary: "A parameter that is called after one thing is given the `id` of another.",
    rationale:
      "Both are of type `ID`, so that nothing else tells them apart: a profile is asked for by the `id` of a post, and "
      + "what comes is somebody else, or nobody. It is told where the `id` that was meant is at hand, too. So "
      + "is the `id` of something within a row that a request changes and yields.",
    examples: """
      model: User
      fields: { id: ID, name: String }
      ---
      model: Post
      fields: { id: ID, text: String, author: User }
      ---
      screen: Profile
      parameters: { userID: ID }
      title: { verbatim: "{$parameters.userID}" }
      sections: []
      ---
      adapter: PostRow
      for: Post
      cell:
        button:
          title: post.author
          push: Profile
          with: { userID: ‹$item.id→$item.author.id› }
      """, fix: "It is given the `id` of what it is called after.",
    .arguments { list, types, findings in
      // What is given to two is told once.
      guard !list.isShared, case .values(let arguments) = list.given else { return }
      for argument in arguments {
        guard case .path(let path) = argument.value.kind, !path.lacksDollar,
          path.components.last?.text == "id",
          let parameter = list.parameter(argument.name.text),
          let thing = Thing(namedBy: argument.name.text)
        else { continue }
        let identity = GivenIdentity(
          path: path, span: argument.value.span, thing: thing, parameter: parameter,
          scope: list.scope, types: TypeChecker(index: types.index))
        guard let owner = identity.owner else { continue }
        let meant = identity.meant(insteadOf: owner)
        guard let first = meant.first, meant.count <= mostMeant else { continue }
        let place = list.location(argument.value.span)
        let paths = meant.map { "`\($0.text)`" }.joined(separator: " or ")
        findings.report(
          .mistakenIdentity, "`\(argument.name.text)` is given the `id` of `\(owner)`",
          at: place, help: ["did you mean \(paths)?"],
          fixes: meant.count == 1
            ? Fix.replacing(path.text, at: place, by: first.text, .unsafe) : [])
      }
    },
    .effects { site, findings in checkChanged(by: site, into: &findings) })

  /// More paths are no help to who chooses one.
  private static let mostMeant = 3
}

/// What a parameter for an `id` is called after: `userID` asks for that of a user.
final class Thing {
  private let parameter: String

  /// Taken to pieces once, and where it has to be: nearly always a model is called as its parameter says.
  private lazy var words: [String] = NearMiss.wordTexts(parameter).dropLast()

  init?(namedBy parameter: String) {
    guard parameter.hasEnding("ID") || parameter.hasEnding("Id"),
      let last = parameter.utf8.dropLast(2).last, UInt8(ascii: "a")...UInt8(ascii: "z") ~= last
    else { return nil }
    self.parameter = parameter
  }

  /// Whether a model's name ends with all of it, but for the case of letters.
  func isPlainly(_ name: String) -> Bool {
    let own = parameter.utf8.dropLast(2)
    return name.utf8.count >= own.count
      && name.utf8.suffix(own.count).elementsEqual(own) { ($0 ^ $1) | 0x20 == 0x20 }
  }

  /// Whether a model is one of it, be it called more or less exactly.
  func isModel(_ name: String) -> Bool {
    guard mayEnd(like: name) else { return false }
    let own = NearMiss.wordTexts(name)
    return own.ends(with: words) || words.ends(with: own)
  }

  /// Whether a field of a model is called as it is, and says by that which thing it is.
  func isField(_ name: String) -> Bool {
    mayEnd(like: name) && NearMiss.wordTexts(name) == words && !isRelation
  }

  /// Whether a name may have the same last word: most have another last letter, which is seen at once.
  private func mayEnd(like name: String) -> Bool {
    guard let own = parameter.utf8.dropLast(2).last, let last = name.utf8.last else { return true }
    let isLetter = UInt8(ascii: "a")...UInt8(ascii: "z") ~= last | 0x20 && last < 0x80
    return !isLetter || own == last | 0x20
  }

  /// Whether it is called by what it is to something, which anything may be.
  var isRelation: Bool { words.contains(where: Self.relations.contains) }

  /// Whether it may be called so for another reason.
  func sharesWord(with name: String) -> Bool {
    NearMiss.wordTexts(name).contains(where: words.contains)
  }

  /// What everything can be for something else: the parent of a new reply is not that of what it replies to.
  private static let relations: Set<String> = [
    "parent", "root", "owner", "source", "target", "container", "reference", "subject", "object",
    "item", "thing", "previous", "next", "origin",
  ]
}

/// The `id` of something that is given to a parameter.
private struct GivenIdentity {
  let path: ValuePath
  let span: ByteSpan
  let thing: Thing
  let parameter: Field
  let scope: ValueScope
  let types: TypeChecker

  /// What it is the `id` of, where that is surely another thing.
  var owner: String? {
    let outer = path.components.dropLast()
    guard let name = model(after: outer.count), !thing.isPlainly(name),
      !thing.sharesWord(with: name), !outer.contains(where: { thing.sharesWord(with: $0.text) })
    else { return nil }
    return name
  }

  /// The paths to the `id` of what the parameter is called after.
  func meant(insteadOf owner: String) -> [ValuePath] {
    let depth = path.components.count - 1
    for length in 0..<depth {
      guard let name = model(after: length), name != owner, thing.isModel(name) else { continue }
      let around = self.path(within: length, [])
      if isFit(around) { return [around] }
    }
    for length in 0...depth {
      guard let name = model(after: length), let model = types.index.model(name) else { continue }
      let within = model.properties.filter { field in
        guard case .model(let inner)? = types.index.type(field.type)?.unwrapped, inner != owner,
          thing.isModel(inner) || thing.isField(field.name.text)
        else { return false }
        return !isSlimCopy(owner, of: inner)
      }.map { self.path(within: length, [$0.name.text]) }.filter(isFit)
      if !within.isEmpty { return within }
    }
    return ownField(of: owner).map { [$0] } ?? []
  }

  /// The field of what has the `id` that is called as the parameter, and holds the `id` of another model.
  private func ownField(of owner: String) -> ValuePath? {
    let name = parameter.name.text
    guard let model = types.index.model(owner),
      model.properties.contains(where: { $0.name.text == name }), !thing.isRelation,
      types.index.names(of: .model).contains(where: { $0 != owner && thing.isModel($0) })
    else { return nil }
    let path = self.path(within: path.components.count - 1, to: [name])
    return isFit(path) ? path : nil
  }

  /// Whether a model says nothing that another one does not say, too: it is most likely the same thing, and its `id` the
  /// same.
  private func isSlimCopy(_ name: String, of other: String) -> Bool {
    guard let model = types.index.model(name), let whole = types.index.model(other) else {
      return false
    }
    let fields = Set(whole.properties.map(\.name.text))
    return model.properties.allSatisfy { field in
      if case .model? = types.index.type(field.type)?.unwrapped { return true }
      return fields.contains(field.name.text)
    }
  }

  /// The path to an `id` from a step of the given one on.
  private func path(within length: Int, _ steps: [String]) -> ValuePath {
    path(within: length, to: steps + ["id"])
  }

  private func path(within length: Int, to steps: [String]) -> ValuePath {
    ValuePath(
      scope: path.scope,
      components: path.components.prefix(length) + steps.map { Name($0, span: span) })
  }

  /// The model that stands after so many steps of the given path.
  private func model(after length: Int) -> String? {
    guard length > 0 || [.item, .result, .value].contains(path.scope) else { return nil }
    let outer = ValuePath(
      scope: path.scope, components: Array(path.components.prefix(length)))
    guard let typed = try? types.path(outer, at: span, in: scope),
      case .model(let name) = typed.type.unwrapped
    else { return nil }
    return name
  }

  private func isFit(_ path: ValuePath) -> Bool {
    guard let expected = types.index.type(parameter.type) else { return false }
    return types.fits(path, expected, at: span, in: scope)
  }
}

extension [String] {
  fileprivate func ends(with other: [String]) -> Bool {
    count >= other.count && suffix(other.count).elementsEqual(other)
  }
}
