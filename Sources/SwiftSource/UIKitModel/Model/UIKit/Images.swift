@passive class CIImage {}
@passive class CIContext {}
typealias imageLiteral = UIImage
typealias colorLiteral = UIColor
extension UIImage {
  // The name of an image literal.
  convenience init(resourceName: String) { self.init(imageLiteralResourceName: resourceName) }
  // Resources are names that Xcode makes.
  convenience init(resource: Any) { self.init(size: UIImage.namedSize, name: nil) }
  var symbol: String? { isSymbolImage ? name : nil }
}
