// The named springs of the platforms. Compose names stiffnesses and damping ratios by themselves; each
// stands here beside the default of the other.

extension SpringPreset {
  /// All of them, by platform.
  public static let all: [SpringPreset] = families.flatMap { family in
    family.members.map { name, spring in
      SpringPreset(name: name, origin: family.origin, source: family.source, spring: spring)
    }
  }

  /// Presets that stand in one place.
  private struct Family {
    let origin: String
    let source: String
    let members: [(String, Spring)]

    init(origin: String, source: String, _ members: [(String, Spring)]) {
      self.origin = origin
      self.source = source
      self.members = members
    }
  }

  private static let families: [Family] = [
    Family(
      origin: "Material 3 expressive", source: "androidx/androidx, ExpressiveMotionTokens.kt",
      [
        ("m3-expressive-defaultSpatial", ratio(380, 0.8)),
        ("m3-expressive-defaultEffects", ratio(1600, 1)),
        ("m3-expressive-fastSpatial", ratio(800, 0.6)),
        ("m3-expressive-fastEffects", ratio(3800, 1)),
        ("m3-expressive-slowSpatial", ratio(200, 0.8)),
        ("m3-expressive-slowEffects", ratio(800, 1)),
      ]),
    Family(
      origin: "Material 3 standard", source: "androidx/androidx, StandardMotionTokens.kt",
      [
        ("m3-standard-defaultSpatial", ratio(700, 0.9)),
        ("m3-standard-defaultEffects", ratio(1600, 1)),
        ("m3-standard-fastSpatial", ratio(1400, 0.9)),
        ("m3-standard-fastEffects", ratio(3800, 1)),
        ("m3-standard-slowSpatial", ratio(300, 0.9)),
        ("m3-standard-slowEffects", ratio(800, 1)),
      ]),
    Family(
      origin: "react-spring", source: "pmndrs/react-spring, constants.ts",
      [
        ("react-spring-default", physical(170, 26)),
        ("react-spring-gentle", physical(120, 14)),
        ("react-spring-wobbly", physical(180, 12)),
        ("react-spring-stiff", physical(210, 20)),
        ("react-spring-slow", physical(280, 60)),
        ("react-spring-molasses", physical(280, 120)),
      ]),
    Family(
      origin: "SwiftUI", source: "OpenSwiftUIProject/OpenSwiftUI, Spring.swift",
      [
        ("swiftui-smooth", period(0.5, ratio: 1)),
        ("swiftui-snappy", period(0.5, ratio: 0.85)),
        ("swiftui-bouncy", period(0.5, ratio: 0.7)),
      ]),
    Family(
      origin: "SwiftUI", source: "OpenSwiftUIProject/OpenSwiftUI, FluidSpringAnimation.swift",
      [
        ("swiftui-spring-response-default", period(0.5, ratio: 0.825)),
        ("swiftui-interactiveSpring", period(0.15, ratio: 0.86)),
      ]),
    Family(
      origin: "UIKit", source: "UIKit, UISpringTimingParameters()",
      [
        ("uikit-default-spring-timing", physical(1000, 500, mass: 3))
      ]),
    Family(
      origin: "Core Animation", source: "QuartzCore, CASpringAnimation.h",
      [
        ("ca-default", physical(100, 10))
      ]),
    Family(
      origin: "Motion", source: "motiondivision/motion, spring.ts",
      [
        ("motion-default", physical(100, 10))
      ]),
    Family(
      origin: "wobble", source: "skevy/wobble, index.ts",
      [
        ("wobble-default", physical(100, 10))
      ]),
    Family(
      origin: "Origami", source: "facebookarchive/rebound-js, SpringConfig.js",
      [
        ("rebound-default", physical(230.2, 22))
      ]),
    Family(
      origin: "pop", source: "facebookarchive/pop, POPSpringAnimationInternal.h",
      [
        ("pop-default", physical(342.10058823529414, 30.486979648244255))
      ]),
    Family(
      origin: "Wave", source: "jtrivedi/Wave, Spring.swift",
      [
        ("wave-defaultInteractive", period(0.2, ratio: 0.8)),
        ("wave-defaultAnimated", period(0.82, ratio: 1)),
      ]),
    Family(
      origin: "b3ll/Motion", source: "b3ll/Motion, SpringFunction.swift",
      [
        ("b3ll-default", physical(300, 10))
      ]),
    Family(
      origin: "Advance", source: "timdonnelly/Advance, SpringFunction.swift",
      [
        ("advance-default", physical(120, 12))
      ]),
    Family(
      origin: "anime.js v4", source: "juliangarnier/anime, index.js",
      [
        ("anime-default", physical(100, 10))
      ]),
    Family(
      origin: "Jetpack Compose", source: "androidx/androidx, AnimationSpec.kt",
      [
        ("compose-StiffnessHigh", ratio(10000, 1)),
        ("compose-StiffnessMedium", ratio(1500, 1)),
        ("compose-StiffnessMediumLow", ratio(400, 1)),
        ("compose-StiffnessLow", ratio(200, 1)),
        ("compose-StiffnessVeryLow", ratio(50, 1)),
        ("compose-DampingRatioHighBouncy", ratio(1500, 0.2)),
        ("compose-DampingRatioMediumBouncy", ratio(1500, 0.5)),
        ("compose-DampingRatioLowBouncy", ratio(1500, 0.75)),
        ("compose-DampingRatioNoBouncy", ratio(1500, 1)),
        ("compose-spring-default", ratio(1500, 1)),
      ]),
    Family(
      origin: "AndroidX", source: "androidx/androidx, SpringForce.java",
      [
        ("androidx-springforce-default", ratio(1500, 0.5))
      ]),
    Family(
      origin: "Flutter", source: "flutter/flutter, scroll_physics.dart",
      [
        ("flutter-scroll", ratio(100, 1.1, mass: 0.5))
      ]),
  ]

  private static func ratio(_ stiffness: Double, _ ratio: Double, mass: Double = 1) -> Spring {
    Spring(
      uncheckedDampingRatio: ratio, angularFrequency: (stiffness / mass).squareRoot(), mass: mass)
  }

  private static func physical(_ stiffness: Double, _ damping: Double, mass: Double = 1) -> Spring {
    Self.ratio(stiffness, damping / (2 * (stiffness * mass).squareRoot()), mass: mass)
  }

  private static func period(_ seconds: Double, ratio: Double) -> Spring {
    Spring(uncheckedDampingRatio: ratio, angularFrequency: 2 * .pi / seconds)
  }
}
