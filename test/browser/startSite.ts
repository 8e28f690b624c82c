import type { AddressInfo } from 'node:net';
import { createSiteServer } from '../../plugins/versions/server/createSiteServer';

/** Serves the built site at a free port. */
export async function startSite(buildDir: string): Promise<{ origin: string; stop(): void }> {
  const server = createSiteServer(buildDir);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
