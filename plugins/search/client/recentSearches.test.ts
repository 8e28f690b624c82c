import { saveRecentSearch, readRecentSearches } from './recentSearches';

afterEach(() => localStorage.clear());

test('keeps the last five, newest first, each once', () => {
  for (const text of ['a', 'b', 'c', ' a ', 'd', 'e', 'f']) {
    saveRecentSearch(text);
  }
  expect(readRecentSearches()).toEqual(['f', 'e', 'd', 'a', 'c']);
});

test.each(['no JSON', '{"a":1}', '[1, null, ""]'])('%s in storage counts as nothing', (stored) => {
  localStorage.setItem('recentSearches', stored);
  expect(readRecentSearches()).toEqual([]);
});

test('a long text in storage is cut', () => {
  localStorage.setItem('recentSearches', JSON.stringify(['a'.repeat(100_000)]));
  expect(readRecentSearches()).toEqual(['a'.repeat(100)]);
});
