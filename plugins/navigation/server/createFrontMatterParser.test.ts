import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { createFrontMatterParser } from './createFrontMatterParser';

const removal = { version: 'v7', see: { slug: '/react-charts/lines', title: 'Lines' } };

test.each([
  ['/react-charts/bars', { successor: '/react-charts/columns' }],
  ['/react-charts/radar', { removal }],
  ['/react-charts/pie', {}],
])('a page of an old version with the slug %s gets %j', async (slug, added) => {
  const parse = createFrontMatterParser({
    '/react-charts/bars': '/react-charts/columns',
    '/react-charts/radar': removal,
  });
  const { frontMatter, content } = await parse({
    filePath: 'old.mdx',
    fileContent: `---\nslug: ${slug}\n---\n\nOld.\n`,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  expect(frontMatter).toEqual({ slug, ...added });
  expect(content.trim()).toBe('Old.');
});
