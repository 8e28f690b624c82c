/**
 * `test` of specs that look at the small site as it is served: each version on a host of its own. The
 * hosts are reached by a proxy, so that pages are where their owner says, in the browser's own eyes.
 */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createSiteServer } from '../../cli/serve/siteServer';
import { ServedFiles } from '../support/served';
import { test as base } from './fixtures';
import { fixture, projectDir } from './site';

const [, older] = fixture.versions;

/** Origins of the hosts: of the current version and of v8. */
export const hosts = { current: fixture.url, v8: older?.host ?? '' } as const;

/** Folder of each host, by its name. */
export const hostDirs: ReadonlyMap<string, string> = new Map([
  [new URL(hosts.current).host, path.join(projectDir, 'build')],
  [new URL(hosts.v8).host, path.join(projectDir, 'build-v8')],
]);

interface Proxy {
  /** `http://127.0.0.1:40123` */
  origin: string;
  close(): void;
}

/** Answers for all hosts, each from its folder, as `npm run serve` does. */
async function startProxy(onRequest: (file: string) => void): Promise<Proxy> {
  const servers = new Map([...hostDirs].map(([host, dir]) => [host, createSiteServer(dir)]));
  const answer: RequestListener = (request, response) => {
    const { host, pathname, search } = new URL(request.url ?? '');
    onRequest(path.join(hostDirs.get(host) ?? '', pathname));
    request.url = pathname + search;
    if (!servers.get(host)?.emit('request', request, response)) {
      response.writeHead(502).end();
    }
  };
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

interface WorkerFixtures {
  hostProxy: Proxy;
}

export const test = base.extend<object, WorkerFixtures>({
  site: [async ({ site }, use) => use({ ...site, origin: hosts.current }), { scope: 'worker' }],
  hostProxy: [
    async ({ site }, use) => {
      const proxy = await startProxy((file) => {
        site.served.add(ServedFiles.toKey(path.relative(site.dir, file)));
      });
      await use(proxy);
      proxy.close();
    },
    { scope: 'worker' },
  ],
  proxy: async ({ hostProxy }, use) => use({ server: hostProxy.origin }),
  consent: 'denied',
});

export { expect } from './fixtures';
