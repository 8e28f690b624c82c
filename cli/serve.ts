/**
 * `npm run serve -- --port 4000`: serves the assembled site to this machine; `--host 0.0.0.0` also to
 * others. `npm run serve -- build-v6`: the site of another host. Feedback of readers is kept in `feedback.jsonl`.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { siteDir } from '../core/server/files';
import site from '@site/site';
import { readPort, startCommand } from './command';
import { createSiteServer, listen, loadReceivers } from './serve/siteServer';

const command = {
  usage: 'npm run serve -- [folder] [--port 3000] [--host localhost]',
  options: {
    host: { type: 'string', default: 'localhost' },
    port: { type: 'string', default: '3000' },
  },
  arguments: [0, 1],
} as const;

void startCommand(command, async ({ values, positionals: [folder = 'build'] }) => {
  const { host } = values;
  const port = readPort(values.port);
  const dir = path.resolve(siteDir, folder);
  if (!existsSync(dir)) {
    throw new Error(`There is no ${folder}/ to serve. Make it with: npm run build`);
  }
  const server = createSiteServer(dir, loadReceivers(site));
  const url = await listen(server, host, port);
  console.log(`Serving ${folder}/ at ${url}${site.basePath}`);
});
