import Foundation

/// The article with the types of the library `UIKit` and their members, read from its sources.
enum UIKitReference {
  private static let sources = Places.root.appending(path: "Sources/UIKit/UIKit")

  /// The folders of the sources, in the order of the article.
  private static let folders = [
    ("Constraints", "Constraints and guides"), ("Views", "Views"), ("Text", "Texts and fonts"),
    ("Controls", "Controls and bars"), ("Lists", "Lists"), ("Controllers", "Controllers"),
    ("Appearance", "Colours, images, layers and traits"), ("Application", "The application"),
    ("Geometry", "Geometry"),
  ]

  static var text: String {
    get throws {
      var text = """
        # UIKit on Linux

        \(ReferenceArticles.origin)

        The types and members of the library `UIKit`, and what Apple's module does that it does not.

        ## Overview

        The library has Apple's names, for layout code that runs on iOS and on Linux: <doc:TheLibraries>. What is in no
        table below does not compile. A member that decides no layout is there, keeps its value and does nothing; its
        documentation says so.

        ## What only Apple's UIKit does

        - **Touches, gestures and selectors**: nothing is sent. Actions of controls that are closures are kept.
        - **Animations** are made at once, without pictures in between; their completions are called.
        - **Storyboards, xibs and archives** are not read: `init(coder:)` makes an empty view. The command reads
          <doc:InterfaceBuilderFiles>.
        - **Drawing** by `draw(_:)` and by image renderers is kept as shapes, texts and images, and is in pictures.
          Shadows, blend modes, the even-odd rule and gradients are not; texts and images are not turned. Images
          have no pixels. Besides, pictures show the views as mockups.
        - **Appearances** for a part of the views: `overrideUserInterfaceStyle` is in the traits, but a picture is light
          or dark as a whole. `UIAppearance` changes nothing.
        - **Trait changes**: fonts have the text size of the moment in which they are made.
        - **Scrolling** moves the content, but cells are made once, for the room of the screen, and never reused.
        - **Keyboards, menus, alerts and pickers** have no views of their own.
        - **Attributed texts** count with font, colour, paragraph style, kern, baseline offset, underline and
          strikethrough. Attachments take the room of their images, which are not drawn. `tracking`, indents and
          hyphenation do not count.

        ## Attributed strings on Linux

        Strings, their ranges and the operations on them are Foundation's. On Linux it compares attributes by what is in
        memory where its own objects have the number of their type. The classes of this library have one there, so that
        `append`, `addAttribute`, `copy` and all others work with them. Two kinds of values of your own may end the
        program in `addAttribute`, `copy` or `enumerateAttribute`:

        - **Objects of subclasses of NSObject** of your own. Wrap them in a structure.
        - **Structures, CGFloat among them**, about once in a thousand times. Write `.kern: 2.0`, which is a Double,
          instead of `.kern: CGFloat(2)`.

        Putting such values into a string, and setting it as a view's text, is safe: views copy in another way.

        ## Types and members

        After a type stands what it inherits, whose members it has, too. What overrides a member is not named again.


        """
      for (folder, title) in folders {
        text += "### \(title)\n\n" + MarkdownTable.text(try rows(of: folder)) + "\n"
      }
      return text.trimmingCharacters(in: .newlines) + "\n"
    }
  }

  /// What comes with every type of its kind.
  private static let common: Set = [
    "hash(into:)", "rawValue", "init(rawValue:)", "init(coder:)",
  ]

  private static func rows(of folder: String) throws -> [[String]] {
    let all = try Places.files(below: sources.appending(path: folder), withExtension: "swift").flatMap {
      try PublicDeclaration.all(in: $0)
    }
    var members: [String: [String]] = [:]
    var parents: [String: String] = [:]
    for declaration in all where declaration.isType {
      members[declaration.fullName] = members[declaration.fullName] ?? []
      parents[declaration.fullName] = declaration.parent
    }
    for declaration in all where !declaration.isType && !declaration.isOverride {
      let isComparison = declaration.name.hasPrefix("==") || declaration.name.hasPrefix("<")
      guard !common.contains(declaration.name), !isComparison else { continue }
      if members[declaration.owner]?.contains(declaration.name) != true {
        members[declaration.owner, default: []].append(declaration.name)
      }
    }
    let rows = members.keys.sorted().map { type in
      let name = type.isEmpty ? "functions, constants, names" : "`\(type)`"
      let names = (members[type] ?? []).sorted().map { "`\($0)`" }.joined(separator: ", ")
      return [name + (parents[type].map { ": `\($0)`" } ?? ""), names]
    }
    return [["Type", "Members"]] + rows
  }
}
