/// What the names mean that specs choose from for how something looks.

extension FontWeight: DocumentedChoice {
  static var otherWords: [String: FontWeight] {
    [
      "100": .ultraLight, "200": .thin, "300": .light, "400": .regular, "500": .medium,
      "600": .semibold, "700": .bold, "800": .heavy, "900": .black, "normal": .regular,
      "extralight": .thin, "extrabold": .heavy, "demibold": .semibold, "strong": .bold,
    ]
  }

  var documentation: String {
    switch self {
    case .ultraLight: "The thinnest."
    case .thin: "Thinner than light."
    case .light: "Thinner than regular."
    case .regular: "The weight of running text."
    case .medium: "A little heavier than regular."
    case .semibold: "Between medium and bold."
    case .bold: "The weight of headings."
    case .heavy: "Heavier than bold."
    case .black: "The heaviest."
    }
  }
}

extension TextStyle: DocumentedChoice {
  static var otherWords: [String: TextStyle] {
    [
      "h1": .title1, "h2": .title2, "h3": .title3, "heading": .headline, "paragraph": .body,
      "text": .body, "normal": .body, "small": .footnote, "large": .largeTitle,
    ]
  }

  var documentation: String {
    switch self {
    case .largeTitle: "Large titles of navigation bars."
    case .title1: "First-level headings."
    case .title2: "Second-level headings."
    case .title3: "Third-level headings."
    case .headline: "Headings within running text."
    case .subheadline: "What stands below a heading."
    case .body: "Running text."
    case .callout: "Remarks."
    case .footnote: "Notes."
    case .caption1: "Captions."
    case .caption2: "Small captions."
    }
  }

  static func help(insteadOf text: String) -> String? {
    switch BooleanWord.meant(by: text) {
    case "true":
      "a font grows as `\(Self.body.rawValue)` does if it names no other style: leave `scales` out"
    case "false": "a font grows with what people read by: `maximum:` says how far"
    default: nil
    }
  }
}

extension StatusBarStyle: DocumentedChoice {
  static var otherWords: [String: StatusBarStyle] {
    [
      "white": .light, "lightcontent": .light, "black": .dark, "darkcontent": .dark,
      "auto": .default, "automatic": .default, "system": .default, "none": .hidden,
      "invisible": .hidden,
    ]
  }

  var documentation: String {
    switch self {
    case .default: "Dark in light mode, light in dark mode."
    case .light: "Light, for dark backgrounds."
    case .dark: "Dark, for light backgrounds."
    case .hidden: "Not there."
    }
  }
}

extension BarStyle: DocumentedChoice {
  static var otherWords: [String: BarStyle] {
    [
      "blur": .blurred, "translucent": .blurred, "material": .blurred, "glass": .blurred,
      "solid": .opaque, "default": .opaque, "clear": .transparent, "none": .transparent,
    ]
  }

  var documentation: String {
    switch self {
    case .blurred: "What is below it shines through."
    case .opaque: "The system's background."
    case .transparent: "Nothing: what is below it is seen."
    }
  }
}

extension BarTopStyle: DocumentedChoice {
  var documentation: String {
    switch self {
    case .same: "What is behind it anyway."
    case .transparent: "Nothing."
    }
  }
}

extension AccessibilityTrait: DocumentedChoice {
  static var otherWords: [String: AccessibilityTrait] {
    [
      "clickable": .button, "tappable": .button, "touchable": .button, "heading": .header,
      "title": .header, "picture": .image, "hyperlink": .link, "text": .staticText,
      "label": .staticText,
    ]
  }

  var documentation: String {
    switch self {
    case .button: "It does something when tapped."
    case .header: "It heads what follows."
    case .link: "It leads to another place."
    case .image: "It is a picture."
    case .selected: "It is the chosen one."
    case .staticText: "It is text that does not change."
    }
  }
}

extension CellAlignment: DocumentedChoice {
  static var otherWords: [String: CellAlignment] {
    [
      "middle": .center, "centre": .center, "start": .leading, "top": .leading, "end": .trailing,
      "bottom": .trailing, "stretch": .fill, "justify": .fill,
    ]
  }

  var documentation: String {
    switch self {
    case .leading: "At the side where reading begins, or at the top."
    case .center: "In the middle."
    case .trailing: "At the side where reading ends, or at the bottom."
    case .fill: "As wide or high as there is room."
    }
  }
}

extension ImageShape: DocumentedChoice {
  static var otherWords: [String: ImageShape] {
    [
      "round": .circle, "circular": .circle, "oval": .circle, "avatar": .circle,
      "square": .rectangle, "roundedrectangle": .rounded, "rounded-rectangle": .rounded,
    ]
  }

  var documentation: String {
    switch self {
    case .rectangle: "With its corners."
    case .circle: "As a circle."
    case .rounded: "With rounded corners."
    }
  }
}

extension CornerPlace: DocumentedChoice {
  var documentation: String {
    switch self {
    case .topLeading: "At the top, where reading begins."
    case .topTrailing: "At the top, where reading ends."
    case .bottomLeading: "At the bottom, where reading begins."
    case .bottomTrailing: "At the bottom, where reading ends."
    }
  }
}

extension OverlayPlace: DocumentedChoice {
  static var otherWords: [String: OverlayPlace] {
    [
      "middle": .center, "centre": .center, "start": .leading, "end": .trailing,
    ]
  }

  var documentation: String {
    switch self {
    case .topLeading: "The corner at the top, where reading begins."
    case .top: "The middle of the upper edge."
    case .topTrailing: "The corner at the top, where reading ends."
    case .leading: "The middle of the side where reading begins."
    case .center: "The middle."
    case .trailing: "The middle of the side where reading ends."
    case .bottomLeading: "The corner at the bottom, where reading begins."
    case .bottom: "The middle of the lower edge."
    case .bottomTrailing: "The corner at the bottom, where reading ends."
    }
  }
}

extension GradientDirection: DocumentedChoice {
  static var otherWords: [String: GradientDirection] {
    [
      "vertical": .down, "bottom": .down, "toptobottom": .down, "horizontal": .trailing,
    ]
  }

  var documentation: String {
    switch self {
    case .down: "At the bottom."
    case .trailing: "At the side where reading ends."
    case .diagonal: "At the bottom, where reading ends."
    }
  }
}

extension LargeTitleMode: DocumentedChoice {
  static var otherWords: [String: LargeTitleMode] {
    ["true": .always, "large": .always, "false": .never, "small": .never, "inline": .never]
  }

  var documentation: String {
    switch self {
    case .always: "Large, below the items."
    case .never: "Small, between the items."
    }
  }
}

extension LoadingStyle: DocumentedChoice {
  static var otherWords: [String: LoadingStyle] {
    [
      "shimmer": .skeleton, "placeholder": .skeleton, "redacted": .skeleton,
      "indicator": .spinner, "activityindicator": .spinner, "progress": .spinner,
      "wheel": .spinner,
    ]
  }

  var documentation: String {
    switch self {
    case .spinner: "A spinning wheel."
    case .skeleton: "Grey shapes where the rows will stand."
    }
  }
}

extension ErrorStyle: DocumentedChoice {
  static var otherWords: [String: ErrorStyle] { ["snackbar": .toast, "page": .full] }

  var documentation: String {
    switch self {
    case .full: "In place of the content."
    case .banner: "A strip above the content."
    case .toast: "A short message over the content."
    }
  }
}

extension TextFormat: DocumentedChoice {
  var documentation: String {
    switch self {
    case .relative: "A date as seen from now: `2 hours ago`."
    case .date: "A date without its time."
    case .time: "A date's time of the day."
    case .day: "A date as `Today`, `Yesterday`, `Tomorrow`, or without its time."
    case .month: "A date's month and year."
    case .year: "A date's year."
    case .number: "A number with the locale's separators."
    case .currency: "An amount of money in the locale's currency."
    case .percent: "A share: 0.25 is `25 %`."
    case .bytes: "A number of bytes as kilobytes or megabytes."
    case .duration: "A number of seconds as hours, minutes and seconds."
    }
  }

  static var otherWords: [String: TextFormat] {
    [
      "decimal": .number, "integer": .number, "money": .currency, "price": .currency,
      "percentage": .percent, "filesize": .bytes, "bytecount": .bytes, "ago": .relative,
      "timeago": .relative, "shortdate": .date, "longdate": .date,
    ]
  }

  static func help(insteadOf text: String) -> String? {
    meant(byPattern: text).map {
      "there are no patterns, since each region writes its own: write `\($0.rawValue)`"
    }
  }

  /// The format that another word for it, or a pattern of dates or numbers, stands for.
  static func meant(by text: String) -> TextFormat? {
    otherWords[text.lowercased()] ?? meant(byPattern: text)
  }

  private static func meant(byPattern text: String) -> TextFormat? {
    let letters = text.filter(\.isLetter)
    if letters.count > 2, letters.allSatisfy("yMdEHhmsaLZGcuw".contains),
      Set(letters).count < letters.count
    {
      return letters.contains { "dMEy".contains($0) } ? .date : .time
    }
    return text.hasPrefix("%") || text.hasPrefix("#") || text.hasPrefix("0.") ? .number : nil
  }
}

extension PickerStyle: DocumentedChoice {
  static var otherWords: [String: PickerStyle] {
    [
      "segmented": .segments, "dropdown": .menu, "wheel": .menu, "list": .menu, "radio": .segments,
    ]
  }

  var documentation: String {
    switch self {
    case .menu: "A button with a menu."
    case .segments: "All choices beside one another, for few and short ones."
    }
  }
}
