// cspell:ignore fild
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { library } from '@site/library';
import { checkSnippets } from './checkSnippets';

const [free = '', pro = ''] = Object.keys(library.packages);

const files: Record<string, string> = {
  'package.json': JSON.stringify({ dependencies: { react: '1', [pro]: '1', [free]: '1' } }),
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'ES2022',
      module: 'ESNext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      lib: ['ES2022'],
      strict: true,
      verbatimModuleSyntax: true,
      types: [],
    },
  }),
  'node_modules/react/index.d.ts':
    'export = React; export as namespace React; declare namespace React { function useState<T>(first: T): [T, (next: T) => void]; }',
  'node_modules/react/jsx-runtime.d.ts':
    'export namespace JSX { interface Element {} interface ElementChildrenAttribute { children: {} } interface IntrinsicElements { p: { children?: unknown } } }',
  [`node_modules/${free}/index.d.ts`]:
    'export interface TableProps { rows: readonly object[]; density?: "compact"; api?: { sort(): void } } export declare function Grid(props: TableProps): object; export interface Column { field: string } export interface Overrides { id?: number } export declare function useApi(): { sort(): void };',
  [`node_modules/${pro}/index.d.ts`]:
    'export interface Column { field: string; pinned?: boolean } export declare function useApi(): { sort(): void; pin(): void };',
};

let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'code-blocks-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dir, name)), { recursive: true });
    await writeFile(path.join(dir, name), text);
  }
});

afterAll(() => rm(dir, { recursive: true }));

const check = (code: string, context = '') =>
  checkSnippets([{ file: 'docs/rows.mdx', line: 10, code, context }], dir)[0];

test.each([
  ['names', '<Grid rows={rows} density="compact" />'],
  ['required props', '<Grid density="compact" />'],
  ['what is around elements', '<p>Before</p>\n<Grid rows={[]} />'],
  ['what is around the properties of an object', "rows: [],\ndensity: 'compact',"],
  ['the element around attributes', 'rows={[]}\nonClick={(event) => open(event.target)}'],
  ['the function around a return', 'const [open] = React.useState(false);\nreturn open;'],
  ['types', 'const first: Order = { id: 1 };'],
  ['an import from React', 'const [open, setOpen] = useState(false);\nsetOpen(!open);'],
  ['packages that are not of the library', "import { z } from 'zod';\nz.string();"],
])('a fragment can leave out %s', (_what, code) => {
  expect(check(code)).toEqual([]);
});

test.each([
  ['a prop that does not exist', '\n<Grid rows={rows} dense />', 11, 'dense'],
  ['a value that is not allowed', '<Grid rows={rows} density="narrow" />', 10, 'narrow'],
  [
    'a value that does not fit a type of the library',
    "const c: Column = { fild: 'id' };",
    10,
    'fild',
  ],
  [
    'a module that the library does not have',
    `import { A } from '${free}/nothing';`,
    10,
    '/nothing',
  ],
  ['code that cannot be parsed', '<Grid rows={rows}>', 10, 'no corresponding closing tag'],
])('%s is a mistake, with the line of the page', (_what, code, line, message) => {
  expect(check(code)).toContainEqual(
    expect.stringMatching(new RegExp(`^docs/rows.mdx:${line}: .*${message}`, 's')),
  );
});

test('a method of a higher plan is checked with the types of that plan', () => {
  const code = 'const api = useApi();\napi.pin();\nconst column: Column = { field, pinned: true };';
  expect(check(code)).toEqual([]);
  expect(check(code.replace('pin()', 'unpin()'))).toHaveLength(2);
});

test('what the page declares is used, unless the block declares it itself', () => {
  const context = "import { Grid as Own } from './Own'; declare const rows: string;";
  expect(check('<Grid rows={rows} />', context)).toHaveLength(1);
  expect(check('const rows: object[] = [];\n<Grid rows={rows} />;', context)).toEqual([]);
});

test('what a block adds to a module is there for that block alone', () => {
  const added = `declare module '${free}' {\n  interface Overrides {\n    total: number;\n  }\n}\n`;
  const use = 'const overrides: Overrides = { total: 1 };';
  const blocks = [added + use, use].map((code, line) => ({
    file: 'a.mdx',
    line,
    code,
    context: '',
  }));
  const [first, second] = checkSnippets(blocks, dir);
  expect(first).toEqual([]);
  expect(second).toHaveLength(1);
});
