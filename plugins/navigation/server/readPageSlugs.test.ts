import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFrontMatterParser } from './createFrontMatterParser';
import { readPageSlugs } from './readPageSlugs';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';

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

test.each([
  ['/react-charts/bars', '/react-charts/bars'],
  ['/react-charts/radar', undefined],
])('a page of an old version with the slug %s has the successor %s', async (slug, successor) => {
  const parse = createFrontMatterParser(dir);
  const { frontMatter, content } = await parse({
    filePath: 'old.mdx',
    fileContent: `---\nslug: ${slug}\n---\n\nOld.\n`,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  expect(frontMatter).toEqual({ slug, ...(successor && { successor }) });
  expect(content.trim()).toBe('Old.');
});
