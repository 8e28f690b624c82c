import { toLanguageLinks } from './toLanguageLinks';

test('a site in English alone has no menu', () => {
  expect(toLanguageLinks({}, 'en')).toEqual([]);
});

test('each language offers the others by their own names', () => {
  expect(toLanguageLinks({ languages: ['zh'] }, 'en')).toEqual([{ language: 'zh', label: '中文' }]);
  expect(toLanguageLinks({ languages: ['zh'] }, 'zh')).toEqual([
    { language: 'en', label: 'English' },
  ]);
});
