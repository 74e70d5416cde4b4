import SpecModel
import SpecSemantics
import SwiftCode

/// What takes the events of a catalogue, and tells nobody yet.
struct SinkStub {
  let file: FileScope
  private let events: EventsDeclaration

  init(_ events: EventsDeclaration, in file: FileScope) {
    self.events = events
    self.file = file
  }

  var protocolName: String { Naming.sink(events.name.text) }
  var typeName: String { file.freeName(Naming.sinkHandler(events.name.text)) }

  var declaration: SwiftDeclaration {
    let event = Parameter("_", "event", .named(Naming.type(events.name.text)))
    let track = FunctionDeclaration(
      "track", [event],
      body: [
        .comment("Tell the app's analytics of `event.name`, and of its values."),
        .warning("`\(events.name.text)` tells nobody yet"),
      ])
    return .type(
      TypeDeclaration(
        .class, typeName,
        documentation: "What the app does by hand with the events of `\(events.name.text)`.",
        attributes: [.mainActor], modifiers: .final, inherits: [.named(protocolName)],
        members: [.function(track)]))
  }
}
