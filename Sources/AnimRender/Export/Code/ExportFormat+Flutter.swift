import AnimCore

extension ExportFormat {
  /// Simulations and curves of Flutter.
  static let flutter = code(
    "flutter", readers: "Flutter", error: "0.1 %",
    CodeDialect(
      platform: .flutter, playback: .closedForm,
      remarks: [
        "The controller is AnimationController.unbounded, at 0 before each way; Tween from where the",
        "property is to its target. A simulation ends by its own tolerance, nearer than the engine's.",
      ],
      imports: [
        "import 'dart:ui';", "", "import 'package:flutter/animation.dart';",
        "import 'package:flutter/physics.dart';",
      ],
      opening: { ["abstract final class \($0) {"] }, closing: ["}"], indent: 2,
      constant: { target in
        switch target.value {
        case .number(let number):
          "static const double \(target.name) = \(AnimRender.code(number));"
        case .color(let color):
          "static const Color \(target.name) = Color.from(\n    alpha: \(AnimRender.code(color.alpha)), "
            + "red: \(AnimRender.code(color.red)), green: \(AnimRender.code(color.green)), "
            + "blue: \(AnimRender.code(color.blue)));"
        }
      },
      function: { motion in
        """
        static Future<void> \(motion.name)(
            AnimationController controller, {
            required bool reduceMotion,
          }) async {
        """
      },
      functionEnd: "}", ifReduced: "if (reduceMotion) {",
      body: { snippet, _, _ in
        snippet.map { line in
          line.hasPrefix("controller.animate") ? "await " + line : line
        }
      },
      leaving: ["return;"],
      points: { points in
        (points.delay > 0
          ? [
            "await Future.delayed(const Duration(microseconds: "
              + "\(AnimRender.code((points.delay * 1_000_000).rounded()))));"
          ] : [])
          + [
            "await controller.animateTo(1,",
            "  duration: const Duration(microseconds: "
              + "\(AnimRender.code((points.duration * 1_000_000).rounded()))),",
            "  curve: const _Pointed([",
          ] + CodeText.indented(points.pairs { "(\($0), \($1))" }, by: 4) + ["  ]),", ");"]
      },
      pointsHelp: [
        "/// Straight lines between points: shares of the time, and of the way.",
        "class _Pointed extends Curve {",
        "  const _Pointed(this.points);",
        "  final List<(double, double)> points;",
        "",
        "  @override",
        "  double transformInternal(double t) {",
        "    final next = points.indexWhere((point) => point.$1 > t);",
        "    if (next <= 0) return points.last.$2;",
        "    final (start, place) = points[next - 1];",
        "    final (end, target) = points[next];",
        "    return place + (target - place) * (t - start) / (end - start);",
        "  }",
        "}",
      ]))
}
