import type { ConfigureWebpackUtils } from '@docusaurus/types';

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
type BundlerPlugin = InstanceType<Bundler['NormalModuleReplacementPlugin']>;

const NAME = 'DemoChunks';

/**
 * Lets an import bring the hash in the name of its chunk, and the browser do other work between the
 * arrival of a chunk and the evaluation of its modules: the library's chunks are large, and both in
 * one task would keep the page from answering.
 */
const runtime = `
const hashes = {};
const { e: load, u: toFile } = __webpack_require__;
__webpack_require__.e = (id, hash) => {
  if (typeof hash === "string") hashes[id] = hash;
  return load(id);
};
__webpack_require__.u = (id) => hashes[id] ? "assets/js/" + id + "." + hashes[id] + ".js" : toFile(id);
__webpack_require__.f.pause = (id, loading) => {
  if (loading.length) {
    loading.push(Promise.all(loading).then(() => new Promise((resolve) => setTimeout(resolve))));
  }
};
`;

/** The runtime's list of all chunks: `{1002:"15f104",…}`. */
const HASHES = /\{(?:"?\w+"?:"[\da-f]+",?)+\}/;

/** A minifier writes the id `1000` as the shortest number: `1e3`. */
const toId = (key: string) => (/^\d/.test(key) ? String(Number(key)) : key);

/** Scripts of a build, as text. */
export interface Scripts {
  runtime: string;
  main: string;
  /** The others, by file. */
  chunks: ReadonlyMap<string, string>;
}

/** An import: `a.e("1002")` */
const IMPORT = /\.e\("(\w+)"\)/g;

const listImports = (text: string) => [...text.matchAll(IMPORT)].map(([, id = '']) => id);

/**
 * Moves the hashes of chunks from the runtime, which every page loads, to the imports of those chunks,
 * where they are not in the script of every page: each page and each demo adds chunks. What is imported
 * by a page's HTML has its hash there.
 *
 * @param hashes hashes of the chunks that can move, by id
 * @returns the scripts that change
 */
export function moveHashes(
  { runtime: list, main, chunks }: Scripts,
  hashes: ReadonlyMap<string, string>,
): { runtime: string; chunks: Map<string, string> } {
  const everywhere = new Set(listImports(main));
  const imported = new Set([...chunks.values()].flatMap(listImports));
  const moved = new Map([...hashes].filter(([id]) => imported.has(id) && !everywhere.has(id)));
  const changed = new Map<string, string>();
  for (const [file, text] of chunks) {
    const next = text.replace(IMPORT, (whole, id: string) =>
      moved.has(id) ? `.e("${id}","${moved.get(id)}")` : whole,
    );
    if (next !== text) {
      changed.set(file, next);
    }
  }
  const shorter = list.replace(HASHES, (all) => {
    const entries = [...all.matchAll(/"?(\w+)"?:"([\da-f]+)"/g)];
    const kept = entries.filter(([, key = '', hash]) => moved.get(toId(key)) !== hash);
    return `{${kept.map(([entry]) => entry).join()}}`;
  });
  return { runtime: shorter, chunks: changed };
}

/**
 * Tells browsers that know it to compile a script whole, on another thread while it loads. Else each
 * function is compiled when it is first called: a quarter of the time in which a grid is drawn.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/** A chunk of what all demos of a version share. */
const isLibraryChunk = ({ name }: NamedChunk) => name?.startsWith('library-') ?? false;

interface NamedChunk {
  name?: string | null;
  files: Iterable<string>;
}

/** `assets/js/1002.15f104.js` → the id and the hash. */
function listHashes(files: Iterable<string>): [id: string, hash: string][] {
  return [...files].flatMap((file) => {
    const [, id, hash] = /^assets\/js\/(\w+)\.([\da-f]+)\.js$/.exec(file) ?? [];
    return id !== undefined && hash !== undefined ? [[id, hash]] : [];
  });
}

/**
 * Returns the bundler plugin that keeps demos from weighing on the pages: in bytes, however many there
 * are, and in time, while they load.
 */
export function createDemoChunks({
  Compilation,
  RuntimeModule,
  sources: { ConcatSource, RawSource },
}: Bundler): BundlerPlugin {
  class DemoRuntime extends RuntimeModule {
    constructor() {
      super(NAME, RuntimeModule.STAGE_TRIGGER);
    }

    override generate() {
      return runtime;
    }
  }

  function changeScripts(compilation: InstanceType<typeof Compilation>): void {
    const scripts = compilation.getAssets().filter(({ name }) => name.endsWith('.js'));
    const isOf = (entry: string) => (script: { name: string }) =>
      script.name.startsWith(`assets/js/${entry}.`);
    const list = scripts.find(isOf('runtime~main'));
    const main = scripts.find(isOf('main'));
    if (!list || !main) {
      throw new Error(
        'The build has no assets/js/runtime~main.….js or assets/js/main.….js: adapt plugins/demos/server/demoChunks.ts to the names of scripts.',
      );
    }
    const chunks = [...compilation.chunks];
    const read = (script: typeof list) => script.source.source().toString();
    const others = scripts.filter((script) => script !== list && script !== main);
    const moved = moveHashes(
      {
        runtime: read(list),
        main: read(main),
        chunks: new Map(others.map((script) => [script.name, read(script)])),
      },
      new Map(chunks.flatMap(({ files }) => listHashes(files))),
    );
    for (const [name, text] of [[list.name, moved.runtime] as const, ...moved.chunks]) {
      compilation.updateAsset(name, new RawSource(text));
    }
    for (const file of chunks.filter(isLibraryChunk).flatMap(({ files }) => [...files])) {
      compilation.updateAsset(file, (source) => new ConcatSource(COMPILE_HINT, source));
    }
  }

  const plugin: Pick<BundlerPlugin, 'apply'> = {
    apply(compiler) {
      compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
        compilation.hooks.additionalTreeRuntimeRequirements.tap(NAME, (chunk) =>
          compilation.addRuntimeModule(chunk, new DemoRuntime()),
        );
        // When scripts are minified, and before the hashes of their content are computed.
        const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
        compilation.hooks.processAssets.tap({ name: NAME, stage }, () =>
          changeScripts(compilation),
        );
      });
    },
  };
  return plugin as BundlerPlugin;
}
