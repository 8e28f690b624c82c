/**
 * `test` of specs about reading offline: the built site on the host that it is for, which the browser
 * finds on this machine. Its network can be cut, and it can get another build.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSiteServer } from '../../cli/serve/siteServer';
import type { OfflineFile, OfflineManifest } from '../../plugins/offline/types';
import rawSite from '../../site';
import { findChromium } from '../findCommand.mjs';
import { expect, test as base } from './fixtures';
import { findServedFile, ServedFiles, type SiteServer } from './served';
import { buildDir, current, siteDir } from './site';

/** What the next build says on the page that it changes. */
export const nextText = 'Written in the next build';

/** The page that has another path in the next build, from the version's path. */
export const renamed = {
  from: 'common-concepts/custom-components',
  to: 'common-concepts/renamed',
};

/**
 * The built site; the one after it, with another text, a renamed page and a new worker; both, which take
 * turns; one that takes the worker back.
 */
export type Deployment = 'first' | 'next' | 'turns' | 'without';

/** How a host fails: with an error, a page in place of a file, no answer, half of one; or with a file that differs each time. */
export type Fault = 'missing' | 'page' | 'hang' | 'stall' | 'varied';

/** A host whose network can be cut and that can get another build; `read` is of the first one. */
export interface Host extends SiteServer {
  /** Paths that were asked for since the build was deployed. */
  readonly asked: string[];
  /** Fails for some paths, until a build is deployed. */
  fail(paths: RegExp, fault: Fault): void;
  /** Serves a build from now on, with network. */
  deploy(deployment: Deployment): Promise<void>;
  /** Takes the host off the network. */
  cut(): Promise<void>;
}

/** Returns a file with other content. */
const change = ([file]: OfflineFile, text: string): OfflineFile => [
  file,
  createHash('sha256').update(text).digest('hex').slice(0, 12),
  Buffer.byteLength(text),
];

/** Returns the files of the next build that are not those of the built site, from the version's folder. */
async function createNext(): Promise<Record<string, string>> {
  const read = (name: string) => readFile(path.join(buildDir, current.basePath, name), 'utf8');
  // Not in what is hydrated, which is of the code, and that has not changed.
  const page = `${await read('introduction.html')}<!-- ${nextText} -->`;
  const redirects = JSON.stringify({
    ...(JSON.parse(await read('redirects.json')) as Record<string, string>),
    [`/${renamed.from}`]: `/${renamed.to}`,
  });
  const manifest = JSON.parse(await read('offline.json')) as OfflineManifest;
  const files = manifest.files.map((file): OfflineFile => {
    const changes: Record<string, OfflineFile> = {
      introduction: change(file, page),
      'redirects.json': change(file, redirects),
      [renamed.from]: [renamed.to, file[1], file[2]],
    };
    return changes[file[0]] ?? file;
  });
  const pages = Object.fromEntries(
    Object.entries(manifest.pages).map(([name, value]) => [
      name === renamed.from ? renamed.to : name,
      value,
    ]),
  );
  return {
    'introduction.html': page,
    [`${renamed.to}.html`]: await read(`${renamed.from}.html`),
    'redirects.json': redirects,
    'offline.json': JSON.stringify({
      ...manifest,
      build: 'next',
      files,
      pages,
    } satisfies OfflineManifest),
    'sw.js': `${await read('sw.js')}\n// the next build`,
  };
}

const killSwitch = 'plugins/offline/worker/killSwitch.js';

/** Has a worker delete more slowly than a page waits for its answer, as on a busy device. */
const slowDeletion = `
const remove = CacheStorage.prototype.delete;
CacheStorage.prototype.delete = async function (name) {
  await new Promise((resolve) => setTimeout(resolve, 3000));
  return remove.call(this, name);
};
`;

const createWithout = async () => ({
  'sw.js': slowDeletion + (await readFile(path.join(siteDir, killSwitch), 'utf8')),
});

/**
 * Serves the built site with some files of its current version changed.
 *
 * @param folder where they are laid out
 * @param gone paths of pages that are not there any more, from the version's path
 */
async function overlay(
  folder: string,
  files: Readonly<Record<string, string>>,
  gone: readonly string[] = [],
): Promise<RequestListener> {
  const root = path.join(folder, current.basePath);
  await mkdir(root, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true });
    await writeFile(path.join(root, name), text);
  }
  await copyFile(path.join(buildDir, '.headers.json'), path.join(folder, '.headers.json'));
  const [own, shared] = [createSiteServer(folder), createSiteServer(buildDir)];
  const isGone = (pathname: string) => gone.some((page) => pathname === current.basePath + page);
  return (request, response) => {
    const pathname = (request.url ?? '/').replace(/[?#].*$/, '');
    const isOwn = isGone(pathname) || findServedFile(folder, pathname) !== undefined;
    (isOwn ? own : shared).emit('request', request, response);
  };
}

/** Answers as a host that fails. */
function answerFault(fault: Fault, request: IncomingMessage, response: ServerResponse): void {
  if (fault === 'missing') {
    response.writeHead(404).end();
  } else if (fault === 'page') {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><p>Sorry.');
  } else if (fault === 'stall') {
    response.writeHead(200, { 'Content-Type': 'text/html' }).write('<!doctype html><p>');
  } else if (fault === 'varied') {
    const type = { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' };
    const text = readFileSync(path.join(buildDir, request.url ?? '/'), 'utf8');
    response.writeHead(200, type).end(`${text}\n// ${Math.random()}`);
  }
}

async function createHost(folder: string): Promise<Host> {
  const first = await overlay(path.join(folder, 'first'), {});
  const next = await overlay(path.join(folder, 'next'), await createNext(), [renamed.from]);
  /** By path, the build that answers next. */
  const turns = new Map<string | undefined, RequestListener>();
  const deployments: Record<Deployment, RequestListener> = {
    first,
    next,
    turns(request, response) {
      const build = turns.get(request.url) ?? next;
      turns.set(request.url, build === next ? first : next);
      build(request, response);
    },
    without: await overlay(path.join(folder, 'without'), await createWithout()),
  };
  const served = new Set<string>();
  let deployed: Deployment = 'first';
  const asked: string[] = [];
  let failing: { paths: RegExp; fault: Fault }[] = [];
  const server: Server = createServer((request, response) => {
    const pathname = (request.url ?? '/').replace(/[?#].*$/, '');
    served.add(ServedFiles.toKey(pathname));
    asked.push(pathname);
    const found = failing.find(({ paths }) => paths.test(pathname));
    if (found) {
      answerFault(found.fault, request, response);
    } else {
      deployments[deployed](request, response);
    }
  });
  const listen = (wanted: number) =>
    new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve));
  await listen(0);
  // It stays the same: what is stored belongs to an origin.
  const { port } = server.address() as AddressInfo;
  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return {
    dir: buildDir,
    origin: `http://${new URL(rawSite.url).hostname}:${port}`,
    served,
    asked,
    fail(paths, fault) {
      failing = [{ paths, fault }, ...failing];
    },
    read(pathname) {
      served.add(ServedFiles.toKey(pathname));
      return readFileSync(path.join(buildDir, pathname), 'utf8');
    },
    async deploy(deployment) {
      deployed = deployment;
      failing = [];
      asked.length = 0;
      if (deployment === 'without') {
        // The one file that is not from the built site: it counts as served.
        served.add(`/../${killSwitch}`);
      }
      if (!server.listening) {
        await listen(port);
      }
    },
    cut,
    close: () => void cut(),
  };
}

interface TestFixtures {
  firstDeployed: void;
}

interface WorkerFixtures {
  host: Host;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  host: [
    async ({ servedDir: _ }, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'offline-'));
      const host = await createHost(folder);
      await use(host);
      await host.cut();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  site: [async ({ host }, use) => use(host), { scope: 'worker' }],
  launchOptions: [
    async ({ launchOptions, host }, use) => {
      const { hostname } = new URL(host.origin);
      await use({
        ...launchOptions,
        // The headless shell takes no host without a certificate for a secure one.
        executablePath: findChromium(),
        args: [
          ...(launchOptions.args ?? []),
          `--host-resolver-rules=MAP ${hostname} 127.0.0.1`,
          // Workers are registered over https only; there is no certificate here.
          `--unsafely-treat-insecure-origin-as-secure=${host.origin}`,
        ],
      });
    },
    { scope: 'worker' },
  ],
  firstDeployed: [
    async ({ host }, use) => {
      await host.deploy('first');
      await use();
    },
    { auto: true },
  ],
});

export { expect };
