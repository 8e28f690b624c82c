import { checkPicture } from './checkPicture';
import { createPicture } from './createPicture';

const createSheet = (width: number, height: number) =>
  createPicture(width, height, () => [250, 249, 247]);

test('a page may be a little higher than its reference', () => {
  expect(checkPicture(createSheet(40, 42), createSheet(40, 40)).problems).toEqual([]);
});

test('a page of another size is told in px of the page', () => {
  expect(checkPicture(createSheet(40, 60), createSheet(40, 40)).problems).toEqual([
    'it is 160 × 240 px, not 160 × 160 px',
  ]);
});

test('a difference is told with its place in px of the page', () => {
  const marked = createPicture(40, 40, (x, y) =>
    x >= 8 && x < 16 && y >= 24 && y < 32 ? [0, 0, 0] : [250, 249, 247],
  );
  const { problems, blocks } = checkPicture(marked, createSheet(40, 40));
  expect(problems).toEqual(['1 block differs, within x 32–64, y 96–128 px']);
  expect(blocks).toEqual([[8, 24]]);
});
