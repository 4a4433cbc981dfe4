# A Homebrew formula for Linux, from the sources. macOS is left out: the command uses Linux's interfaces to watch files
# and to start processes. A tap replaces OWNER and the digest by those of a release.
class LayoutRender < Formula
  desc "Solve Auto Layout and draw the solution"
  homepage "https://github.com/OWNER/layout-render"
  url "https://github.com/OWNER/layout-render/archive/refs/tags/v0.1.0.tar.gz"
  sha256 "0000000000000000000000000000000000000000000000000000000000000000"
  head "https://github.com/OWNER/layout-render.git", branch: "main"

  depends_on "pkgconf" => :build
  depends_on "swift" => :build
  depends_on "cairo"
  depends_on "expat"
  depends_on "fontconfig"
  depends_on "freetype"
  depends_on "glib"
  depends_on "harfbuzz"
  depends_on "libspng"
  depends_on :linux
  depends_on "pango"

  def install
    system "swift", "build", "--configuration", "release", "--static-swift-stdlib", "--disable-sandbox",
           "--product", "layout-render"
    system "Sources/Page/LiveModule/build.sh"
    system "make", "reader"
    system ".packaging/install", ".build/release/layout-render", ".build/live/live.wasm.gz",
           ".build/reader/release/layout-render-swift", prefix
  end

  def caveats
    <<~EOS
      Texts are set in Inter and Noto. Install the fonts with your distribution, or name their folder
      with --font-dir; `layout-render fonts` lists them.
    EOS
  end

  test do
    (testpath/"a.json").write '{"canvas": {"size": [10, 10]}, "views": []}'
    assert_match "default", shell_output("#{bin}/layout-render solve a.json -f text")
  end
end
