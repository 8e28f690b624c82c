import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readDemos } from './readDemos';

let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'demos-'));
  const files = {
    'tree/demos/Tree.tsx': 'tree',
    'tree/demos/Tree.zh.tsx': 'tree in Chinese',
    'grid/columns/demos/Columns.tsx': "import { rows } from './rows';\n",
    'grid/columns/demos/Columns.css.tsx': "import './Columns.css';\n",
    'grid/columns/demos/Columns.tailwind.tsx': "import { nothing } from './nothing';\n",
    'grid/columns/demos/Columns.css': '.columns {}',
    'grid/columns/demos/rows.ts': "import type { Row } from './parts/Row';\n",
    'grid/columns/demos/parts/Row.tsx': "import { rows } from '../rows';\n",
    'grid/columns/Page.tsx': 'not a demo',
    'node_modules/pkg/demos/Foreign.tsx': 'foreign',
    'templates/sign-in/SignIn.tsx': "import Form from './Form';\n",
    'templates/sign-in/Form.tsx': 'form',
    'data/orders.ts': "import prices from './prices.json';\n",
    'data/prices.json': '[1]',
    'grid/data/index.ts': 'index',
    'grid/shared/shared.mdx': '<Demo name="Basic" height={1} />\n\n<Demo name="Cell" height={1} />',
    'grid/shared/demos/Basic.tsx':
      "import { orders } from '../../../data/orders';\nimport rows from '../../data';\nimport Cell from './Cell';\nimport Part from './Part';\n",
    'grid/shared/demos/Cell.tsx': 'cell',
    'grid/shared/demos/Part.tsx': "import '../../../../../secret';\n",
    'tree/tree.mdx': '<Demo name="Basic" height={1} />',
    'tree/demos/Basic.tsx': 'basic',
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
    await writeFile(path.join(dir, file), text);
  }
});

afterAll(() => rm(dir, { recursive: true }));

test('reads the demos beside pages, without other files and packages', async () => {
  const demos = await readDemos(dir, 'en', ['zh']);
  expect(demos.map(({ name }) => name)).toEqual([
    'Columns',
    'Basic',
    'Cell',
    'SignIn',
    'Basic',
    'Tree',
  ]);
  expect(demos[5]?.dir).toBe(path.join(dir, 'tree/demos'));
});

test('reads the variants of a demo, Acme System first', async () => {
  const variants = (await readDemos(dir, 'en', ['zh']))[0]?.variants ?? [];
  expect(variants.map(({ style }) => style)).toEqual(['Acme System', 'Tailwind', 'CSS']);
  expect(variants[2]?.file).toBe(path.join(dir, 'grid/columns/demos/Columns.css.tsx'));
});

test('reads the files that a demo imports, and those that they import, once', async () => {
  const [system, , css] = (await readDemos(dir, 'en', ['zh']))[0]?.variants ?? [];
  expect(system?.files.map(({ name }) => name)).toEqual([
    'Columns.tsx',
    'rows.ts',
    'parts/Row.tsx',
  ]);
  const folder = path.join(dir, 'grid/columns/demos');
  expect(css?.files).toEqual([
    {
      name: 'Columns.tsx',
      code: "import './Columns.css';\n",
      file: path.join(folder, 'Columns.css.tsx'),
    },
    { name: 'Columns.css', code: '.columns {}', file: path.join(folder, 'Columns.css') },
  ]);
});

test('a page template is one demo with all its files', async () => {
  const { variants = [] } =
    (await readDemos(dir, 'en', ['zh'])).find(({ name }) => name === 'SignIn') ?? {};
  expect(variants[0]?.files.map(({ name }) => name)).toEqual(['SignIn.tsx', 'Form.tsx']);
});

test('reports imports that lead nowhere', async () => {
  const [system, tailwind] = (await readDemos(dir, 'en', ['zh']))[0]?.variants ?? [];
  expect(system?.missing).toEqual([]);
  const file = path.join(dir, 'grid/columns/demos/Columns.tailwind.tsx');
  expect(tailwind?.missing).toEqual([{ file, specifier: './nothing' }]);
});

test('a component that another demo imports and no page shows is a part of it', async () => {
  const demos = (await readDemos(dir, 'en', ['zh'])).filter((demo) => demo.dir.includes('shared'));
  expect(demos.map(({ name }) => name)).toEqual(['Basic', 'Cell']);
});

test('demos of several pages can have one name: their ids have the page', async () => {
  const ids = (await readDemos(dir, 'en', ['zh'])).map(({ id }) => id);
  expect(ids).toEqual(['Columns', 'grid-shared-Basic', 'Cell', 'SignIn', 'tree-Basic', 'Tree']);
});

test('finds none in a version without demos', async () => {
  expect(await readDemos(path.join(dir, 'tree/demos'))).toEqual([]);
});

test('a demo in the language of the page takes the place of the English one, under its name', async () => {
  const readTree = async (language: string) =>
    (await readDemos(dir, language, ['zh', 'fr'])).find(({ name }) => name === 'Tree')?.variants;
  expect(await readTree('zh')).toMatchObject([
    { style: 'Acme System', files: [{ name: 'Tree.tsx', code: 'tree in Chinese' }] },
  ]);
  for (const language of ['en', 'fr']) {
    expect(await readTree(language)).toMatchObject([{ files: [{ code: 'tree' }] }]);
  }
});
