import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createSiteServer } from './siteServer';

/** `npm run serve -- --port 4000`: serves the assembled site with compression; `npm run serve -- build-v6`: that of another host. */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { port: { type: 'string', default: '3000' } },
});
const [folder = 'build'] = positionals;
const port = Number(values.port);
const dir = path.resolve(__dirname, '..', folder);

if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`--port takes a number from 0 to 65535; given: ${values.port}.`);
  process.exit(1);
}
if (!existsSync(dir)) {
  console.error(`There is no ${folder}/ to serve. Make it with: npm run build`);
  process.exit(1);
}

const server = createSiteServer(dir);
server.on('error', (error: NodeJS.ErrnoException) => {
  const busy = error.code === 'EADDRINUSE';
  console.error(busy ? `Port ${port} is in use. Choose another with --port.` : error.message);
  process.exit(1);
});
server.listen(port, () => {
  const address = server.address();
  const actual = address && typeof address === 'object' ? address.port : port;
  console.log(`Serving ${folder}/ at http://localhost:${actual}/x/`);
});
