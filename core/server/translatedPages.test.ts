import { toEnglishFile } from './translatedPages';

test.each([
  ['/site/docs/graphs/bars.mdx', '/site/docs/graphs/bars.mdx'],
  [
    '/site/i18n/zh/docusaurus-plugin-content-docs/current/graphs/bars.mdx',
    '/site/docs/graphs/bars.mdx',
  ],
  [
    'i18n/zh/docusaurus-plugin-content-docs/version-v4/data-table/sorting.mdx',
    'versioned_docs/version-v4/data-table/sorting.mdx',
  ],
])('the English file of %s is %s', (file, english) => {
  expect(toEnglishFile(file)).toBe(english);
});
