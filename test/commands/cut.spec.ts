/** `npm run docs:cut` and `docs:uncut`: a version is cut and taken back in a small project, with all that may come between. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { runInCopy, startInCopy } from '../support/copy';
import { createSmallSite } from './smallSite';

const frozen = 'versioned_docs/version-v5';
const demo = 'docs/data-grid/sorting/demos/CustomComparator.tsx';

// One project, installed once: each test leaves it as it was.
test.describe.configure({ mode: 'serial' });

let dir: string;

test.beforeAll(async () => {
  dir = await createSmallSite();
});

test.afterAll(() => rm(dir, { recursive: true, force: true }));

const git = (...args: readonly string[]) =>
  execFileSync('git', args, { cwd: dir, encoding: 'utf8' }).trimEnd();
const read = (file: string) => readFile(path.join(dir, file), 'utf8');
const cutScript = 'cli/cut.ts';
const cut = (name: string) => runInCopy(dir, cutScript, [name]);
const uncut = (name: string) => runInCopy(dir, 'cli/uncut.ts', [name]);

test(
  'a name that is taken and changes that are not committed are named at once',
  { tag: '@all' },
  async () => {
    await writeFile(path.join(dir, 'draft.md'), 'Draft');
    const { code, output } = await cut('v4');
    expect(code).toBe(1);
    expect(output).toContain('There is already a version v4. Versions in site.ts: current, v4.');
    expect(output).toContain('a cut needs a commit for itself: draft.md. Commit or stash them.');
    expect(git('status', '--porcelain')).toBe('?? draft.md');
    await rm(path.join(dir, 'draft.md'));
  },
);

test(
  'when a demo does not type-check, it is named and everything is put back',
  { tag: '@all' },
  async () => {
    await appendFile(path.join(dir, demo), "\nexport const broken: number = 'text';\n");
    git('commit', '--quiet', '--all', '--message', 'change');
    const { code, output } = await cut('v5');
    expect(output).toMatch(/Type errors against the packages of v5:[^]*CustomComparator/);
    expect(code).toBe(1);
    expect(git('status', '--porcelain')).toBe('');
    git('reset', '--quiet', '--hard', 'HEAD~1');
  },
);

for (const [signal, moment] of [
  ['SIGINT', /pinning and installing/],
  ['SIGHUP', /adding it to site\.ts/],
] as const) {
  test(`a cut that is interrupted by ${signal} is put back`, { tag: '@all' }, async () => {
    const command = startInCopy(dir, cutScript, ['v5']);
    await command.printed(moment);
    const { code, output } = await command.stop(signal);
    expect(output).toContain(`Stopped by ${signal}`);
    expect(code).toBe(1);
    expect(git('status', '--porcelain')).toBe('');
  });
}

test('a cut for which the disk has no room is put back', { tag: '@all' }, async () => {
  const fullDisk = path.join(__dirname, 'fullDisk.cjs');
  const { code, output } = await runInCopy(dir, cutScript, ['v5'], fullDisk);
  expect(output).toContain('ENOSPC');
  expect(code).toBe(1);
  expect(git('status', '--porcelain')).toBe('');
});

test(
  'a version is frozen with all that belongs to it, and taken back',
  { tag: '@all' },
  async () => {
    const { code, output } = await cut('v5');
    expect(output).toContain('v5 is cut and built.');
    expect(code).toBe(0);
    expect(git('status', '--porcelain').split('\n')).toEqual([
      ' M data/redirects.ts',
      ' M pnpm-lock.yaml',
      ' M site.ts',
      ' M versions.json',
      '?? i18n/zh/docusaurus-plugin-content-docs/version-v5/',
      '?? versioned_docs/version-v5/',
      '?? versioned_sidebars/version-v5-sidebars.json',
    ]);
    expect(JSON.parse(await read('versions.json'))).toEqual(['v5', 'v4']);
    expect(await read('site.ts')).toContain(
      "{ name: 'v5', label: 'v5', hue: 118, products: ['data-grid'] },",
    );
    expect(await read('data/redirects.ts')).toContain(
      "v5: [{ from: '/introduction', to: '/react-data-grid' }],",
    );
    const released = 'versioned_docs/version-v4';
    for (const file of ['mount.tsx', 'tsconfig.json', 'data-grid/sorting/sorting.mdx']) {
      expect(await read(path.join(frozen, file))).toBe(await read(path.join(released, file)));
    }
    for (const file of ['templates/plain/Plain.tsx', 'static/img/templates/plain-dark.webp']) {
      expect(await read(path.join(frozen, file))).toBe(await read(path.join('docs', file)));
    }
    expect(await read(`${frozen}/package.json`)).toBe(
      (await read(`${released}/package.json`)).replace('docs-v4', 'docs-v5'),
    );
    const library = path.join(dir, frozen, 'node_modules/@material-ui/data-grid/package.json');
    expect(existsSync(library)).toBe(true);
    await test.step('taking it back', async () => {
      const uncutResult = await uncut('v5');
      expect(uncutResult.code, uncutResult.output).toBe(0);
      expect(git('status', '--porcelain')).toBe('');
      expect(existsSync(path.join(dir, frozen))).toBe(false);
    });
  },
);

test(
  'a version that is not there cannot be taken back, nor one with changes that would be lost',
  { tag: '@all' },
  async () => {
    for (const name of ['v3', 'current']) {
      const { code, output } = await uncut(name);
      expect(output).toContain(
        `There is no released version "${name}". Versions in versions.json: v4.`,
      );
      expect(code).toBe(1);
    }
    await appendFile(path.join(dir, 'versioned_docs/version-v4/mount.tsx'), '\n');
    const changed = await uncut('v4');
    expect(changed.output).toMatch(/These changes would be lost[^]*version-v4\/mount\.tsx/);
    expect(changed.code).toBe(1);
    git('checkout', '--quiet', '.');
  },
);
