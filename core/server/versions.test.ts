import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import site from '../../site';
import type { Site } from '../types';
import { findVersion, listBuilds, toBuildName } from './versions';

describe('findVersion', () => {
  const shared = { hue: 0, products: ['data-grid'] } as const;
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
  ])('finds %p in %s, served at %s', (name, dir, basePath, current) => {
    const expected = { dir: path.join(siteDir, dir), basePath, current };
    expect(findVersion(site, name, siteDir)).toMatchObject(expected);
  });

  test('serves another language under its own prefix', () => {
    expect(findVersion(site, 'v1', siteDir, 'zh')).toMatchObject({
      language: 'zh',
      basePath: '/zh/x/v1/',
    });
  });

  test('serves a version with a host of its own at the root of the site there', () => {
    expect(findVersion(site, 'v0', siteDir).basePath).toBe('/x/');
  });

  test('lists the versions when the name is unknown', () => {
    expect(() => findVersion(site, 'v9', siteDir)).toThrow(
      'There is no version "v9". Versions in site.ts: current, v1, v0, lost.',
    );
  });

  test('says how to mend a version without packages', () => {
    expect(() => findVersion(site, 'lost', siteDir)).toThrow(
      'Version Lost has no versioned_docs/version-lost/package.json. Write one that pins its library, its peers and its React, or take the version out of site.ts and versions.json.',
    );
  });
});

describe('toBuildName', () => {
  test.each([
    [{ name: 'v4', language: 'en' }, 'v4'],
    [{ name: 'v4', language: 'zh' }, 'v4.zh'],
    [{ name: 'v4', language: 'zh', host: 'https://v4.example.com' }, 'v4.zh.host'],
  ] as const)('%p is called %s', (version, name) => {
    expect(toBuildName(version)).toBe(name);
  });
});

describe('listBuilds', () => {
  test('each version is built in each language of the site', () => {
    const builds = listBuilds({ ...site, languages: ['zh'] });
    expect(builds).toHaveLength(site.versions.length * 2);
    expect(builds.slice(0, 2).map(({ basePath }) => basePath)).toEqual(['/x/', '/zh/x/']);
  });
});
