import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { listPictures, picturesDir } from '../templates/listPictures';

/** What a picture may weigh, in bytes. */
const budget = 30_000;

const remedy = 'Run: npm run build -- current && npm run templates:pictures';

test('every template has a small picture in each mode', async () => {
  const problems = (await listPictures()).flatMap(({ file }) => {
    const size = existsSync(file) ? statSync(file).size : 0;
    return size > 0 && size <= budget
      ? []
      : [`${path.basename(file)} has ${size} bytes, 1 to ${budget} are right. ${remedy}`];
  });
  expect(problems).toEqual([]);
});

test('no picture is left of a template that is gone', async () => {
  const needed = (await listPictures()).map(({ file }) => path.basename(file));
  expect(readdirSync(picturesDir).filter((file) => !needed.includes(file))).toEqual([]);
});
