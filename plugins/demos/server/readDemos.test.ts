import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readDemos } from './readDemos';

let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'demos-'));
  const files = {
    'tree/demos/Tree.tsx': 'tree',
    'grid/columns/demos/Columns.tsx': '// preview-start\ncolumns\n// preview-end\n',
    'grid/columns/demos/Columns.tailwind.tsx': 'variant',
    'grid/columns/demos/Columns.css': 'styles',
    'grid/columns/demos/data.ts': 'data',
    'grid/columns/Page.tsx': 'not a demo',
    'node_modules/pkg/demos/Foreign.tsx': 'foreign',
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
    await writeFile(path.join(dir, file), text);
  }
});

afterAll(() => rm(dir, { recursive: true }));

test('reads the demos beside pages, without variants, other files and packages', async () => {
  const demos = await readDemos(dir);
  expect(demos.map(({ name }) => name)).toEqual(['Columns', 'Tree']);
  expect(demos[1]?.file).toBe(path.join(dir, 'tree/demos/Tree.tsx'));
});

test('gives the source as a reader copies it', async () => {
  expect((await readDemos(dir))[0]?.source).toBe('columns\n');
});

test('finds none in a version without demos', async () => {
  expect(await readDemos(path.join(dir, 'tree/demos'))).toEqual([]);
});
