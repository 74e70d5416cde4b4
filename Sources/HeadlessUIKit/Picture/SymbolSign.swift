import Foundation

/// The strokes of simple symbols, in a square whose sides are 1 long.
enum SymbolSign {
  /// The lines of a symbol; nil where it has no simple shape. Variants as `.circle` and `.fill` have
  /// that of the symbol itself; arrows that point forward or backward follow the direction of reading,
  /// those that point left or right do not.
  static func strokes(of name: String, isRightToLeft: Bool) -> [[CGPoint]]? {
    let parts = name.split(separator: ".").map(String.init)
    let base = parts.filter { !variants.contains($0) }.map { part in
      switch part {
      case "forward": isRightToLeft ? "left" : "right"
      case "backward": isRightToLeft ? "right" : "left"
      default: part
      }
    }
    guard let lines = signs[base.joined(separator: ".")] else { return nil }
    let isRinged = parts.contains("circle")
    let points = lines.map { line in
      line.map { point in
        isRinged
          ? CGPoint(x: 0.5 + (point.0 - 0.5) * 0.6, y: 0.5 + (point.1 - 0.5) * 0.6)
          : CGPoint(x: point.0, y: point.1)
      }
    }
    return isRinged ? points + [ring] : points
  }

  private static let variants: Set<String> = ["circle", "fill", "leadinghalf", "filled"]

  private static let ring: [CGPoint] = (0...24).map { step in
    let angle = Double(step) / 12 * .pi
    return CGPoint(x: 0.5 + 0.46 * cos(angle), y: 0.5 + 0.46 * sin(angle))
  }

  private static let signs: [String: [[(CGFloat, CGFloat)]]] = [
    "chevron.right": [[(0.38, 0.2), (0.65, 0.5), (0.38, 0.8)]],
    "chevron.left": [[(0.62, 0.2), (0.35, 0.5), (0.62, 0.8)]],
    "chevron.up": [[(0.2, 0.62), (0.5, 0.35), (0.8, 0.62)]],
    "chevron.down": [[(0.2, 0.38), (0.5, 0.65), (0.8, 0.38)]],
    "arrow.right": [[(0.14, 0.5), (0.86, 0.5)], [(0.58, 0.22), (0.86, 0.5), (0.58, 0.78)]],
    "arrow.left": [[(0.14, 0.5), (0.86, 0.5)], [(0.42, 0.22), (0.14, 0.5), (0.42, 0.78)]],
    "info": [[(0.5, 0.28), (0.5, 0.28)], [(0.5, 0.46), (0.5, 0.74)]],
    "plus": [[(0.5, 0.15), (0.5, 0.85)], [(0.15, 0.5), (0.85, 0.5)]],
    "minus": [[(0.15, 0.5), (0.85, 0.5)]],
    "xmark": [[(0.2, 0.2), (0.8, 0.8)], [(0.8, 0.2), (0.2, 0.8)]],
    "checkmark": [[(0.18, 0.55), (0.42, 0.8), (0.82, 0.22)]],
    "ellipsis": [[(0.2, 0.5), (0.2, 0.5)], [(0.5, 0.5), (0.5, 0.5)], [(0.8, 0.5), (0.8, 0.5)]],
    "line.3.horizontal": [
      [(0.15, 0.28), (0.85, 0.28)], [(0.15, 0.5), (0.85, 0.5)], [(0.15, 0.72), (0.85, 0.72)],
    ],
    "magnifyingglass": [
      (0...16).map { step in
        let angle = CGFloat(step) / 8 * .pi
        return (0.42 + 0.27 * cos(angle), 0.42 + 0.27 * sin(angle))
      }, [(0.62, 0.62), (0.85, 0.85)],
    ],
    "heart": [
      [
        (0.5, 0.84), (0.18, 0.52), (0.14, 0.38), (0.2, 0.25), (0.32, 0.2), (0.43, 0.24),
        (0.5, 0.34), (0.57, 0.24), (0.68, 0.2), (0.8, 0.25), (0.86, 0.38), (0.82, 0.52),
        (0.5, 0.84),
      ]
    ],
    "star": [
      (0...10).map { step in
        let angle = (CGFloat(step) / 5 - 0.5) * .pi
        let radius = step.isMultiple(of: 2) ? 0.42 : 0.18
        return (0.5 + radius * cos(angle), 0.53 + radius * sin(angle))
      }
    ],
    "house": [
      [(0.1, 0.52), (0.5, 0.16), (0.9, 0.52)],
      [(0.22, 0.45), (0.22, 0.84), (0.78, 0.84), (0.78, 0.45)],
    ],
    "person": [
      (0...12).map { step in
        let angle = CGFloat(step) / 6 * .pi
        return (0.5 + 0.17 * cos(angle), 0.32 + 0.17 * sin(angle))
      },
      [(0.16, 0.86), (0.2, 0.7), (0.34, 0.6), (0.66, 0.6), (0.8, 0.7), (0.84, 0.86), (0.16, 0.86)],
    ],
    "trash": [
      [(0.18, 0.25), (0.82, 0.25)], [(0.4, 0.25), (0.42, 0.14), (0.58, 0.14), (0.6, 0.25)],
      [(0.26, 0.25), (0.32, 0.88), (0.68, 0.88), (0.74, 0.25)],
    ],
    "square.and.arrow.up": [
      [(0.34, 0.4), (0.22, 0.4), (0.22, 0.88), (0.78, 0.88), (0.78, 0.4), (0.66, 0.4)],
      [(0.5, 0.64), (0.5, 0.1)], [(0.36, 0.24), (0.5, 0.1), (0.64, 0.24)],
    ],
    "arrow.clockwise": [
      (1...11).map { step in
        let angle = (CGFloat(step) / 6 - 0.5) * .pi
        return (0.5 + 0.34 * cos(angle), 0.5 + 0.34 * sin(angle))
      }, [(0.3, 0.08), (0.34, 0.22), (0.2, 0.28)],
    ],
  ]
}
