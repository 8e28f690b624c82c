import { mkdtempSync, existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BuiltVersion } from '../../shared/server/findVersion';
import type { Site } from '../../shared/types';
import { assembleSite } from './assembleSite';

const site: Site = {
  name: 'Docs',
  tagline: 'A tagline.',
  url: 'https://docs.example.com',
  basePath: '/x/',
  versions: [
    { name: 'current', label: '2.0', hue: 1, products: ['charts'] },
    { name: 'v1', label: 'v1', hue: 2, products: ['charts'] },
  ],
};

const folder = mkdtempSync(path.join(tmpdir(), 'assemble-'));

async function createOutput(name: string, basePath: string, hash: string) {
  const dir = path.join(folder, 'outputs', name, hash);
  await mkdir(path.join(dir, 'versions'), { recursive: true });
  await writeFile(path.join(dir, 'index.html'), `${name} ${hash}`);
  await writeFile(path.join(dir, 'versions', `${name}.json`), '{}');
  await writeFile(path.join(dir, 'sitemap.xml'), '<urlset/>');
  await writeFile(path.join(dir, 'redirects.json'), '{"/old":"/new"}');
  const language = basePath.startsWith('/zh/') ? 'zh' : 'en';
  const version = { ...site.versions[0], name, language, basePath } as BuiltVersion;
  return { version, hash, dir };
}

test('lays versions into one tree and replaces it only when an output has changed', async () => {
  const buildDir = path.join(folder, 'build');
  const read = (file: string) => readFile(path.join(buildDir, file), 'utf8');
  const current = await createOutput('current', '/x/', 'a');
  const old = await createOutput('v1', '/x/v1/', 'a');

  expect(await assembleSite(site, [current, old], buildDir)).toBe(true);
  expect(await read('x/index.html')).toBe('current a');
  expect(await read('x/v1/index.html')).toBe('v1 a');
  expect(await read('x/versions/v1.json')).toBe('{}');
  expect(await read('index.html')).toContain('url=/x/');
  expect(await read('.headers.json')).toContain('Content-Security-Policy');
  expect(await read('sitemap.xml')).toContain(
    '<loc>https://docs.example.com/x/v1/sitemap.xml</loc>',
  );
  expect(await read('robots.txt')).toContain('Sitemap: https://docs.example.com/sitemap.xml');
  expect(await read('_redirects')).toContain('/x/v1/old /x/v1/new 301');
  expect(await read('redirects.nginx.map')).toContain('/x/old/ "/x/new$is_args$args";');

  await writeFile(path.join(buildDir, 'left-over'), '');
  expect(await assembleSite(site, [current, old], buildDir)).toBe(false);
  expect(existsSync(path.join(buildDir, 'left-over'))).toBe(true);

  expect(
    await assembleSite(site, [current, await createOutput('v1', '/x/v1/', 'b')], buildDir),
  ).toBe(true);
  expect(await read('x/v1/index.html')).toBe('v1 b');
  expect(existsSync(path.join(buildDir, 'left-over'))).toBe(false);
});

test('lays another language beside the English one, with its own data of the version menu', async () => {
  const buildDir = path.join(folder, 'languages');
  const outputs = [
    await createOutput('v1', '/x/v1/', 'c'),
    await createOutput('v1', '/zh/x/v1/', 'd'),
  ];
  await assembleSite(site, outputs, buildDir);
  expect(await readFile(path.join(buildDir, 'zh/x/v1/index.html'), 'utf8')).toBe('v1 d');
  expect(existsSync(path.join(buildDir, 'zh/x/versions/v1.json'))).toBe(true);
  expect(existsSync(path.join(buildDir, 'x/versions/v1.json'))).toBe(true);
});
