import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { createLanguageParser } from './createLanguageParser';

const page = {
  fileContent: '---\ntitle: T\n---\n\nText.\n',
  defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
};
const english = '/site/docs/a.mdx';
const chinese = '/site/i18n/zh/docusaurus-plugin-content-docs/current/a.mdx';

test('marks the translated pages of another language, and no other', async () => {
  const zh = createLanguageParser('zh');
  expect((await zh({ ...page, filePath: chinese })).frontMatter).toEqual({
    title: 'T',
    translated: true,
  });
  expect((await zh({ ...page, filePath: english })).frontMatter).toEqual({ title: 'T' });
  const en = createLanguageParser('en');
  expect((await en({ ...page, filePath: english })).frontMatter).toEqual({ title: 'T' });
});

test('keeps what another parser adds', async () => {
  const parser = createLanguageParser('zh', async ({ defaultParseFrontMatter, ...params }) => ({
    ...(await defaultParseFrontMatter(params)),
    frontMatter: { successor: '/a' },
  }));
  expect((await parser({ ...page, filePath: chinese })).frontMatter).toEqual({
    successor: '/a',
    translated: true,
  });
});
