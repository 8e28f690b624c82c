import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readPageSlugs } from './readPageSlugs';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'pages-'));
  const pages = {
    'charts/bars.mdx': 'slug: /react-charts/bars',
    'charts/axes.md': 'slug: /react-charts/axes',
    'charts/pie.mdx': 'slug: /react-charts/pie\ndraft: true',
    'node_modules/pkg/readme.md': 'slug: /readme',
  };
  for (const [file, frontMatter] of Object.entries(pages)) {
    await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
    await writeFile(path.join(dir, file), `---\n${frontMatter}\n---\n\nText.\n`);
  }
});

afterEach(() => rm(dir, { recursive: true }));

test('reads the slugs of pages in order, without drafts and packages', async () => {
  expect(await readPageSlugs(dir)).toEqual(['/react-charts/axes', '/react-charts/bars']);
});
