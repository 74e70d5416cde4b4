import SourceText
import SpecModel

extension UnionDeclaration {
  /// The tag of the only case whose model is called so: servers call things what they are, and `ad` is most likely meant by
  /// `banner: Ad`.
  func tag(ofModelCalled text: String) -> String? {
    let words = NearMiss.wordTexts(text)
    guard !words.isEmpty else { return nil }
    let found = cases.filter { NearMiss.wordTexts($0.model.text) == words }
    return found.count == 1 ? found[0].tag : nil
  }
}
