import { mkdtempSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Site } from '../core/types';
import {
  hashInlineScripts,
  readResponseHeaders,
  toContentSecurityPolicy,
  toFileHeaders,
  writeResponseHeaders,
} from './responseHeaders';

describe('hashes of inline scripts', () => {
  /** The example of the standard: https://www.w3.org/TR/CSP3/#external-hash */
  const example = `alert('Hello, world.');`;
  const exampleHash = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='";

  test('are of their text, each once', () => {
    const page = `<head><script>${example}</script><body><script type="module">${example}</script>`;
    expect(hashInlineScripts(page)).toEqual([exampleHash]);
  });

  test('include scripts with line breaks, and with markup in attributes', () => {
    const page = `<script data-note="a > b" id='>'>\nlet a;\n</script><SCRIPT>${example}</SCRIPT>`;
    expect(hashInlineScripts(page)).toEqual([
      expect.stringMatching(/^'sha256-.{44}'$/),
      exampleHash,
    ]);
  });

  test.each([
    ['a script from a file', '<script src=/x/main.js defer></script>'],
    ['linked data', '<script type="application/ld+json">{"a":1}</script>'],
    ['data', '<script type=application/json data-outline=a>{"a":1}</script>'],
    ['code that is shown', '<code>&lt;script>alert(1)&lt;/script></code>'],
  ])('leave out %s', (_what, html) => {
    expect(hashInlineScripts(html)).toEqual([]);
  });
});

describe('Content-Security-Policy', () => {
  const site: Site = {
    name: 'Docs',
    tagline: 'A tagline.',
    url: 'https://docs.example.com',
    basePath: '/x/',
    versions: [{ name: 'current', label: '2.0', hue: 1, products: ['graphs'] }],
  };

  /** The sources of each directive that the policy has. */
  const read = (change: Partial<Site> = {}, hashes: readonly string[] = []) =>
    Object.fromEntries(
      toContentSecurityPolicy({ ...site, ...change }, hashes)
        .split('; ')
        .map((directive) => {
          const [name = '', ...sources] = directive.split(' ');
          return [name, sources] as const;
        }),
    );

  /** What is allowed beside what every site does. */
  function readMore(change: Partial<Site>) {
    const before = read();
    const added = Object.entries(read(change)).map(([name, sources]) => [
      name,
      sources.filter((source) => !before[name]?.includes(source)),
    ]);
    return Object.fromEntries(added.filter(([, sources]) => sources?.length)) as typeof before;
  }

  test('allows by default no other party but the editors that demos open in', () => {
    expect(read({}, ["'sha256-a='"])).toMatchSnapshot();
  });

  test('allows requests between the hosts of versions', () => {
    const host = 'https://v1.example.com';
    const versions = [...site.versions, { ...site.versions[0]!, name: 'v1', host }];
    expect(readMore({ versions })).toEqual({ 'connect-src': [site.url, host] });
  });

  test('allows no unknown script, and no eval', () => {
    const scripts = read()['script-src'];
    expect(scripts).not.toContain("'unsafe-inline'");
    expect(scripts).not.toContain("'unsafe-eval'");
    expect(scripts).not.toContain('https:');
  });

  test('allows requests to the receivers of feedback and of the chat', () => {
    const change = {
      feedback: 'https://feedback.example.com/docs?a=1',
      chat: 'http://localhost:4000',
    };
    expect(readMore(change)).toEqual({
      'connect-src': ['https://feedback.example.com', 'http://localhost:4000'],
    });
  });

  test('allows demos to load images and data from the sources of the owner', () => {
    const demoSources = {
      images: ['https://pictures.example.com'],
      requests: ['https://api.example.com', 'http://localhost:4000'],
    };
    expect(readMore({ demoSources })).toEqual({
      'img-src': demoSources.images,
      'connect-src': demoSources.requests,
    });
  });

  test('allows the script and the reports of analytics', () => {
    const receivers = [
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.googletagmanager.com',
    ];
    expect(readMore({ analytics: { measurementId: 'G-ABC123' } })).toEqual({
      'script-src': ['https://www.googletagmanager.com'],
      'connect-src': receivers,
      'img-src': receivers,
    });
  });

  test("allows requests to a feed of ads, and an ad's pictures from anywhere", () => {
    const ads = { kind: 'feed', url: 'https://ads.example.com/a.json' } as const;
    expect(readMore({ ads })).toEqual({
      'connect-src': ['https://ads.example.com'],
      'img-src': ['https:', 'https://ads.example.com'],
    });
  });

  test("allows a provider's script, and the hosts that it loads code from", () => {
    const ads = {
      kind: 'script',
      src: 'https://cdn.ads.example/script.js',
      placement: '#ad',
      hosts: ['https://serve.ads.example'],
    } as const;
    const own = ['https://cdn.ads.example', 'https://serve.ads.example'];
    expect(readMore({ ads })).toEqual({
      'script-src': own,
      'connect-src': ['https:', ...own],
      'img-src': ['https:', ...own],
      'frame-src': ['https:', ...own],
    });
  });

  test('allows nothing more without ads', () => {
    expect(readMore({ ads: false })).toEqual({});
  });
});

describe('headers of all files', () => {
  const site: Site = {
    name: 'Docs',
    tagline: 'A tagline.',
    url: 'https://docs.example.com',
    basePath: '/x/',
    versions: [{ name: 'current', label: '2.0', hue: 1, products: ['graphs'] }],
  };

  test('allow the inline scripts of all pages, each once', async () => {
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
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    });
    const features = headers['Permissions-Policy']?.split(', ') ?? [];
    expect(features).toEqual(expect.arrayContaining(['camera=()', 'payment=()', 'usb=()']));
    expect(features.every((feature) => /^[a-z-]+=\(\)$/.test(feature))).toBe(true);
  });
});

describe('headers of a file', () => {
  test.each([
    ['/x/react-graphs.html', { 'Cache-Control': 'no-cache' }],
    ['/x/sw.js', { 'Cache-Control': 'no-cache' }],
    ['/x/v6/assets/js/main.1a2b3c4d.js', { 'Cache-Control': 'max-age=31536000, immutable' }],
    ['/x/img/assets/logo.svg', { 'Cache-Control': 'no-cache' }],
    ['/x/react-graphs/assets/', { 'Cache-Control': 'no-cache' }],
    ['/x/react-graphs.md', { 'Content-Type': 'text/markdown; charset=utf-8' }],
    ['/x/llms.txt', { 'Content-Type': 'text/plain; charset=utf-8' }],
    ['/x/search/list.json', { 'Access-Control-Allow-Origin': '*' }],
    ['/x/v6/versions/v6.json', { 'Access-Control-Allow-Origin': '*' }],
  ])('are, for %s, %p', (pathname, headers) => {
    expect(toFileHeaders(pathname)).toMatchObject(headers);
  });

  test('allow other hosts to fetch only what they need', () => {
    expect(toFileHeaders('/x/redirects.json')).toEqual({ 'Cache-Control': 'no-cache' });
  });
});
