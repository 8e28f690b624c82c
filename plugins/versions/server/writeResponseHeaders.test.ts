import { mkdtempSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Site } from '../../shared/types';
import { readResponseHeaders } from './readResponseHeaders';
import { writeResponseHeaders } from './writeResponseHeaders';

const site: Site = {
  name: 'Docs',
  tagline: 'A tagline.',
  url: 'https://docs.example.com',
  basePath: '/x/',
  versions: [{ name: 'current', label: '2.0', hue: 1, products: ['charts'] }],
};

test('writes headers that allow the inline scripts of all pages, each once', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'headers-'));
  const pages = {
    'index.html': '<script>a()</script>',
    'x/index.html': '<script>a()</script><script>b()</script>',
    'x/v1/api/grid.html': '<script>c()</script>',
    'x/main.js': 'const text = "<script>d()</script>";',
  };
  for (const [file, text] of Object.entries(pages)) {
    await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
    await writeFile(path.join(dir, file), text);
  }
  expect(readResponseHeaders(dir)).toEqual({});

  await writeResponseHeaders(site, dir);
  const headers = readResponseHeaders(dir);
  expect(headers['Content-Security-Policy']?.match(/'sha256-/g)).toHaveLength(3);
  expect(headers).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  });
});
