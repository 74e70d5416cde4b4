/// A screen of an app with the pictures that there are of it.
public struct GalleryScreen: Sendable {
  public let name: String
  /// The module that it belongs to; nil for what is the app's own.
  public var module: String?
  /// What it shows, by which it is found.
  public var models: [String]
  public var adapters: [String]
  public var spec: GallerySpec?
  /// The Swift that is generated for it.
  public var swift: String?
  /// What was found in its spec, whatever it shows.
  public var findings: [GalleryFinding]
  public var pictures: [GalleryPicture]

  public init(
    name: String, module: String? = nil, models: [String] = [], adapters: [String] = [],
    spec: GallerySpec? = nil, swift: String? = nil, findings: [GalleryFinding] = [],
    pictures: [GalleryPicture]
  ) {
    self.name = name
    self.module = module
    self.models = models
    self.adapters = adapters
    self.spec = spec
    self.swift = swift
    self.findings = findings
    self.pictures = pictures
  }
}

/// Where a spec says what a screen is.
public struct GallerySpec: Sendable {
  /// The path of the file from the gallery's folder.
  public let path: String
  /// The number of the first line, from 1.
  public let line: Int
  /// The lines.
  public let text: String

  public init(path: String, line: Int, text: String) {
    self.path = path
    self.line = line
    self.text = text
  }
}

/// A picture of a screen in a state.
public struct GalleryPicture: Sendable {
  /// Such as `filled`, `empty` or `error`.
  public let state: String
  /// Such as `iPhone, dark`.
  public let surroundings: String
  public let svg: String
  /// The size of the picture in points.
  public let width: Double
  public let height: Double
  /// The views, outermost first.
  public var tree: [GalleryView]
  public var findings: [GalleryFinding]

  public init(
    state: String, surroundings: String, svg: String, width: Double, height: Double,
    tree: [GalleryView] = [], findings: [GalleryFinding] = []
  ) {
    self.state = state
    self.surroundings = surroundings
    self.svg = svg
    self.width = width
    self.height = height
    self.tree = tree
    self.findings = findings
  }
}

/// A place in a picture, in points.
public struct GalleryFrame: Sendable, Hashable {
  public let x: Double
  public let y: Double
  public let width: Double
  public let height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// A view in a picture.
public struct GalleryView: Sendable {
  /// Its type.
  public let kind: String
  public let frame: GalleryFrame
  /// What assistive technology says of it; nil where it says nothing.
  public var label: String?
  public var traits: [String]
  public var children: [GalleryView]

  public init(
    kind: String, frame: GalleryFrame, label: String? = nil, traits: [String] = [],
    children: [GalleryView] = []
  ) {
    self.kind = kind
    self.frame = frame
    self.label = label
    self.traits = traits
    self.children = children
  }
}

/// Something that was found in a picture or a spec.
public struct GalleryFinding: Sendable {
  /// The name of the rule.
  public let rule: String
  public let message: String
  /// Nil where it is about the whole picture.
  public let frame: GalleryFrame?
  /// The line of the spec, where it was found in that.
  public let line: Int?

  public init(rule: String, message: String, frame: GalleryFrame? = nil, line: Int? = nil) {
    self.rule = rule
    self.message = message
    self.frame = frame
    self.line = line
  }
}
