/// The treatment of a block that is drawn.
enum BlockFate: String, CaseIterable {
  case drop
  case keep
  case fold
}
