import AutoLayout
package import JSONText

/// The formats of reviews as JSON Schemas of draft 2020-12.
package enum ReviewSchema {
  /// report.json.
  package static var report: JSONNode {
    .schema(
      "report", version: ReviewReport.version,
      of: .any(of: [
        .object(
          "What a review has found.",
          head(ReviewReport.kind, ReviewReport.version) + [
            KeySchema(
              "baseline", .textSchema,
              "What the layouts were compared with: the folder of the baseline, or the name of the revision."),
            KeySchema(
              "revision", .only(.boolean(true)), required: false, "Whether that is a revision of git."),
            KeySchema("recorded", .booleanSchema, "Whether the run has become the baseline."),
            KeySchema("appearances", .list(of: .definition("appearance")), "In which pictures are drawn."),
            KeySchema("shard", .definition("shard"), "Which part of the inputs was reviewed."),
            KeySchema(
              "pixelTolerance", .numberSchema,
              "The largest difference of a channel, of 255, that counts as none."),
            KeySchema(
              "counts",
              .object(
                "The number of options in each state.",
                ReviewState.allCases.map {
                  KeySchema(
                    $0.rawValue, .integerSchema, required: $0 != .notGiven,
                    "The number of options that are \($0.words).")
                }), "The number of options in each state."),
            KeySchema("scenarios", .list(of: .definition("scenario")), "The inputs."),
          ]),
        .object(
          "The mark of a review that has not finished.",
          head(ReviewReport.kind, ReviewReport.version) + [
            KeySchema("unfinished", .only(.boolean(true)), "The review is still at work, or was ended.")
          ]),
      ]),
      definitions: [
        ("appearance", .words(Appearance.allCases.map(\.rawValue))), ("shard", shard),
        ("scenario", scenario), ("option", option), ("optionName", optionName), ("file", file),
        ("input", input), ("cause", cause), ("place", place), ("frame", frame), ("change", change),
        ("ignored", ignored),
        ("picture", picture), ("drawn", drawn),
      ])
  }

  /// The file of decisions that the report's page makes: what its reader has accepted and rejected.
  package static var decisions: JSONNode {
    .schema(
      "decisions", version: ReviewDecisions.version,
      of: .object(
        "What a reader of a report has decided.",
        head(ReviewDecisions.kind, ReviewDecisions.version) + [
          KeySchema("report", .digestSchema, "The SHA-256 of the report.json that they are about."),
          KeySchema("accepted", .list(of: .definition("optionName")), "The options that were accepted."),
          KeySchema("rejected", .list(of: .definition("optionName")), "The options that were rejected."),
        ]), definitions: [("optionName", optionName)])
  }

  /// A baseline's manifest.json.
  package static var baseline: JSONNode {
    .schema(
      "baseline", version: BaselineManifest.version,
      of: .object(
        "What is in the folder of a baseline.",
        head(BaselineManifest.kind, BaselineManifest.version) + [
          KeySchema("appearances", .list(of: .definition("appearance")), "In which pictures are compared."),
          KeySchema("scenarios", .list(of: .definition("scenario")), "Sorted by the bytes of their names."),
        ]),
      definitions: [
        ("appearance", .words(Appearance.allCases.map(\.rawValue))),
        (
          "scenario",
          .object(
            "An input.",
            [
              KeySchema("name", .textSchema, "Its file's name, without folder and extension."),
              KeySchema("options", .list(of: .definition("option")), "In the order of the input."),
            ])
        ),
        (
          "option",
          .object(
            "A layout.",
            [KeySchema("name", .textSchema, "Its name, with the words of its variant.")] + variant + [
              KeySchema(
                "solution", .definition("file"),
                "Its solution, of version 1 or 2, compressed by gzip if the path ends with .gz."),
              KeySchema("input", .definition("input"), required: false, "The input that it comes from."),
              KeySchema(
                "pictures", .list(of: .definition("picture")), required: false,
                "Its pictures, if they are recorded."),
            ])
        ), ("file", file), ("input", input), ("drawn", drawn),
        (
          "picture",
          .object(
            "A picture of an option as it was approved.",
            [
              KeySchema("appearance", .definition("appearance"), "Light or dark."),
              KeySchema("drawn", .definition("drawn"), "The picture."),
            ])
        ),
      ])
  }

  private static func head(_ kind: String, _ version: Double) -> [KeySchema] {
    [
      KeySchema("kind", .only(.string(kind)), "What this is."),
      KeySchema("version", .only(.number(version)), "The version of this format."),
    ]
  }

  // MARK: Definitions

  private static let shard = JSONNode.object(
    "A part of the inputs.",
    [
      KeySchema("index", .integerSchema, "Which part it is, from 1."),
      KeySchema("count", .integerSchema, "The number of parts."),
      KeySchema("inputs", .list(of: .textSchema), "The names of the inputs of all parts, sorted."),
    ])

  private static let scenario = JSONNode.object(
    "An input.",
    [
      KeySchema("name", .textSchema, "Its file's name, without folder and extension."),
      KeySchema("input", .textSchema, required: false, "Its file, as on the command line."),
      KeySchema("failure", .textSchema, required: false, "Why it could not be reviewed."),
      KeySchema("status", .integerSchema, required: false, "The exit status that stands for the failure."),
      KeySchema("options", .list(of: .definition("option")), "Its layouts."),
    ])

  private static let variant = [
    KeySchema("device", .textSchema, required: false, "The device that was asked for."),
    KeySchema(
      "textSize", .words(ContentSizeCategory.allCases.map(\.rawValue)), required: false,
      "The content size category that was asked for."),
    KeySchema(
      "rightToLeft", .only(.boolean(true)), required: false, "Whether it is laid out from right to left."),
  ]

  private static let option = JSONNode.object(
    "A layout, compared with what it was.",
    [
      KeySchema("name", .textSchema, "Its name, with the words of its variant."),
      KeySchema("title", .textSchema, required: false, "Its title."),
    ] + variant + [
      KeySchema("state", .words(ReviewState.allCases.map(\.rawValue)), "What has become of it."),
      KeySchema(
        "oldName", .definition("optionName"), required: false, "What it was called, if it is renamed."),
      KeySchema(
        "fingerprint", .textSchema, required: false, "The same for layouts that differ only in their names."),
      KeySchema("causes", .list(of: .definition("cause")), required: false, "Why it has changed."),
      KeySchema("frames", .list(of: .definition("frame")), required: false, "The frames that have changed."),
      KeySchema("notes", .list(of: .textSchema), required: false, "What else has changed, in words."),
      KeySchema(
        "findings", .list(of: .textSchema), required: false,
        "What is newly wrong, in words: conflicts, then warnings."),
      KeySchema(
        "changes", .list(of: .definition("change")), required: false,
        "The views that have moved in their superviews, or of which the input says something else."),
      KeySchema(
        "names", .object([("type", .string("object")), ("additionalProperties", .textSchema)]),
        required: false, "The names of views that have names other than their ids, by these ids."),
      KeySchema("ignored", .list(of: .definition("ignored")), required: false, "Views that may differ."),
      KeySchema("solution", .definition("file"), required: false, "The solution as it is now."),
      KeySchema("input", .definition("input"), required: false, "The input as it is now."),
      KeySchema("pictures", .list(of: .definition("picture")), required: false, "Its pictures."),
    ])

  private static let optionName = JSONNode.object(
    "What an option is called.",
    [
      KeySchema("scenario", .textSchema, "The name of the scenario."),
      KeySchema("option", .textSchema, "The name of the option, with the words of its variant."),
    ])

  private static let file = JSONNode.object(
    "A file below the folder.",
    [
      KeySchema("path", .textSchema, "Its path in the folder, with slashes."),
      KeySchema("sha256", .digestSchema, "The digest of its content."),
    ])

  private static let input = JSONNode.object(
    "The input of an option.",
    [
      KeySchema("name", .textSchema, "The name of its file, without the folder."),
      KeySchema("file", .definition("file"), "A copy of it."),
      KeySchema(
        "images",
        .list(
          of: .object(
            "An image file.",
            [
              KeySchema("name", .textSchema, "As the input names it."),
              KeySchema("file", .definition("file"), "A copy of it."),
            ])), required: false, "The image files that it names."),
    ])

  private static let cause = JSONNode.object(
    "A change of the input, and what it led to.",
    [
      KeySchema("change", .textSchema, "What has moved; empty if nothing has."),
      KeySchema("reason", .textSchema, "Why."),
      KeySchema(
        "sources", .list(of: .definition("place")), required: false,
        "The lines of the input that are the reason."
      ),
    ])

  private static let place = JSONNode.object(
    "A line of code, or of a scenario or an Interface Builder file.",
    [
      KeySchema("file", .textSchema, "The path of the file, as the command was given it."),
      KeySchema("line", .integerSchema, "From 1."), KeySchema("column", .integerSchema, "From 1."),
      KeySchema(
        "former", .only(.boolean(true)), required: false, "Whether it is a line of the file as it was."),
    ])

  private static let frame = JSONNode.object(
    "A view whose frame has changed: x, y, width and height, in points, in its superview.",
    [
      KeySchema("view", .textSchema, "The id of the view."),
      KeySchema("before", .numbers(4), required: false, "Missing for a new view."),
      KeySchema("after", .numbers(4), required: false, "Missing for a view that is gone."),
    ])

  private static let change = JSONNode.object(
    "A view to look at: x, y, width and height, in points, on the canvas.",
    [
      KeySchema("view", .textSchema, "The id of the view."),
      KeySchema("before", .numbers(4), required: false, "Where it was."),
      KeySchema("after", .numbers(4), required: false, "Where it is."),
    ])

  private static let ignored = JSONNode.object(
    "A view that may differ.",
    [
      KeySchema("view", .textSchema, "The id of the view."),
      KeySchema("reason", .textSchema, "Why, as the configuration says."),
    ])

  private static let picture = JSONNode.object(
    "The pictures of an option in an appearance.",
    [
      KeySchema("appearance", .definition("appearance"), "Light or dark."),
      KeySchema("before", .definition("drawn"), required: false, "The option as it was."),
      KeySchema("after", .definition("drawn"), required: false, "The option as it is."),
      KeySchema("differingPixels", .integerSchema, "How many pixels differ."),
    ])

  private static let drawn = JSONNode.object(
    "A picture. Lengths are in points.",
    [
      KeySchema("file", .definition("file"), "The SVG file."),
      KeySchema("size", .numbers(2), "Width and height of the picture."),
      KeySchema("origin", .numbers(2), "Where the canvas is in the picture."),
      KeySchema("scale", .numberSchema, "Points of the picture per point of the canvas."),
      KeySchema("canvas", .numbers(2), "Width and height of the canvas."),
    ])
}
