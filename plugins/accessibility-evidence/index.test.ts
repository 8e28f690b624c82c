/** @jest-environment node */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Contribution } from '../../core/server/contribution';
import accessibilityEvidence from '.';

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'evidence-'));
  await mkdir(path.join(dir, 'graphs/bars'), { recursive: true });
  await writeFile(path.join(dir, 'package.json'), JSON.stringify({ dependencies: {} }));
  const page = (slug: string, demo: string) =>
    `---\nslug: ${slug}\n---\n\n<Demo name="${demo}" height={300} />\n`;
  await writeFile(path.join(dir, 'graphs/bars/bars.mdx'), page('/bars', 'Bars'));
  await mkdir(path.join(dir, 'graphs/lines'));
  await writeFile(path.join(dir, 'graphs/lines/lines.mdx'), page('/lines', 'Lines'));
});
afterEach(() => rm(dir, { recursive: true }));

const measure = () =>
  writeFile(
    path.join(dir, 'graphs/bars/accessibility.json'),
    JSON.stringify({
      measured: '2026-01-02',
      axe: '4.0.0',
      packages: {},
      demos: { Bars: { hash: '1', rules: 3, stops: ['button'], tree: ['- button'] } },
    }),
  );

const contribute = () => {
  const contributed = { all: [], pages: {}, redirects: {}, titles: {} };
  const context = { version: { name: 'v1', label: 'v1', dir }, contributed };
  return accessibilityEvidence()(context as never) as Promise<Contribution>;
};

test('a version that was never measured has no page, and no item in menus', async () => {
  expect(await contribute()).toEqual({});
});

test('the build writes what was found for each page with demos, and all of it for auditors', async () => {
  await measure();
  const { postBuild = [] } = await contribute();
  const outDir = path.join(dir, 'out');
  await mkdir(outDir);
  await postBuild[0]?.run({ outDir } as never);
  const read = async (file: string) =>
    JSON.parse(await readFile(path.join(outDir, file), 'utf8')) as unknown;
  const bars = { measured: '2026-01-02', demos: { Bars: { rules: 3, stops: ['button'] } } };
  expect(await read('bars/accessibility-evidence.json')).toMatchObject(bars);
  expect(await read('lines/accessibility-evidence.json')).toBeNull();
  expect(await read('accessibility-evidence.json')).toEqual({
    '/bars': expect.objectContaining({}),
  });
});

test('a note on a component that the reference does not have is a problem', async () => {
  await measure();
  const notes = [{ rule: 'color-contrast', components: ['Bar'], note: 'Known.' }];
  await writeFile(path.join(dir, 'accessibility-notes.json'), JSON.stringify(notes));
  const { check } = await contribute();
  expect(await check?.({} as never)).toEqual([
    expect.stringContaining('accessibility-notes.json: the reference has no component "Bar".'),
  ]);
});
