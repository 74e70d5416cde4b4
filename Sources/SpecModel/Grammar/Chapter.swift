/// A chapter of the language: what belongs together in the reference.
public struct Chapter: Sendable {
  public let title: String
  /// What the chapter is about, as Markdown.
  public let introduction: String
  public let notations: [Notation]
  /// In the order of the reference: each with its parts behind it.
  public let constructs: [Construct]
}

extension Grammar {
  /// The whole language in chapters; each construct is in one of them.
  ///
  /// A chapter lists what it begins with. Parts that no chapter lists follow the first construct that
  /// has them, so that a new part has its place without being named here.
  public static var chapters: [Chapter] {
    let listed = Set(outline.flatMap(\.constructs))
    var placed: Set<Construct> = []
    return outline.map { chapter in
      var constructs: [Construct] = []
      func place(_ construct: Construct) {
        guard placed.insert(construct).inserted else { return }
        constructs.append(construct)
        construct.parts.filter { !listed.contains($0) }.forEach(place)
      }
      chapter.constructs.forEach(place)
      return Chapter(
        title: chapter.title, introduction: chapter.introduction, notations: chapter.notations,
        constructs: constructs)
    }
  }

  private static var outline: [Chapter] {
    [
      Chapter(
        title: "The app",
        introduction: "What a project has once: the app, its servers and its looks.",
        notations: [],
        constructs: [
          AppGrammar.record.construct, APIGrammar.record.construct, ThemeGrammar.record.construct,
        ]),
      Chapter(
        title: "Data",
        introduction: """
          What screens show is typed: models, closed sets of values and of models, and where they \
          come from.
          """,
        notations: [],
        constructs: [
          ModelGrammar.record.construct, EnumGrammar.record.construct,
          UnionGrammar.record.construct, UnionCaseGrammar.record.construct,
          SourceGrammar.record.construct, RequestGrammar.record.construct,
          CallGrammar.record.construct,
        ]),
      Chapter(
        title: "Adapters and cells",
        introduction: "How a model looks in a list.",
        notations: [],
        constructs: [
          AdapterGrammar.record.construct, CellGrammar.record.construct,
          ComponentGrammar.record.construct,
        ]),
      Chapter(
        title: "Screens",
        introduction: """
          What a person sees at once, and how one screen leads to another. Names are those of the \
          other declarations; all of them are checked.
          """,
        notations: [],
        constructs: [ScreenGrammar.record.construct]),
      Chapter(
        title: "Effects",
        introduction: """
          What can be tapped has the keys of one effect in place: buttons of cells, items of bars, \
          rows, actions, the buttons of forms and of empty screens.
          """,
        notations: [],
        constructs: [
          EffectGrammar.record.construct, EventsGrammar.record.construct,
          TrackGrammar.record.construct,
        ]),
      Chapter(
        title: "Values and conditions",
        introduction: """
          One grammar serves values and conditions, wherever they stand. Everything is typed, and \
          nothing is converted silently.
          """,
        notations: [.value, .condition, .path], constructs: []),
      Chapter(
        title: "Texts and pictures",
        introduction: """
          Texts for people are keys of the app's strings unless they say otherwise; the same holds \
          in every place where a text stands.
          """,
        notations: [],
        constructs: [
          TextGrammar.record.construct, ImageGrammar.record.construct,
          ChosenImageGrammar.record.construct, ConditionalColorGrammar.record.construct,
          ConditionalFontGrammar.record.construct, ConditionalCountGrammar.record.construct,
          ConditionalDistanceGrammar.record.construct,
          ConditionalAlignmentGrammar.record.construct, ConditionalSizeGrammar.record.construct,
        ]),
      Chapter(
        title: "Types",
        introduction: "Fields, parameters, state and results have types.",
        notations: [.type, .slot],
        constructs: [FieldGrammar.record.construct, SwiftTypeGrammar.record.construct]),
      Chapter(
        title: "Other notations", introduction: "Texts that have a form of their own.",
        notations: [.name, .color, .duration, .aspectRatio, .shortcut], constructs: []),
      Chapter(
        title: "Modules",
        introduction: """
          A large app is divided into modules: folders that say what others may name of them. What \
          stands in no module is the app's own. It may name whatever modules export, and no module \
          may name it, but for the theme, APIs and events, which are there for all. Screens that a \
          module exports can be shown from everywhere: ways between screens go through the app, so \
          that two modules can lead to one another. The generated code of a module has a folder of its \
          own. It is part of the app's Swift module, unless `swift:` makes it one by itself; names are \
          those of the whole app.
          """,
        notations: [],
        constructs: [
          ModuleGrammar.record.construct, SwiftModuleGrammar.record.construct,
          ModuleInterfaceGrammar.record.construct,
        ]),
      Chapter(
        title: "Configuration",
        introduction: "The tool reads one file that is no spec: `screenc.yaml`.",
        notations: [], constructs: [configuration]),
    ]
  }
}
