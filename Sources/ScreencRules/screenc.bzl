"""Rules that check screen specs and generate their Swift, module by module.

A module of specs that is a Swift module by itself is a target `screenc_specs` with `module`; what stands outside of
modules is one without. Of a module, others need its interface file only, and of the app, modules need what
`screenc interface --app` says: so whatever does not change these is built for itself alone.
"""

ScreencSpecsInfo = provider(
    doc = "Specs of a module, or of what is the app's own.",
    fields = {
        "module": "The module's name; empty for what is the app's own.",
        "root": "The folder of all specs, from the top of the workspace.",
        "specs": "The specs and what they name.",
        "interface": "What others see of them.",
        "interfaces": "A depset of interfaces of modules, with their places: its own and those of its dependencies.",
        "app": "What modules see of the app, with its place, and the files that it names.",
        "names": "The names of the generated files.",
    },
)

# What every rule that runs screenc needs of it.
_TOOLS = {
    "_screenc": attr.label(
        default = Label("//:bin/screenc"),
        allow_single_file = True,
        executable = True,
        cfg = "exec",
    ),
    "_runner": attr.label(
        default = Label("//:run.sh"),
        allow_single_file = True,
        executable = True,
        cfg = "exec",
    ),
}

def _folder(package, file):
    """The folder of a package, from the top of the workspace, joined with a name."""
    return package + "/" + file if package else file

def _place(file, at = None):
    """A file that a run of screenc reads, and where it stands for it."""
    return struct(file = file, at = at or file.short_path)

def _swift_name(spec, root):
    """What the Swift of a spec is called: as its path below the folder of all specs, with dots for slashes."""
    path = spec.short_path
    if root and path.startswith(root + "/"):
        path = path[len(root) + 1:]
    return path.rpartition(".")[0].replace("/", ".") + ".swift"

def _is_spec(file):
    return file.extension in ["yaml", "yml"] and file.basename != "screenc.yaml"

def _run(ctx, tool, runner, mnemonic, message, places, outputs, root, arguments):
    """Runs screenc over a folder that is laid out of files.

    Args:
      places: The files with their places below that folder.
      outputs: The files that are taken from what it wrote, by their names.
      root: The folder of the specs in it.
      arguments: Those of screenc; `@out@` stands for the folder that it writes into.
    """
    manifest = ctx.actions.declare_file(ctx.label.name + "." + mnemonic + ".files")
    lines = ["%s\t%s" % (place.file.path, place.at) for place in places]
    ctx.actions.write(manifest, "\n".join(lines) + "\n")
    results = ctx.actions.declare_file(ctx.label.name + "." + mnemonic + ".outputs")
    ctx.actions.write(results, "\n".join(["%s\t%s" % (name, file.path) for name, file in outputs]) + "\n")
    ctx.actions.run(
        executable = runner,
        arguments = [tool.path, manifest.path, results.path] + arguments + ["--", root or "."],
        inputs = [manifest, results] + [place.file for place in places],
        outputs = [file for _, file in outputs],
        tools = [tool, runner],
        mnemonic = mnemonic,
        progress_message = message,
    )

def _specs_impl(ctx):
    module = ctx.attr.module
    app = ctx.attr.app[ScreencSpecsInfo] if ctx.attr.app else None
    if module and not app:
        fail("a module says which app it is of: app = \"//Specs:app\"")
    if app and not module:
        fail("what is the app's own says nothing of an app: leave `app` out, or name the `module`")
    root = app.root if app else ctx.label.package
    specs = [_place(file) for file in ctx.files.srcs + ctx.files.data]
    others = depset(transitive = [dep[ScreencSpecsInfo].interfaces for dep in ctx.attr.deps])
    if ctx.file.interface:
        interface = ctx.file.interface
    else:
        interface = ctx.actions.declare_file(ctx.label.name + ".interface.yaml")
        _run(
            ctx,
            ctx.executable._screenc,
            ctx.executable._runner,
            "ScreencInterface",
            "Reading what others see of %s" % (module or "the app"),
            specs + (others.to_list() + app.app if module else []),
            [("interface.yaml", interface)],
            root,
            ["interface", "--quiet", "--output", "@out@/interface.yaml", module or "--app"],
        )
    own = []
    if module:
        own = [_place(interface, _folder(ctx.label.package, "Interface.yaml"))]
        seen = app.app
    else:
        # Its strings and its configuration are those of all.
        beside = [place for place in specs if not _is_spec(place.file)]
        seen = [_place(interface, _folder(ctx.label.package, "App.yaml"))] + beside
    return [
        DefaultInfo(files = depset([interface])),
        ScreencSpecsInfo(
            module = module,
            root = root,
            specs = specs,
            interface = interface,
            interfaces = depset(own, transitive = [others]),
            app = seen,
            names = [_swift_name(file, root) for file in ctx.files.srcs if _is_spec(file)],
        ),
    ]

screenc_specs = rule(
    doc = """Specs of a module that is a Swift module by itself, or of what is the app's own.

What it builds is an interface file: what others see of the module, or what modules see of the app.""",
    implementation = _specs_impl,
    attrs = dict(_TOOLS, **{
        "srcs": attr.label_list(
            doc = "The specs, and `screenc.yaml`.",
            allow_files = [".yaml", ".yml"],
            mandatory = True,
        ),
        "data": attr.label_list(
            doc = "What the specs name: strings, samples and queries.",
            allow_files = True,
        ),
        "module": attr.string(doc = "The module's name; left out for what is the app's own."),
        "app": attr.label(
            doc = "The specs that are the app's own, whose package is the folder of all specs.",
            providers = [ScreencSpecsInfo],
        ),
        "deps": attr.label_list(
            doc = "The modules that it uses and those whose screens it shows.",
            providers = [ScreencSpecsInfo],
        ),
        "interface": attr.label(
            doc = "An interface that is checked in, in the place of the one that is made.",
            allow_single_file = [".yaml"],
        ),
    }),
)

def _interface_impl(ctx):
    file = ctx.file.src
    root = _place(file, _folder(ctx.label.package, "Interface.yaml"))
    return [
        DefaultInfo(files = depset([file])),
        ScreencSpecsInfo(
            module = ctx.attr.module,
            root = "",
            specs = [],
            interface = file,
            interfaces = depset([root], transitive = [dep[ScreencSpecsInfo].interfaces for dep in ctx.attr.deps]),
            app = [],
            names = [],
        ),
    ]

screenc_interface = rule(
    doc = "An interface of a module that is checked in: who depends on it does not depend on the module's specs.",
    implementation = _interface_impl,
    attrs = {
        "src": attr.label(allow_single_file = [".yaml"], mandatory = True),
        "module": attr.string(mandatory = True),
        "deps": attr.label_list(
            doc = "The modules of which it names something.",
            providers = [ScreencSpecsInfo],
        ),
    },
)

def _swift_impl(ctx):
    specs = ctx.attr.specs[ScreencSpecsInfo]
    deps = depset(transitive = [specs.interfaces] + [dep[ScreencSpecsInfo].interfaces for dep in ctx.attr.deps])

    # The interface of the module itself gives way to its specs.
    places = specs.specs + [place for place in deps.to_list() if place.file != specs.interface or not specs.module]
    if specs.module:
        places = places + specs.app
    outputs = [(name, ctx.actions.declare_file(ctx.label.name + "/" + name)) for name in specs.names]
    _run(
        ctx,
        ctx.executable._screenc,
        ctx.executable._runner,
        "ScreencSwift",
        "Generating the screens of %s" % (specs.module or "the app"),
        places,
        outputs,
        specs.root,
        ["build", "--file-per-spec", "--no-cache", "--force", "--quiet", "--output", "@out@/a/b/c/d/e/f/g/h"],
    )
    return [DefaultInfo(files = depset([file for _, file in outputs]))]

screenc_swift = rule(
    doc = "The Swift of specs, as files that a `swift_library` takes among its `srcs`.",
    implementation = _swift_impl,
    attrs = dict(_TOOLS, **{
        "specs": attr.label(providers = [ScreencSpecsInfo], mandatory = True),
        "deps": attr.label_list(
            doc = "Of the app: all modules that are Swift modules.",
            providers = [ScreencSpecsInfo],
        ),
    }),
)
