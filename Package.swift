// swift-tools-version: 6.2

import PackageDescription

/// `squareRoot()` is a call into libm for the linker on Linux, although nothing imports it.
let squareRoot: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux]))]

let package = Package(
  name: "ButtonMotion",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "AnimCore", targets: ["AnimCore"]),
    .library(name: "AnimRender", targets: ["AnimRender"]),
    .library(name: "AnimUIKit", targets: ["AnimUIKit"]),
    .executable(name: "animctl", targets: ["animctl"]),
  ],
  targets: [
    .target(name: "AnimCore", linkerSettings: squareRoot),
    .target(name: "AnimRender", dependencies: ["AnimCore"]),
    .executableTarget(name: "animctl", dependencies: ["AnimRender", "AnimCore"]),

    .target(
      name: "AnimUIKit", dependencies: ["AnimCore"], path: "Examples/AppleBridge",
      exclude: ["README.md"]),
    .executableTarget(
      name: "OnboardingButton", dependencies: ["AnimCore"], path: "Examples/OnboardingButton",
      exclude: ["README.md"]),
    .executableTarget(
      name: "SearchBar", dependencies: ["AnimCore"], path: "Examples/SearchBar",
      exclude: ["README.md"]),
    .executableTarget(
      name: "Counter", dependencies: ["AnimRender", "AnimCore"], path: "Examples/Counter",
      exclude: ["README.md"]),
    .testTarget(
      name: "MotionTests", dependencies: ["AnimRender", "AnimCore"], path: "Examples/MotionTests",
      exclude: ["README.md"], resources: [.embedInCode("Motion")]),

    .target(name: "ReferenceTables", path: "Tests/ReferenceTables"),
    .testTarget(name: "AnimCoreTests", dependencies: ["AnimCore", "ReferenceTables"]),
    .testTarget(
      name: "FidelityTests", dependencies: ["AnimRender", "AnimCore", "ReferenceTables"]),
    .testTarget(name: "AnimRenderTests", dependencies: ["AnimRender", "AnimCore"]),
    .testTarget(name: "animctlTests", dependencies: ["animctl", "AnimRender", "AnimCore"]),
  ],
  swiftLanguageModes: [.v6]
)
