import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

let server: Server | undefined;

/** Starts a real server that answers in some way, until the test ends; returns its origin. */
export async function startServer(answer: RequestListener): Promise<string> {
  const started = createServer(answer);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
}

afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  server = undefined;
});
