import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findLanguage, listLanguages } from './languages';

const siteDir = mkdtempSync(path.join(tmpdir(), 'languages-'));
for (const name of ['zh', 'ar-EG', 'en', 'notes_for_translators']) {
  mkdirSync(path.join(siteDir, 'i18n', name), { recursive: true });
}

test('the languages are those of site.ts, and those that have translations', () => {
  expect(listLanguages({ languages: ['pt-BR', 'zh'] }, siteDir)).toEqual(['pt-BR', 'zh', 'ar-EG']);
  expect(listLanguages({}, path.join(siteDir, 'missing'))).toEqual([]);
});

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['en', 'en'],
  ['zh', 'zh'],
  ['pt-BR', 'pt-BR'],
])('the language named %p is %s', (name, language) => {
  expect(findLanguage(name, { languages: ['pt-BR'] }, siteDir)).toBe(language);
});

test('an unknown language is refused with the known ones, and how to add it', () => {
  expect(() => findLanguage('fr', {}, siteDir)).toThrow(
    'There is no language "fr". Languages: en, ar-EG, zh. To add one, run: npm run translations -- --language <tag> --write',
  );
});
