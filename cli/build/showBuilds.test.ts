import { mkdtempSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeRest, showBuilds } from './showBuilds';

test.each([
  ['unknown before the first build', 5_000, undefined, ''],
  ['what the last one took, less what has passed', 5_000, 65_000, ', about 60 s left'],
  ['nothing once it takes longer than the last one', 66_000, 65_000, ''],
])('time left: %s', (_when, elapsed, before, text) => {
  expect(describeRest(elapsed, before)).toBe(text);
});

describe('builds side by side', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'shown-'));
  let lines: string[];

  beforeEach(async () => {
    lines = [];
    await writeFile(path.join(dir, 'durations.json'), '{ "v4": 3600000 }');
    for (const stream of [process.stdout, process.stderr]) {
      jest.spyOn(stream, 'write').mockImplementation((text) => {
        lines.push(String(text));
        return true;
      });
    }
  });

  afterEach(() => jest.restoreAllMocks());
  afterAll(() => rm(dir, { recursive: true }));

  test('without a terminal, print a line for each stage and each result', async () => {
    const problems = await showBuilds(
      [
        {
          label: 'v4',
          run(onStage) {
            onStage('compiling');
            return Promise.resolve(true);
          },
        },
        { label: 'v5', run: () => Promise.resolve(false) },
      ],
      1,
      dir,
    );
    expect(problems).toEqual([]);
    expect(lines.join('')).toMatch(/v4: compiling, about 3600 s left\n[^]*v4: built in [\d.]+ s\n/);
    expect(lines.join('')).toContain('v5: unchanged\n');
  });

  test('without what the last builds took, since its file was cut off, build all the same', async () => {
    await writeFile(path.join(dir, 'durations.json'), '{ "v4": 36');
    const problems = await showBuilds([{ label: 'v4', run: () => Promise.resolve(true) }], 1, dir);
    expect(problems).toEqual([]);
    expect(lines.join('')).toContain('v4: built in');
  });

  test('of a build that fails, return why, and build the others', async () => {
    const run = jest.fn(() => Promise.resolve(true));
    const problems = await showBuilds(
      [
        { label: 'v4', run: () => Promise.reject(new Error('docs/page.mdx:3: wrong')) },
        { label: 'v5', run },
      ],
      1,
      dir,
    );
    expect(problems).toEqual(['docs/page.mdx:3: wrong']);
    expect(run).toHaveBeenCalled();
    expect(lines.join('')).toMatch(/v4.*failed after/);
  });
});
