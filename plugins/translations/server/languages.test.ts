import { existsSync } from 'node:fs';
import { replaceModules, toLanguageLinks } from './languages';

test('a site in English alone has no menu', () => {
  expect(toLanguageLinks({}, 'en')).toEqual([]);
});

test('each language offers the others by their own names', () => {
  expect(toLanguageLinks({ languages: ['zh'] }, 'en')).toEqual([{ language: 'zh', label: '中文' }]);
  expect(toLanguageLinks({ languages: ['zh'] }, 'zh')).toEqual([
    { language: 'en', label: 'English' },
  ]);
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
