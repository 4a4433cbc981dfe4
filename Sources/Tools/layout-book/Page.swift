import Glibc
import SafeText

/// The book as one HTML page beside the pictures. Each picture has a light and a dark version, and the
/// reader's system chooses.
enum Page {
  static func write(_ book: Book, to path: String) throws(BookError) {
    guard let file = fopen(path, "w") else { throw .unwritable(path) }
    defer { fclose(file) }
    let bytes = Array(html(book).utf8)
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count else { throw .unwritable(path) }
  }

  private static func html(_ book: Book) -> String {
    let contents = book.chapters.map { chapter in
      "<li><a href=\"#\(Markup.address(chapter.anchor))\">\(Markup.xml(chapter.title))</a></li>"
    }
    let policy = PagePolicy.text([
      ("img-src", ["'self'", "file:"]), ("style-src", [PagePolicy.hash(of: Array(style.utf8))]),
    ])
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="color-scheme" content="light dark">
      <title>Auto Layout in pictures</title>
      <style>\(style)</style>
      </head>
      <body>
      <header>
      <h1>Auto Layout in pictures</h1>
      <p>Every picture is a scenario, an Interface Builder file or a class in Swift of this project, solved and drawn by layout-render. The name below a picture is its file in samples/.</p>
      <nav aria-label="Chapters"><ol>
      \(contents.joined(separator: "\n"))
      </ol></nav>
      </header>
      <main>
      \(book.chapters.map(section).joined(separator: "\n"))
      </main>
      </body>
      </html>

      """
  }

  private static func section(_ chapter: Book.Chapter) -> String {
    """
    <section id="\(Markup.xml(chapter.anchor))">
    <h2>\(Markup.xml(chapter.title))</h2>
    \(chapter.samples.map(figure).joined(separator: "\n"))
    </section>
    """
  }

  private static func figure(_ sample: Book.Sample) -> String {
    let options = sample.options.map { "\($0.title): \($0.description)" }.joined(separator: " ")
    let text = Markup.xml("\(sample.title). \(sample.description) \(options)")
    let address = Markup.address(sample.path)
    let code = sample.code.map { text in
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { Markup.xml(String($0)) }
      return
        "\n<details><summary>\(Markup.xml(sample.codeTitle))</summary><pre><code>\(lines.joined(separator: "\n"))</code></pre></details>"
    }
    let page = sample.hasPage ? " · <a href=\"\(address).html\">change it on a live page</a>" : ""
    return """
      <figure id="\(Markup.xml(sample.path))">
      <h3><a href="#\(address)">\(Markup.xml(sample.title))</a></h3>
      <a class="picture" href="\(address).svg" aria-label="\(Markup.xml(sample.title)), enlarged"><picture>
      <source media="(prefers-color-scheme: dark)" srcset="\(address)-dark.svg">
      <img src="\(address).svg" \(sample.size) loading="lazy" alt="\(text)">
      </picture></a>
      <figcaption><a href="../samples/\(Markup.address(sample.file))"><code>samples/\(Markup.xml(sample.file))</code></a>\(page)</figcaption>\(code ?? "")
      </figure>
      """
  }

  private static let style = """
    body { margin: 0 auto; max-width: 52rem; padding: 2rem 1rem; font: 1rem/1.5 Inter, system-ui, sans-serif;
      color: #1c1c1e; background: #ffffff; }
    h1 { font-size: 2rem; line-height: 1.2; }
    h2 { margin-top: 4rem; }
    figure { margin: 2rem 0 3rem; }
    img { display: block; max-width: 100%; height: auto; border-radius: 12px; }
    figcaption { margin-top: .5rem; font-size: .8125rem; }
    code { overflow-wrap: anywhere; }
    details { margin-top: .5rem; font-size: .8125rem; }
    pre { margin: .5rem 0; padding: 1rem; overflow-x: auto; border-radius: 12px; background: #80808018; }
    @media (max-width: 48rem) {
      /* Words in a picture that is made narrower cannot be read: it scrolls instead. */
      a.picture { display: block; overflow-x: auto; }
      img { max-width: none; }
    }
    a { color: #0b63c5; }
    @media (prefers-color-scheme: dark) {
      body { color: #f2f2f7; background: #000000; }
      a { color: #6cb1ff; }
    }
    """
}
