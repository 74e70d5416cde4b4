/// A checked app as other tools read it: declarations with their names resolved.
///
/// The catalogue of `screenc` documents the format. What is here stays as it is within a version;
/// more may come.
struct AppDump: Encodable, Sendable {
  /// Where something is declared or said.
  struct Place: Encodable, Sendable {
    /// Relative to the spec root.
    var path: String
    /// From 1.
    var line: Int
  }

  struct App: Encodable, Sendable {
    var name: String
    var language: Int
    var architecture: String
    var theme: String?
    var strings: [String]
    var flags: [Field]
    var place: Place
  }

  /// What the app starts with.
  struct Host: Encodable, Sendable {
    var style: String
    /// Whether the app comes back to where its reader was when it was last seen.
    var restores: Bool
    /// What it uses of the device.
    var services: [String]
    /// What has to be passed before the menu; left out where the menu is there for everybody.
    var gate: Gate?
    var place: Place
  }

  /// The log-in gate: a screen of the app, or the screens of the library.
  struct Gate: Encodable, Sendable {
    /// The requests by which one thing can be done.
    struct Ways: Encodable, Sendable {
      var email: String?
      var phone: String?
    }

    /// A page of the walkthrough.
    struct Page: Encodable, Sendable {
      /// Keys of the app's strings; left out for other texts.
      var title: String?
      var text: String?
      var image: String?
    }

    /// The app's screen; left out where the screens are the library's.
    var screen: String?
    var walkthrough: [Page] = []
    var logIn: Ways?
    var signUp: Ways?
    var sendCode: String?
    var resetPassword: String?
    var place: Place
  }

  struct MenuEntry: Encodable, Sendable {
    var screen: String
    var place: Place
  }

  struct Link: Encodable, Sendable {
    var url: String
    var captures: [String]
    var screen: String
    var place: Place
  }

  struct Theme: Encodable, Sendable {
    struct Color: Encodable, Sendable {
      var name: String
      /// `#rrggbb`, with an opacity as `#rrggbbaa`.
      var light: String
      /// Left out where it is derived from the light form.
      var dark: String?
    }

    struct Font: Encodable, Sendable {
      var name: String
      var size: Double
      var weight: String
      var scales: String
    }

    struct Spacing: Encodable, Sendable {
      var name: String
      var points: Double
    }

    var name: String
    var colors: [Color]
    var fonts: [Font]
    var spacing: [Spacing]
    var place: Place
  }

  struct Field: Encodable, Sendable {
    var name: String
    /// As specs write types: `[Post]`, `URL?`.
    var type: String
    var hasDefault: Bool
  }

  struct Model: Encodable, Sendable {
    var name: String
    var fields: [Field]
    /// What the app works out from the fields.
    var computed: [Field]
    /// The app's own type, where nothing is generated.
    var swift: String?
    var place: Place
  }

  struct Enumeration: Encodable, Sendable {
    struct Case: Encodable, Sendable {
      var name: String
      var payload: String
    }

    var name: String
    var cases: [Case]
    var unknown: String?
    var place: Place
  }

  struct Union: Encodable, Sendable {
    struct Case: Encodable, Sendable {
      var tag: String
      var model: String
    }

    var name: String
    var tag: String
    var cases: [Case]
    var unknown: String
    var place: Place
  }

  struct Source: Encodable, Sendable {
    enum Kind: String, Encodable, Sendable {
      case request, graphql, firestore, disk, sqlite, coreData, items, swift
    }

    var name: String
    var kind: Kind
    var parameters: [Field]
    var yields: String
    /// What becomes of elements that cannot be read: `skip` or `fail`; left out where none has to be.
    var invalid: String?
    var place: Place
  }

  struct Request: Encodable, Sendable {
    var name: String
    var method: String
    var parameters: [Field]
    var yields: String?
    var emits: [String]
    var place: Place
  }

  struct Adapter: Encodable, Sendable {
    enum Kind: String, Encodable, Sendable {
      case cell, swift, embed
    }

    var name: String
    var kind: Kind
    var model: String
    var events: [String]
    var place: Place
  }

  struct Component: Encodable, Sendable {
    var name: String
    var parameters: [Field]
    var events: [String]
    var place: Place
  }

  /// A catalogue of tracked events.
  struct Events: Encodable, Sendable {
    struct Case: Encodable, Sendable {
      var name: String
      var parameters: [Field]
    }

    var name: String
    var cases: [Case]
    var place: Place
  }

  /// A part of the app: a folder, with what is below but for other modules.
  struct Module: Encodable, Sendable {
    var name: String
    /// Relative to the spec root; empty for the root itself.
    var folder: String
    var uses: [String]
    var exports: [String]
    var place: Place
  }

  /// An object that a screen loads.
  struct Loaded: Encodable, Sendable {
    var name: String
    /// Left out where the source is written in place.
    var source: String?
  }

  struct Screen: Encodable, Sendable {
    enum Kind: String, Encodable, Sendable {
      case list, form, tabs, swift
    }

    var name: String
    var kind: Kind
    var architecture: String
    var parameters: [Field]
    var returns: String?
    var data: [Loaded]
    var sections: [Section]
    var place: Place
  }

  struct Section: Encodable, Sendable {
    struct Shown: Encodable, Sendable {
      /// The tag of the union's case; left out where the source yields the model itself.
      var tag: String?
      var model: String
      /// In the order in which they are tried; the last has no condition.
      var adapters: [Choice]
    }

    struct Choice: Encodable, Sendable {
      var name: String
      var isConditional: Bool
    }

    var id: String
    /// The source by name; left out where it is written in place, or rows are.
    var source: String?
    /// The list in loaded data that it shows: `$data.found.users`.
    var list: String?
    var yields: String?
    var models: [Shown]
    /// What the items are grouped by.
    var group: String?
    /// The adapters of rows that are written in place, in their order.
    var rows: [String]
    /// The parts of a composed page, in their order; left out where the section is none.
    var parts: [String]?
    var place: Place
  }

  /// A way from one place to a screen.
  struct Way: Encodable, Sendable {
    enum Start: String, Encodable, Sendable {
      case gate, menu, link, screen, adapter
    }

    enum Means: String, Encodable, Sendable {
      case gate, menu, link, push, present, show, tab, embed
    }

    var start: Start
    /// The screen or adapter where the way begins, or the address of a link.
    var from: String?
    var by: Means
    var to: String
    var place: Place
  }

  var version = 1
  var app: App
  var host: Host?
  var menu: [MenuEntry]
  var links: [Link]
  var theme: Theme?
  var models: [Model] = []
  var enums: [Enumeration] = []
  var unions: [Union] = []
  var sources: [Source] = []
  var requests: [Request] = []
  var adapters: [Adapter] = []
  var components: [Component] = []
  var events: [Events] = []
  var screens: [Screen] = []
  var modules: [Module] = []
  var navigation: [Way]
}
