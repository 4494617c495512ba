# A draft that nobody has run: a formula for Homebrew. A release fills in the address of its source and that file's checksum.
class Interlingua < Formula
  desc "Compiler for translations: typed keys, checks, and verified conversions"
  homepage "https://example.org/interlingua"
  url "https://example.org/interlingua/archive/refs/tags/0.1.0.tar.gz"
  sha256 "0000000000000000000000000000000000000000000000000000000000000000"
  license "Apache-2.0"

  depends_on "pkgconf" => :build
  depends_on xcode: ["16.3", :build]
  depends_on "libxml2"

  uses_from_macos "swift" => :build

  def install
    system "swift", "build", "--disable-sandbox", "-c", "release", "--product", "interlingua"
    bin.install ".build/release/interlingua"
  end

  test do
    (testpath/"locales/en/translation.json").write '{"seen_one": "{{count}} bird", "seen_other": "{{count}} birds"}'
    system bin/"interlingua", "check", "locales"
  end
end
