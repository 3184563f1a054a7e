import AnimCore

extension ExportFormat {
  /// Property animators and animations of views.
  static let uikit = code(
    "uikit", readers: "Xcode", error: "0.1 %",
    CodeDialect(
      platform: .uikit, playback: .closedForm,
      remarks: [
        "On iOS animations that interrupt each other add up; the engine hands velocity on."
      ],
      imports: ["import SwiftUI", "import UIKit"],
      opening: { ["@MainActor enum \($0) {"] }, closing: ["}"], indent: 2,
      constant: { target in
        switch target.value {
        case .number(let number): "static let \(target.name): CGFloat = \(AnimRender.code(number))"
        case .color(let color):
          "static let \(target.name) = UIColor(\n    red: \(AnimRender.code(color.red)), "
            + "green: \(AnimRender.code(color.green)), blue: \(AnimRender.code(color.blue)), "
            + "alpha: \(AnimRender.code(color.alpha)))"
        }
      },
      function: { motion in
        """
        static func \(motion.name)(
            reduceMotion: Bool = UIAccessibility.isReduceMotionEnabled,
            changes: @escaping @MainActor () -> Void
          ) {
        """
      },
      functionEnd: "}", ifReduced: "if reduceMotion {",
      body: { snippet, _, _ in
        snippet.map { line in line.replacing("/* changes */", with: "changes()") }
      },
      leaving: ["return"], points: nil, pointsHelp: []))
}
