import AutoLayout
import LayoutScene

extension CommandTable {
  /// The flags of reviews and approvals alone.
  static let reviewing: [FlagSyntax] = [
    FlagSyntax(
      flag: .baseline, value: .folder(placeholder: "DIR"), commands: [.review, .approve],
      summary:
        "The folder of the baseline (approve: by default the one that was reviewed, if it is one and in the current folder)"
    ),
    FlagSyntax(
      flag: .against, value: .text(placeholder: "REVISION"), commands: [.review],
      excluded: [.baseline, .record, .merge],
      summary: "Compare with the same files in this git revision, such as main, and store nothing"),
    FlagSyntax(
      flag: .record, value: .none, commands: [.review], excluded: [.merge, .shard],
      summary: "Make what is drawn the baseline"),
    FlagSyntax(
      flag: .pictures, value: .none, commands: [.review], excluded: [.against, .merge, .shard],
      summary: "Record pictures in the baseline as well; one that has some gets them with every approval"),
    FlagSyntax(
      flag: .merge, value: .none, commands: [.review],
      excluded: [
        .baseline, .complete, .appearance, .device, .textSize, .rtl, .tolerance, .cache, .shard, .jobs,
        .quiet, .fontDirectory, .systemFonts,
      ],
      summary: "Merge the given reports into one"),
    FlagSyntax(
      flag: .complete, value: .none, commands: [.review], excluded: [.against],
      summary:
        "Take the inputs and combinations that are given for all that there should be: what only the baseline has is deleted (default: it is not judged)"
    ),
    FlagSyntax(
      flag: .address, value: .text(placeholder: "URL"), commands: [.review],
      summary: "Where the report's folder will be published, for the pictures and the link in comment.md"),
    FlagSyntax(
      flag: .tolerance, value: .length(0...10), commands: [.review],
      summary: "Take lengths that differ by no more than this for equal (default: 0)"),
    FlagSyntax(
      flag: .only, value: .text(placeholder: "GLOB"), isRepeatable: true, commands: [.approve],
      summary:
        "Approve only matching names, SCENARIO or SCENARIO/OPTION, where * matches anything and ? one character"
    ),
    FlagSyntax(
      flag: .decisions, value: .path(placeholder: "FILE"), commands: [.approve],
      summary: "Approve only what was accepted in this file, which the report's page makes"),
  ]
}
