import AutoLayout
import LayoutScene

extension StepperContent: KeyedContent {}
