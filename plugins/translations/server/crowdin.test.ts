/** `crowdin.yml` must find what there is to translate, and put it where the site looks for it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { toEnglishFile } from '../../../core/server/translatedPages';

const { files } = load(readFileSync(path.resolve(__dirname, '../../../crowdin.yml'), 'utf8')) as {
  files: { source: string; translation: string }[];
};

/** Where Crowdin puts the translation of a file: `**` stands for the folders that it has in the source. */
function toTranslation(file: string, locale: string): string | undefined {
  for (const { source, translation } of files) {
    const [before = '', after = ''] = source.slice(1).split('**/*');
    if (file.startsWith(before) && file.endsWith(after)) {
      const folders = path.posix.dirname(file.slice(before.length));
      return path.posix.normalize(
        translation
          .slice(1)
          .replace('**', folders)
          .replace('%locale%', locale)
          .replace('%original_file_name%', path.posix.basename(file)),
      );
    }
  }
  return undefined;
}

test.each([
  ['docs/graphs/bars.mdx'],
  ['docs/introduction.mdx'],
  ['versioned_docs/version-v6/graphs/bars.mdx'],
])('the translation of %s is that of the English page', (file) => {
  const translation = toTranslation(file, 'pt-BR');
  expect(translation).toMatch(/^i18n\/pt-BR\//);
  expect(toEnglishFile(translation ?? '')).toBe(file);
});

test.each(['code.json', 'docusaurus-theme-classic/navbar.json'])(
  'the translation of the texts in %s is in the folder of the language',
  (file) => {
    expect(toTranslation(`i18n/en/${file}`, 'pt-BR')).toBe(`i18n/pt-BR/${file}`);
  },
);
