import { mkdtempSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Lockfile, collectLockedPackages, hashCode } from './cacheKey';

function createLockfile(deepVersion: string): Lockfile {
  return {
    importers: {
      '.': {
        dependencies: { site: { version: '1.0.0' } },
        devDependencies: { jest: { version: '30.0.0' } },
      } as object,
      docs: { dependencies: { grid: { version: '8.0.0(react@19.0.0)' } } },
    },
    snapshots: {
      'site@1.0.0': {},
      'grid@8.0.0(react@19.0.0)': { dependencies: { deep: deepVersion, alias: 'other@3.0.0' } },
      'deep@1.0.0': {},
      'deep@1.0.1': { optionalDependencies: { grid: '8.0.0(react@19.0.0)' } },
      'other@3.0.0': {},
    },
    packages: { 'grid@8.0.0': { resolution: { integrity: 'sha512-grid' } } },
  };
}

test('lists the packages of a workspace and their dependencies, with their integrity', () => {
  expect(collectLockedPackages(createLockfile('1.0.0'), 'docs')).toEqual([
    'deep@1.0.0 ',
    'grid@8.0.0(react@19.0.0) sha512-grid',
    'other@3.0.0 ',
  ]);
});

test('a change of a deep dependency changes the list of the workspaces that have it only', () => {
  const before = createLockfile('1.0.0');
  const after = createLockfile('1.0.1');
  expect(collectLockedPackages(after, 'docs')).not.toEqual(collectLockedPackages(before, 'docs'));
  expect(collectLockedPackages(after, '.')).toEqual(collectLockedPackages(before, '.'));
});

test('an unknown workspace has no packages', () => {
  expect(collectLockedPackages(createLockfile('1.0.0'), 'elsewhere')).toEqual([]);
});

test('development dependencies are left out', () => {
  expect(collectLockedPackages(createLockfile('1.0.0'), '.')).toEqual(['site@1.0.0 ']);
});

describe('the hash of the code', () => {
  const text = 'lockfileVersion: 9\nimporters: {}\nsnapshots: {}\npackages: {}\n';

  /** Hashes a project of these files; each has a folder, because a hash is made once. */
  async function hashFilesOf(
    files: Record<string, string>,
    code?: readonly string[],
  ): Promise<string> {
    const dir = mkdtempSync(path.join(tmpdir(), 'code-'));
    for (const [name, content] of Object.entries({ 'pnpm-lock.yaml': text, ...files })) {
      await mkdir(path.dirname(path.join(dir, name)), { recursive: true });
      await writeFile(path.join(dir, name), content);
    }
    const hash = await hashCode(dir, code, dir);
    await rm(dir, { recursive: true });
    return hash;
  }

  const files = { 'plugins/demos/index.ts': 'a', 'library.ts': 'a', 'package.json': '{}' };

  test('is the same for the same code', async () => {
    expect(await hashFilesOf(files)).toBe(await hashFilesOf(files));
  });

  test.each([
    ['plugins/demos/index.ts', 'b'],
    ['core/server/mdx.ts', 'a'],
    ['library.ts', 'b'],
    ['package.json', '{ "prettier": {} }'],
    [
      'pnpm-lock.yaml',
      `${text.replace('importers: {}', 'importers: { .: { dependencies: { a: { version: 1.0.0 } } } }')}`,
    ],
  ])('changes with %s', async (name, content) => {
    expect(await hashFilesOf({ ...files, [name]: content })).not.toBe(await hashFilesOf(files));
  });

  test.each([
    ['core/server/mdx.test.ts', 'a'],
    ['docs/page.mdx', 'a'],
    ['plugins/demos/README.md', 'a'],
    ['plugins/demos/server/testing/create.ts', 'a'],
    ['package.json', '{ "scripts": { "test": "jest" } }'],
  ])('stays with %s', async (name, content) => {
    expect(await hashFilesOf({ ...files, [name]: content })).toBe(await hashFilesOf(files));
  });

  test.each([
    ['plugins/demos/index.ts', 'b', false],
    ['core/server/mdx.ts', 'a', true],
    ['library.ts', 'b', false],
  ])('of one plugin: with %s', async (name, content, stays) => {
    const hash = (given: Record<string, string>) => hashFilesOf(given, ['plugins/demos/**/*.ts']);
    expect((await hash({ ...files, [name]: content })) === (await hash(files))).toBe(stays);
  });
});
