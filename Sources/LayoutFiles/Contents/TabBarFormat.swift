import AutoLayout
import LayoutScene

extension TabBarContent: FileContent {}
