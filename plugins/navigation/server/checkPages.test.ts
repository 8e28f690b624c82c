import { checkPages } from './checkPages';

const right = {
  slug: '/react-charts/bars',
  title: 'Bars',
  description: 'Draw bars.',
  product: 'charts',
};
const check = (frontMatter: Record<string, unknown>) =>
  checkPages([{ id: 'bars', file: 'docs/bars.mdx', frontMatter }]);

test('a page with what every page needs has no problems', () => {
  expect(check(right)).toEqual([]);
  expect(check({ ...right, product: 'general', plan: 'pro', components: ['BarChart'] })).toEqual(
    [],
  );
});

test.each([true, false])('a page may say ads: %s', (ads) => {
  expect(check({ ...right, ads })).toEqual([]);
});

test.each([
  ['title', undefined],
  ['title', ''],
  ['title', 'T'.repeat(70)],
  ['description', undefined],
  ['description', 'No full stop'],
  ['description', `${'d'.repeat(160)}.`],
  ['slug', undefined],
  ['slug', 'react-charts'],
  ['slug', '/react-charts/'],
  ['slug', '/'],
  ['product', undefined],
  ['product', 'grid'],
  ['plan', 'gold'],
  ['components', 'BarChart'],
  ['components', [1]],
  ['ads', 'no'],
])('%s: %j is refused by name', (key, value) => {
  const [problem, ...others] = check({ ...right, [key]: value });
  expect(problem).toMatch(`docs/bars.mdx: "${key}" in the front matter must be `);
  expect(problem).toMatch(`given: ${JSON.stringify(value) ?? 'nothing'}.`);
  expect(others).toEqual([]);
});

test.each([
  ['title', 'T'.repeat(69)],
  ['description', `${'d'.repeat(159)}.`],
  ['description', 'At last!'],
])('the longest %s is allowed', (key, value) => {
  expect(check({ ...right, [key]: value })).toEqual([]);
});

test('a key is named with its line where that is known', () => {
  const frontMatter = { ...right, title: '' };
  expect(
    checkPages([{ id: 'bars', file: 'docs/bars.mdx', frontMatter, keyLines: { title: 2 } }]),
  ).toEqual([expect.stringMatching(/^docs\/bars\.mdx:2: "title" in the front matter/)]);
});

test('two pages with one slug are both named', () => {
  const pages = ['docs/a.mdx', 'docs/b.mdx'].map((file) => ({
    id: file,
    file,
    frontMatter: right,
  }));
  expect(checkPages(pages)).toEqual([
    'The slug /react-charts/bars belongs to 2 pages: docs/a.mdx and docs/b.mdx. Give all but one of them another.',
  ]);
});
