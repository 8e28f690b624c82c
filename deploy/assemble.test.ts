import { existsSync, mkdtempSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { toHostedSite } from '../core/server/site';
import type { BuiltVersion } from '../core/server/versions';
import type { Site } from '../core/types';
import { assembleSite, collectHosts, removeGoneHosts, renderSitemapIndex } from './assemble';

describe('the hosts of a site', () => {
  const version = (name: string, language: string, host?: string) =>
    ({ name, language, host }) as BuiltVersion;

  test('serve a version with its own host there in all languages, and the others on the host of the site', () => {
    const v6 = 'https://v6.example.com';
    const versions = [
      version('current', 'en'),
      version('v6', 'en', v6),
      version('v6', 'zh', v6),
      version('v5', 'en'),
    ];
    expect(collectHosts({ url: 'https://example.com' }, versions, '/site')).toEqual([
      { url: 'https://example.com', dir: '/site/build', versions: [versions[0], versions[3]] },
      { url: v6, dir: '/site/build-v6', versions: [versions[1], versions[2]] },
    ]);
  });
});

describe('the index of sitemaps', () => {
  test('lists them', () => {
    expect(renderSitemapIndex(['https://a.b/x/sitemap.xml', 'https://a.b/x/v7/sitemap.xml'])).toBe(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
        '<sitemap><loc>https://a.b/x/sitemap.xml</loc></sitemap>',
        '<sitemap><loc>https://a.b/x/v7/sitemap.xml</loc></sitemap>',
        '</sitemapindex>',
        '',
      ].join('\n'),
    );
  });
});

describe('the assembled folder', () => {
  const site: Site = {
    name: 'Docs',
    tagline: 'A tagline.',
    url: 'https://docs.example.com',
    basePath: '/x/',
    versions: [
      { name: 'current', label: '2.0', hue: 1, products: ['graphs'] },
      { name: 'v1', label: 'v1', hue: 2, products: ['graphs'] },
    ],
  };

  const folder = mkdtempSync(path.join(tmpdir(), 'assemble-'));

  async function createOutput(name: string, basePath: string, hash: string) {
    const dir = path.join(folder, 'outputs', name, hash);
    await mkdir(dir, { recursive: true });
    await writeFile(path.join(dir, 'index.html'), `${name} ${hash}`);
    await writeFile(path.join(dir, 'sitemap.xml'), '<urlset/>');
    await writeFile(path.join(dir, 'redirects.json'), '{"/old":"/new"}');
    const language = basePath.startsWith('/zh/') ? 'zh' : 'en';
    const version = { ...site.versions[0], name, language, basePath } as BuiltVersion;
    return { version, hash, dir };
  }

  type Output = Awaited<ReturnType<typeof createOutput>>;

  const assemble = async (
    dir: string,
    outputs: readonly Output[],
    versions = outputs.map(({ version }) => version),
    url = site.url,
  ) => (await assembleSite(site, { url, dir, versions }, outputs)).changed;

  test('keeps the home page and the sitemap of a site at the root of its host', async () => {
    const dir = path.join(folder, 'root');
    const outputs = [
      await createOutput('current', '/', 'a'),
      await createOutput('v1', '/v1/', 'a'),
    ];
    const versions = outputs.map(({ version }) => version);
    await assembleSite({ ...site, basePath: '/' }, { url: site.url, dir, versions }, outputs);
    const read = (file: string) => readFile(path.join(dir, file), 'utf8');
    expect(await read('index.html')).toBe('current a');
    expect(await read('sitemap.xml')).toBe('<urlset/>');
    expect(await read('sitemap-index.xml')).toContain('https://docs.example.com/v1/sitemap.xml');
    expect(await read('robots.txt')).toContain(
      'Sitemap: https://docs.example.com/sitemap-index.xml',
    );
  });

  test('holds all versions, and is replaced only when an output has changed', async () => {
    const buildDir = path.join(folder, 'build');
    const read = (file: string) => readFile(path.join(buildDir, file), 'utf8');
    const current = await createOutput('current', '/x/', 'a');
    const old = await createOutput('v1', '/x/v1/', 'a');

    expect(await assemble(buildDir, [current, old])).toBe(true);
    expect(await read('x/index.html')).toBe('current a');
    expect(await read('x/v1/index.html')).toBe('v1 a');
    expect(await read('index.html')).toContain('url=/x/');
    expect(await read('.headers.json')).toContain('Content-Security-Policy');
    expect(await read('sitemap.xml')).toContain(
      '<loc>https://docs.example.com/x/v1/sitemap.xml</loc>',
    );
    expect(await read('robots.txt')).toContain('Sitemap: https://docs.example.com/sitemap.xml');
    expect(await read('_redirects')).toContain('/x/v1/old /x/v1/new 301');
    expect(await read('_headers')).toContain('/x/v1/assets/*\n');
    expect(await read('.nginx.conf')).toContain(
      'location = /x/old/ { return 301 "/x/new$is_args$args"; }',
    );

    await writeFile(path.join(buildDir, 'left-over'), '');
    expect(await assemble(buildDir, [current, old])).toBe(false);
    expect(existsSync(path.join(buildDir, 'left-over'))).toBe(true);

    const changed = [
      current,
      { ...(await createOutput('v1', '/x/v1/', 'b')), version: old.version },
    ];
    expect(await assemble(buildDir, changed)).toBe(true);
    expect(await read('x/v1/index.html')).toBe('v1 b');
    expect(existsSync(path.join(buildDir, 'left-over'))).toBe(false);
  });

  test('keeps a version without an output; one that was never built is returned', async () => {
    const buildDir = path.join(folder, 'kept');
    const read = (file: string) => readFile(path.join(buildDir, file), 'utf8');
    const current = await createOutput('current', '/x/', 'f');
    const old = await createOutput('v1', '/x/v1/', 'f');
    const versions = [current.version, old.version];
    const host = { url: site.url, dir: buildDir, versions };

    expect((await assembleSite(site, host, [old])).missing).toEqual([current.version]);
    await assembleSite(site, host, [current]);
    expect(await read('x/index.html')).toBe('current f');
    expect(await read('x/v1/index.html')).toBe('v1 f');
    expect(await read('sitemap.xml')).toContain('/x/v1/sitemap.xml');
    expect(await read('_redirects')).toContain('/x/v1/old /x/v1/new 301');

    const next = { ...(await createOutput('v1', '/x/v1/', 'g')), version: old.version };
    expect(await assembleSite(site, host, [next])).toEqual({ changed: true, missing: [] });
    expect(await read('x/index.html')).toBe('current f');
    expect(await read('x/v1/index.html')).toBe('v1 g');
  });

  test('stays as it was when the new one fails', async () => {
    const buildDir = path.join(folder, 'whole');
    const current = await createOutput('current', '/x/', 'h');
    await assemble(buildDir, [current]);
    const broken = { ...current, hash: 'i', dir: path.join(folder, 'nowhere') };
    await expect(assemble(buildDir, [broken])).rejects.toThrow(/ENOENT/);
    expect(await readFile(path.join(buildDir, 'x/index.html'), 'utf8')).toBe('current h');
  });

  test('keeps its versions when a process ended while it was being replaced', async () => {
    const buildDir = path.join(folder, 'interrupted');
    const current = await createOutput('current', '/x/', 'j');
    const old = await createOutput('v1', '/x/v1/', 'j');
    const versions = [current.version, old.version];
    await assemble(buildDir, [current, old]);
    await rename(buildDir, `${buildDir}-old`);

    const next = { ...(await createOutput('current', '/x/', 'k')), version: current.version };
    expect(await assemble(buildDir, [next], versions)).toBe(true);
    expect(await readFile(path.join(buildDir, 'x/index.html'), 'utf8')).toBe('current k');
    expect(await readFile(path.join(buildDir, 'x/v1/index.html'), 'utf8')).toBe('v1 j');
    expect(existsSync(`${buildDir}-old`)).toBe(false);
  });

  test('holds another language beside English', async () => {
    const buildDir = path.join(folder, 'languages');
    const outputs = [
      await createOutput('v1', '/x/v1/', 'c'),
      await createOutput('v1', '/zh/x/v1/', 'd'),
    ];
    await assemble(buildDir, outputs);
    expect(await readFile(path.join(buildDir, 'zh/x/v1/index.html'), 'utf8')).toBe('v1 d');
    expect(await readFile(path.join(buildDir, 'x/v1/index.html'), 'utf8')).toBe('v1 c');
  });

  test('has nothing left of a version or a language that the site has no more', async () => {
    const buildDir = path.join(folder, 'less');
    const current = await createOutput('current', '/x/', 'f');
    const v1 = await createOutput('v1', '/x/v1/', 'f');
    const chinese = await createOutput('current', '/zh/x/', 'g');
    await assemble(buildDir, [current, v1, chinese]);
    expect(existsSync(path.join(buildDir, 'x/v1')) && existsSync(path.join(buildDir, 'zh'))).toBe(
      true,
    );
    await assemble(buildDir, [current]);
    expect(await readdir(buildDir)).not.toContain('zh');
    expect(existsSync(path.join(buildDir, 'x/v1'))).toBe(false);
  });

  test("a host's folder goes with its version; other folders stay", async () => {
    const dir = path.join(folder, 'gone');
    for (const [name, file] of [
      ['build-v1', '.assembled.json'],
      ['build-v0', '.assembled.json'],
      ['build-tools', 'index.ts'],
    ] as const) {
      await mkdir(path.join(dir, name), { recursive: true });
      await writeFile(path.join(dir, name, file), '{}');
    }
    await removeGoneHosts(site, dir);
    expect((await readdir(dir)).toSorted()).toEqual(['build-tools', 'build-v1']);
  });

  test('is a complete root for the host of one version', async () => {
    const url = 'https://v1.example.com';
    const dir = path.join(folder, 'build-v1');
    const { version, ...output } = await createOutput('v1', '/x/', 'e');
    const hosted = toHostedSite(site, 'v1', url);
    const own = { ...version, host: url };
    await assembleSite(hosted, { url, dir, versions: [own] }, [{ ...output, version: own }]);
    const read = (file: string) => readFile(path.join(dir, file), 'utf8');
    expect(await read('index.html')).toContain('url=/x/');
    expect(await read('x/index.html')).toBe('v1 e');
    expect(await read('robots.txt')).toContain(`Sitemap: ${url}/sitemap.xml`);
    expect(await read('.headers.json')).toContain(`connect-src 'self' ${site.url} ${url}`);
    expect(await read('_redirects')).not.toContain(url);
  });
});
