import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { type Plugin, build } from 'esbuild';
import { findInPackages, siteDir, toRelative } from '../../../core/server/files';

/** Modules of Node, and parsers of other languages, that jscodeshift names and the check never calls. */
const unused = ['crypto', 'esprima', 'flow-parser', 'fs', 'path'];

/** What of other modules of Node jscodeshift calls. */
const stubs: Readonly<Record<string, string>> = {
  os: 'exports.EOL = "\\n";',
  assert: `
    const assert = (value, message) => { if (!value) { throw new Error(message); } };
    const strictEqual = (one, other, message) => assert(one === other, message);
    module.exports = Object.assign(assert, { ok: assert, strictEqual, equal: strictEqual, deepEqual() {} });`,
};

/** Gives a browser something in place of what it doesn't have. */
const withoutNode: Plugin = {
  name: 'without-node',
  setup({ onResolve, onLoad }) {
    const names = [...unused, ...Object.keys(stubs)];
    onResolve({ filter: new RegExp(`^(?:node:)?(?:${names.join('|')})$`) }, ({ path: name }) => ({
      path: name.replace(/^node:/, ''),
      namespace: 'without-node',
    }));
    onLoad({ filter: /.*/, namespace: 'without-node' }, ({ path: name }) => ({
      contents: stubs[name] ?? '',
      loader: 'js',
    }));
  },
};

/** Codemods as `library.ts` names them: modules of packages, by the major that they bring code to. */
type CodemodNames = Readonly<Record<string, readonly string[]>>;

const findCodemod = (name: string, dir: string) => findInPackages(`${name}/index.js`, dir);

/**
 * Returns what is wrong with the codemods: those that aren't installed.
 *
 * @param dir absolute path of the version whose packages have them
 */
export const checkCodemods = (codemods: CodemodNames, dir: string): string[] =>
  Object.entries(codemods).flatMap(([major, names]) =>
    names
      .filter((name) => !existsSync(findCodemod(name, dir)))
      .map(
        (name) =>
          `library.ts: the codemods to ${major} name ${name}, which is not installed. Add its package to ${toRelative(siteDir, path.join(dir, 'package.json'))}, or remove it.`,
      ),
  );

/** Returns the code that starts the worker, with the codemods in it. */
function renderEntry(codemods: CodemodNames, dir: string): string {
  const worker = JSON.stringify(path.join(__dirname, '../worker'));
  const modules = Object.entries(codemods).flatMap(([major, names]) =>
    names.map((name) => ({ major, file: findCodemod(name, dir) })),
  );
  const [first] = modules;
  if (!first) {
    return `import { listen } from ${worker.replace(/"$/, '/listen"')};
listen(({ text }) => text);`;
  }
  const jscodeshift = (file: string) =>
    JSON.stringify(
      require.resolve(`jscodeshift/${file}`, { paths: [realpathSync(path.dirname(first.file))] }),
    );
  const majors = Object.keys(codemods).map((major) => {
    const own = modules.flatMap((item, i) => (item.major === major ? [`pick(m${i})`] : []));
    return `${JSON.stringify(major)}: [${own.join(', ')}]`;
  });
  return `
import { createCodemodRunner } from ${worker.replace(/"$/, '/codemods"')};
import { listen } from ${worker.replace(/"$/, '/listen"')};
import * as core from ${jscodeshift('src/core')};
import * as parser from ${jscodeshift('parser/tsx')};
${modules.map(({ file }, i) => `import * as m${i} from ${JSON.stringify(file)};`).join('\n')}
// CommonJS modules that were ES modules have their default export one level down.
const pick = (module) => [module, module.default, module.default?.default].findLast((item) => typeof item === 'function');
listen(createCodemodRunner(pick(core), pick(parser), { ${majors.join(', ')} }));`;
}

/**
 * Bundles the worker with TypeScript's parser and the codemods: about 1.2 MB compressed, which only a check loads.
 *
 * @param dir absolute path of the version whose packages have them
 * @param outfile absolute path
 */
export async function compileWorker(
  codemods: CodemodNames,
  dir: string,
  outfile: string,
): Promise<void> {
  await build({
    stdin: { contents: renderEntry(codemods, dir), resolveDir: __dirname, loader: 'ts' },
    outfile,
    bundle: true,
    minify: true,
    platform: 'browser',
    format: 'iife',
    target: 'es2022',
    // The platform may be a package, where esbuild reads no `paths` of a `tsconfig.json`.
    alias: { '@site': siteDir },
    plugins: [withoutNode],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
}
