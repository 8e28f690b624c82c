import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readDemos } from './readDemos';

let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'demos-'));
  const files = {
    'tree/demos/Tree.tsx': 'tree',
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
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
    await writeFile(path.join(dir, file), text);
  }
});

afterAll(() => rm(dir, { recursive: true }));

test('reads the demos beside pages, without other files and packages', async () => {
  const demos = await readDemos(dir);
  expect(demos.map(({ name }) => name)).toEqual(['Columns', 'SignIn', 'Tree']);
  expect(demos[2]?.dir).toBe(path.join(dir, 'tree/demos'));
});

test('reads the variants of a demo, MUI System first', async () => {
  const variants = (await readDemos(dir))[0]?.variants ?? [];
  expect(variants.map(({ style }) => style)).toEqual(['MUI System', 'Tailwind', 'CSS']);
  expect(variants[2]?.file).toBe(path.join(dir, 'grid/columns/demos/Columns.css.tsx'));
});

test('reads the files that a demo imports, and those that they import, once', async () => {
  const [system, , css] = (await readDemos(dir))[0]?.variants ?? [];
  expect(system?.files.map(({ name }) => name)).toEqual([
    'Columns.tsx',
    'rows.ts',
    'parts/Row.tsx',
  ]);
  expect(css?.files).toEqual([
    { name: 'Columns.tsx', code: "import './Columns.css';\n" },
    { name: 'Columns.css', code: '.columns {}' },
  ]);
});

test('a page template is one demo with all its files', async () => {
  const { variants = [] } = (await readDemos(dir)).find(({ name }) => name === 'SignIn') ?? {};
  expect(variants[0]?.files.map(({ name }) => name)).toEqual(['SignIn.tsx', 'Form.tsx']);
});

test('reports imports that lead nowhere', async () => {
  const [system, tailwind] = (await readDemos(dir))[0]?.variants ?? [];
  expect(system?.missing).toEqual([]);
  const file = path.join(dir, 'grid/columns/demos/Columns.tailwind.tsx');
  expect(tailwind?.missing).toEqual([{ file, specifier: './nothing' }]);
});

test('finds none in a version without demos', async () => {
  expect(await readDemos(path.join(dir, 'tree/demos'))).toEqual([]);
});
