/// Interface Builder's documents with the elements and attributes that no sample has.
enum StoryboardDocuments {
  static let all: [(name: String, text: String)] = []
}
