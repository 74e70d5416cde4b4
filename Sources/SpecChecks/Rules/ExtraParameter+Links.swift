import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Links that name another screen than the one that their addresses are for.
extension TypeChecker {
  /// The screen that takes what an address captures and has its words, where the one that is named has neither:
  /// `PostDetail` for `posts/{postID}` to a `Profile`.
  func screenMeant(by list: ArgumentList) -> String? {
    guard list.callee.kind == .screen, case .captures(let captures) = list.given,
      let capture = captures.first(where: { list.parameter($0.text) == nil }),
      // The screen is right where it asks for what no address carries.
      list.misnamed?.meant.canBeCaptured != false
    else { return nil }
    let subject = NearMiss.wordTexts(capture.text).filter { $0 != "id" }
    let own = NearMiss.wordTexts(list.name.text)
    guard !subject.isEmpty, !subject.allSatisfy(own.contains) else { return nil }
    let found = index.names(of: .screen).filter { name in
      let words = NearMiss.wordTexts(name)
      return subject.allSatisfy(words.contains)
        && index.screen(name)?.parameters.takes(captures) == true
    }
    // Of several the one that is called most like what stands there.
    let likenesses = found.map { name in
      NearMiss.wordTexts(name).count(where: own.contains)
    }
    guard let most = likenesses.max(), likenesses.count(where: { $0 == most }) == 1 else {
      return nil
    }
    return zip(found, likenesses).first { $0.1 == most }?.0
  }
}

extension SpecRule {
  /// Reports that a link is to another screen, which takes what its address captures.
  static func report(
    _ list: ArgumentList, meaningScreen other: String, into findings: inout Findings
  ) {
    findings.note(meant: [other])
    let own = list.name.text
    let taken = list.callee.parameters.map(\.name.text)
    let given = Listing.quoted(list.givenNames.map(\.text))
    let place = list.location(list.name.span)
    findings.report(
      .extraParameter,
      "screen `\(own)` takes \(taken.isEmpty ? "nothing" : Listing.quoted(taken)), and the address has \(given)",
      at: place, help: ["did you mean `\(other)`, which takes that?"],
      fixes: Fix.replacing(own, at: place, by: other, .unsafe))
  }
}

extension [Field] {
  /// Whether what an address captures is all that they ask for.
  fileprivate func takes(_ captures: [Name]) -> Bool {
    captures.allSatisfy { capture in contains { $0.name.text == capture.text && $0.canBeCaptured } }
      && allSatisfy { field in
        field.canBeLeftOut || captures.contains { $0.text == field.name.text }
      }
  }
}
