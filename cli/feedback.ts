/**
 * `npm run feedback`: prints what readers said, by page, section and version; `--json` as JSON.
 * `npm run feedback -- --port 4010`: receives it, behind a server for static files.
 */
import { createServer } from 'node:http';
import path from 'node:path';
import { siteDir } from '../core/server/files';
import { createReceiver, feedbackFile } from '../plugins/feedback/server/receiver';
import { openStore } from '../plugins/feedback/server/store';
import { renderSummary, summarize } from '../plugins/feedback/server/summary';
import { readPort, startCommand } from './command';
import { listen } from './serve/siteServer';

const command = {
  usage: 'npm run feedback -- [file] [--json] [--port 4010]',
  options: { json: { type: 'boolean', default: false }, port: { type: 'string' } },
  arguments: [0, 1],
} as const;

void startCommand(command, async ({ values: { json, port }, positionals }) => {
  const [file = feedbackFile] = positionals;
  const store = openStore(path.resolve(siteDir, file));
  if (port !== undefined) {
    // A proxy on this machine sets the header; others can't reach the port.
    const receiver = createReceiver({
      store,
      addressHeader: 'x-real-ip',
      onError: ({ message }) => console.error(message),
    });
    const url = await listen(createServer(receiver), 'localhost', readPort(port));
    console.log(`Receiving feedback at ${url} into ${file}`);
    return;
  }
  const places = summarize(await store.list());
  console.log(json ? JSON.stringify(places, null, 2) : renderSummary(places));
});
