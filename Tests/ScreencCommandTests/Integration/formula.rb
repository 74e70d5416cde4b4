# frozen_string_literal: true

# Installs from a formula as Homebrew does, and runs its test:
#
#     ruby formula.rb FORMULA PREFIX [macos|linux arm|intel]
#
# It knows what the formula of this project asks for, and fails at all else. The system is this machine's unless it is
# said. What methods do, where files go and what `brew style` demands is that of Homebrew, by the names of its sources:
# formula.rb, on_system.rb, extend/pathname.rb, download_strategy, rubocops.

require "digest"
require "fileutils"
require "pathname"
require "rbconfig"
require "tmpdir"
require "uri"

# The folders that formulae install into.
class Pathname
  # Moves files here, under their names, and makes the folder if need be.
  def install(*sources)
    sources.flatten.each do |source|
      raise Errno::ENOENT, source.to_s unless File.exist?(source)

      mkpath
      FileUtils.mv source, join(File.basename(source))
    end
  end
end

# The system for which is installed.
class Target
  attr_reader :system, :processor

  def initialize(system = nil, processor = nil)
    @system = system || (RbConfig::CONFIG["host_os"] =~ /darwin/ ? "macos" : "linux")
    @processor = processor || (RbConfig::CONFIG["host_cpu"] =~ /arm|aarch64/ ? "arm" : "intel")
  end

  def is?(name)
    [system, processor].include?(name)
  end
end

# What a description may be: rubocops/shared/desc_helper.rb.
module Description
  def self.check(text, name)
    raise "desc: longer than 80 characters" if text.length > 80
    raise "desc: spaces at an end" if text != text.strip
    raise "desc: begins with an article" if text =~ /^(the|an?)\s/i
    raise "desc: begins without a capital" unless text =~ /^[A-Z]/
    raise "desc: begins with the name" if text =~ /^#{name}\b/i
    raise "desc: ends with a full stop" if text.end_with?(".")
  end
end

# A formula: what it says in its class, and what it does.
class Formula
  # ast_constants.rb
  ORDER = %i[desc homepage url version sha256 license on_macos on_linux install test].freeze

  class << self
    attr_accessor :target
    attr_reader :formula

    def inherited(formula)
      super
      @formula = formula
    end

    %i[desc homepage version license url sha256].each do |name|
      define_method(name) do |*value|
        return said.fetch(name) { raise "there is no #{name} for this system" } if value.empty?

        # rubocops/components_order.rb
        raise "#{blocks.last} cannot include #{name}" if blocks.size == 1
        raise "#{name} is said twice" if said.key?(name)

        place name if blocks.empty?
        said[name] = value.fetch(0)
      end
    end

    %w[macos linux arm intel].each do |name|
      define_method("on_#{name}") do |&block|
        place :"on_#{name}" if blocks.empty?
        blocks.push "on_#{name}"
        block.call if Formula.target.is?(name)
        blocks.pop
      end
    end

    def test(&block)
      define_method(:test, &block)
    end

    def method_added(name)
      super
      place name if equal?(Formula.formula)
    end

    # Raises where what is said has a place before what was said last.
    def place(name)
      position = ORDER.index(name) or raise "#{name} is not known here"
      raise "#{name} should be put before #{ORDER[@last]}" if position <= (@last || -1)

      @last = position
    end

    def said
      @said ||= {}
    end

    private

    def blocks
      @blocks ||= []
    end
  end

  attr_reader :name, :prefix

  def initialize(name, homebrew)
    @name = name
    @prefix = homebrew / "Cellar" / name / version
  end

  def version
    self.class.version
  end

  def bin
    prefix / "bin"
  end

  def share
    prefix / "share"
  end

  def man1
    share / "man" / "man1"
  end

  def doc
    share / "doc" / name
  end

  def bash_completion
    prefix / "etc" / "bash_completion.d"
  end

  def zsh_completion
    share / "zsh" / "site-functions"
  end

  def fish_completion
    share / "fish" / "vendor_completions.d"
  end

  # formula_assertions.rb
  def assert_equal(expected, actual)
    raise "Expected: #{expected.inspect}\n  Actual: #{actual.inspect}" if expected != actual
  end

  def shell_output(command, status = 0)
    output = `#{command}`
    assert_equal status, Process.last_status.exitstatus
    output
  end
end

# Installs one formula below a prefix, as `brew install` does below /opt/homebrew.
class Installation
  def initialize(file, homebrew)
    @homebrew = Pathname(homebrew).expand_path
    name = File.basename(file, ".rb")
    load File.expand_path(file)
    raise "#{file} has no class #{name.capitalize}" unless Formula.formula&.name == name.capitalize

    check name
    @formula = Formula.formula.new(name, @homebrew)
  end

  def run
    Dir.mktmpdir do |folder|
      archive = download(folder)
      unpacked(archive, File.join(folder, "unpacked")) { @formula.install }
    end
    link
    test
  end

  private

  def check(name)
    Description.check Formula.formula.desc, name
    raise "homepage: no address" unless Formula.formula.homepage =~ %r{^https?://}
    raise "license: none" if Formula.formula.license.empty?
    raise "test: none" unless Formula.formula.method_defined?(:test)
  end

  def download(folder)
    url = Formula.formula.url
    puts "==> Downloading #{url}"
    address = URI.parse(url)
    raise "#{url} is not a file" unless address.scheme == "file"

    archive = File.join(folder, File.basename(address.path))
    FileUtils.cp URI::DEFAULT_PARSER.unescape(address.path), archive
    expected = Formula.formula.sha256
    actual = Digest::SHA256.file(archive).hexdigest
    raise "SHA-256 mismatch\nExpected: #{expected}\n  Actual: #{actual}" if expected != actual

    archive
  end

  # The only folder of an archive is entered: download_strategy/abstract_download_strategy.rb.
  def unpacked(archive, folder, &block)
    FileUtils.mkpath folder
    system("tar", "-xf", archive, "-C", folder) or raise "#{archive} cannot be unpacked"
    children = Pathname(folder).children
    raise "Empty archive" if children.empty?

    top = children.size == 1 && children.first.directory? ? children.first : folder
    Dir.chdir(top, &block)
  end

  # What is in the cellar is found below the prefix: keg.rb.
  def link
    raise "Empty installation" unless @formula.prefix.directory?

    files = @formula.prefix.find.select(&:file?)
    files.each do |file|
      place = @homebrew / file.relative_path_from(@formula.prefix)
      place.dirname.mkpath
      place.make_symlink file.relative_path_from(place.dirname)
    end
    puts "==> #{files.size} files below #{@formula.prefix}"
  end

  # In a folder of its own, which is its home as well.
  def test
    puts "==> Testing #{@formula.name}"
    Dir.mktmpdir do |home|
      ENV["HOME"] = home
      Dir.chdir(home) { @formula.test }
    end
  end
end

begin
  file, homebrew, *target = ARGV
  Formula.target = Target.new(*target)
  Installation.new(file, homebrew).run
rescue StandardError => e
  warn "Error: #{e.message}"
  exit 1
end
