import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLinkChecker } from './checkLinks';

let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'links-'));
  await mkdir(path.join(dir, 'x/grid'), { recursive: true });
  await writeFile(path.join(dir, 'x/index.html'), '<h1 id=home>Home</h1>');
  await writeFile(path.join(dir, 'x/grid.html'), '<h2 id="sort-by-age">Sort</h2>');
  await writeFile(path.join(dir, 'x/grid/sorting.html'), '<h2 id="größe">Size</h2>');
  await writeFile(path.join(dir, 'x/llms.txt'), '');
});

afterAll(() => rm(dir, { recursive: true }));

const check = (to: string) => createLinkChecker(dir)([to]);

test.each([
  '/x/',
  '/x/#home',
  '/x/grid',
  '/x/grid#sort-by-age',
  '/x/grid/sorting#gr%C3%B6%C3%9Fe',
  '/x/llms.txt',
])('%s leads somewhere', (to) => {
  expect(check(to)).toEqual([]);
});

test.each([
  ['/x/chart', 'there is no page /x/chart'],
  ['/x/grid/', 'there is no page /x/grid/'],
  ['/x/grid#sort', 'there is no #sort on /x/grid'],
])('%s leads nowhere', (to, problem) => {
  expect(check(to)).toEqual([problem]);
});
