import SwiftEmitter
import Testing

struct OutputNameTests {
  @Test(arguments: [
    ("App.yaml", "App.swift"),
    ("Feed/PostCard.yaml", "Feed.PostCard.swift"),
    ("A/B/C.yml", "A.B.C.swift"),
    ("Feed/Post.Card.yaml", "Feed.Post.Card.swift"),
    ("Ä/Übersicht.yaml", "Ä.Übersicht.swift"),
  ])
  func outputIsNamedAfterTheSpec(path: String, name: String) {
    #expect(Emitter.outputName(forSpecPath: path) == name)
  }
}
