import LayoutScene

extension CollectionCellContent: KeyedContent {}
