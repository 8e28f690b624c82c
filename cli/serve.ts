/**
 * `npm run serve -- --port 4000`: serves the assembled site to this machine; `--host 0.0.0.0` also to
 * others. `npm run serve -- build-v6`: the site of another host.
 */
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { siteDir } from '../core/server/files';
import site from '../site';
import { startCommand } from './command';
import { createSiteServer, toServedUrl } from './serve/siteServer';

const command = {
  usage: 'npm run serve -- [folder] [--port 3000] [--host localhost]',
  options: {
    host: { type: 'string', default: 'localhost' },
    port: { type: 'string', default: '3000' },
  },
  arguments: [0, 1],
} as const;

void startCommand(command, async ({ values: { host, port }, positionals: [folder = 'build'] }) => {
  if (!/^\d+$/.test(port) || Number(port) > 65_535) {
    throw new Error(`--port takes a number from 0 to 65535; given: ${port}.`);
  }
  const dir = path.resolve(siteDir, folder);
  if (!existsSync(dir)) {
    throw new Error(`There is no ${folder}/ to serve. Make it with: npm run build`);
  }
  const server = createSiteServer(dir);
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ code, message }: NodeJS.ErrnoException) => {
      const isBusy = code === 'EADDRINUSE';
      reject(new Error(isBusy ? `Port ${port} is in use. Choose another with --port.` : message));
    });
    server.listen(Number(port), host, resolve);
  });
  const url = toServedUrl(host, (server.address() as AddressInfo).port);
  console.log(`Serving ${folder}/ at ${url}${site.basePath}`);
});
