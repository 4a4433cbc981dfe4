import AutoLayout
import LayoutScene

extension PlainContent: KeyedContent {}
