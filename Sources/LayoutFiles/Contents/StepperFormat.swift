import AutoLayout
import LayoutScene

extension StepperContent: FileContent {}
