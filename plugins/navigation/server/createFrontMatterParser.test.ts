import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { createFrontMatterParser } from './createFrontMatterParser';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'pages-'));
  const pages = {
    'charts/bars.mdx': 'slug: /react-charts/bars',
  };
  for (const [file, frontMatter] of Object.entries(pages)) {
    await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
    await writeFile(path.join(dir, file), `---\n${frontMatter}\n---\n\nText.\n`);
  }
});

afterEach(() => rm(dir, { recursive: true }));

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
