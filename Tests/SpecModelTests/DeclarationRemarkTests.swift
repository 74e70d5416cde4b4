import Testing

@testable import SpecModel

/// What comments say of the declarations below them.
@Suite struct DeclarationRemarkTests {
  /// What is said of the only declaration of a spec.
  private func remark(_ comment: String, of declaration: String = "enum: Mood") -> String? {
    let file = read("\(comment)\n\(declaration)\ncases: [good, bad]\n")
    return file.declarations.first.flatMap { file.remarks[$0.name.span.start] }
  }

  @Test(arguments: [
    ("# How a person feels.", "How a person feels."),
    ("#How a person feels", "How a person feels."),
    ("#  How a person\r\n#\tfeels.\r", "How a person feels."),
    ("\u{FEFF}# How a person feels.", "How a person feels."),
    ("# How does a person feel?", "How does a person feel?"),
    ("# How a person feels.\n#\n# Asked once a day.", "How a person feels."),
    ("# Mood: how a person feels.", "Mood: how a person feels."),
    ("# How a person feels.\n# screenc:ignore unused-declaration soon", "How a person feels."),
    ("# yaml-language-server: $schema=a.json\n# How a person feels.", "How a person feels."),
    ("# The moods.\n\n# How a person feels.", "How a person feels."),
  ])
  func commentsDirectlyAboveAreKept(comment: String, remark: String) {
    #expect(self.remark(comment) == remark)
  }

  @Test(arguments: [
    "", "# The moods.\n", "# The moods.\n---", "#", "# ------\n# Moods\n# ------", "## Moods",
    "# Copyright 2026 Example", "# TODO: more moods", "# enum: Feeling\n# cases: [good, bad]",
    "# - good\n# - bad",
  ])
  func othersAreNot(comment: String) {
    #expect(remark(comment) == nil)
  }

  @Test func itBelongsToTheDeclarationBelowIt() {
    let file = read(
      """
      enum: Mood # how one feels
      cases: [good, bad]
      ---
      # How warm it is.
      enum: Season # of four
      cases:
        # Not yet.
        - winter
      ---
      enum: Year
      cases: [one]
      """)
    let remarks = file.declarations.map { file.remarks[$0.name.span.start] }
    #expect(remarks == [nil, "How warm it is.", nil])
  }

  @Test func ofLongOnesAsManySentencesAreKeptAsFit() {
    let sentence = "A mood is what a person tells of how the day was, in one word of a few."
    #expect(remark("# \(sentence)\n# \(sentence)\n# \(sentence)") == "\(sentence) \(sentence)")
    let words = String(repeating: "word ", count: 60)
    #expect(remark("# \(words)") == String(repeating: "word ", count: 35) + "word…")
  }

  @Test func sentencesEndNeitherWithinCodeNorBehindWordsThatAreCutShort() {
    let words = String(repeating: "word ", count: 60)
    #expect(remark("# A mood. It is `good. Bad` \(words)") == "A mood.")
    #expect(remark("# A mood. It is `good`. `Bad` \(words)") == "A mood. It is `good`.")
    let most = String(repeating: "word ", count: 31) + "word…"
    #expect(remark("# A mood, e.g. Good \(words)") == "A mood, e.g. Good \(most)")
    #expect(remark("# A mood. as it is. \(words)") == "A mood. as it is. \(most)")
  }

  @Test func ofThoseThatBeginWithAWordThatDoesNotFitNothingIsKept() {
    let address = "https://mood.example/" + String(repeating: "a", count: 160)
    #expect(remark("# \(address) says how a person feels.") == nil)
    #expect(remark("# \(address.dropLast())") == "\(address.dropLast()).")
    #expect(remark("# See \(address)") == "See…")
  }
}
