import { findLanguage } from './findLanguage';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['en', 'en'],
  ['zh', 'zh'],
])('%p is %s', (name, language) => {
  expect(findLanguage(name)).toBe(language);
});

test('lists the languages when the name is unknown', () => {
  expect(() => findLanguage('fr')).toThrow('There is no language "fr". Languages: en, zh.');
});
