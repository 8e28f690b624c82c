// cspell:ignore fild
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkSnippets } from './checkSnippets';
import { free, writeVersion } from './testing/writeVersion';

let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'code-blocks-'));
  await writeVersion(dir);
});

afterAll(() => rm(dir, { recursive: true }));

const checkOne = (code: string, context = '') =>
  checkSnippets([{ file: 'docs/rows.mdx', line: 10, code, context }], dir)[0];

const check = (code: string, context?: string) => checkOne(code, context)?.problems;

/** What is shown of the names in a block, by name. */
const hover = (code: string, context?: string) =>
  Object.fromEntries(
    checkOne(code, context)?.names.map(({ start, end, text }) => [code.slice(start, end), text]) ??
      [],
  );

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
  expect(first?.problems).toEqual([]);
  expect(second?.problems).toHaveLength(1);
});

test('a name is shown with its type, and with the first sentence of what is written about it', () => {
  expect(hover('<Grid rows={[]} density="compact" />')).toEqual({
    Grid: 'function Grid(props: TableProps): object',
    rows: '(property) TableProps.rows: readonly object[]\nWhat it shows.',
    density: '(property) TableProps.density?: "compact" | undefined',
  });
});

test('names of imports, variables, calls, types, keys and properties are shown', () => {
  const code = `import { useApi, type Column as Own } from '${free}';\nconst column: Own = { field: 'id' };\nuseApi().sort();\ncolumn.field.length;`;
  expect(hover(code)).toEqual({
    useApi: 'useApi(): { sort(): void; }',
    Column: 'interface Column',
    Own: 'interface Own',
    column: 'const column: Own',
    field: '(property) Column.field: string',
    sort: '(method) sort(): void',
    length: expect.stringContaining('length: number'),
  });
});

test('the type of a method is that of the plan that has it', () => {
  expect(hover('const api = useApi();\napi.pin();')).toMatchObject({ pin: '(method) pin(): void' });
});

test.each([
  ['is not known', 'rows.length;', []],
  ['is that of an element of the page', '<p>Text</p>', []],
  ['is but what is written there', "const size = { wide: 'yes' };", ['size']],
  ['would be that of a prop of an unknown element', '<Other wide={1} />', []],
  ['would be that of an attribute without an element', 'wide={1}', []],
  ['is that of undefined', 'const none: 1 | undefined = undefined;', ['none']],
  ['was shown at the start of the element', '<Grid rows={[]}></Grid>', ['Grid', 'rows']],
])('a name is not shown where its type %s', (_what, code, shown) => {
  const names = checkOne(code)?.names.map(({ start, end }) => code.slice(start, end));
  expect(names).toEqual(shown);
});

test('a long type is cut', () => {
  const names = Array.from({ length: 60 }, (_, at) => `'value ${at}'`);
  const { size = '' } = hover(`declare const size: ${names.join(' | ')};\nsize;`);
  expect(size).toMatch(/^const size: "value 0" \| /);
  expect(size.length).toBeLessThanOrEqual(200);
});

test('the type of a member is shown without its owner where that is long', () => {
  const keys = Array.from({ length: 12 }, (_, at) => `part${at}: string`).join('; ');
  const code = `interface Sized<T> { size: T }\ndeclare const box: Sized<{ ${keys} }>;\nbox.size;`;
  expect(hover(code).size).toMatch(/^\(property\) size: \{ part0: string; /);
});

test('names are found where they are on the page, whatever the check adds around them', () => {
  const code = "rows: [],\ndensity: 'compact',";
  expect(checkOne('\n  <Grid density="compact" />')?.names[0]).toMatchObject({ start: 4, end: 8 });
  expect(checkOne(code)?.names).toEqual([]);
});
