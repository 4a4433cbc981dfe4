import AutoLayout

extension TabBarContent: FileContent {}
