/// A spec to begin with: small, valid, and moving at once.
enum SpecTemplate: String, CaseIterable {
  case press, hover, toggle, disabled

  /// The spec, as a file.
  var text: String {
    switch self {
    case .press: Text.press
    case .hover: Text.hover
    case .toggle: Text.toggle
    case .disabled: Text.disabled
    }
  }
}

private enum Text {
  static let press = """
    {
      "version": 1,
      "name": "Press",
      "button": {
        "title": "Start",
        "width": 160,
        "height": 48,
        "cornerRadius": 12,
        "backgroundColor": "#8E8E93",
        "foregroundColor": "#000000"
      },
      "effects": [
        {
          "property": "scale",
          "to": 0.95,
          "on": "highlighted",
          "enter": { "spring": { "response": 0.25, "dampingRatio": 0.8 } },
          "exit": { "spring": { "response": 0.35, "dampingRatio": 0.6 } }
        }
      ],
      "script": [
        { "at": "0ms", "event": "press" },
        { "at": "120ms", "event": "release" }
      ]
    }

    """

  static let hover = """
    {
      "version": 1,
      "name": "Hover",
      "button": {
        "title": "Learn more",
        "width": 160,
        "height": 48,
        "cornerRadius": 12,
        "backgroundColor": "#E5E5EA",
        "foregroundColor": "#000000"
      },
      "effects": [
        {
          "property": "offsetY",
          "to": -3,
          "on": "hovered",
          "enter": { "spring": { "response": 0.3, "dampingRatio": 0.8 } },
          "exit": { "spring": { "response": 0.4, "dampingRatio": 1 } }
        },
        {
          "property": "backgroundColor",
          "to": "#D1D1D6",
          "on": "hovered",
          "enter": { "curve": { "name": "easeOut", "duration": "150ms" } },
          "exit": { "curve": { "name": "easeOut", "duration": "200ms" } }
        }
      ],
      "script": [
        { "at": "0ms", "event": "hover" },
        { "at": "600ms", "event": "unhover" }
      ]
    }

    """

  static let toggle = """
    {
      "version": 1,
      "name": "Toggle",
      "button": {
        "title": "Follow",
        "width": 120,
        "height": 44,
        "cornerRadius": 22,
        "backgroundColor": "#E5E5EA",
        "foregroundColor": "#000000"
      },
      "effects": [
        {
          "property": "backgroundColor",
          "to": "#34C759",
          "on": "selected",
          "enter": { "curve": { "name": "easeOut", "duration": "200ms" } },
          "exit": { "curve": { "name": "easeOut", "duration": "200ms" } }
        },
        {
          "property": "scale",
          "to": 0.96,
          "on": "highlighted",
          "enter": { "spring": { "response": 0.25, "dampingRatio": 0.8 } },
          "exit": { "spring": { "response": 0.35, "dampingRatio": 0.7 } }
        }
      ],
      "script": [
        { "at": "0ms", "event": "press" },
        { "at": "120ms", "event": "release" },
        { "at": "120ms", "event": "toggle" },
        { "at": "900ms", "event": "press" },
        { "at": "1020ms", "event": "release" },
        { "at": "1020ms", "event": "toggle" }
      ]
    }

    """

  static let disabled = """
    {
      "version": 1,
      "name": "Disabled",
      "button": {
        "title": "Send",
        "width": 120,
        "height": 44,
        "cornerRadius": 10,
        "backgroundColor": "#7FB8FF",
        "foregroundColor": "#000000"
      },
      "effects": [
        {
          "property": "opacity",
          "to": 0.5,
          "on": "disabled",
          "enter": { "curve": { "name": "easeOut", "duration": "200ms" } },
          "exit": { "curve": { "name": "easeIn", "duration": "200ms" } }
        },
        {
          "property": "scale",
          "to": 0.96,
          "on": "highlighted",
          "enter": { "spring": { "response": 0.25, "dampingRatio": 0.8 } },
          "exit": { "spring": { "response": 0.35, "dampingRatio": 0.7 } }
        }
      ],
      "script": [
        { "at": "0ms", "event": "press" },
        { "at": "120ms", "event": "release" },
        { "at": "120ms", "event": "disable" },
        { "at": "900ms", "event": "enable" }
      ]
    }

    """
}
