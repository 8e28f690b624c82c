import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSiteServer } from '../../plugins/versions/server/createSiteServer';

/** A host whose network can be cut and that can get another build. */
export interface Host {
  port: number;
  /** Serves a folder from now on. */
  serve(dir: string): Promise<void>;
  /** Takes the host off the network. */
  cut(): Promise<void>;
}

/** Creates a host at a free port, which stays the same. */
export async function createHost(dir: string): Promise<Host> {
  let server: Server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  const serve = async (folder: string) => {
    await cut();
    server = createSiteServer(folder);
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  };
  await serve(dir);
  return { port, serve, cut };
}
