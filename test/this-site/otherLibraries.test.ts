/** Any library can be documented, at any path: what is true of this site alone is in `library.ts` and `site.ts`. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { plans } from '../../core/library';
import { flattenEntries, readSidebar } from '../../core/server/sidebar';
import { toTitle } from '../../core/server/titles';
import { library, reference } from '../../library';
import { codeStyles, modeKeyPrefix, planNames, products } from '../../products';
import site from '../../site';

const siteDir = path.resolve(__dirname, '../..');

/** Names of packages, of products, and of their main components: `DataGrid`. */
const names = [
  ...library.family,
  ...products.map(({ name }) => name),
  ...products.map(({ title }) => title.replaceAll(' ', '')),
  ...Object.values(planNames),
  codeStyles[0].name,
  modeKeyPrefix,
];

/** Names that components of the platform happen to have too. */
const sharedNames = ['ToolbarButton'];

/** Any of the texts, in a regular expression. */
const anyOf = (texts: readonly string[]) => `(?:${texts.join('|')})`;

/** What names the plans in `TablePro` and `table-pro`, also in a regular expression, and the site's path. */
const patterns = {
  'components of a plan': new RegExp(`${anyOf(library.planSuffixes)}\\b`),
  'packages of a plan': new RegExp(`-(?:\\(\\?:)?${anyOf(plans)}\\b`),
  'the path of the site': new RegExp(`(?<![\\w.])${site.basePath.slice(0, -1)}(?![\\w-])`),
};

const printer = ts.createPrinter({ removeComments: true });

/** Returns the code of a file without its comments, which may give examples. */
function readCode(file: string): string {
  const text = readFileSync(path.join(siteDir, file), 'utf8');
  if (/\.json$/.test(file)) {
    return text;
  }
  if (/\.css$/.test(file)) {
    return text.replace(/\/\*.*?\*\//gs, '');
  }
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  return printer.printFile(source);
}

/** Reads names of several words that are the library's: of its reference's pages, and what `library.ts` has. */
async function readSymbols(): Promise<string[]> {
  const sidebars = await Promise.all(site.versions.map((version) => readSidebar(version, siteDir)));
  const pages = sidebars
    .flatMap(({ entries }) => flattenEntries(entries))
    .filter(({ pathname }) => pathname.startsWith('/api/'))
    .map(({ pathname }) => toTitle({ pathname }));
  const { sameKeys, refHooks, renamed, appTypes } = reference;
  const tables = [sameKeys, refHooks, renamed].flatMap((table = {}) =>
    Object.entries(table).flat(),
  );
  return [...new Set([...pages, ...tables, appTypes?.export ?? ''])].filter(
    (name) => /.[A-Z]/.test(name) && !sharedNames.includes(name),
  );
}

const list = (dir: string) =>
  readdirSync(path.join(siteDir, dir), { recursive: true, encoding: 'utf8' }).map((file) =>
    path.join(dir, file),
  );

const platform = ['core', 'cli', 'deploy', 'plugins', 'src'].flatMap(list);

/** Whether only tests have a file. */
const isOfTests = (file: string) => /\.(?:test|fuzz)\.|\/testing\//.test(file);

/** Returns what files name of the library, where it is no more than a word of others. */
async function findNames(files: readonly string[]): Promise<string[]> {
  const symbols = await readSymbols();
  expect(symbols).toEqual(
    expect.arrayContaining(['useGridApiRef', 'XAxis', 'GridColDef', 'DatePicker']),
  );
  return files.flatMap((file) => {
    const code = readCode(file);
    const words = new Set(code.match(/\w+/g));
    return [
      ...names.filter((name) => code.includes(name)),
      ...symbols.filter((symbol) => words.has(symbol)),
    ].map((name) => `${file} names ${name}`);
  });
}

test('nothing in the platform names this library, its packages, products, symbols or path', async () => {
  const files = platform
    .filter((file) => /\.(?:tsx?|mjs|json|css)$/.test(file))
    .filter((file) => !isOfTests(file));
  expect(files.length).toBeGreaterThan(200);
  const found = files.flatMap((file) => {
    const code = readCode(file);
    return Object.entries(patterns).flatMap(([what, pattern]) =>
      pattern.test(code) ? [`${file} names ${what}`] : [],
    );
  });
  expect([...found, ...(await findNames(files))]).toEqual([]);
});

/** Files of tests of the platform that name the library, and why. */
const exceptions: Readonly<Record<string, string>> = {};

const ofOwner =
  /^(?:data|docs|versioned_\w+)\/|^(?:library|products|sidebars|site|versions\.json)$/;

/** Returns what files import of what the owner writes. */
const findImports = (files: readonly string[]): string[] =>
  files.flatMap((file) => {
    const imports = ts.preProcessFile(readFileSync(path.join(siteDir, file), 'utf8')).importedFiles;
    return imports
      .filter(({ fileName }) => fileName.startsWith('.'))
      .map(({ fileName }) => path.join(path.dirname(file), fileName))
      .filter((imported) => ofOwner.test(imported))
      .map((imported) => `${file} imports ${imported}`);
  });

test('nor does a test of the platform, whose library is in test/acme', async () => {
  const ownFolders = ['acme', 'fuzz', 'html', 'page', 'projects', 'servers'];
  const inTest = readdirSync(path.join(siteDir, 'test')).map((file) => path.join('test', file));
  const files = [
    ...platform.filter(isOfTests),
    ...inTest.filter(isOfTests),
    ...ownFolders.flatMap((dir) => list(path.join('test', dir))),
  ]
    .filter((file) => /\.(?:tsx?|json)$/.test(file) && !/\.spec\./.test(file))
    .filter((file) => !(file in exceptions));
  expect(files.length).toBeGreaterThan(300);
  // Beside them are tools of specs, which look at the site that was built.
  const tests = files.filter((file) => isOfTests(file) || /^test\/(?:acme|page)\//.test(file));
  expect([...(await findNames(files)), ...findImports(tests)]).toEqual([]);
});
