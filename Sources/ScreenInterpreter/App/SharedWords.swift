import ScreenKit
import SpecModel

// What specs name and the run-time names alike, from one to the other.

extension SpecModel.CellAlignment {
  var shown: ScreenKit.CellAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    case .fill: .fill
    }
  }
}

extension ImageShape {
  var shown: ScreenKit.CellImage.Shape {
    switch self {
    case .rectangle: .rectangle
    case .circle: .circle
    case .rounded: .rounded
    }
  }
}

extension OverlayPlace {
  var shown: CellPlace {
    switch self {
    case .topLeading: .topLeading
    case .top: .top
    case .topTrailing: .topTrailing
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    case .bottomLeading: .bottomLeading
    case .bottom: .bottom
    case .bottomTrailing: .bottomTrailing
    }
  }
}

extension GradientDirection {
  var shown: ScreenKit.CellGradient.Direction {
    switch self {
    case .down: .down
    case .trailing: .trailing
    case .diagonal: .diagonal
    }
  }
}

extension SpecModel.FontWeight {
  var shown: ScreenKit.FontWeight {
    switch self {
    case .ultraLight: .ultraLight
    case .thin: .thin
    case .light: .light
    case .regular: .regular
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    case .heavy: .heavy
    case .black: .black
    }
  }
}

extension TextStyle {
  var shown: FontTextStyle {
    switch self {
    case .largeTitle: .largeTitle
    case .title1: .title1
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .subheadline: .subheadline
    case .body: .body
    case .callout: .callout
    case .footnote: .footnote
    case .caption1: .caption1
    case .caption2: .caption2
    }
  }
}

extension StatusBarStyle {
  var shown: StatusBarTone {
    switch self {
    case .`default`: .`default`
    case .light: .light
    case .dark: .dark
    case .hidden: .hidden
    }
  }
}

extension BarLook {
  /// - Parameter tokens: What the names of colours stand for.
  func shown(in tokens: ThemeTokens) -> BarAppearance {
    BarAppearance(
      background: background.map { .color(tokens.color($0)) } ?? style.shown,
      titles: titles.map { tokens.color($0) }, isClearAtTop: atTop == .transparent)
  }
}

extension LowerBarLook {
  /// - Parameter tokens: What the names of colours stand for.
  func shown(in tokens: ThemeTokens) -> LowerBarAppearance {
    LowerBarAppearance(
      background: background.map { .color(tokens.color($0)) } ?? style.shown,
      items: items.map { tokens.color($0) }, isClearAtEnd: atEnd == .transparent)
  }
}

extension BarStyle {
  var shown: BarAppearance.Background {
    switch self {
    case .blurred: .blurred
    case .opaque: .opaque
    case .transparent: .transparent
    }
  }
}

extension AccessibilityTrait {
  var shown: CellAccessibility.Trait {
    switch self {
    case .button: .button
    case .header: .header
    case .link: .link
    case .image: .image
    case .selected: .selected
    case .staticText: .staticText
    }
  }
}

extension SpecModel.SwipeEdge {
  var shown: ScreenKit.SwipeEdge {
    switch self {
    case .leading: .leading
    case .trailing: .trailing
    }
  }
}

extension SpecModel.ActionRole {
  var shown: ScreenKit.ActionRole {
    switch self {
    case .normal: .normal
    case .destructive: .destructive
    }
  }
}

extension SpecModel.PresentationStyle {
  var shown: ScreenKit.PresentationStyle {
    switch self {
    case .sheet: .sheet
    case .fullScreen: .fullScreen
    }
  }
}

extension ErrorStyle {
  var shown: ErrorState.Style {
    switch self {
    case .full: .full
    case .banner: .banner
    case .toast: .toast
    }
  }
}

extension SpecModel.EntryFormat {
  var shown: ScreenKit.EntryFormat {
    switch self {
    case .email: .email
    case .phone: .phone
    case .url: .url
    }
  }
}

extension FormStepStyle {
  var shown: FormConfiguration.StepStyle {
    switch self {
    case .parts: .parts
    case .screens: .screens
    }
  }
}

extension PickerStyle {
  var shown: FormField.ChoiceStyle {
    switch self {
    case .menu: .menu
    case .segments: .segments
    }
  }
}

extension HostStyle {
  var shown: HostController.Style {
    switch self {
    case .tabBar: .tabBar
    case .drawer: .drawer
    case .stack: .stack
    case .split: .split
    }
  }
}

extension SpecModel.HTTPMethod {
  var shown: ScreenKit.HTTPMethod {
    switch self {
    case .get: .get
    case .post: .post
    case .put: .put
    case .patch: .patch
    case .delete: .delete
    }
  }
}

extension DateStyle {
  var shown: DateCoding {
    switch self {
    case .iso8601: .iso8601
    case .secondsSince1970: .secondsSince1970
    case .millisecondsSince1970: .millisecondsSince1970
    case .tagged: .tagged
    }
  }
}

extension BooleanStyle {
  var shown: BooleanCoding {
    switch self {
    case .strict: .strict
    case .lenient: .lenient
    }
  }
}

extension SpecModel.PageCount {
  var shown: ScreenKit.PageCount {
    switch self {
    case .pages: .pages
    case .items: .items
    }
  }
}

extension SpecModel.CellCorners {
  /// The corners that are round.
  var shown: ScreenKit.CellCorners.Places {
    places.reduce(into: []) { shown, place in
      switch place {
      case .topLeading: shown.insert(.topLeading)
      case .topTrailing: shown.insert(.topTrailing)
      case .bottomLeading: shown.insert(.bottomLeading)
      case .bottomTrailing: shown.insert(.bottomTrailing)
      }
    }
  }
}

extension SpecModel.FieldErrors {
  var shown: ScreenCore.FieldErrors {
    ScreenCore.FieldErrors(at: at.text, field: field?.text, text: text?.text)
  }
}

extension SpecShortcut {
  /// The keys that are pressed.
  var shown: KeyShortcut {
    KeyShortcut(key.shown, modifiers.reduce(into: []) { $0.insert($1.shown) })
  }
}

extension SpecShortcut.Modifier {
  fileprivate var shown: KeyShortcut.Modifiers {
    switch self {
    case .cmd: .command
    case .shift: .shift
    case .alt: .option
    case .ctrl: .control
    }
  }
}

extension SpecShortcut.Key {
  fileprivate var shown: KeyShortcut.Key {
    switch self {
    case .character(let character): .character(character)
    case .named(.escape): .escape
    case .named(.delete): .delete
    case .named(.enter): .enter
    case .named(.up): .up
    case .named(.down): .down
    case .named(.left): .left
    case .named(.right): .right
    }
  }
}
