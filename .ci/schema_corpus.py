#!/usr/bin/env python3
"""Makes the corpus of specs by which the schema and the reader are held against each other.

Each line of it is one spec with the verdict of both: `valid` is the reader's, `schema` the schema's
where that differs because a schema cannot say it; `beyond` then names what it cannot say.

Usage: schema_corpus.py SCHEMA FILE [SEED [COUNT]]
"""

import copy
import json
import math
import random
import sys

from jsonschema import Draft202012Validator

# What a JSON Schema cannot say, and why. Nothing else may differ.
BEYOND = {
    "duplicate keys": "a validator sees the object after one of them is gone",
    "shared states": "two effects of one property must not share a state: that is about two elements",
    "unique names": "uniqueItems is about whole elements, not about their names",
    "derived numbers": "the frequency and the damping ratio that several numbers make together",
    "no such spring": "for some numbers UIKit's equation has no solution",
    "order of points": "each point's time must not be before the last one's, and the last one's is 1",
    "order of starts": "no keyframe's start may be before one stated earlier in the list",
    "number of events": "all rounds together may have a million events",
    "length of a time": "how long a time written as a text is",
}

PROPERTIES = {
    "scale": (-1e6, 1e6), "opacity": (0, 1), "cornerRadius": (0, 1e6), "borderWidth": (0, 1e6),
    "offsetX": (-1e6, 1e6), "offsetY": (-1e6, 1e6), "rotation": (-1e6, 1e6),
    "shadowRadius": (0, 1e6), "shadowOpacity": (0, 1), "backgroundColor": None,
    "foregroundColor": None, "borderColor": None,
}
CONDITIONS = ["disabled", "highlighted", "selected", "focused", "hovered"]
EVENTS = ["hover", "unhover", "focus", "blur", "select", "deselect", "toggle", "enable", "disable"]
TOUCHES = ["press", "release", "dragExit", "dragEnter", "cancel"]


def whole(members="", effects="[]"):
    """A spec with some members, as text."""
    return '{"version":1,"effects":%s%s}' % (effects, "," + members if members else "")


def effect(members):
    return whole(effects='[{"property":"scale","to":0.9,%s}]' % members)


def enter(timing):
    return effect('"enter":' + timing)


def spring(members):
    return enter('{"spring":{%s}}' % members)


def target(name, value):
    return whole(effects='[{"property":"%s","to":%s}]' % (name, value))


def step(members):
    return whole('"script":[{%s}]' % members)


def by_hand():
    """Specs with the verdict of their author: the text, whether it is valid, what is beyond a schema."""
    good, bad = [], []
    good += [whole(), whole('"name":""'), whole('"$schema":"x"'), '{"effects":[],"version":1.0}']
    bad += ["{}", "[]", "1", '"x"', "null", '{"version":1}', '{"effects":[]}', '{"version":2,"effects":[]}',
            '{"version":"1","effects":[]}', '{"version":true,"effects":[]}', '{"version":1.5,"effects":[]}',
            '{"version":null,"effects":[]}', '{"version":1,"effects":{}}', '{"version":1,"effects":null}']
    # Members of the whole.
    good += [whole(m) for m in (
        '"minimumPress":0', '"minimumPress":"0ms"', '"minimumPress":1000000', '"minimumPress":"7f"',
        '"colorSpace":"srgb"', '"colorSpace":"linearSRGB"', '"colorSpace":"oklab"', '"colorSpace":"oklch"',
        '"state":"normal"', '"state":"selected+hovered"', '"state":"hovered+selected"',
        '"state":"disabled+highlighted+selected+focused+hovered"', '"epsilon":1e-9', '"epsilon":0.1',
        '"epsilon":0.001', '"frameCap":1', '"frameCap":100000000', '"frameCap":3600.0', '"frameCap":3.6e3',
        '"button":{}', '"script":[]')]
    bad += [whole(m) for m in (
        '"minimumPress":-1', '"minimumPress":1000001', '"minimumPress":"-1ms"', '"minimumPress":"1"',
        '"minimumPress":""', '"minimumPress":"1 s"', '"minimumPress":"1m"', '"minimumPress":"1.5f"',
        '"minimumPress":" 1s"', '"minimumPress":"1s\\n"', '"minimumPress":"1s "', '"minimumPress":".5s"',
        '"minimumPress":"+1s"', '"minimumPress":"nans"', '"minimumPress":"infs"', '"minimumPress":"0x1s"',
        '"minimumPress":"1_0s"', '"minimumPress":"1e"', '"minimumPress":"1es"', '"minimumPress":"ms"',
        '"minimumPress":"s"', '"minimumPress":"f"', '"minimumPress":"-1f"', '"minimumPress":"1S"',
        '"minimumPress":"1MS"', '"minimumPress":"\u0661s"', '"minimumPress":"\u0661f"',
        '"minimumPress":true', '"minimumPress":[]',
        '"minimumPress":"%ss"' % ("0" * 64), '"colorSpace":"sRGB"', '"colorSpace":1', '"state":""',
        '"state":"+"', '"state":"selected+"', '"state":"+selected"', '"state":"selected+selected"',
        '"state":"normal+selected"', '"state":"selected+normal"', '"state":"Selected"', '"state":"pressed"',
        '"state":"selected hovered"', '"state":"selected\\n"', '"state":["selected"]',
        '"state":"selected+hovered+selected"', '"epsilon":0', '"epsilon":0.2', '"epsilon":"0.001"',
        '"frameCap":0', '"frameCap":100000001', '"frameCap":1.5', '"frameCap":-1', '"frameCap":1e300',
        '"frameCap":"3600"', '"button":[]', '"button":null', '"script":{}', '"script":"press@0ms"',
        '"name":1', '"name":null', '"$schema":1', '"unknown":1', '"Effects":[]', '"motion":"reduced"')]
    # What the motion is held to.
    good += [whole('"lint":%s' % m) for m in (
        '{}', '{"rules":{}}', '{"thresholds":{}}', '{"rules":{"L0105":"off","L0203":"error"},"thresholds":{"overshoot":0}}',
        '{"rules":{"L0401":"warning"}}', '{"thresholds":{"contrast":21,"contrastFrames":0,"minimumPress":0.5}}')]
    bad += [whole('"lint":%s' % m) for m in (
        'null', '[]', '"off"', '{"L0105":"off"}', '{"rules":[]}', '{"rules":{"L0199":"off"}}', '{"rules":{"l0105":"off"}}',
        '{"rules":{"L0105":"Off"}}', '{"rules":{"L0105":true}}', '{"rules":{"E0201":"off"}}', '{"thresholds":{"overshot":1}}',
        '{"thresholds":{"overshoot":-0.1}}', '{"thresholds":{"overshoot":"1"}}', '{"thresholds":{"contrast":0.9}}',
        '{"thresholds":{"contrast":22}}', '{"thresholds":{"tapVisible":"6f"}}', '{"thresholds":null}')]
    # The look.
    for name, bounds in PROPERTIES.items():
        if bounds is None:
            good += [whole('"button":{"%s":%s}' % (name, value)) for value in (
                '"#FFF"', '"#FFF8"', '"#8E8E93"', '"#8e8e93ff"', '{"red":0,"green":0.5,"blue":1}',
                '{"red":0.1,"green":0.5,"blue":1,"alpha":0}')]
            bad += [whole('"button":{"%s":%s}' % (name, value)) for value in (
                '"FFF"', '"#FF"', '"#FFFFF"', '"#GGG"', '"#FFFFFFFFF"', '""', '"red"', '"#FFF\\n"', "0", "null",
                '{}', '{"red":0,"green":0}', '{"red":0,"green":0,"blue":2}', '{"red":-0.1,"green":0,"blue":0}',
                '{"red":0,"green":0,"blue":0,"alpha":1.1}', '{"red":0,"green":0,"blue":0,"a":1}',
                '{"red":"0","green":0,"blue":0}', "[0,0,0]")]
            good += [target(name, '"#12345678"'), target(name, '{"red":1,"green":1,"blue":1}')]
            bad += [target(name, "1"), target(name, '"blue"'), target(name, "null")]
        else:
            low, high = bounds
            good += [whole('"button":{"%s":%s}' % (name, repr(v))) for v in (low, high, 0.5)]
            bad += [whole('"button":{"%s":%s}' % (name, repr(v))) for v in (
                math.nextafter(low, -math.inf), math.nextafter(high, math.inf), -1e300, 1e300)]
            bad += [whole('"button":{"%s":%s}' % (name, v)) for v in ('"1"', "null", "true", "[]", '"#FFF"')]
            good += [target(name, repr(low)), target(name, repr(high))]
            bad += [target(name, repr(math.nextafter(high, math.inf))), target(name, '"#FFF"')]
    good += [whole('"button":{%s}' % m) for m in (
        '"title":""', '"title":"\\u0000"', '"width":1', '"width":10000', '"height":1.5')]
    bad += [whole('"button":{%s}' % m) for m in (
        '"title":1', '"width":0', '"width":10001', '"height":"48"', '"name":"x"', '"corner_radius":1')]
    # Effects.
    good += [effect(m) for m in (
        '"on":"normal"', '"on":"selected+highlighted"', '"on":["normal"]', '"on":["selected","selected"]',
        '"on":["selected+hovered","hovered+selected"]', '"style":"hold"', '"style":"pulse"',
        '"enter":{"instant":true}', '"exit":{"instant":true}', '"enter":{"instant":true,"delay":0}')]
    bad += [effect(m) for m in (
        '"on":[]', '"on":""', '"on":"all"', '"on":[""]', '"on":[1]', '"on":{}', '"on":null', '"on":[["selected"]]',
        '"on":["selected","pressed"]', '"style":"Hold"', '"style":true', '"enter":{}', '"enter":"instant"',
        '"enter":null', '"enter":[]', '"delay":1', '"when":"selected"')]
    bad += [whole(effects=e) for e in (
        '[1]', '[[]]', '[null]', '[{}]', '[{"property":"scale"}]', '[{"to":1}]', '[{"property":"size","to":1}]',
        '[{"property":"Scale","to":1}]', '[{"property":1,"to":1}]', '[{"property":null,"to":1}]',
        '[{"property":"scale","to":null}]', '[{"property":"scale","to":"1"}]')]
    good += [whole(effects='[{"property":"scale","to":1,"on":"selected"},{"property":"scale","to":2,"on":"hovered"}]'),
             whole(effects='[{"property":"scale","to":1},{"property":"opacity","to":1}]')]
    # Keyframes.
    def frames(list, name="scale", more=""):
        return whole(effects='[{"property":"%s","keyframes":%s%s}]' % (name, list, more))
    good += [frames(k) for k in (
        '[{"to":1}]', '[{"to":1},{"to":-2}]', '[{"to":1,"at":0},{"to":2,"at":"100ms"},{"to":3,"at":"6f"}]',
        '[{"to":1,"timing":{"instant":true}},{"to":2},{"to":3,"at":1000000}]',
        '[{"to":1,"timing":{"spring":{"preset":"smooth"},"delay":1}},{"to":0}]')]
    good += [frames('[{"to":1},{"to":0.5}]', more=',"on":"selected","style":"hold","exit":{"instant":true}'),
             frames('[{"to":"#FFF"},{"to":{"red":0,"green":0,"blue":0}}]', "borderColor"),
             frames('[{"to":1},{"to":0}]', "opacity"), frames('[{"to":1000000}]', "cornerRadius")]
    bad += [frames(k) for k in (
        '[]', '{}', 'null', '[1]', '[{}]', '[null]', '[[]]', '[{"to":null}]', '[{"to":"1"}]', '[{"to":"#FFF"}]',
        '[{"to":1,"at":-1}]', '[{"to":1,"at":1000001}]', '[{"to":1,"at":"soon"}]', '[{"to":1,"at":null}]',
        '[{"to":1,"timing":{}}]', '[{"to":1,"timing":null}]', '[{"to":1,"enter":{"instant":true}}]',
        '[{"to":1,"delay":1}]', '[{"at":0}]', '[{"to":1},{"to":1000001}]')]
    bad += [frames('[{"to":1}]', more=m) for m in (
        ',"to":1', ',"enter":{"instant":true}', ',"to":1,"enter":{"instant":true}', ',"at":0')]
    bad += [frames('[{"to":1}]', "size"), frames('[{"to":1.1}]', "opacity"), frames('[{"to":-1}]', "borderWidth"),
            frames('[{"to":1}]', "backgroundColor"), whole(effects='[{"keyframes":[{"to":1}]}]')]
    # Repetitions.
    good += [whole('"repeat":{%s}' % m) for m in (
        '"count":1', '"count":3', '"count":3.0', '"count":100000', '"count":2,"autoreverses":true',
        '"count":2,"autoreverses":false', '"count":2,"every":0.01', '"count":2,"every":1000000',
        '"count":2,"every":"600ms","autoreverses":true', '"count":2,"every":"1f"')]
    bad += [whole('"repeat":{%s}' % m) for m in (
        '', '"autoreverses":true', '"count":0', '"count":-1', '"count":1.5', '"count":"2"', '"count":null',
        '"count":1000001', '"count":1e300', '"count":2,"autoreverses":1', '"count":2,"autoreverses":"true"',
        '"count":2,"autoreverses":null', '"count":2,"every":0', '"count":2,"every":0.009', '"count":2,"every":-1',
        '"count":2,"every":1000001', '"count":2,"every":"soon"', '"count":2,"every":null', '"count":2,"times":2')]
    bad += [whole('"repeat":%s' % v) for v in ("2", "null", "[]", "true", '"forever"')]
    # Springs.
    good += [spring(m) for m in (
        '"response":0.3,"dampingRatio":0.5', '"response":"300ms","dampingRatio":0', '"response":1e-4,"dampingRatio":1e9',
        '"response":1000000,"dampingRatio":1', '"duration":0.5,"bounce":0.15', '"duration":0,"bounce":-0.99',
        '"duration":"0ms","bounce":1', '"stiffness":170,"damping":26', '"stiffness":170,"damping":0,"mass":2',
        '"stiffness":1500,"dampingRatio":0.5', '"stiffness":1,"dampingRatio":2,"mass":1e-6',
        '"settlingDuration":0.5,"dampingRatio":1', '"settlingDuration":0,"dampingRatio":0.5',
        '"settlingDuration":1,"dampingRatio":0.00101', '"angularFrequency":1e-6,"dampingRatio":0',
        '"angularFrequency":100000,"dampingRatio":1,"mass":3', '"preset":"smooth"', '"preset":"snappy"',
        '"preset":"bouncy"', '"preset":"smooth","extraBounce":1', '"preset":"smooth","extraBounce":-0.99',
        '"preset":"snappy","extraBounce":0.85', '"preset":"snappy","extraBounce":-1.1400000000000001',
        '"preset":"bouncy","extraBounce":0.7', '"preset":"bouncy","extraBounce":-1.29',
        '"preset":"bouncy","initialVelocity":-1000000', '"response":1,"dampingRatio":1,"initialVelocity":1000000')]
    bad += [spring(m) for m in (
        '', '"response":0.3', '"dampingRatio":0.5', '"response":0,"dampingRatio":1', '"response":-1,"dampingRatio":1',
        '"response":9e-5,"dampingRatio":1', '"response":1000001,"dampingRatio":1', '"response":1,"dampingRatio":-1',
        '"response":1,"dampingRatio":1.1e9', '"response":"1","dampingRatio":1', '"response":1,"dampingRatio":"1"',
        '"response":1,"dampingRatio":1,"duration":1', '"response":1,"dampingRatio":1,"mass":1',
        '"response":1,"dampingRatio":1,"bounce":0', '"response":1,"bounce":0', '"duration":1,"dampingRatio":1',
        '"duration":1', '"bounce":0', '"duration":1,"bounce":-1', '"duration":1,"bounce":1.1',
        '"duration":1e-5,"bounce":0', '"stiffness":1', '"damping":1', '"mass":1', '"mass":1,"damping":1',
        '"stiffness":1,"mass":1', '"stiffness":0,"damping":1', '"stiffness":-1,"damping":1',
        '"stiffness":1e17,"damping":1', '"stiffness":1,"damping":-1', '"stiffness":1,"damping":1,"mass":0',
        '"stiffness":1,"damping":1,"mass":1e7', '"stiffness":1,"damping":1,"dampingRatio":1',
        '"stiffness":1,"dampingRatio":1,"response":1', '"settlingDuration":1', '"settlingDuration":1,"bounce":0',
        '"settlingDuration":1,"dampingRatio":1.1', '"settlingDuration":1,"dampingRatio":0.0009',
        '"settlingDuration":1,"dampingRatio":0', '"settlingDuration":1e7,"dampingRatio":1',
        '"angularFrequency":1', '"angularFrequency":1e-7,"dampingRatio":1', '"angularFrequency":1e6,"dampingRatio":1',
        '"angularFrequency":1,"damping":1', '"preset":"snap"', '"preset":1', '"preset":"smooth","bounce":0',
        '"preset":"smooth","duration":1', '"preset":"smooth","extraBounce":1.1', '"preset":"snappy","extraBounce":0.9',
        '"preset":"snappy","extraBounce":-1.2', '"preset":"bouncy","extraBounce":0.71', '"extraBounce":0',
        '"preset":"smooth","extraBounce":"0"', '"preset":"bouncy","initialVelocity":1.1e6', '"initialVelocity":1',
        '"preset":"bouncy","initialVelocity":"1"', '"preset":"bouncy","delay":1', '"dampng":1')]
    bad += [enter('{"spring":%s}' % v) for v in ("null", "[]", '"bouncy"', "true", "1")]
    good += [enter('{"uikitSpring":{%s}}' % m) for m in (
        '"duration":0.3,"dampingRatio":0.4', '"duration":0,"dampingRatio":1', '"duration":1000000,"dampingRatio":1e9',
        '"duration":"300ms","dampingRatio":1,"initialVelocity":-3', '"duration":0.001,"dampingRatio":0.5')]
    bad += [enter('{"uikitSpring":{%s}}' % m) for m in (
        '', '"duration":0.3', '"dampingRatio":1', '"duration":-1,"dampingRatio":1', '"duration":1000001,"dampingRatio":1',
        '"duration":1,"dampingRatio":-0.1', '"duration":1,"dampingRatio":1.1e9', '"duration":1,"dampingRatio":1,"bounce":0',
        '"duration":1,"dampingRatio":1,"initialVelocity":1.1e6', '"duration":1,"dampingFraction":1')]
    good += [enter('{"swiftUISpring":{%s}}' % m) for m in (
        '"response":0.5,"dampingFraction":0.825', '"response":0,"dampingFraction":0', '"response":10,"dampingFraction":1',
        '"response":"500ms","dampingFraction":1,"initialVelocity":5')]
    bad += [enter('{"swiftUISpring":{%s}}' % m) for m in (
        '', '"response":1', '"dampingFraction":1', '"response":-1,"dampingFraction":1', '"response":10.1,"dampingFraction":1',
        '"response":1,"dampingFraction":1.1', '"response":1,"dampingFraction":-0.1', '"response":1,"dampingRatio":1',
        '"response":1,"dampingFraction":1,"blendDuration":0')]
    # Curves.
    good += [enter('{"curve":{"name":"%s","duration":0.3}}' % n) for n in ("linear", "easeIn", "easeOut", "easeInOut")]
    good += [enter('{"curve":{"name":"linear","duration":%s}}' % d) for d in ("0", "0.0", "1e-4", "1000000", '"1s"', '"0f"')]
    bad += [enter('{"curve":{"name":"linear","duration":%s}}' % d) for d in ("-1", "1e-5", "1000001", '"1"', "null")]
    bad += [enter('{"curve":%s}' % c) for c in (
        '{}', '{"name":"ease","duration":1}', '{"name":"linear"}', '{"duration":1}', '"easeIn"', "null",
        '{"name":"linear","duration":1,"delay":1}', '{"name":1,"duration":1}')]
    good += [enter('{"cubicBezier":{"points":%s,"duration":1}}' % p) for p in (
        "[0,0,1,1]", "[0.42,0,0.58,1]", "[1,-1e6,0,1e6]", "[0.2,-2,0.3,3]")]
    bad += [enter('{"cubicBezier":{"points":%s,"duration":1}}' % p) for p in (
        "[]", "[0,0,1]", "[0,0,1,1,1]", "[-0.1,0,1,1]", "[0,0,1.1,1]", "[0,1.1e6,1,1]", "[0,0,1,-1.1e6]",
        '["0",0,1,1]', "[[0,0],[1,1]]", "{}", "null", '"0,0,1,1"')]
    bad += [enter('{"cubicBezier":{"points":[0,0,1,1]}}'), enter('{"cubicBezier":[0,0,1,1]}')]
    good += [enter('{"steps":{%s,"duration":1}}' % m) for m in (
        '"count":1', '"count":1000000', '"count":4.0', '"count":4,"position":"start"', '"count":4,"position":"end"',
        '"count":4,"position":"jump-start"', '"count":4,"position":"jump-end"', '"count":2,"position":"jump-none"',
        '"count":1,"position":"jump-both"')]
    bad += [enter('{"steps":{%s,"duration":1}}' % m) for m in (
        '"count":0', '"count":1000001', '"count":-1', '"count":1.5', '"count":"4"', '"count":null',
        '"count":1,"position":"jump-none"', '"count":4,"position":"middle"', '"count":4,"position":1', '"position":"end"',
        '"count":4,"steps":4')]
    good += [enter('{"linear":{"points":%s,"duration":1}}' % p) for p in (
        "[[0,0],[1,1]]", "[[0,5],[0.3,1.1],[0.3,0.2],[1,-4]]", "[[0,0],[0,1],[1,1],[1,1]]", "[[0,-1e6],[1,1e6]]")]
    bad += [enter('{"linear":{"points":%s,"duration":1}}' % p) for p in (
        "[]", "[[0,0]]", "[[0.1,0],[1,1]]", "[[0],[1,1]]", "[[0,0,0],[1,1]]", "[0,0,1,1]", "[[0,0],[1,1.1e6]]",
        '[[0,"0"],[1,1]]', "[[0,0],null,[1,1]]", "[[0,0],[-0.5,0],[1,1]]", "[[0,0],[2,0],[1,1]]", "{}", "null")]
    bad += [enter(t) for t in (
        '{"instant":false}', '{"instant":1}', '{"instant":null}', '{"instant":{}}', '{"delay":1}',
        '{"instant":true,"delay":-1}', '{"instant":true,"delay":"1"}', '{"instant":true,"delay":1000001}',
        '{"instant":true,"spring":{"preset":"smooth"}}', '{"ease":{}}', '{"instant":true,"repeat":2}',
        '{"spring":{"preset":"smooth"},"curve":{"name":"linear","duration":1}}')]
    good += [enter('{"spring":{"preset":"smooth"},"delay":%s}' % d) for d in ("0", "1000000", '"50ms"', '"3f"', '"1e-3s"', '"1.s"')]
    # Scripts.
    good += [step('"at":0,"event":"%s"' % e) for e in EVENTS + TOUCHES]
    good += [step('"at":0,"event":"%s","touch":2' % e) for e in TOUCHES]
    good += [step(m) for m in (
        '"at":0,"event":"press","touch":-9223372036854775808', '"at":0,"event":"press","touch":9223372036854775807',
        '"at":0,"event":"press","touch":2.0', '"at":1000000,"state":"normal"', '"at":"60000000f","state":"hovered"',
        '"at":"1e3ms","event":"press"')]
    bad += [step('"at":0,"event":"%s","touch":1' % e) for e in EVENTS]
    bad += [step(m) for m in (
        '', '"at":0', '"event":"press"', '"state":"normal"', '"at":-1,"event":"press"', '"at":1000001,"event":"press"',
        '"at":"soon","event":"press"', '"at":null,"event":"press"', '"at":0,"event":"Press"', '"at":0,"event":"press:2"',
        '"at":0,"event":"selected"', '"at":0,"event":"press","state":"normal"', '"at":0,"state":"press"',
        '"at":0,"state":["normal"]', '"at":0,"event":1', '"at":0,"event":"press","touch":1.5',
        '"at":0,"event":"press","touch":"1"', '"at":0,"event":"press","touch":9223372036854775808',
        '"at":0,"event":"press","touch":1e300', '"at":0,"state":"normal","touch":1', '"at":0,"event":"press","time":1')]
    bad += [whole('"script":%s' % s) for s in ('[1]', '[[]]', '["press@0ms"]', '[null]')]
    # Groups.
    def group(*members, more=""):
        return '{"version":1,"buttons":[%s]%s}' % (",".join("{%s}" % m for m in members), more)
    good += [group('"name":"a","effects":[]'), group('"name":"a","effects":[]', '"name":"A","effects":[],"after":1'),
             group('"name":"a","effects":[],"stagger":"60ms"', '"name":"b","effects":[],"after":0'),
             group('"name":"a","effects":[],"button":{"title":"x"},"script":[]'), group('"name":"é ,\\"","effects":[]'),
             group('"name":"a","effects":[],"repeat":{"count":2}', more=',"repeat":{"count":3,"autoreverses":true}')]
    bad += [group(), group(''), group('"name":"a"'), group('"effects":[]'), group('"name":"","effects":[]'),
            group('"name":"=a","effects":[]'), group('"name":"+a","effects":[]'), group('"name":"-a","effects":[]'),
            group('"name":"@a","effects":[]'), group('"name":"\\ta","effects":[]'), group('"name":1,"effects":[]'),
            group('"name":"a","effects":[],"after":0,"stagger":0'), group('"name":"a","effects":[],"after":-1'),
            group('"name":"a","effects":[],"stagger":1000001'), group('"name":"a","effects":[],"state":"normal"'),
            group('"name":"a","effects":[]', more=',"effects":[]'), group('"name":"a","effects":[]', more=',"button":{}'),
            group('"name":"a","effects":[]', more=',"script":[]'), '{"version":1,"buttons":{}}',
            group('"name":"a","effects":[],"repeat":{"count":0}'), group('"name":"a","effects":[],"repeat":2'),
            '{"version":1,"buttons":[1]}', '{"version":1,"buttons":null}']
    beyond = [
        ("duplicate keys", '{"version":1,"version":1,"effects":[]}'),
        ("duplicate keys", whole(effects='[{"property":"scale","to":1,"to":2}]')),
        ("duplicate keys", whole('"na\\u006de":"a","name":"b"')),
        ("shared states", whole(effects='[{"property":"scale","to":1},{"property":"scale","to":2}]')),
        ("shared states", whole(effects='[{"property":"opacity","to":1,"on":"selected+hovered"},'
                                        '{"property":"opacity","to":0,"on":["normal","hovered+selected"]}]')),
        ("unique names", group('"name":"a","effects":[]', '"name":"a","effects":[],"after":1')),
        ("derived numbers", spring('"stiffness":1e11,"damping":1')),
        ("derived numbers", spring('"stiffness":1e-13,"damping":1')),
        ("derived numbers", spring('"stiffness":1,"damping":1e300')),
        ("derived numbers", spring('"stiffness":1e9,"dampingRatio":1,"mass":0.001')),
        ("derived numbers", spring('"settlingDuration":1e-4,"dampingRatio":0.5')),
        ("derived numbers", spring('"settlingDuration":1,"dampingRatio":0.0009999995000003752')),
        ("no such spring", enter('{"uikitSpring":{"duration":1,"dampingRatio":0}}')),
        ("no such spring", enter('{"uikitSpring":{"duration":0.3,"dampingRatio":0.0005}}')),
        ("order of points", enter('{"linear":{"points":[[0,0],[0.6,0],[0.5,0],[1,1]],"duration":1}}')),
        ("order of points", enter('{"linear":{"points":[[0,0],[0.9,1]],"duration":1}}')),
        ("order of starts", frames('[{"to":1,"at":1},{"to":1,"at":0.5}]')),
        ("order of starts", frames('[{"to":1,"at":"2s"},{"to":1},{"to":1,"at":"1s"}]')),
        ("number of events", whole('"repeat":{"count":400000}')),
        ("number of events", group('"name":"a","effects":[],"repeat":{"count":1000}',
                                   more=',"repeat":{"count":1000}')),
        ("length of a time", whole('"repeat":{"count":2,"every":"0ms"}')),
        ("length of a time", frames('[{"to":1,"at":"1000001s"}]')),
        ("length of a time", whole('"minimumPress":"1000001s"')),
        ("length of a time", whole('"minimumPress":"60000001f"')),
        ("length of a time", whole('"minimumPress":"99999999999999999999f"')),
        ("length of a time", whole('"minimumPress":"1e400s"')),
        ("length of a time", step('"at":"1e10ms","event":"press"')),
        ("length of a time", spring('"response":"0s","dampingRatio":1')),
        ("length of a time", spring('"duration":"0.01ms","bounce":0')),
        ("length of a time", enter('{"curve":{"name":"linear","duration":"1e-9s"}}')),
        ("length of a time", enter('{"swiftUISpring":{"response":"11s","dampingFraction":1}}')),
    ]
    rows = [(text, True, None) for text in good] + [(text, False, None) for text in bad]
    return rows + [(text, False, reason) for reason, text in beyond]


class Maker:
    """Makes random specs: valid ones by construction, others by one change."""

    def __init__(self, seed):
        self.random = random.Random(seed)

    def one(self, values):
        return self.random.choice(list(values))

    def maybe(self, share=0.5):
        return self.random.random() < share

    def number(self, low, high):
        value = self.random.uniform(low, high)
        return self.one([low, high, value, min(max(round(value, 2), low), high)])

    def time(self, low, high):
        """A time in seconds, as a number or a text."""
        value = self.number(low, high)
        if self.maybe():
            return value
        milliseconds = max(1, round(value * 1000))
        return self.one([f"{milliseconds}ms", f"{milliseconds / 1000}s", f"{max(1, round(value * 60))}f"])

    def state(self):
        names = self.random.sample(CONDITIONS, self.random.randint(0, 3))
        return "+".join(names) or "normal"

    def value(self, name):
        bounds = PROPERTIES[name]
        if bounds is not None:
            return self.number(max(bounds[0], -500), min(bounds[1], 500))
        if self.maybe(0.8):
            digits = self.one([3, 4, 6, 8])
            return "#" + "".join(self.one("0123456789abcdefABCDEF") for _ in range(digits))
        channels = ["red", "green", "blue"] + (["alpha"] if self.maybe() else [])
        return {channel: self.number(0, 1) for channel in channels}

    def timing(self):
        push = {"initialVelocity": self.number(-5, 5)} if self.maybe(0.3) else {}
        mass = {"mass": self.number(0.5, 3)} if self.maybe(0.3) else {}
        forms = [
            lambda: {"spring": {"response": self.time(0.1, 2), "dampingRatio": self.number(0, 2), **push}},
            lambda: {"spring": {"duration": self.time(0.1, 2), "bounce": self.number(-0.9, 1), **push}},
            lambda: {"spring": {"stiffness": self.number(10, 900), "damping": self.number(0, 40), **mass, **push}},
            lambda: {"spring": {"stiffness": self.number(10, 900), "dampingRatio": self.number(0, 2), **mass, **push}},
            lambda: {"spring": {"settlingDuration": self.time(0.1, 2), "dampingRatio": self.number(0.1, 1), **push}},
            lambda: {"spring": {"angularFrequency": self.number(1, 99), "dampingRatio": self.number(0, 2), **mass}},
            lambda: {"spring": {"preset": self.one(["smooth", "snappy", "bouncy"]), "extraBounce": self.number(-0.5, 0.5)}},
            lambda: {"uikitSpring": {"duration": self.time(0.05, 2), "dampingRatio": self.number(0.2, 1), **push}},
            lambda: {"swiftUISpring": {"response": self.time(0.05, 5), "dampingFraction": self.number(0, 1), **push}},
            lambda: {"curve": {"name": self.one(["linear", "easeIn", "easeOut", "easeInOut"]), "duration": self.time(0.05, 1)}},
            lambda: {"cubicBezier": {"points": [self.number(0, 1), self.number(-1, 2), self.number(0, 1), self.number(-1, 2)],
                                     "duration": self.time(0.05, 1)}},
            lambda: {"steps": {"count": self.random.randint(2, 12), "duration": self.time(0.05, 1),
                               "position": self.one(["start", "end", "jump-start", "jump-end", "jump-none", "jump-both"])}},
            lambda: {"linear": {"points": [[0, self.number(-1, 1)]]
                                + [[x, self.number(-1, 2)] for x in sorted(self.random.random() for _ in range(self.random.randint(0, 3)))]
                                + [[1, 1]], "duration": self.time(0.05, 1)}},
            lambda: {"instant": True},
        ]
        timing = self.one(forms)()
        if self.maybe(0.3):
            timing["delay"] = self.time(0, 1)
        return timing

    def effects(self):
        effects = []
        for name in self.random.sample(list(PROPERTIES), self.random.randint(0, 4)):
            free = ["disabled", "highlighted+selected", "focused", "hovered"]
            for key in self.random.sample(free, self.random.randint(1, 2)):
                effect = {"property": name, "to": self.value(name), "on": self.one([key, [key]])}
                if self.maybe(0.3):
                    effect["style"] = self.one(["hold", "pulse"])
                for way in ("enter", "exit"):
                    if self.maybe():
                        effect[way] = self.timing()
                if self.maybe(0.2):
                    effect.pop("enter", None)
                    effect["keyframes"] = [self.keyframe(effect.pop("to"))] + [
                        self.keyframe(self.value(name)) for _ in range(self.random.randint(0, 3))]
                    if self.maybe():
                        effect["keyframes"][-1]["at"] = self.time(0, 2)
                effects.append(effect)
        return effects

    def keyframe(self, value):
        return {"to": value, **({"timing": self.timing()} if self.maybe() else {})}

    def repetition(self):
        repetition = {"count": self.random.randint(1, 9)}
        if self.maybe():
            repetition["autoreverses"] = self.maybe()
        if self.maybe():
            repetition["every"] = self.time(0.05, 2)
        return repetition

    def contents(self):
        contents = {"effects": self.effects()}
        if self.maybe():
            look = {name: self.value(name) for name in PROPERTIES if self.maybe(0.3)}
            contents["button"] = {"title": self.one(["Start", "", "Größe"]), "width": self.number(1, 900), **look}
        if self.maybe():
            contents["script"] = [self.step() for _ in range(self.random.randint(0, 4))]
        return contents

    def step(self):
        step = {"at": self.time(0, 5)}
        if self.maybe(0.3):
            return {**step, "state": self.state()}
        event = self.one(EVENTS + TOUCHES)
        touch = {"touch": self.random.randint(-2, 9)} if event in TOUCHES and self.maybe() else {}
        return {**step, "event": event, **touch}

    def spec(self):
        spec = {"version": 1}
        rules = {
            "name": lambda: self.one(["", "Onboarding", "A \u2028 name"]), "state": self.state,
            "minimumPress": lambda: self.time(0, 1), "colorSpace": lambda: self.one(["srgb", "linearSRGB", "oklab", "oklch"]),
            "epsilon": lambda: self.number(1e-6, 0.1), "frameCap": lambda: self.random.randint(1, 9999),
            "repeat": self.repetition,
        }
        spec.update({key: make() for key, make in rules.items() if self.maybe(0.3)})
        if self.maybe(0.8):
            return {**spec, **self.contents()}
        names = self.random.sample(["a", "b", "c d", "e,f", "Größe"], self.random.randint(1, 3))
        start = lambda: self.one([{}, {"after": self.time(0, 1)}, {"stagger": self.time(0, 1)},
                                   {"repeat": self.repetition()}])
        return {**spec, "buttons": [{"name": name, **self.contents(), **start()} for name in names]}

    def places(self, value):
        """Every object and list of a spec, and where each of their members is."""
        if isinstance(value, dict):
            yield from ((value, key) for key in value)
            for member in value.values():
                yield from self.places(member)
        elif isinstance(value, list):
            yield from ((value, index) for index in range(len(value)))
            for member in value:
                yield from self.places(member)

    ODD = [None, True, False, "", "x", "120ms", "#FFF", "selected", 0, 1, -1, 2.5, 1e9, -1e9, 1e-9, [], {}, [0, 1], [[0, 0], [1, 1]]]

    def changed(self, spec):
        """A spec with one thing changed that may or may not be allowed."""
        spec = copy.deepcopy(spec)
        holder, key = self.one(self.places(spec))
        change = self.random.randrange(6)
        if change == 0 and isinstance(holder, dict):
            holder[self.one(["unknown", "delay", "duration", "to", "event", "touch", "mass", "state"])] = self.one(self.ODD)
        elif change == 1:
            del holder[key]
        elif change == 2 and isinstance(holder, dict):
            name = self.one([key.upper(), key[:-1], key + "s", key.replace("R", "_r")])
            holder[name] = holder.pop(key)
        elif change == 3 and isinstance(holder[key], (int, float)) and not isinstance(holder[key], bool):
            holder[key] = holder[key] * self.one([-1, 1e9, 1e-9, 0])
        elif change == 4 and isinstance(holder[key], str):
            holder[key] = self.one([holder[key][:-1], holder[key] + "+", holder[key] + " ", holder[key].upper(), "\u00e9" + holder[key]])
        else:
            holder[key] = copy.deepcopy(self.one(self.ODD))
        return spec


def seconds(time):
    """A time in seconds; nothing where it is none."""
    if not isinstance(time, str):
        return time
    if time.endswith("f"):
        return int(time[:-1]) / 60
    return float(time[:-2]) / 1000 if time.endswith("ms") else float(time[:-1])


def is_beyond(value):
    """Whether a spec that the schema takes has something in it that a schema cannot say."""
    if isinstance(value, list):
        return any(is_beyond(element) for element in value)
    if not isinstance(value, dict):
        return False
    if "effects" in value:
        claims = []
        for effect in value["effects"]:
            keys = effect.get("on", ["highlighted", "selected"])
            keys = [keys] if isinstance(keys, str) else keys
            claims += {(effect["property"], frozenset(key.split("+"))) for key in keys}
        if len(claims) != len(set(claims)):
            return True
    if "buttons" in value and len({button["name"] for button in value["buttons"]}) != len(value["buttons"]):
        return True
    spring = value.get("spring", {})
    if "stiffness" in spring:
        frequency = math.sqrt(spring["stiffness"] / spring.get("mass", 1))
        if not 1e-6 <= frequency <= 1e5:
            return True
        if spring.get("damping", 0) / (2 * spring.get("mass", 1) * frequency) > 0.99e9:
            return True
    # The far ends of what follows from several numbers are left out, where rounding decides.
    if 0 < seconds(spring.get("settlingDuration", 1)) < 0.01 or seconds(spring.get("settlingDuration", 1)) > 1e5:
        return True
    if value.get("uikitSpring", {}).get("dampingRatio", 1) < 0.05 or abs(value.get("uikitSpring", {}).get("initialVelocity", 0)) > 100:
        return True
    if value.get("count", 0) > 10000 and "position" not in value and "duration" not in value:
        return True
    if isinstance(value.get("every"), str) and not 0.01 <= seconds(value["every"]) <= 1e6:
        return True
    if "keyframes" in value:
        starts = [seconds(keyframe["at"]) for keyframe in value["keyframes"] if "at" in keyframe]
        if starts != sorted(starts):
            return True
    if "linear" in value:
        shares = [point[0] for point in value["linear"]["points"]]
        if shares != sorted(shares) or shares[-1] != 1:
            return True
    for key in ("duration", "response", "settlingDuration", "delay", "at", "after", "stagger", "minimumPress"):
        if isinstance(value.get(key), str):
            time = seconds(value[key])
            if time > 1e6 or 0 < time < 1e-4 or (key == "response" and not 0 < time <= 10):
                return True
    return any(is_beyond(member) for member in value.values())


def rows(schema, seed, count):
    """The rows of the corpus; those made at random only `count` times, the ones by hand always."""
    validator = Draft202012Validator(schema)
    for text, valid, beyond in by_hand():
        row = {"spec": text, "valid": valid}
        if beyond:
            assert beyond in BEYOND, beyond
            row.update(schema=True, beyond=beyond)
        yield row
    maker = Maker(seed)
    for _ in range(count):
        spec = maker.spec()
        yield {"spec": json.dumps(spec, ensure_ascii=False), "valid": True}
        changed = maker.changed(spec)
        valid = validator.is_valid(changed)
        if not (valid and is_beyond(changed)):
            yield {"spec": json.dumps(changed, ensure_ascii=False), "valid": valid}


def main():
    with open(sys.argv[1]) as file:
        schema = json.load(file)
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    count = int(sys.argv[4]) if len(sys.argv) > 4 else 200
    with open(sys.argv[2], "w") as file:
        for row in rows(schema, seed, count):
            file.write(json.dumps(row, ensure_ascii=True) + "\n")


if __name__ == "__main__":
    main()
