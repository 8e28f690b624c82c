import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readDemoFiles } from './demoFiles';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'files-'));
});

afterEach(() => rm(dir, { recursive: true }));

/** Writes files of a version, and reads the demo `grid/sorting/demos/Demo.tsx`. */
async function read(files: Readonly<Record<string, string>>) {
  for (const [file, code] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
    await writeFile(path.join(dir, file), code);
  }
  return readDemoFiles(path.join(dir, 'grid/sorting/demos/Demo.tsx'), 'Demo.tsx', dir);
}

const toCode = ({ files }: Awaited<ReturnType<typeof read>>) =>
  Object.fromEntries(files.map(({ name, code }) => [name, code]));

test("files of other folders are in the demo's folder, and imports lead to them", async () => {
  const found = await read({
    'grid/sorting/demos/Demo.tsx': [
      "import { orders } from '../../data/orders';",
      "import table from '../../data';",
      "import { Cell } from './parts/Cell';",
      "import { Box } from '@example/ui/Box';",
      "import '../../styles/demo.css';",
    ].join('\n'),
    'grid/sorting/demos/parts/Cell.tsx': "export { colors } from '../../../../colors/index.ts';",
    'grid/data/orders.ts': "import prices from './prices.json';\nimport '../../colors';",
    'grid/data/prices.json': '[]',
    'grid/data/index.ts': 'index',
    'grid/styles/demo.css': '.a {}',
    'colors/index.ts': 'colors',
  });
  expect(found.missing).toEqual([]);
  expect(toCode(found)).toEqual({
    'Demo.tsx': [
      "import { orders } from './grid/data/orders';",
      "import table from './grid/data';",
      "import { Cell } from './parts/Cell';",
      "import { Box } from '@example/ui/Box';",
      "import './grid/styles/demo.css';",
    ].join('\n'),
    'grid/data/orders.ts': "import prices from './prices.json';\nimport '../../colors';",
    'grid/data/prices.json': '[]',
    'colors/index.ts': 'colors',
    'grid/data/index.ts': 'index',
    'parts/Cell.tsx': "export { colors } from '../colors/index.ts';",
    'grid/styles/demo.css': '.a {}',
  });
});

test('their names are as short as they can be', async () => {
  const found = await read({
    'grid/sorting/demos/Demo.tsx': "import { orders } from '../../data/orders';",
    'grid/data/orders.ts': 'orders',
  });
  expect(Object.keys(toCode(found))).toEqual(['Demo.tsx', 'data/orders.ts']);
});

test('two files are never one', async () => {
  const found = await read({
    'grid/sorting/demos/Demo.tsx': "import '../data/rows';\nimport './data/rows';",
    'grid/sorting/demos/data/rows.ts': 'inside',
    'grid/sorting/data/rows.ts': 'outside',
  });
  expect(toCode(found)).toEqual({
    'Demo.tsx': "import './sorting/data/rows';\nimport './data/rows';",
    'sorting/data/rows.ts': 'outside',
    'data/rows.ts': 'inside',
  });
});

test('imports cannot leave the version, nor lead into packages or pictures', async () => {
  const found = await read({
    'grid/sorting/demos/Demo.tsx': [
      "import '../../../../elsewhere';",
      "import '../../../node_modules/pack/index';",
      "import photo from './photo.png';",
    ].join('\n'),
    'node_modules/pack/index.ts': '',
    'grid/sorting/demos/photo.png': '',
  });
  expect(found.missing.map(({ specifier }) => specifier)).toEqual([
    '../../../../elsewhere',
    '../../../node_modules/pack/index',
    './photo.png',
  ]);
});
