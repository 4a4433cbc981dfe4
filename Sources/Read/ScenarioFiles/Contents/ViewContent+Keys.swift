import AutoLayout
import JSONText
import LayoutScene

extension ViewContent {
  /// The keys of the kind, in addition to those that every view has.
  var keys: [Field<ViewDraft>] {
    switch self {
    case .view: PlainContent.keys
    case .label: LabelContent.keys
    case .textField: TextFieldContent.keys
    case .button: ButtonContent.keys
    case .imageView: ImageViewContent.keys
    case .switch: SwitchContent.keys
    case .slider: SliderContent.keys
    case .stepper: StepperContent.keys
    case .segmentedControl: SegmentedControlContent.keys
    case .progressView: ProgressViewContent.keys
    case .activityIndicator: ActivityIndicatorContent.keys
    case .pageControl: PageControlContent.keys
    case .colorWell: ColorWellContent.keys
    case .textView: TextViewContent.keys
    case .searchBar: SearchBarContent.keys
    case .datePicker: DatePickerContent.keys
    case .pickerView: PickerViewContent.keys
    case .stackView: StackViewContent.keys
    case .scrollView: ScrollViewContent.keys
    case .tableView: TableViewContent.keys
    case .cell: CellContent.keys
    case .collectionView: CollectionViewContent.keys
    case .collectionCell: CollectionCellContent.keys
    case .navigationBar: NavigationBarContent.keys
    case .toolbar: ToolbarContent.keys
    case .tabBar: TabBarContent.keys
    }
  }
}
