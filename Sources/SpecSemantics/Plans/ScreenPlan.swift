import SpecModel

/// A screen with all that it shows and does: resolved, and typed in the scope of its place.
public struct ScreenPlan: Sendable {
  public enum Body: Sendable {
    case sections([SectionPlan])
    case form(FormPlan)
    case tabs(TabsPlan)
    case swift(SwiftTypeReference)
  }

  public let declaration: ScreenDeclaration
  /// What can be used while the screen is shown.
  public let scope: ValueScope
  /// What is known before it is shown.
  public let before: ValueScope
  public let signature: ScreenSignaturePlan
  public let title: TypedText?
  public let state: [StartPlan]
  public let data: [DataPlan]
  public let body: Body
  public let layouts: [LayoutPlan]
  public let loading: CellPlan?
  /// What stands there if there are no items: the first whose condition holds.
  public let empty: [EmptyStatePlan]
  public let error: ErrorStatePlan?
  /// What stands below the wheel of a pull.
  public let refreshing: TypedText?
  /// What stands below the last row of a list that is loaded page by page.
  public let more: MoreStatePlan?
  public let bar: BarPlan
  public let actions: [ActionPlan]
  public let search: SearchPlan?
  /// What the analytics are told each time the screen has appeared.
  public let shown: TrackedEventPlan?
  /// What they are told of rows that have been seen, by their model.
  public let impressions: [(model: String, event: TrackedEventPlan)]
  public let selection: SelectionPlan?

  /// The sections of a list.
  public var sections: [SectionPlan] {
    if case .sections(let sections) = body { sections } else { [] }
  }
}

/// What a value of the screen is before anyone has changed it.
public struct StartPlan: Sendable {
  public enum Value: Sendable {
    /// What values of the type are by themselves.
    case standard
    case constant(TypedExpression)
    /// A value that is known when the screen is made.
    case late(TypedExpression, canBeMissing: Bool)
  }

  public let field: Field
  public let value: Value
}

public struct DataPlan: Sendable {
  public let declaration: DataDeclaration
  public let source: SourceUsePlan
  /// It is loaded only while this holds.
  public let condition: ConditionPlan?
}

public struct EmptyStatePlan: Sendable {
  public struct Button: Sendable {
    public let title: TypedText
    public let effect: EffectPlan
  }

  public let condition: ConditionPlan?
  public let image: TypedExpression?
  public let text: TypedText
  /// What it says below that.
  public let detail: TypedText?
  public let button: Button?
}

/// What stands below the last row of a list that is loaded page by page.
public struct MoreStatePlan: Sendable {
  /// While a page is loaded.
  public let loading: TypedText?
  /// Once none follows.
  public let end: TypedText?
  /// Where a page could not be loaded.
  public let error: TypedText?
}

public struct ErrorStatePlan: Sendable {
  public let declaration: ErrorStateDeclaration
  public let image: TypedExpression?
  public let text: TypedText
  /// What it says below that.
  public let detail: TypedText?
}

/// What stands in the bars of a screen.
public struct BarPlan: Sendable {
  public let leading: [BarItemPlan]
  public let trailing: [BarItemPlan]
  public let toolbar: [BarItemPlan]
  /// What stands on the tab whose first screen it is.
  public let badge: TypedText?
  /// When the title is large; nil where nothing is said.
  public let largeTitle: LargeTitleMode?
  /// The line above the title.
  public let prompt: TypedText?
  /// The line below the title.
  public let subtitle: TypedText?
  /// What is chosen in the place of the title.
  public let segments: CaseChoicePlan?
  /// What it looks like; nil where that is the theme's.
  public let look: BarLookPlan?
  /// What the bar at the bottom looks like; nil where that is the theme's.
  public let toolbarLook: ToolbarLookPlan?
  /// What the status bar looks like; nil where that is the theme's.
  public let statusBar: StatusBarStyle?

  /// Whether anything stands there or is said of it.
  public var isEmpty: Bool {
    items.isEmpty && badge == nil && largeTitle == nil && prompt == nil && subtitle == nil
      && segments == nil && look == nil && toolbarLook == nil && statusBar == nil
  }

  public var items: [BarItemPlan] { leading + trailing + toolbar }
}

/// What the navigation bar of a screen looks like.
public struct BarLookPlan: Sendable {
  /// What is behind it, where it has no background.
  public let style: BarStyle
  /// The colour behind it.
  public let background: TypedExpression?
  /// The colour of its title and its buttons; nil for that of texts.
  public let titles: TypedExpression?
  public let atTop: BarTopStyle
}

/// What the toolbar of a screen looks like.
public struct ToolbarLookPlan: Sendable {
  /// What is behind it, where it has no background.
  public let style: BarStyle
  /// The colour behind it.
  public let background: TypedExpression?
  /// The colour of its buttons; nil for the accent.
  public let items: TypedExpression?
  public let atEnd: BarTopStyle
}

public struct BarItemPlan: Sendable {
  public let icon: TypedExpression?
  public let title: TypedText?
  public let label: TypedText?
  public let badge: TypedText?
  public let shortcut: SpecShortcut?
  public let condition: ConditionPlan?
  public let effect: EffectPlan
}

/// What a screen does when something happens to its rows.
public struct ActionPlan: Sendable {
  public let trigger: ActionDeclaration.Trigger
  /// The title of a swipe.
  public let title: TypedText?
  /// The picture of a swipe.
  public let icon: TypedExpression?
  public let effect: EffectPlan
  /// Whether a finger that rests on a row is shown where a tap leads.
  public let opensPreview: Bool
}

public struct SearchPlan: Sendable {
  public let declaration: SearchDeclaration
  public let query: TypedExpression
  public let prompt: TypedText?
  public let scopes: CaseChoicePlan?
  public let suggestions: SearchSuggestionsPlan?
}

/// What is chosen from the cases of an enum: the scope of a search, or a segment in a bar.
public struct CaseChoicePlan: Sendable {
  /// The piece of the state that says it.
  public let target: ValuePath
  /// The enum whose cases there are to choose from.
  public let enumeration: String
}

/// What is offered to search for.
public enum SearchSuggestionsPlan: Sendable {
  /// Texts that stay.
  case texts([TypedText])
  /// The elements of a list: each by itself, or a text of each. Those whose source takes the query are chosen by it
  /// already.
  case elements(of: TypedExpression, isChosenByQuery: Bool, text: TypedText?)
}

/// Rows that are selected together.
public struct SelectionPlan: Sendable {
  public struct Action: Sendable {
    public let declaration: SelectionActionDeclaration
    public let title: TypedText
    public let condition: ConditionPlan?
    public let effect: EffectPlan
  }

  public let model: ModelDeclaration
  public let scope: ValueScope
  public let title: TypedText?
  public let actions: [Action]
}

public struct FormPlan: Sendable {
  public struct FormField: Sendable {
    public let declaration: FormFieldDeclaration
    public let title: TypedText
    public let range: RangePlan?
    public let choices: ChoicesPlan?
    public let unit: TypedText?
    /// What is said of a value that the app's rule for the field refuses.
    public let refusal: TypedText?
    /// What has to hold for it to have to be filled in; nil where that is always the same.
    public let requirement: ConditionPlan?
    public let condition: ConditionPlan?
  }

  /// Fields that stand together.
  public struct GroupPlan: Sendable {
    public let header: TypedText?
    public let footer: TypedText?
    /// What its fields are called, from above.
    public let fields: [String]
  }

  /// Fields that are seen together.
  public struct StepPlan: Sendable {
    public let title: TypedText
    /// What its fields are called, from above.
    public let fields: [String]
  }

  /// What a number or a date lies between.
  public struct RangePlan: Sendable {
    public let minimum: TypedExpression?
    public let maximum: TypedExpression?

    /// Whether the limits are numbers that are written as they stand, and stay.
    public var isConstant: Bool {
      [minimum, maximum].compactMap(\.self).allSatisfy { $0.number != nil }
    }
  }

  /// What there is to choose from, where that comes from a source.
  public struct ChoicesPlan: Sendable {
    public let source: SourceUsePlan
    /// What each choice is.
    public let item: TypeReference
    /// The scope of what the source is asked by.
    public let scope: ValueScope
    /// The values of the form and of the state that the source is asked by: it is asked again when they change.
    public let followed: [TypedExpression]
    /// The scope of what is made of a choice.
    public let itemScope: ValueScope
    public let title: TypedText
    public let value: TypedExpression

    /// The fields of the form without whose values nothing is asked.
    public var needed: Set<String> {
      Set(
        followed.compactMap { value in
          guard case .path(.form, let steps) = value.kind, value.type.isOptional else { return nil }
          return steps.first?.name
        })
    }
  }

  public let declaration: FormDeclaration
  /// Its fields, as they stand one below the other.
  public let fields: [FormField]
  /// Its groups that have something above or below them; the fields of others just stand in their place.
  public let groups: [GroupPlan]
  /// What it asks for one after the other; empty where it asks for all at once.
  public let steps: [StepPlan]
  /// What the values are before anyone has entered any.
  public let starts: [StartPlan]
  public let submitTitle: TypedText
  public let submit: EffectPlan
  /// The fields whose values could have been missing, and are there when the form is sent.
  public let entered: Set<String>
}

public struct TabsPlan: Sendable {
  public struct Page: Sendable {
    public let id: Name?
    public let title: TypedText
    public let use: ScreenUsePlan
  }

  public let declaration: TabsDeclaration
  public let pages: [Page]
  public let header: EmbedPlan?
}

extension ScreenPlan {
  /// Calls a function with every effect of the screen; what follows on one is part of it.
  public func forEachEffect(_ call: (EffectPlan) -> Void) {
    for item in bar.items { call(item.effect) }
    for state in empty { if let button = state.button { call(button.effect) } }
    switch body {
    case .sections(let sections):
      for row in sections.flatMap(\.content.rows) {
        if case .tree(let node) = row.content { node.forEachEffect(call) }
        if let effect = row.effect { call(effect) }
      }
    case .form(let form): call(form.submit)
    case .tabs, .swift: break
    }
    for action in selection?.actions ?? [] { call(action.effect) }
    for action in actions { call(action.effect) }
  }

  /// A method that the app implements for a screen: what an effect calls.
  public struct Method: Sendable, Equatable {
    public let name: Name
    /// The model of the row that the call stands on; nil where there is none.
    public let item: String?
    /// What the call hands over, in the order of the spec.
    public let values: [(name: String, type: SpecType)]

    public static func == (first: Method, second: Method) -> Bool {
      first.name.text == second.name.text && first.item == second.item
        && first.values.elementsEqual(second.values, by: ==)
    }
  }

  /// All that the screen's effects call, each once.
  public var methods: [Method] {
    var methods: [Method] = []
    forEachEffect { effect in
      effect.forEachStep { step in
        guard case .call(let name, let values) = step.action else { return }
        var item: String?
        if case .model(let model)? = step.inside.item { item = model }
        let method = Method(
          name: name, item: item, values: values.map { ($0.name, $0.value.type) })
        if !methods.contains(method) { methods.append(method) }
      }
    }
    return methods
  }
}
