/// What other languages, libraries and tools call the keys of specs.
///
/// People write them out of habit. They are told what is meant here, as they are of a slip of the finger, and what
/// only follows from such a key is not told.
enum OtherWords {
  /// Keys by the words that others have for them, in small letters; of several the first that the construct has.
  private static let keys: [String: [String]] = [
    "params": ["parameters", "with"], "props": ["parameters", "with"],
    "args": ["with", "parameters"], "arguments": ["with", "parameters"],
    "inputs": ["parameters", "with"], "input": ["parameters"],
    "if": ["when"], "condition": ["when"], "visible": ["when"],
    "showif": ["when"], "enabled": ["when"],
    "cells": ["adapters"], "views": ["adapters"], "renderers": ["adapters"],
    "datasource": ["source"], "content": ["sections"], "body": ["sections", "cell"],
    "children": ["column", "items", "sections"], "subviews": ["column", "items"],
    "vstack": ["column"], "hstack": ["row"], "stack": ["column"],
    "model": ["for", "yields"], "returns": ["yields"], "response": ["yields"], "result": ["yields"],
    "endpoint": ["path"], "url": ["path", "base", "from"], "uri": ["path", "from"],
    "route": ["path"], "verb": ["method"], "baseurl": ["base"],
    "host": ["base"], "src": ["from"], "href": ["open"], "properties": ["fields"],
    "attributes": ["fields"], "values": ["cases"], "options": ["cases"], "colour": ["color"],
    "textcolor": ["color"], "tint": ["color"], "foreground": ["color"], "bg": ["background"],
    "backgroundcolor": ["background"], "fontsize": ["font"], "style": ["font"],
    "margin": ["padding"], "gap": ["spacing"], "cornerradius": ["corners"], "radius": ["corners"],
    "heading": ["title"], "caption": ["title"], "hint": ["prompt"],
    "placeholder": ["prompt"], "navigationbar": ["bar"], "navbar": ["bar"], "toolbar": ["bar"],
    "handlers": ["actions"], "onselect": ["actions"], "variables": ["state"], "vars": ["state"],
    "tap": ["select"], "ontap": ["select"], "click": ["select"], "onclick": ["select"],
    "onpress": ["select"], "press": ["select"],
    "numberoflines": ["lines"], "maxlines": ["lines"], "linelimit": ["lines"],
    "onerror": ["failed"], "onfailure": ["failed"], "failure": ["failed"], "error": ["failed"],
    "catch": ["failed"], "onsuccess": ["then"], "success": ["then"], "oncomplete": ["then"],
    "completion": ["then"], "label": ["title"],
    "message": ["text"],
    "tracking": ["track"], "analytics": ["track"], "colours": ["colors"], "initial": ["default"],
  ]

  /// What happens on a tap is no key of its own.
  private static let gestures: Set<String> = [
    "ontap", "onclick", "onpress", "tap", "click", "action", "handler", "onaction", "command",
  ]

  /// The key of a construct that is meant by another word for it.
  static func key(for word: String, among names: [String]) -> String? {
    let word = word.lowercased()
    if let end = end(for: word, among: names) { return end }
    // What stands above a part of a list.
    if word == "title", names.contains("footer"), names.contains("header") { return "header" }
    guard let candidates = keys[word] else { return nil }
    return candidates.first(where: names.contains)
  }

  /// The key, and the limit under it, that a word like `maxLength` stands for where limits have a key of their own.
  static func limit(for word: String, among names: [String]) -> (key: String, bound: String)? {
    let limits: [String: (key: String, bound: String)] = [
      "maxlength": ("length", "max"), "minlength": ("length", "min"),
      "maxchars": ("length", "max"), "maximumlength": ("length", "max"),
      "minimumlength": ("length", "min"), "min": ("range", "min"), "max": ("range", "max"),
      "minimum": ("range", "min"), "maximum": ("range", "max"), "maxvalue": ("range", "max"),
      "minvalue": ("range", "min"),
    ]
    guard let limit = limits[word.lowercased()], names.contains(limit.key) else { return nil }
    return limit
  }

  /// The ends of what a control goes through, where it is said from where to where.
  private static func end(for word: String, among names: [String]) -> String? {
    guard names.contains("from"), names.contains("to") else { return nil }
    switch word {
    case "min", "minimum", "minvalue", "lower": return "from"
    case "max", "maximum", "maxvalue", "upper": return "to"
    default: return nil
    }
  }

  /// Whether a word stands for what follows on a tap, where that is said in place.
  static func isGesture(_ word: String, among names: [String]) -> Bool {
    names.contains("push") && gestures.contains(word.lowercased())
  }
}
