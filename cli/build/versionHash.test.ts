import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BuiltVersion } from '../../core/server/versions';
import { hashVersion } from './versionHash';

const siteDir = mkdtempSync(path.join(tmpdir(), 'hash-'));

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(siteDir, file)), { recursive: true });
  await writeFile(path.join(siteDir, file), text);
}

const writePage = (folder: string, slug: string, text: string) =>
  write(`${folder}${slug}.mdx`, `---\ntitle: T\nslug: ${slug}\n---\n\n${text}\n`);

function createVersion(name: string, folder: string): BuiltVersion {
  const dir = path.join(siteDir, folder);
  const current = name === 'current';
  const places = { dir, current, language: 'en', basePath: '/x/' } as const;
  return { name, label: name, hue: 0, products: ['graphs'], ...places };
}

const current = createVersion('current', 'docs');
const v6 = createVersion('v6', 'versioned_docs/version-v6');
const v7 = createVersion('v7', 'versioned_docs/version-v7');

const noMoves = { successors: {}, arrivals: {}, migrations: [], problems: [] };

const inputs = {
  siteDir,
  platform: siteDir,
  apiFiles: [],
  licenseKey: undefined,
  moves: noMoves,
};

async function hashOf(
  version: BuiltVersion,
  changes: Partial<Parameters<typeof hashVersion>[0]> = {},
): Promise<string> {
  const { own, platform } = await hashVersion({ ...inputs, version, ...changes });
  return `${own}-${platform}`;
}

const hashAll = (licenseKey?: string, apiFiles = ['/cache/a.json']) =>
  Promise.all([current, v7, v6].map((version) => hashOf(version, { apiFiles, licenseKey })));

beforeEach(async () => {
  await write('package.json', '{}');
  await write('site.ts', 'export default {}');
  await write('pnpm-lock.yaml', 'importers: {}\nsnapshots: {}\npackages: {}\n');
  await writePage('docs', '/a', 'Current.');
  await writePage('versioned_docs/version-v6', '/a', 'Six.');
  await writePage('versioned_docs/version-v7', '/a', 'Seven.');
});

test('nothing changed: the same hashes', async () => {
  expect(await hashAll()).toEqual(await hashAll());
});

test.each([
  ['what its releases changed: each page dates what it has', 'api-releases.json'],
  ['the sizes of its components: other versions show them too', 'bundle-sizes.json'],
])('every version depends on each with %s', async (_what, name) => {
  const before = await hashAll();
  await write(`versioned_docs/version-v6/${name}`, '{}');
  const after = await hashAll();
  expect(after.filter((hash, index) => hash === before[index])).toEqual([]);
});

test('a change in one version changes the hash of that version alone', async () => {
  const before = await hashAll();
  await writePage('versioned_docs/version-v6', '/a', 'Six, mended.');
  const after = await hashAll();
  expect(after.map((hash, index) => hash === before[index])).toEqual([true, true, false]);
});

test('a page that moves in another version changes the hash', async () => {
  const hash = (successors: Record<string, string>) =>
    hashOf(v6, { moves: { ...noMoves, successors } });
  expect(await hash({ '/a': '/a' })).not.toBe(await hash({ '/a': '/b' }));
});

test('a page missing from the next version changes the hash: the build has to report it', async () => {
  const hash = (...problems: string[]) => hashOf(v6, { moves: { ...noMoves, problems } });
  expect(await hash()).not.toBe(await hash('v6 has "Sorting", and v7 has no page there.'));
});

test("a change of the site's own code changes all; of a test, none", async () => {
  const before = await hashAll();
  await write('src/theme/Thing.test.tsx', 'test');
  expect(await hashAll()).toEqual(before);
  await write('src/theme/Thing.tsx', 'export {}');
  const after = await hashAll();
  expect(after.some((hash, index) => hash === before[index])).toBe(false);
});

test('a change of the data beside pages changes all', async () => {
  const before = await hashAll();
  await write('data/ads.ts', 'export default []');
  const after = await hashAll();
  expect(after.some((hash, index) => hash === before[index])).toBe(false);
});

test('another license key changes all, and no hash contains it', async () => {
  const [none, first, second] = [await hashAll(), await hashAll('key-1'), await hashAll('key-2')];
  expect(new Set([...none, ...first, ...second]).size).toBe(9);
  expect(await hashAll('key-1')).toEqual(first);
  expect(first.join()).not.toContain('key-1');
});

test('another host changes the hash of the version that it serves', async () => {
  const hash = (host?: string) => hashOf({ ...v6, host });
  expect(await hash('https://v6.example.com')).not.toBe(await hash());
});

test("a change in any version's API changes all: each page says what the others have", async () => {
  const before = await hashAll();
  const moved = await hashAll(undefined, ['/elsewhere/a.json']);
  expect(moved).toEqual(before);
  const after = await hashAll(undefined, ['/cache/b.json']);
  expect(after.map((hash, index) => hash === before[index])).toEqual([false, false, false]);
});

test('translations change the hashes of the builds that show them', async () => {
  const hashLanguages = () =>
    Promise.all(
      [v6, { ...v6, language: 'zh' as const }, { ...v7, language: 'zh' as const }].map((version) =>
        hashOf(version),
      ),
    );
  const before = await hashLanguages();
  expect(new Set(before).size).toBe(3);
  await write('i18n/zh/code.json', '{}');
  const worded = await hashLanguages();
  expect(worded.map((hash, index) => hash === before[index])).toEqual([true, false, false]);
  const page = 'i18n/zh/docusaurus-plugin-content-docs/version-v6/a.mdx';
  await write(page, 'New.');
  const translated = await hashLanguages();
  expect(translated.map((hash, index) => hash === worded[index])).toEqual([false, false, true]);
  await write(page, 'Mended.');
  const mended = await hashLanguages();
  expect(mended.map((hash, index) => hash === translated[index])).toEqual([true, false, true]);
  await write('i18n/zh/docusaurus-plugin-content-docs/sources.json', '{}');
  const recorded = await hashLanguages();
  expect(recorded.map((hash, index) => hash === mended[index])).toEqual([true, false, false]);
});

test('a change of the platform changes one part of a hash, a change of the version the other', async () => {
  const hash = () => hashVersion({ ...inputs, version: v6 });
  const before = await hash();
  await write('plugins/thing/index.ts', 'export {}');
  const moved = await hash();
  expect(moved).toEqual({ own: before.own, platform: expect.not.stringMatching(before.platform) });
  await writePage('versioned_docs/version-v6', '/a', 'Six, mended.');
  expect(await hash()).toEqual({
    own: expect.not.stringMatching(before.own),
    platform: moved.platform,
  });
});

test.each([
  ['the README of a plugin', 'plugins/thing/README.md', 'About it.'],
  ['a test of a plugin', 'plugins/thing/index.test.ts', 'test'],
  ['what tests of a plugin share', 'plugins/thing/server/testing/create.ts', 'export {}'],
  ['a command', 'cli/serve.ts', 'export {}'],
  ['a script of the project', 'package.json', '{ "scripts": { "test": "jest" } }'],
])('%s rebuilds nothing: no page is made of it', async (_what, file, text) => {
  const before = await hashAll();
  await write(file, text);
  expect(await hashAll()).toEqual(before);
});

test('the browsers that a build compiles for change all', async () => {
  const before = await hashAll();
  await write('package.json', '{ "browserslist": ["chrome >= 111"] }');
  const after = await hashAll();
  expect(after.some((hash, index) => hash === before[index])).toBe(false);
});

test('a dependency of a package changes the hash of the versions that install it', async () => {
  const own = (version: string) => `importers:
  docs:
    dependencies:
      grid: { version: 1.0.0 }
snapshots:
  grid@1.0.0: { dependencies: { deep: ${version} } }
packages: {}
`;
  const dir = mkdtempSync(path.join(tmpdir(), 'hash-'));
  const hash = async (version: string) => {
    const elsewhere = path.join(dir, version);
    await mkdir(elsewhere);
    await writeFile(path.join(elsewhere, 'package.json'), '{}');
    await writeFile(path.join(elsewhere, 'pnpm-lock.yaml'), own(version));
    return hashOf({ ...current, dir: path.join(elsewhere, 'docs') }, { siteDir: elsewhere });
  };
  expect(await hash('1.0.0')).not.toBe(await hash('1.0.1'));
});

test('a commit changes the hashes of the builds that show when their pages were changed', async () => {
  const git = (date: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], {
      cwd: siteDir,
      env: { ...process.env, GIT_COMMITTER_DATE: date },
    });
  git('', 'init', '--quiet');
  git('', 'add', '.');
  const zh = { ...v6, language: 'zh' as const };
  const hashBoth = () => Promise.all([hashOf(v6), hashOf(zh)]);
  const isSame = (hashes: readonly string[], others: readonly string[]) =>
    hashes.map((hash, index) => hash === others[index]);
  const archive = await hashBoth();
  git('2026-01-01T12:00:00Z', 'commit', '--quiet', '--message', 'first');
  const first = await hashBoth();
  expect(isSame(first, archive)).toEqual([false, false]);
  git('2026-01-01T12:00:01Z', 'commit', '--quiet', '--amend', '--no-edit');
  const amended = await hashBoth();
  expect(isSame(amended, first)).toEqual([false, false]);
  const page = 'i18n/zh/docusaurus-plugin-content-docs/version-v6/a.mdx';
  const text = await readFile(path.join(siteDir, page), 'utf8');
  for (const [index, changed] of [`${text}\n`, text].entries()) {
    await write(page, changed);
    git(`2026-02-0${index + 1}T12:00:00Z`, 'commit', '--quiet', '--all', '--message', 'Change.');
  }
  expect(isSame(await hashBoth(), amended)).toEqual([true, false]);
});
