import { compareFile } from './compareFile';

const wanted = { a: 'A', b: 'B', c: 'C', d: 'D', e: 'E' };

test('tells what is translated, missing, made from another text, and no longer asked for', () => {
  const file = {
    a: { message: '甲', description: 'A' },
    b: { message: '' },
    d: { message: '丁', description: 'An older D' },
    e: { message: 'E' },
    gone: { message: '去', description: 'Gone' },
  };
  expect(compareFile(wanted, file)).toEqual({
    translated: ['a', 'd', 'e'],
    missing: ['b', 'c'],
    changed: ['d'],
    stale: ['gone'],
  });
});

test("a language may have other words for Docusaurus's own texts", () => {
  expect(compareFile({}, { 'theme.docs.sidebar.navAriaLabel': { message: '目录' } }).stale).toEqual(
    [],
  );
});
