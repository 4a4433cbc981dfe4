@passive class UITraitHorizontalSizeClass {}
@passive class UITraitVerticalSizeClass {}
@passive class UITraitUserInterfaceStyle {}
@passive class UITraitDisplayScale {}
@passive class UITraitPreferredContentSizeCategory {}
@passive class UITraitLayoutDirection {}
@passive class UITraitUserInterfaceIdiom {}
@passive class UITraitAccessibilityContrast {}
