import { existsSync } from 'node:fs';
import { replaceModules, toLanguageLinks } from './languages';

describe('toLanguageLinks', () => {
  test('a site in English alone has no menu', () => {
    expect(toLanguageLinks({}, 'en')).toEqual([]);
  });

  test('each language offers the others by their own names', () => {
    expect(toLanguageLinks({ languages: ['zh'] }, 'en')).toEqual([
      { language: 'zh', label: '中文' },
    ]);
    expect(toLanguageLinks({ languages: ['zh'] }, 'zh')).toEqual([
      { language: 'en', label: 'English' },
    ]);
  });
});

describe('replaceModules', () => {
  class Replacement {
    constructor(
      readonly request: RegExp,
      readonly file: string,
    ) {}
  }

  const replace = (isTranslated: boolean, hasLanguages: boolean) =>
    replaceModules(Replacement as unknown as Parameters<typeof replaceModules>[0], {
      isTranslated,
      hasLanguages,
    }) as unknown as Replacement[];

  test('an English site alone stays as it is', () => {
    expect(replace(false, false)).toEqual([]);
  });

  test('the menu comes to every language, what is told and marked to the others alone', () => {
    expect(replace(false, true).map(({ request }) => request.source)).toEqual([
      '^@theme\\/NavbarItem$',
    ]);
    expect(replace(true, true)).toHaveLength(5);
  });

  test('what stands for others is there', () => {
    expect(replace(true, true).filter(({ file }) => !existsSync(file))).toEqual([]);
  });
});
