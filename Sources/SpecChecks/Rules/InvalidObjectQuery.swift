import Diagnostics

extension SpecRule {
  static let invalidObjectQuery: SpecRule = .init(
    name: "invalid-object-query",
    summary: "Objects of Core Data are asked for by something that they cannot have.",
    rationale:
      "Core Data ends an app that asks for what is not there, and a list whose values stand nowhere "
      + "stays empty.",
    examples: """
      model: Note
      fields: { id: ID, text: String }
      ---
      source: Notes
      coreData:
        entity: Note
        fields: { id: objectID, ‹txt→text›: body }
        order: [madeAt]
      yields: Note
      """,
    reportedBy: [.coreData])
}
