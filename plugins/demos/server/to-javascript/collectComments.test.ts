import { collectComments } from './collectComments';

test('returns the comments of a stretch, each on a line', () => {
  expect(collectComments('/* 0 */ a /* 1 */ // 2\n:', 8, 24)).toBe('/* 1 */\n// 2\n');
});

test('returns nothing where there is none', () => {
  expect(collectComments('a : b', 0, 5)).toBe('');
});
