import { checkHeadings } from './checkHeadings';

const check = (...depths: number[]) =>
  checkHeadings({
    file: 'a.mdx',
    headings: depths.map((depth, index) => ({ depth, text: `H${index}`, line: index + 5 })),
  });

test('levels that go down one by one and up by any number are right', () => {
  expect(check(2, 3, 4, 2, 3)).toEqual([]);
});

test('a skipped level is named with its line and the level that fits', () => {
  expect(check(2, 4)).toEqual([
    'a.mdx:6: the heading "H1" (####) skips a level. Write it with ###, or put a heading of that level above it.',
  ]);
});

test('a second heading of the page is named', () => {
  expect(check(2, 1)).toEqual([
    expect.stringMatching(/^a\.mdx:6: the heading "H1" would be the page's second/),
  ]);
});
