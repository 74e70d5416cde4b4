import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Requests that are called differently and send the same.
extension SpecRule {
  /// Reports the request of two that send the same to one place, and tell the same of it, which was most likely copied.
  static func checkRequests(of index: AppIndex, into findings: inout Findings) {
    // By paths; hardly any two requests have one, so that lists are made of those alone.
    var firsts = NameMap<DeclarationID>()
    var known: [DeclarationID: [DeclarationID]] = [:]
    for number in index.heads.indices where index.heads[number].kind == .request {
      let id = DeclarationID(number)
      guard case .request(let request) = index.declaration(id),
        index.id(of: .request, request.name.text) == id
      else { continue }
      guard let earliest = firsts.add(id, for: request.call.path.withPlaceholders) else { continue }
      for other in [earliest] + known[earliest, default: []] {
        guard case .request(let first) = index.declaration(other), first.doesTheSame(as: request)
        else { continue }
        report(first, at: index.file(of: other), request, at: index.file(of: id), into: &findings)
        break
      }
      known[earliest, default: []].append(id)
    }
  }

  private static func report(
    _ first: RequestDeclaration, at firstFile: FileID, _ second: RequestDeclaration,
    at secondFile: FileID, into findings: inout Findings
  ) {
    let path = first.call.path.withPlaceholders
    // The one whose name is in the path has it by right, or else the first.
    let isSecond = second.name.text.sharesMore(with: path, than: first.name.text)
    let (right, rightFile) = isSecond ? (second, secondFile) : (first, firstFile)
    let (copied, copiedFile) = isSecond ? (first, firstFile) : (second, secondFile)
    findings.report(
      Diagnostic(
        .repeatedEffect,
        "`\(copied.name.text)` sends just what `\(right.name.text)` sends, to the same place",
        at: Location(file: copiedFile, span: copied.call.path.span),
        related: [
          .init(
            Location(file: rightFile, span: right.call.path.span),
            "`\(right.name.text)` sends it here")
        ],
        help: ["give it a path of its own, or name `\(right.name.text)` in its place"]))
  }
}

extension RequestDeclaration {
  /// Whether nothing but the name is another.
  fileprivate func doesTheSame(as other: RequestDeclaration) -> Bool {
    guard call.method == other.call.method, call.api?.text == other.call.api?.text,
      call.path.isSame(as: other.call.path), call.query.isSame(as: other.call.query),
      call.headers.isSame(as: other.call.headers),
      yields?.shape == other.yields?.shape, renews == other.renews,
      emits.isSame(as: other.emits),
      parameters.map(\.name.text) == other.parameters.map(\.name.text)
    else { return false }
    return switch (call.payload, other.call.payload) {
    case (nil, nil): true
    case (.fields(let own), .fields(let others)): own.isSame(as: others)
    default: false
    }
  }
}

extension String {
  /// Whether more of its words stand in a path than of another name.
  fileprivate func sharesMore(with path: String, than other: String) -> Bool {
    let words = Set(path.split { !$0.isLetter }.map { $0.lowercased() })
    let count = { (name: String) in NearMiss.wordTexts(name).count { words.contains($0) } }
    return count(self) > count(other)
  }
}
