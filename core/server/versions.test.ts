import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Site } from '../types';
import { findVersion, listBuilds, toBuildName } from './versions';

describe('a version', () => {
  const shared = { hue: 0, products: ['data-table'] } as const;
  const site: Site = {
    name: 'Docs',
    tagline: 'A tagline.',
    url: 'https://example.com',
    basePath: '/x/',
    versions: [
      { ...shared, name: 'current', label: '2.0' },
      { ...shared, name: 'v1', label: 'v1' },
      { ...shared, name: 'v0', label: 'v0', host: 'https://v0.example.com' },
      { ...shared, name: 'lost', label: 'Lost' },
    ],
  };

  let siteDir: string;

  beforeAll(async () => {
    siteDir = await mkdtemp(path.join(tmpdir(), 'versions-'));
    for (const dir of ['docs', 'versioned_docs/version-v1', 'versioned_docs/version-v0']) {
      await mkdir(path.join(siteDir, dir), { recursive: true });
      await writeFile(path.join(siteDir, dir, 'package.json'), '{}');
    }
  });

  afterAll(() => rm(siteDir, { recursive: true }));

  test.each([
    [undefined, 'docs', '/x/', true],
    ['', 'docs', '/x/', true],
    ['2.0', 'docs', '/x/', true],
    ['v1', 'versioned_docs/version-v1', '/x/v1/', false],
  ])('named %p is in %s, served at %s', (name, dir, basePath, current) => {
    const expected = { dir: path.join(siteDir, dir), basePath, current };
    expect(findVersion(site, name, siteDir)).toMatchObject(expected);
  });

  test('is served in another language under its prefix', () => {
    expect(findVersion(site, 'v1', siteDir, 'zh')).toMatchObject({
      language: 'zh',
      basePath: '/zh/x/v1/',
    });
  });

  test('is built in each language', () => {
    const versions = site.versions.filter(({ name }) => name !== 'lost');
    const builds = listBuilds({ ...site, versions, languages: ['zh'] }, siteDir);
    expect(builds).toHaveLength(versions.length * 2);
    expect(builds.slice(0, 2).map(({ basePath }) => basePath)).toEqual(['/x/', '/zh/x/']);
  });

  test('on its own host is served at the base path of the site', () => {
    expect(findVersion(site, 'v0', siteDir).basePath).toBe('/x/');
  });

  test('with an unknown name is refused with the known ones', () => {
    expect(() => findVersion(site, 'v9', siteDir)).toThrow(
      'There is no version "v9". Versions in site.ts: current, v1, v0, lost.',
    );
  });

  test('without package.json is refused with two ways to mend it', () => {
    expect(() => findVersion(site, 'lost', siteDir)).toThrow(
      'Version Lost has no versioned_docs/version-lost/package.json. Write one that pins its library, its peers and its React, or remove the version from site.ts and versions.json.',
    );
  });
});

describe('the name of a build', () => {
  test.each([
    [{ name: 'v4', language: 'en' }, 'v4'],
    [{ name: 'v4', language: 'zh' }, 'v4.zh'],
    [{ name: 'v4', language: 'zh', host: 'https://v4.example.com' }, 'v4.zh.host'],
  ] as const)('of %p is %s', (version, name) => {
    expect(toBuildName(version)).toBe(name);
  });
});
