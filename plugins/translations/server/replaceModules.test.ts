import { existsSync } from 'node:fs';
import { replaceModules } from './replaceModules';

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
