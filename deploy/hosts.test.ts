/**
 * What each host answers, by the rules that it documents: a site must read the same on all of them. nginx
 * itself runs in `test/commands/nginx.spec.ts`.
 */
import { existsSync, mkdtempSync, readFileSync, statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import type { BuiltVersion } from '../core/server/versions';
import type { Site } from '../core/types';
import { assembleSite } from './assemble';

const site: Site = {
  name: 'Docs',
  tagline: 'A tagline.',
  url: 'https://docs.example.com',
  basePath: '/x/',
  languages: ['zh'],
  versions: [
    { name: 'current', label: '2.0', hue: 1, products: ['graphs'] },
    { name: 'v1', label: 'v1', hue: 2, products: ['graphs'], host: 'https://v1.example.com' },
  ],
};

const folder = mkdtempSync(path.join(tmpdir(), 'hosts-'));
const root = path.join(folder, 'build');

/** Pages of a version; `old` has moved to `page`, and its page leads there. */
const files = {
  'index.html': 'home',
  '404.html': 'missing',
  'page.html': 'page',
  'page.md': 'markdown',
  'api.html': 'api',
  'api/part.html': 'part',
  'old.html': 'leads to page',
  'redirects.json': '{"/old":"/page"}',
};

beforeAll(async () => {
  const outputs = await Promise.all(
    ['en', 'zh'].map(async (language) => {
      const basePath = language === 'en' ? '/x/' : '/zh/x/';
      const dir = path.join(folder, language);
      for (const [name, text] of Object.entries(files)) {
        await mkdir(path.dirname(path.join(dir, name)), { recursive: true });
        await writeFile(
          path.join(dir, name),
          `${text}${name.endsWith('.json') ? '' : ` ${language}`}`,
        );
      }
      const version = { ...site.versions[0], name: 'current', language, basePath } as BuiltVersion;
      return { version, hash: 'a', dir };
    }),
  );
  const versions = outputs.map(({ version }) => version);
  await assembleSite(site, { url: site.url, dir: root, versions }, outputs);
});

/** A redirect, or a file of the folder. */
interface Answer {
  status: number;
  location?: string;
  file?: string;
}
type Host = (pathname: string) => Answer;

const isFile = (name: string, dir = root) =>
  existsSync(path.join(dir, name)) && statSync(path.join(dir, name)).isFile();
const isFolder = (name: string, dir = root) =>
  existsSync(path.join(dir, name)) && statSync(path.join(dir, name)).isDirectory();
const gets = (file: string): Answer => ({ status: 200, file });
const leadsTo = (location: string): Answer => ({ status: 301, location });
const missing: Answer = { status: 404, file: '/404.html' };

/** `/x/page` is page.html; a folder has a slash at its end. */
const github: Host = (pathname) => {
  if (pathname.endsWith('/')) {
    return isFile(`${pathname}index.html`) ? gets(`${pathname}index.html`) : missing;
  }
  const name = [pathname, `${pathname}.html`].find((item) => isFile(item));
  if (name) {
    return gets(name);
  }
  return isFolder(pathname) ? leadsTo(`${pathname}/`) : missing;
};

function readRules(): { from: string; to: string }[] {
  const lines = readFileSync(path.join(root, '_redirects'), 'utf8').trim().split('\n');
  return lines.map((line) => {
    const [from = '', to = ''] = line.split(' ');
    return { from, to };
  });
}

function findRule(pathname: string): string | undefined {
  for (const { from, to } of readRules()) {
    const start = from.replace('*', '');
    if (from === pathname) {
      return to;
    }
    if (from.endsWith('*') && pathname.startsWith(start)) {
      return to.replace(':splat', pathname.slice(start.length));
    }
  }
  return undefined;
}

/** Rules win over files; the page without `.html` and without a slash is the one address of a file. */
const cloudflare: Host = (pathname) => {
  const to = findRule(pathname);
  if (to !== undefined) {
    return leadsTo(to);
  }
  if (pathname.endsWith('/')) {
    const page = pathname.slice(0, -1);
    return isFile(`${pathname}index.html`)
      ? gets(`${pathname}index.html`)
      : isFile(`${page}.html`)
        ? leadsTo(page)
        : missing;
  }
  const name = [pathname, `${pathname}.html`].find((item) => isFile(item));
  if (name) {
    return gets(name);
  }
  return isFile(`${pathname}/index.html`) ? leadsTo(`${pathname}/`) : missing;
};

/** Files win over rules; both are looked for with and without a slash. */
const netlify: Host = (pathname) => {
  const page = pathname.replace(/(?<=.)\/$/, '');
  const name = [pathname, `${page}.html`, `${page}/index.html`, `${pathname}index.html`].find(
    (item) => isFile(item),
  );
  const to = findRule(pathname) ?? findRule(page);
  return name ? gets(name) : to === undefined ? missing : leadsTo(to);
};

/** S3 has files alone; the function changes the request or answers it. */
const cloudfront: Host = (pathname) => {
  const context: { result?: { uri?: string; headers?: { location: { value: string } } } } = {};
  const code = readFileSync(path.join(root, '.cloudfront.js'), 'utf8');
  const event = { request: { uri: pathname, querystring: {} } };
  runInNewContext(`${code}result = handler(${JSON.stringify(event)});`, context);
  const { uri = '', headers } = context.result ?? {};
  if (headers) {
    return leadsTo(headers.location.value);
  }
  return isFile(uri) ? gets(uri) : missing;
};

/** Follows redirects on the host. */
function follow(host: Host, pathname: string): string {
  let answer = host(pathname);
  for (let steps = 0; answer.location?.startsWith('/'); steps += 1) {
    if (steps > 3) {
      return `loops at ${answer.location}`;
    }
    answer = host(answer.location);
  }
  return (
    answer.location ??
    `${answer.status} ${readFileSync(path.join(root, answer.file ?? ''), 'utf8').trim()}`
  );
}

describe.each([
  ['GitHub Pages', github],
  ['Cloudflare Pages', cloudflare],
  ['Netlify', netlify],
  ['S3 with CloudFront', cloudfront],
])('on %s', (name, host) => {
  test.each([
    ['/x/', '200 home en'],
    ['/x', '200 home en'],
    ['/zh/x/', '200 home zh'],
    ['/x/page', '200 page en'],
    ['/x/page.md', '200 markdown en'],
    ['/x/api', '200 api en'],
    ['/x/api/part', '200 part en'],
    ['/zh/x/api/part', '200 part zh'],
    ['/x/nowhere', '404 missing en'],
    ['/nowhere', '404 missing en'],
  ])('%s is %s', (pathname, expected) => {
    expect(follow(host, pathname)).toBe(expected);
  });

  test('the root leads to the site', () => {
    expect(follow(host, '/')).toContain('url=/x/');
  });

  test('an address that has moved leads on, by a rule or by its page', () => {
    expect(follow(host, '/x/old')).toMatch(/^200 (?:page en|leads to page en)$/);
  });

  test('a page is found with a slash at its end, by the host or by its 404 page', () => {
    const expected = name === 'GitHub Pages' ? '404 missing en' : '200 page en';
    expect(follow(host, '/x/page/')).toBe(expected);
  });

  test('a version with its own host is found there', () => {
    if (name !== 'GitHub Pages') {
      expect(follow(host, '/x/v1/page')).toBe('https://v1.example.com/x/page');
    }
  });
});

test('a folder of GitHub Pages is the base path of a project', () => {
  // Its folder is served at /x/, and has a 404 page of its own.
  expect(isFile('x/404.html') && isFile('x/index.html')).toBe(true);
});

test('what hosts read stays within their limits', () => {
  const headers = readFileSync(path.join(root, '_headers'), 'utf8').split('\n');
  expect(headers.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
  expect(Math.max(...headers.map(({ length }) => length))).toBeLessThanOrEqual(2000);
  expect(statSync(path.join(root, '.cloudfront.js')).size).toBeLessThan(10_000);
});
