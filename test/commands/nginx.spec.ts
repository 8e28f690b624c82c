/** The built site as nginx serves it with the configuration in `deploy/`. */
import { readdirSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readResponseHeaders } from '../../deploy/responseHeaders';
import { hostDirs } from '../fixture-site/hosts';
import { answerConsent } from '../fixture-site/fixtures';
import { walkHosts } from '../fixture-site/walkHosts';
import { expect, test as base } from '../support/fixtures';
import { startNginx, type Nginx } from '../support/nginx';
import { buildDir, siteDir } from '../support/site';

/** Folder of each host, by its name: of the built site, and of the small one whose versions have their own. */
const hosts = new Map([['localhost', buildDir], ...hostDirs]);

const test = base.extend<object, { nginx: Nginx }>({
  nginx: [
    async ({ servedDir: _ }, use) => {
      const nginx = await startNginx(hosts);
      await use(nginx);
      await nginx.stop();
    },
    { scope: 'worker' },
  ],
});

test.use({
  alsoReads: [
    'deploy',
    ...[...hosts.values()].flatMap((dir) =>
      ['.nginx.conf', '.assembled.json'].map((name) =>
        path.relative(siteDir, path.join(dir, name)),
      ),
    ),
  ],
});

interface Answer {
  status: number;
  headers?: Readonly<Record<string, string>>;
  /** File of the host's folder that is the answer. */
  file?: string;
}

const leadsTo = (location: string): Answer => ({ status: 301, headers: { location } });
const gets = (file: string, headers: Answer['headers'] = {}): Answer => ({
  status: 200,
  file,
  headers: { 'cache-control': 'no-cache', ...headers },
});
const isMissing = (file: string): Answer => ({ ...gets(file), status: 404 });

const findScript = () =>
  readdirSync(path.join(buildDir, 'x/assets/js')).find((name) => /^main\..*\.js$/.test(name));

/** What a host answers, by the address: pages of the current version and v5, and what is no page. */
const answers = (script: string): Readonly<Record<string, Answer>> => ({
  '/': gets('index.html'),
  '/x/': gets('x/index.html', { 'content-type': 'text/html; charset=utf-8' }),
  '/x': leadsTo('/x/'),
  '/x/v5': leadsTo('/x/v5/'),
  '/x/react-data-grid': gets('x/react-data-grid.html', { 'content-encoding': 'gzip' }),
  '/x/react-data-grid/?a=b': leadsTo('/x/react-data-grid?a=b'),
  '/x/v5/react-data-grid/sorting': gets('x/v5/react-data-grid/sorting.html'),
  '/x/r/DataGrid?a=b': leadsTo('/x/api/data-grid/data-grid?a=b'),
  '/x/v5/r/DataGrid/': leadsTo('/x/v5/api/data-grid/data-grid'),
  '/x/nothing': isMissing('x/404.html'),
  '/x/react-data-grid/nothing/': isMissing('x/404.html'),
  '/x/v5/api/nothing': isMissing('x/v5/404.html'),
  '/x/assets/': isMissing('x/404.html'),
  '/.nginx.conf': isMissing('x/404.html'),
  '/_headers': isMissing('x/404.html'),
  '/x/react-data-grid.md': gets('x/react-data-grid.md', {
    'content-type': 'text/markdown; charset=utf-8',
    'content-encoding': 'gzip',
  }),
  '/x/llms.txt': gets('x/llms.txt', { 'content-type': 'text/plain; charset=utf-8' }),
  '/x/manifest.webmanifest': gets('x/manifest.webmanifest', {
    'content-type': 'application/manifest+json',
  }),
  '/x/search/list.json': gets('x/search/list.json', { 'access-control-allow-origin': '*' }),
  [`/${script}`]: gets(script, {
    'cache-control': 'max-age=31536000, immutable',
    'content-encoding': 'gzip',
  }),
});

test(
  'every kind of address is answered with its file, status and headers',
  { tag: '@all' },
  async ({ nginx, site }) => {
    const headersOfAll = {
      ...readResponseHeaders(site.dir),
      'Strict-Transport-Security': 'max-age=31536000',
    };
    expect(Object.keys(headersOfAll)).toContain('Content-Security-Policy');
    for (const [address, { status, headers, file }] of Object.entries(
      answers(`x/assets/js/${findScript()}`),
    )) {
      await test.step(address, async () => {
        const response = await fetch(nginx.origin + address, { redirect: 'manual' });
        expect.soft(response.status, address).toBe(status);
        for (const [name, value] of Object.entries({ ...headersOfAll, ...headers })) {
          expect.soft(response.headers.get(name), `${address}: ${name}`).toBe(value);
        }
        if (file !== undefined) {
          expect
            .soft((await response.text()) === site.read(`/${file}`), `${address} is ${file}`)
            .toBe(true);
        }
      });
    }
  },
);

/** Serves a file named `file` in each of some folders; returns what asks for it, and what ends that. */
async function serveFolders(names: readonly string[]) {
  const dir = await mkdtemp(path.join(tmpdir(), 'host-'));
  await cp(path.join(buildDir, '.nginx.conf'), path.join(dir, '.nginx.conf'));
  for (const name of names) {
    await mkdir(path.join(dir, name), { recursive: true });
    await writeFile(path.join(dir, name, 'file'), name);
  }
  const own = await startNginx(new Map([['localhost', dir]]));
  return {
    ask: (name: string) => fetch(`${own.origin}/${name}`),
    async stop() {
      await own.stop();
      await rm(dir, { recursive: true });
    },
  };
}

test('what begins with a dot is hidden, but for /.well-known/', { tag: '@all' }, async () => {
  const { ask, stop } = await serveFolders(['.well-known', '.git', 'x/.well-known', 'x']);
  const get = async (name: string) => (await ask(name)).status;
  expect(await get('.well-known/file')).toBe(200);
  expect(await get('x/.well-known/file')).toBe(200);
  expect(await get('.git/file')).toBe(404);
  expect(await get('.nginx.conf')).toBe(404);
  await stop();
});

test(
  "an author's folder of the name of the build's is not cached for a year",
  { tag: '@all' },
  async () => {
    const { ask, stop } = await serveFolders(['x/img/assets']);
    const { status, headers } = await ask('x/img/assets/file');
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache']);
    await stop();
  },
);

test('a page that the browser has is not sent again', { tag: '@all' }, async ({ nginx }) => {
  const { headers } = await fetch(`${nginx.origin}/x/`);
  const known = { 'If-None-Match': headers.get('etag') ?? '' };
  const { status } = await fetch(`${nginx.origin}/x/`, { headers: known });
  expect(status).toBe(304);
});

test.describe('versions on hosts of their own', () => {
  test.use({
    allowedRequests: [/^(?:another host|404): http:\/\/(?:v8\.)?calendar\.localhost\//],
  });

  test('a reader finds the way between them', { tag: '@all' }, async ({ nginx, openProfile }) => {
    const context = await openProfile({ proxy: { server: nginx.origin } });
    await answerConsent(context, 'denied');
    await walkHosts(await context.newPage());
  });
});
