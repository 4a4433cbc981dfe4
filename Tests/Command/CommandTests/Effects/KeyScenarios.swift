import JSONText

/// Scenarios with the keys that no sample has.
enum KeyScenarios {
  static var all: [JSONNode] {
    get throws { try texts.map { text in try JSONNode(parsing: Array(text.utf8)) } }
  }

  private static let texts = [
    // Bars, their heights and what is in them, margins, the keyboard.
    #"""
    {
      "canvas": {
        "device": "iPhone 14",
        "orientation": "landscape",
        "appearance": "dark",
        "bars": ["status", "navigation", "tab"],
        "barHeights": {"status": 30, "navigation": 60, "tab": 70},
        "tabItems": [{"title": "One"}, "Two"],
        "navigationItem": {
          "title": "Title",
          "isLarge": true,
          "leadingButtons": ["Back"],
          "trailingButtons": ["Save", ""]
        },
        "contentSizeCategory": "accessibilityLarge",
        "background": "#ffeecc",
        "keyboard": true,
        "layoutMargins": {"left": 30, "right": 40, "top": 5, "bottom": 6}
      },
      "views": [{"id": "v", "type": "label", "text": "Text", "font": {"textStyle": "body"}}],
      "constraints": [
        "v.bottom = keyboard.top", "v.leading = root.leadingMargin", "v.trailing = root.trailingMargin"
      ]
    }
    """#,
    // What a view draws.
    ##"""
    {
      "canvas": {"size": [200, 120]},
      "views": [
        {
          "id": "v", "frame": [10, 10, 180, 100], "autoresizingMask": [],
          "drawing": [
            {"path": "M 5 5 L 60 5 L 60 40 Z", "fill": "#ff0000", "clips": ["M 0 0 L 40 0 L 40 40 L 0 40 Z"]},
            {
              "path": "M 70 10 L 110 10 L 90 50", "stroke": "#0000ff", "lineWidth": 10, "lineCap": "round",
              "lineJoin": "bevel", "lineDashPattern": [14, 6]
            },
            {"text": [{"text": "Seven", "font": {"size": 20}}], "frame": [5, 60, 80, 24]},
            {
              "image": {"size": [24, 24], "symbol": "star"},
              "frame": {"x": 120, "y": 60, "width": 24, "height": 24}
            },
            {"path": "M 150 5 L 170 5 L 170 25 Z", "fillColor": "#00ff00", "strokeColor": "#000000"}
          ]
        }
      ]
    }
    """##,
    // A canvas without a device.
    #"""
    {
      "canvas": {
        "size": {"width": 300, "height": 400},
        "scale": 1,
        "bars": ["navigation", "toolbar"],
        "barHeights": {"toolbar": 80},
        "safeArea": {"top": 50, "left": 11, "bottom": 60, "right": 13},
        "horizontalSizeClass": "regular",
        "verticalSizeClass": "compact",
        "navigationTitle": {
          "title": "Title",
          "leftBarButtonItems": ["Back"],
          "rightBarButtonItems": ["Save"]
        },
        "preferredContentSizeCategory": "extraExtraLarge",
        "userInterfaceStyle": "dark"
      },
      "root": {"layoutMargins": 8, "backgroundColor": "#ffffff"},
      "views": [
        {"id": "v", "type": "label", "text": "Text", "font": {"textStyle": "body"}},
        {"id": "w", "backgroundColor": "#ff0000"}
      ],
      "constraints": [
        "v.top = safeArea.top", "v.leading = safeArea.leading", "v.trailing = safeArea.trailing",
        "v.bottom = safeArea.bottom", "w.leading = root.leadingMargin", "w.top = root.topMargin",
        "w.trailing = root.trailingMargin", "w.height = 20"
      ]
    }
    """#,
    // A sheet, by the names of UIKit.
    #"""
    {
      "canvas": {
        "device": "iPhone 8",
        "modalPresentationStyle": "pageSheet",
        "selectedDetentIdentifier": "medium",
        "overrideUserInterfaceStyle": "dark",
        "navigationItem": {
          "title": "Title",
          "prefersLargeTitles": true,
          "leftBarButtonItems": ["Back"],
          "rightBarButtonItems": ["Save"]
        },
        "bars": ["navigation"]
      },
      "views": [{"id": "v", "type": "label", "text": "Text"}],
      "constraints": ["v.bottom = safeArea.bottom", "v.leading = safeArea.leading"]
    }
    """#,
    // A sheet of half the height.
    #"""
    {
      "canvas": {
        "device": "iPhone 8",
        "detent": "medium",
        "navigationTitle": {
          "title": "Title",
          "isLarge": true,
          "leadingButtons": ["Back"],
          "trailingButtons": ["Save"]
        },
        "bars": ["navigation"],
        "safeArea": {"leading": 20, "trailing": 30}
      },
      "views": [{"id": "v", "type": "label", "text": "Text"}],
      "constraints": [
        "v.bottom = safeArea.bottom", "v.leading = safeArea.leading", "v.trailing = safeArea.trailing"
      ]
    }
    """#,
    // Keys that others of the same object would hide.
    #"""
    {
      "canvas": {
        "device": "iPhone 8",
        "bars": ["navigation"],
        "navigationTitle": {"title": "Title", "prefersLargeTitles": true},
        "layoutMargins": {"leading": 30, "trailing": 40}
      },
      "views": [
        {"id": "a", "type": "button", "configuration": {"style": "tinted", "title": "a"}},
        {"id": "b", "type": "button", "configuration": {"buttonSize": "large", "title": "b"}},
        {"id": "c", "type": "label", "text": "c"}
      ],
      "constraints": [
        "a.top = safeArea.top", "b.top = safeArea.top + 100", "c.top = safeArea.top + 200",
        "a.left = root.left", "b.left = root.left", "c.leading = root.leadingMargin",
        "c.trailing = root.trailingMargin"
      ]
    }
    """#,
    #"""
    {
      "canvas": {"device": "iPhone 14", "presentation": "pageSheet"},
      "views": [{"id": "c", "type": "label", "text": "c"}],
      "constraints": ["c.top = safeArea.top", "c.left = root.left"]
    }
    """#,
    #"""
    {
      "canvas": {"device": "iPhone 14", "modalPresentationStyle": "pageSheet"},
      "views": [{"id": "c", "type": "label", "text": "c"}],
      "constraints": ["c.top = safeArea.top", "c.left = root.left"]
    }
    """#,
    // How views look, where they are, their margins and guides.
    #"""
    {
      "canvas": {"size": [400, 900]},
      "views": [
        {
          "id": "a",
          "backgroundColor": {"light": "#ffffff", "dark": "#000000", "alpha": 0.5},
          "alpha": 0.8,
          "borderWidth": 2,
          "borderColor": "#ff0000",
          "clipsToBounds": true,
          "frame": {"x": 10, "y": 10, "width": 100, "height": 80},
          "subviews": [{"id": "a1", "backgroundColor": "#0000ff", "frame": [80, 60, 100, 100]}]
        },
        {
          "id": "b",
          "layer": {
            "cornerRadius": 8,
            "borderWidth": 2,
            "borderColor": "#ff0000",
            "masksToBounds": true
          },
          "backgroundColor": "#eeeeee",
          "frame": [10, 200, 100, 80],
          "subviews": [{"id": "b1", "backgroundColor": "#0000ff", "frame": [80, 60, 100, 100]}]
        },
        {
          "id": "c",
          "layer.cornerRadius": 8,
          "layer.borderWidth": 2,
          "layer.borderColor": "#ff0000",
          "layer.masksToBounds": true,
          "backgroundColor": "#eeeeee",
          "frame": [10, 300, 100, 80],
          "subviews": [{"id": "c1", "backgroundColor": "#0000ff", "frame": [80, 60, 100, 100]}]
        },
        {
          "id": "d",
          "masksToBounds": true,
          "backgroundColor": "#eeeeee",
          "frame": [10, 400, 100, 80],
          "subviews": [{"id": "d1", "backgroundColor": "#0000ff", "frame": [80, 60, 100, 100]}]
        },
        {"id": "e", "isHidden": true, "frame": [10, 500, 100, 80]},
        {"id": "f", "placeholderName": "Map", "frame": [10, 600, 100, 80]},
        {
          "id": "g",
          "type": "label",
          "text": "g",
          "alignmentRectInsets": {"top": 3, "left": 4, "bottom": 5, "right": 6}
        },
        {
          "id": "h",
          "layoutMargins": {"left": 20, "right": 30},
          "frame": [200, 10, 150, 100],
          "subviews": [{"id": "h1", "type": "label", "text": "h1"}]
        },
        {
          "id": "i",
          "directionalLayoutMargins": {"top": 9, "leading": 20, "bottom": 8, "trailing": 30},
          "frame": [200, 200, 150, 100],
          "subviews": [{"id": "i1", "backgroundColor": "#ff0000"}]
        },
        {
          "id": "i2",
          "directionalLayoutMargins": {"left": 20, "right": 30},
          "frame": [200, 320, 150, 100],
          "subviews": [{"id": "i3", "backgroundColor": "#ff0000"}]
        },
        {
          "id": "j",
          "type": "label",
          "text": "j",
          "contentHuggingPriority": {"horizontal": 100, "vertical": 100},
          "contentCompressionResistancePriority": {"horizontal": 10, "vertical": 10}
        },
        {
          "id": "k",
          "additionalSafeAreaInsets": {"top": 9, "left": 20, "bottom": 8, "right": 30},
          "frame": [200, 700, 150, 100],
          "subviews": [{"id": "k1", "backgroundColor": "#ff0000"}]
        },
        {"id": "l", "layoutGuides": ["gap"], "frame": [10, 700, 150, 100]},
        {"id": "m", "backgroundColor": "#00ff00"},
        {"id": "n", "source": "Card.swift:3:5", "frame": [10, 800, 10, 10]}
      ],
      "constraints": [
        "g.top = root.top + 600", "g.left = root.left + 200", "g.width = 80", "g.height = 40",
        "h1.left = h.leftMargin", "h1.right = h.rightMargin", "h1.top = h.topMargin",
        "i1.leading = i.leadingMargin", "i1.trailing = i.trailingMargin", "i1.top = i.topMargin",
        "i1.bottom = i.bottomMargin", "i3.left = i2.leftMargin", "i3.right = i2.rightMargin",
        "i3.top = i2.topMargin", "i3.bottom = i2.bottomMargin", "j.left = root.left + 10",
        "j.top = root.top + 850", "j.width = 90 @240", "j.height = 5 @700", "j.width = 2 @700",
        "j.height = 60 @240", "k1.leading = k.safeArea.leading", "k1.trailing = k.safeArea.trailing",
        "k1.top = k.safeArea.top", "k1.bottom = k.safeArea.bottom", "gap.width = 10", "gap.top = l.top",
        "gap.height = 10", "gap.left = l.left", "m.left = gap.right", "m.top = l.top", "m.width = 9",
        "m.height = 9"
      ]
    }
    """#,
    // Fonts, and texts in parts.
    #"""
    {
      "canvas": {"size": [300, 700]},
      "views": [
        {
          "id": "a",
          "type": "label",
          "numberOfLines": 0,
          "text": [
            {
              "text": "One two three",
              "font": {"family": "Georgia", "size": 20},
              "foregroundColor": "#ff0000",
              "kern": 3,
              "strikethrough": true,
              "paragraphStyle": {
                "alignment": "right",
                "lineSpacing": 8,
                "minimumLineHeight": 40,
                "maximumLineHeight": 60,
                "paragraphSpacing": 12
              }
            },
            "\nfour five"
          ]
        },
        {
          "id": "b",
          "type": "label",
          "attributedText": [
            {"text": "One", "font": {"familyName": "Georgia", "pointSize": 30}},
            {"text": "two", "font": {"textStyle": "title1"}},
            {"text": "three", "font": {"style": "title1"}}
          ]
        },
        {"id": "c", "type": "label", "text": "c", "font": {"family": "Georgia", "size": 20}},
        {"id": "d", "type": "label", "text": "d", "font": {"familyName": "Georgia", "pointSize": 20}},
        {"id": "e", "type": "label", "text": "e", "font": {"style": "title1"}},
        {
          "id": "g",
          "type": "label",
          "numberOfLines": 0,
          "text": [{"text": "One two three four five six", "paragraphStyle": {"maximumLineHeight": 9}}]
        },
        {"id": "f", "type": "label", "text": "One two three", "lineBreakMode": "byTruncatingHead"}
      ],
      "constraints": [
        "a.top = root.top", "a.width = 200", "b.top = root.top + 250", "c.top = root.top + 350",
        "d.top = root.top + 400", "e.top = root.top + 450", "f.top = root.top + 500", "f.width = 50",
        "g.top = root.top + 600", "g.width = 80", "a.left = root.left", "b.left = root.left",
        "c.left = root.left", "d.left = root.left", "e.left = root.left", "f.left = root.left",
        "g.left = root.left"
      ]
    }
    """#,
    // Buttons with and without a configuration.
    #"""
    {
      "canvas": {"size": [400, 900]},
      "views": [
        {
          "id": "a",
          "type": "button",
          "configuration": {
            "style": "filled",
            "title": "Title",
            "subtitle": "Subtitle",
            "image": {"size": [20, 20]},
            "imagePlacement": "top",
            "imagePadding": 9,
            "titlePadding": 7,
            "cornerStyle": "capsule",
            "buttonSize": "large",
            "baseBackgroundColor": "#ff0000",
            "baseForegroundColor": "#00ff00",
            "contentInsets": {"top": 1, "leading": 2, "bottom": 3, "trailing": 4}
          }
        },
        {
          "id": "b",
          "type": "button",
          "configuration": {
            "title": "Title",
            "textColor": "#ff0000",
            "contentInsets": {"left": 20, "right": 30}
          }
        },
        {
          "id": "c",
          "type": "button",
          "title": "Title",
          "contentEdgeInsets": {"top": 10, "leading": 12, "bottom": 13, "trailing": 14},
          "titleColor": "#ff0000"
        },
        {
          "id": "d",
          "type": "button",
          "setTitle": "Title",
          "setTitleColor": "#ff0000",
          "setImage": {"size": [20, 20]},
          "contentEdgeInsets": {"left": 15, "right": 16}
        },
        {
          "id": "e",
          "type": "button",
          "attributedTitle": [{"text": "a", "underline": true}, "b"],
          "contentInsets": {"left": 3, "right": 9}
        },
        {"id": "f", "type": "button", "title": "Title", "hasConfiguration": true},
        {"id": "g", "type": "button", "title": "Title", "buttonType": "custom"},
        {
          "id": "h",
          "type": "button",
          "style": "filled",
          "title": "Title",
          "subtitle": "Subtitle",
          "titlePadding": 12
        }
      ],
      "constraints": [
        "a.top = root.top + 10", "b.top = root.top + 120", "c.top = root.top + 220",
        "d.top = root.top + 320", "e.top = root.top + 420", "f.top = root.top + 500",
        "g.top = root.top + 600", "h.top = root.top + 700", "a.left = root.left + 5",
        "b.left = root.left + 5", "c.left = root.left + 5", "d.left = root.left + 5",
        "e.left = root.left + 5", "f.left = root.left + 5", "g.left = root.left + 5",
        "h.left = root.left + 5"
      ]
    }
    """#,
    // Controls.
    #"""
    {
      "canvas": {"size": [400, 1200]},
      "views": [
        {"id": "a", "type": "switch", "isOn": true, "onTintColor": "#ff0000"},
        {
          "id": "b",
          "type": "slider",
          "minimumValue": -1,
          "maximumValue": 3,
          "value": 1,
          "minimumTrackTintColor": "#ff0000"
        },
        {"id": "c", "type": "progressView", "progress": 0.3, "progressTintColor": "#ff0000"},
        {
          "id": "d",
          "type": "segmentedControl",
          "items": ["a", "a longer one"],
          "selectedSegmentIndex": 1,
          "apportionsSegmentWidthsByContent": true
        },
        {
          "id": "e",
          "type": "datePicker",
          "datePickerMode": "time",
          "preferredDatePickerStyle": "wheels"
        },
        {"id": "f", "type": "toolbar", "barButtons": ["One", "Two"]},
        {"id": "g", "type": "tabBar", "tabItems": [{"title": "One"}, "Two"]},
        {"id": "h", "type": "textField", "borderStyle": "roundedRect", "attributedPlaceholder": "Name"},
        {
          "id": "i",
          "type": "textView",
          "text": "Text",
          "isScrollEnabled": false,
          "textContainerInset": {"top": 1, "left": 20, "bottom": 30, "right": 40}
        },
        {
          "id": "j",
          "type": "datePicker",
          "datePickerMode": "date",
          "preferredDatePickerStyle": "compact"
        }
      ],
      "constraints": [
        "a.top = root.top + 10", "b.top = root.top + 60", "b.width = 200", "c.top = root.top + 120",
        "c.width = 200", "d.top = root.top + 160", "d.width = 300", "e.top = root.top + 220",
        "f.top = root.top + 500", "f.width = 400", "g.top = root.top + 600", "g.width = 400",
        "h.top = root.top + 700", "h.width = 200", "i.top = root.top + 760", "j.top = root.top + 900",
        "a.left = root.left + 5", "b.left = root.left + 5", "c.left = root.left + 5",
        "d.left = root.left + 5", "e.left = root.left + 5", "f.left = root.left", "g.left = root.left",
        "h.left = root.left + 5", "i.left = root.left + 5", "j.left = root.left + 5"
      ]
    }
    """#,
    #"""
    {
      "canvas": {"size": [300, 200]},
      "views": [{"id": "a", "type": "textField", "borderStyle": "none"}],
      "constraints": ["a.top = root.top + 10", "a.left = root.left + 10", "a.width = 100"]
    }
    """#,
    // Images.
    #"""
    {
      "canvas": {"size": [300, 500]},
      "images": {
        "a.svg": {
          "size": [30, 20],
          "data": "data:image/svg+xml;base64,PHN2ZyB4bWxucz0naHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmcnIHdpZHRoPSczMCcgaGVpZ2h0PScyMCc+PHJlY3Qgd2lkdGg9JzMwJyBoZWlnaHQ9JzIwJyBmaWxsPSdyZWQnLz48L3N2Zz4="
        }
      },
      "views": [
        {"id": "a", "type": "imageView", "image": {"file": "a.svg"}},
        {"id": "b", "type": "imageView", "image": {"symbol": "star", "pointSize": 30}},
        {"id": "c", "type": "imageView", "image": {"systemName": "star.fill", "pointSize": 30}},
        {"id": "d", "type": "imageView", "image": {"size": {"width": 30, "height": 20}}}
      ],
      "constraints": [
        "a.top = root.top", "b.top = root.top + 100", "c.top = root.top + 200", "d.top = root.top + 300",
        "a.left = root.left", "b.left = root.left", "c.left = root.left", "d.left = root.left"
      ]
    }
    """#,
    // Stack views.
    #"""
    {
      "canvas": {"size": [300, 500]},
      "views": [
        {
          "id": "a",
          "type": "stackView",
          "keepsHiddenViews": true,
          "isLayoutMarginsRelativeArrangement": true,
          "layoutMargins": 20,
          "arrangedSubviews": [
            {"id": "a1", "type": "label", "text": "one", "hidden": true},
            {"id": "a2", "type": "label", "text": "two"}
          ]
        }
      ],
      "constraints": ["a.top = root.top", "a.leading = root.leading"]
    }
    """#,
    // Scroll views below bars.
    #"""
    {
      "canvas": {"device": "iPhone 14", "bars": ["status"]},
      "views": [
        {
          "id": "a",
          "type": "scrollView",
          "alwaysBounceVertical": true,
          "frame": [0, 0, 390, 844],
          "subviews": [{"id": "a1", "type": "label", "text": "a"}],
          "constraints": ["a1.edges = self.edges"]
        }
      ]
    }
    """#,
    #"""
    {
      "canvas": {"device": "iPhone 14", "bars": ["status", "navigation"]},
      "views": [
        {
          "id": "a",
          "type": "scrollView",
          "contentInsetAdjustmentBehavior": "never",
          "frame": [0, 0, 390, 844],
          "subviews": [{"id": "a1", "type": "label", "text": "a"}],
          "constraints": ["a1.edges = self.edges"]
        },
        {
          "id": "b",
          "insetsLayoutMarginsFromSafeArea": false,
          "frame": [0, 0, 100, 100],
          "subviews": [{"id": "b1", "type": "label", "text": "b"}],
          "constraints": ["b1.leading = self.leadingMargin", "b1.top = self.topMargin"]
        }
      ]
    }
    """#,
    #"""
    {
      "canvas": {"device": "iPhone 14", "orientation": "landscape"},
      "views": [
        {
          "id": "a",
          "type": "scrollView",
          "alwaysBounceHorizontal": true,
          "frame": [0, 0, 844, 390],
          "subviews": [{"id": "a1", "type": "label", "text": "a"}],
          "constraints": ["a1.edges = self.edges"]
        }
      ]
    }
    """#,
    // Tables and collections.
    #"""
    {
      "canvas": {"size": [300, 1400]},
      "views": [
        {
          "id": "g",
          "type": "tableView",
          "isGrouped": true,
          "isInset": true,
          "rowHeight": 50,
          "sectionHeaderTopPadding": 12,
          "sections": [{"header": "Header", "footer": "Footer", "rows": ["One"]}]
        },
        {
          "id": "h",
          "type": "tableView",
          "isGrouped": true,
          "sectionHeaderHeight": 90,
          "sectionFooterHeight": 80,
          "sections": [{"title": "Header", "rows": ["One"]}, {"rows": ["Two"]}]
        },
        {
          "id": "b",
          "type": "tableView",
          "rows": [
            "One",
            {
              "id": "x",
              "subviews": [{"id": "x1", "backgroundColor": "#ff0000"}],
              "constraints": [
                "x1.top = self.top", "x1.bottom = self.bottom", "x1.left = self.left", "x1.width = 10"
              ]
            }
          ],
          "defaultRowHeight": 60,
          "separatorStyle": "none"
        },
        {
          "id": "e",
          "type": "tableView",
          "estimatedRowHeight": 102,
          "subviews": [
            {
              "id": "y",
              "type": "cell",
              "subviews": [{"id": "y1", "backgroundColor": "#ff0000"}],
              "constraints": [
                "y1.top = self.topMargin", "y1.bottom = self.bottomMargin", "y1.height = 80",
                "y1.left = self.left", "y1.width = 9"
              ]
            }
          ],
          "separatorStyle": "none"
        },
        {
          "id": "i",
          "type": "collectionView",
          "items": ["a", "b", "c", "d"],
          "itemSize": {"width": 100, "height": 40},
          "minimumLineSpacing": 20,
          "minimumInteritemSpacing": 90
        },
        {
          "id": "j",
          "type": "collectionView",
          "items": ["a", "b"],
          "itemSize": {"width": 100, "height": 40},
          "scrollDirection": "horizontal",
          "minimumInteritemSpacing": 30
        },
        {
          "id": "d",
          "type": "tableView",
          "hasPrototypes": true,
          "isGrouped": true,
          "isInset": true,
          "subviews": [
            {
              "id": "d0",
              "type": "cell",
              "isTableEdge": true,
              "frame": [0, 0, 100, 30],
              "backgroundColor": "#ff0000"
            },
            {
              "id": "d1",
              "type": "cell",
              "isRow": true,
              "sectionHeader": "Header",
              "sectionFooter": "Footer"
            }
          ]
        }
      ],
      "constraints": [
        "g.top = root.top", "g.height = 150", "h.top = root.top + 160", "h.height = 220",
        "b.top = root.top + 400", "b.height = 120", "e.top = root.top + 530", "e.height = 120",
        "i.top = root.top + 660", "i.height = 250", "j.top = root.top + 920", "j.height = 150",
        "d.top = root.top + 1080", "d.height = 300", "g.leading = root.leading",
        "g.trailing = root.trailing", "h.leading = root.leading", "h.trailing = root.trailing",
        "b.leading = root.leading", "b.trailing = root.trailing", "e.leading = root.leading",
        "e.trailing = root.trailing", "i.leading = root.leading", "i.trailing = root.trailing",
        "j.leading = root.leading", "j.trailing = root.trailing", "d.leading = root.leading",
        "d.trailing = root.trailing"
      ]
    }
    """#,
    // Cells as subviews.
    #"""
    {
      "canvas": {"device": "iPhone 14"},
      "views": [
        {
          "id": "t",
          "type": "tableView",
          "subviews": [
            {
              "id": "x",
              "type": "tableViewCell",
              "textLabel": "Two",
              "detailTextLabel": "2",
              "cellStyle": "subtitle",
              "imageToTextPadding": 30,
              "imageView": {"size": [20, 20]},
              "accessoryType": "checkmark"
            },
            {"id": "y", "type": "tableViewCell", "textLabel": "Three", "accessoryView": "switch"},
            {
              "id": "z",
              "type": "cell",
              "layoutMargins": 30,
              "subviews": [
                {
                  "id": "z1",
                  "isContentView": true,
                  "preservesSuperviewLayoutMargins": true,
                  "subviews": [{"id": "z2", "type": "label", "text": "z2"}],
                  "constraints": [
                    "z2.leading = self.leadingMargin", "z2.top = self.topMargin",
                    "z2.bottom = self.bottomMargin"
                  ]
                }
              ]
            }
          ]
        }
      ],
      "constraints": [
        "t.top = root.top", "t.bottom = root.bottom", "t.leading = root.leading",
        "t.trailing = root.trailing"
      ]
    }
    """#,
    // Constraints in parts, and one that cannot hold.
    #"""
    {
      "canvas": {"size": [300, 500], "horizontalSizeClass": "regular", "appearance": "dark"},
      "ignore": ["small-touch-target"],
      "views": [
        {"id": "a", "backgroundColor": "#ff0000"},
        {"id": "b", "backgroundColor": "#0000ff", "variations": {"regular-any": {"alpha": 0.3}}},
        {"id": "c", "type": "button", "title": "c", "source": "Card.swift:3:5"}
      ],
      "constraints": [
        {
          "firstItem": "a",
          "firstAttribute": "width",
          "relation": "greaterThanOrEqual",
          "secondItem": "b",
          "secondAttribute": "width",
          "multiplier": 2,
          "constant": 3,
          "identifier": "w"
        },
        {"firstItem": "b", "firstAttribute": "width", "relation": "equal", "constant": 40, "id": "bw"},
        {"equation": "a.height = 50", "isActive": false},
        {"equation": "a.height = 60", "standIn": "Metrics.height"},
        {"equation": "a.height = 70", "source": "Card.swift:9:5"}, {"equation": "b.height = 20"},
        {"equation": "c.width = 20"}, {"equation": "c.height = 20"}, "c.top = root.top + 300",
        {"visualFormat": "H:|-[x]", "views": {"x": "a"}}, "a.top = root.top + 10",
        "b.top = a.bottom + 10", "b.leading = a.leading", "c.leading = root.leading + 40"
      ]
    }
    """#,
    // What differs in size classes.
    #"""
    {
      "canvas": {"size": [300, 500]},
      "views": [
        {"id": "a", "variations": {"any-any": {"alpha": 0.5}}, "frame": [0, 0, 10, 10]},
        {"id": "b", "variations": {"compact-any": {"alpha": 0.5}}, "frame": [0, 20, 10, 10]},
        {"id": "c", "variations": {"regular-any": {"alpha": 0.5}}, "frame": [0, 40, 10, 10]},
        {"id": "d", "variations": {"any-compact": {"alpha": 0.5}}, "frame": [0, 60, 10, 10]},
        {"id": "e", "variations": {"any-regular": {"alpha": 0.5}}, "frame": [0, 80, 10, 10]},
        {"id": "f", "variations": {"compact-compact": {"alpha": 0.5}}, "frame": [0, 100, 10, 10]},
        {"id": "g", "variations": {"compact-regular": {"alpha": 0.5}}, "frame": [0, 120, 10, 10]},
        {"id": "h", "variations": {"regular-compact": {"alpha": 0.5}}, "frame": [0, 140, 10, 10]},
        {"id": "i", "variations": {"regular-regular": {"alpha": 0.5}}, "frame": [0, 160, 10, 10]},
        {"id": "j", "backgroundColor": "#ff0000"}
      ],
      "constraints": [
        "j.left = root.left", "j.top = root.top + 200", "j.height = 20",
        {"equation": "j.width = 1", "variations": {"any-any": {"constant": 2}}},
        {"equation": "j.width = 3 @900", "variations": {"compact-any": {"constant": 4}}},
        {"equation": "j.width = 5 @800", "variations": {"regular-any": {"constant": 6}}},
        {"equation": "j.width = 7 @700", "variations": {"any-compact": {"constant": 8}}},
        {"equation": "j.width = 9 @600", "variations": {"any-regular": {"constant": 10}}},
        {"equation": "j.width = 11 @500", "variations": {"compact-compact": {"constant": 12}}},
        {"equation": "j.width = 13 @400", "variations": {"compact-regular": {"constant": 14}}},
        {"equation": "j.width = 15 @300", "variations": {"regular-compact": {"constant": 16}}},
        {"equation": "j.width = 17 @200", "variations": {"regular-regular": {"constant": 18}}}
      ],
      "options": [
        {"name": "one", "canvas": {"horizontalSizeClass": "compact", "verticalSizeClass": "regular"}},
        {"name": "two", "canvas": {"horizontalSizeClass": "regular", "verticalSizeClass": "regular"}},
        {"name": "three", "canvas": {"horizontalSizeClass": "compact", "verticalSizeClass": "compact"}},
        {"name": "four", "canvas": {"horizontalSizeClass": "regular", "verticalSizeClass": "compact"}}
      ]
    }
    """#,
  ]
}
