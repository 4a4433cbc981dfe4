/// A scenario with every part of the format that the samples above do without.
let everything = #"""
  {"images": {"a.png": {"size": [4, 4], "data": "data:image/png;base64,AAAA"}}, "overlay": ["all", "passes"], "withPlain": true, "canvas": {"era": "iOS7"},
   "root": {"type": "scrollView", "name": "Page", "layoutGuides": ["left half"], "backgroundColor": "#102030"},
   "views": [
     {"id": "stack", "type": "stackView", "axis": "vertical", "distribution": "fillEqually", "spacing": 4,
      "customSpacing": {"a": 8}, "keepsHiddenViews": true, "sizeClasses": ["compact-any", "any-regular"],
      "variations": {"regular-any": {"spacing": 9, "alpha": 0.5}, "any-any": {"axis": "horizontal"}},
      "subviews": [{"id": "a", "type": "switch", "isOn": false}, {"id": "b", "type": "slider", "value": 0.5}]},
     {"id": "table", "type": "tableView", "rowHeight": "automatic", "estimatedRowHeight": 60,
      "showsSeparators": false, "subviews": [{"id": "cell", "type": "cell", "rowHeight": 50}]},
     {"id": "field", "type": "textField", "borderStyle": "line", "insetsLayoutMarginsFromSafeArea": false},
     {"id": "button", "type": "button", "name": "Buy", "buttonType": "custom", "hasConfiguration": true, "image": {"size": [9, 9]},
      "contentInsets": {"left": 4, "right": 4}},
     {"id": "buy", "type": "button", "style": "borderedTinted", "title": "Buy", "subtitle": "Once", "image": "cart",
      "imagePlacement": "top", "imagePadding": 6, "titlePadding": 3, "cornerStyle": "capsule", "buttonSize": "small"},
     {"id": "image", "type": "imageView", "image": {"file": "a.png", "size": [8, 8]}, "contentMode": "topLeft"},
     {"id": "text", "type": "textView", "text": ["Text ", {"text": "of\nruns", "font": "title1", "textColor": "systemRed",
       "kern": 1.5, "baselineOffset": -2, "underline": true, "strikethrough": true, "paragraphStyle": {
         "alignment": "center", "lineSpacing": 4, "lineHeightMultiple": 1.2, "minimumLineHeight": 20,
         "maximumLineHeight": 40, "paragraphSpacing": 8}}], "isScrollEnabled": false},
     {"id": "scroll", "type": "scrollView", "frame": [0, 0, 10, 10],
      "autoresizingMask": ["flexibleWidth", "flexibleTopMargin"], "subviews": [{"id": "c"}]}],
   "constraints": [
     {"visualFormat": "H:|-[stack]-gap-[table(>=50@750)]-|", "options": ["alignAllTop", "directionRightToLeft"],
      "metrics": {"gap": 8}, "identifier": "row", "sizeClasses": ["any-any"]},
     {"equation": "c.width = scroll.frameLayoutGuide.width", "shouldBeArchived": false, "variations": {"any-compact": {"constant": 3}}}],
   "options": [{"name": "o", "canvas": {"orientation": "landscape"}, "constraints": {"row": {"active": false}},
     "views": {"stack": {"hidden": true, "customSpacing": {"b": 1}}, "button": {"name": null, "contentInsets": null}, "cell": {"rowHeight": null}}}]}
  """#
