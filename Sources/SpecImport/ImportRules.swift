import Diagnostics

/// The rules about what is imported. Nothing but `screenc import` applies them.
extension Rule {
  package static let importing = [notImported, unreadableDocument]

  static let notImported = Rule(
    name: "not-imported", severity: .warning,
    summary: "Something of a document could not be taken over into specs.",
    rationale:
      "The specs are a beginning: what they leave out is told once, at its place, so that nobody looks for it in vain.",
    examples: [
      "openapi.yaml": """
      openapi: 3.1.0
      info: { title: Notes, version: "1" }
      servers: [{ url: https://api.example.com }]
      paths: {}
      components:
        schemas:
          Note:
            type: object
            properties:
              id: { type: string }
              ‹labels›: { type: object«, additionalProperties: { type: string }→, properties: { colour: { type: string } }» }
      """
    ])

  package static let unreadableDocument = Rule(
    name: "unreadable-document", severity: .error,
    summary: "A document cannot be imported.",
    rationale: "What it is or where it is broken has to be known before specs can be made of it.",
    examples: [
      "openapi.yaml": """
      «‹swagger›: "2.0"→openapi: 3.0.3»
      info: { title: Notes, version: "1" }
      paths: {}
      """
    ])
}
