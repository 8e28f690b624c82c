import { toEnglishFile } from './translatedPages';

test.each([
  ['/site/docs/charts/bars.mdx', '/site/docs/charts/bars.mdx'],
  [
    '/site/i18n/zh/docusaurus-plugin-content-docs/current/charts/bars.mdx',
    '/site/docs/charts/bars.mdx',
  ],
  [
    'i18n/zh/docusaurus-plugin-content-docs/version-v4/data-grid/sorting.mdx',
    'versioned_docs/version-v4/data-grid/sorting.mdx',
  ],
])('the English file of %s is %s', (file, english) => {
  expect(toEnglishFile(file)).toBe(english);
});
