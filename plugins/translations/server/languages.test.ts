import { existsSync } from 'node:fs';
import { listLabels, replaceModules, toLanguageLabel } from './languages';

test('a site in English alone has no menu', () => {
  expect(listLabels({})).toEqual([]);
});

test('the menu has all languages, by their own names', () => {
  expect(listLabels({ languages: ['zh', 'ar'] })).toEqual([
    { language: 'en', label: 'English', direction: 'ltr' },
    { language: 'zh', label: '中文', direction: 'ltr' },
    { language: 'ar', label: 'العربية', direction: 'rtl' },
  ]);
  expect(toLanguageLabel('pt-BR')).toBe('Português (Brasil)');
});

class Replacement {
  constructor(
    readonly request: RegExp,
    readonly file: string,
  ) {}
}

const replaced = replaceModules(
  Replacement as unknown as Parameters<typeof replaceModules>[0],
) as unknown as Replacement[];

test('every module that takes the place of another exists', () => {
  expect(replaced.length).toBeGreaterThan(0);
  expect(replaced.filter(({ file }) => !existsSync(file))).toEqual([]);
});
