import AutoLayout
import FileAccess
import Foundation
import LayoutScene
import ScenarioFiles
import SolutionFiles

@testable import layout_render

/// The articles that say all there is: made from the program's tables, never by hand.
enum ReferenceArticles {
  static let origin = "<!-- Made from the program's own tables by `make record`; a test compares. -->"

  static var all: [String: String] {
    get throws {
      [
        "CommandReference.md": commands, "ScenarioReference.md": try scenario,
        "SolutionReference.md": try solution, "UIKitReference.md": try UIKitReference.text,
      ]
    }
  }

  // MARK: The command

  static var commands: String {
    var text = """
      # Commands and flags

      \(origin)

      Every command, flag and exit status, as `layout-render help` has them.

      ## Overview

      This is version \(CommandTable.version). <doc:TheCommand> explains how the parts work together. A flag that
      would change nothing is an error.

      ## Commands


      """
    for command in CommandTable.commands {
      text += "### \(command.name.rawValue)\n\n```\n\(CommandTable.program) \(command.usage) [flags]\n```\n\n"
      text += "\(command.summary).\n\n"
      for paragraph in command.details { text += escaped(paragraph) + "\n\n" }
      let flags = CommandTable.flags(of: command.name).map(\.long).joined(separator: " ")
      text += "```\n\(HelpText.wrapped(flags, width: 72).joined(separator: "\n"))\n```\n\n"
    }
    text += "## Flags\n\n" + MarkdownTable.text(flagRows)
    text += "\n## Exit status\n\nOf several the greatest.\n\n"
    text += MarkdownTable.text(
      [["Status", "Meaning"]] + ExitStatus.allCases.map { ["\($0.rawValue)", "\($0.meaning)"] })
    return text
  }

  private static var flagRows: [[String]] {
    let rows = CommandTable.flags.map { flag in
      let words = flag.value.words.map { "`\($0)`" }
      let notes =
        [
          flag.isRepeatable ? "Repeatable." : nil,
          words.isEmpty ? nil : "Values: \(words.joined(separator: ", ")).",
          flag.needed.map { "Only with `\($0.long)`." },
          flag.excluded.isEmpty
            ? nil : "Not with \(flag.excluded.map { "`\($0.long)`" }.joined(separator: ", ")).",
        ] as [String?]
      let isEverywhere = flag.commands.count == CommandName.allCases.count
      let commands = isEverywhere ? "all" : flag.commands.map(\.rawValue).joined(separator: ", ")
      let meaning = ([escaped(flag.summary) + "."] + notes.compactMap { $0 }).joined(separator: " ")
      return ["`\(flag.usage)`", meaning, commands]
    }
    return [["Flag", "Meaning", "Commands"]] + rows
  }

  /// Flags and templates as code, so that DocC leaves their hyphens and braces alone; stars mean themselves.
  private static func escaped(_ text: String) -> String {
    text.replacing("*", with: "\\*").replacing("<", with: "\\<")
      .replacing(/--[a-z][a-z-]*/) { "`\($0.0)`" }
  }

  // MARK: Scenarios

  static var scenario: String {
    get throws {
      let tables = try SchemaTables(json: Data(ScenarioSchema.json().utf8))
      let view = tables.definition("view")
      let patch = Set(tables.properties(of: tables.definition("viewPatch")).keys)
      let structure = Set(tables.properties(of: view).keys).subtracting(patch)
      let kinds = try ViewTypes.kindsByKey(patch)
      let special = Set(kinds.keys)
      let forms = (tables.definition("constraint")["anyOf"] as? [SchemaTables.Object] ?? []).dropFirst()
      let root = Set(tables.properties(of: tables.definition("rootView")).keys)
      let configuration = tables.definition("buttonConfiguration")
      var text = """
        # Scenario keys and values

        \(origin)

        Every key of a scenario, with the values that it takes.

        ## Overview

        <doc:ScenarioFormat> explains how the parts work together. `layout-render schema` prints the same as a JSON
        Schema. Unknown and duplicate keys are errors. Lengths are in points, y points down, and numbers reach to a
        million. Words in *italics* are the objects of the other sections.

        ## The scenario

        \(tables.table(of: tables.schema))
        ## The canvas

        \(tables.table(of: tables.properties(of: tables.schema)["canvas"]))
        ## Views

        The values of `type` are \(ViewKind.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")).

        ### What a view is

        \(tables.table(of: view, keys: structure))
        ### What every view may have

        \(tables.table(of: view, keys: patch.subtracting(special)))
        ### What some types have

        On other types the key has no effect, and a warning says so.

        \(tables.table(
          of: view, keys: special,
          note: ("Types", { (kinds[$0] ?? []).map { "`\($0.rawValue)`" }.joined(separator: ", ") })))
        ### Parts of texts

        A text may be an array of its parts, each a string or an object. An object has these keys:

        \(tables.table(of: tables.definition("run")))
        A `paragraphStyle` has these, as NSParagraphStyle has them:

        \(tables.table(of: tables.properties(of: tables.definition("run"))["paragraphStyle"]))
        ### Fonts

        \(tables.table(of: tables.objectForm(of: tables.properties(of: view)["font"])))
        ### Colours

        A colour is `#rgb`, `#rrggbb` or `#rrggbbaa`, the name of one of UIColor's, such as `systemBlue`, or an object with one
        of these for `light` and one for `dark`, and, if they are not as opaque as they say, an `alpha` from 0 to 1.

        ### Types

        The size that a view has without any content, of its alignment rectangle, and the hugging that Interface Builder
        gives it. Compression resistance is \(plain(LayoutPriority.defaultHigh.rawValue)). A dash is a size that
        constraints have to give.

        \(try ViewTypes.table())
        ### The root view

        `root` has the keys of a view but for \(list(structure.union(patch).subtracting(root))).

        ### View patches

        In `variations` and in the `views` of an option a view has its keys but for \(list(structure)).

        ### Button configurations

        The *button configuration* of a button has its keys about the title, the image and the style, and these:

        \(tables.table(of: configuration, keys: Set(tables.properties(of: configuration).keys).subtracting(patch)))
        ## Constraints

        A constraint is a text, which is an equation, or one of three objects.


        """
      for form in forms { text += "### \(Self.title(of: form))\n\n\(tables.table(of: form))\n" }
      text += "### Constraint patches\n\n\(tables.table(of: tables.definition("constraintPatch")))\n"
      text += "## Options\n\n\(tables.table(of: tables.definition("option")))\n"
      text += "An added view has the keys of a view, and this one:\n\n"
      text += "\(tables.table(of: tables.definition("addedView"), keys: ["superview"]))\n"
      return text.replacing("unless --overlay says", with: "unless `--overlay` says") + values
    }
  }

  // MARK: Solutions

  static var solution: String {
    get throws {
      let tables = try SchemaTables(json: Data(SolutionSchema.json().utf8))
      func section(_ title: String, _ definition: String) -> String {
        "\n## \(title)\n\n\(tables.table(of: tables.definition(definition)))"
      }
      return """
        # Solution keys and values

        \(origin)

        Every key of a solution, with the values that it has.

        ## Overview

        <doc:ForPrograms> shows how to get one. `layout-render schema solution` prints the same as a JSON Schema. Lengths
        are in points, rounded to a millionth, and y points down. Words in *italics* are the objects of the other
        sections. Required keys are always there.

        ## The solution

        \(tables.table(of: tables.schema))
        """ + section("Options", "option") + section("The canvas", "canvas") + section("Views", "view")
          + section("Constraints", "constraint") + section("Sides of constraints", "side")
          + section("Conflicts", "conflict") + section("Warnings", "warning")
          + section("Code that was not understood", "misunderstanding") + (try sweep)
    }
  }

  private static var sweep: String {
    get throws {
      let tables = try SchemaTables(json: Data(SolutionSchema.sweepJSON().utf8))
      return """

        ## Sweeps

        What `solve --sweep` prints has these keys; `layout-render schema sweep` prints them as a JSON Schema.

        \(tables.table(of: tables.schema))
        ### Options of a sweep

        \(tables.table(of: tables.definition("sweepOption")))
        ### Breakpoints

        \(tables.table(of: tables.definition("breakpoint")))
        """
    }
  }

  private static func list(_ keys: Set<String>) -> String {
    keys.sorted().map { "`\($0)`" }.joined(separator: ", ")
  }

  private static func title(of form: SchemaTables.Object) -> String {
    let keys = Set((form["properties"] as? SchemaTables.Object ?? [:]).keys)
    if keys.contains("visualFormat") { return "With a visual format" }
    return keys.contains("equation") ? "With an equation" : "In parts"
  }

  private static var values: String {
    let sizes = ContentSizeCategory.allCases
    let styles = TextStyle.allCases.map { style in
      ["`\(style.rawValue)`"]
        + [ContentSizeCategory.extraSmall, .large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge]
        .map {
          let font = style.font(for: $0)
          return "\(plain(font.size)) on \(plain(font.linePitch ?? 0))"
        }
    }
    let devices = Device.all.map { device in
      [
        device.name, "\(plain(device.size.width)) × \(plain(device.size.height))", plain(device.scale),
        device.aliases.joined(separator: ", "),
      ]
    }
    return """
      ## Text styles

      Size and line pitch in points at four text sizes; `headline` is semibold, the others are regular. The sizes are,
      from the smallest to the largest, \(sizes.map { "`\($0.rawValue)`" }.joined(separator: ", ")).

      \(MarkdownTable.text([["Style", "extraSmall", "large", "extraExtraExtraLarge", "the largest"]] + styles))
      ## Devices

      \(MarkdownTable.text([["Device", "Points", "Pixels per point", "Also known as"]] + devices))
      """
  }

  static func plain(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String(number)
  }
}
