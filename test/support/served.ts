/** What a server answers with from a built folder, and which of it was asked for. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { decodeText } from '../../core/escapes';
import { createSiteServer } from '../../cli/serve/siteServer';

/** The file that the server answers a path with, relative to the built folder; nothing for a 404. */
export function findServedFile(dir: string, pathname: string): string | undefined {
  const name = decodeText(pathname).replace(/^\//, '');
  const isFile = (file: string) =>
    existsSync(path.join(dir, file)) && statSync(path.join(dir, file)).isFile();
  const candidates =
    name === '' || name.endsWith('/')
      ? [`${name}index.html`]
      : [name, `${name}.html`, `${name}/index.html`];
  return candidates.find(isFile);
}

/** `main.1a2b3c4d.js`: the hash that the bundler gives a file's name. */
const assetHash = /\.([0-9a-f]{6,8})(?=\.\w+$)/;
const text = /\.(?:html|js|css|json|xml|txt|md|svg|webmanifest|map)$/;

/**
 * Tells whether files of the built site are still the same. Hashes in the names of assets are left
 * out, of the names and of what refers to them: they change with every file that one refers to.
 */
export class ServedFiles {
  private readonly digests = new Map<string, string>();
  private readonly assets = new Map<string, string[]>();
  private hashes: Set<string> | undefined;

  constructor(readonly dir: string) {}

  /** A path without the hash of an asset: `/x/assets/js/main.*.js`. */
  static toKey(pathname: string): string {
    return pathname.replace(assetHash, '.*');
  }

  /** Returns a digest of what the server answers to a path; `key` is from `toKey`. */
  digest(key: string): string {
    let digest = this.digests.get(key);
    if (digest === undefined) {
      const file = this.find(key);
      digest = file === undefined ? 'missing' : this.read(file);
      this.digests.set(key, digest);
    }
    return digest;
  }

  private find(key: string): string | undefined {
    if (!key.includes('.*.')) {
      return findServedFile(this.dir, key);
    }
    const folder = path.dirname(key);
    let names = this.assets.get(folder);
    if (!names) {
      const absolute = path.join(this.dir, folder);
      names = existsSync(absolute) ? readdirSync(absolute) : [];
      this.assets.set(folder, names);
    }
    const found = names.filter((name) => ServedFiles.toKey(name) === path.basename(key));
    return found.length === 1 ? path.join(folder, found[0] ?? '') : undefined;
  }

  private read(file: string): string {
    const content = readFileSync(path.join(this.dir, file));
    const hash = createHash('sha256');
    if (text.test(file)) {
      const known = this.readHashes();
      const withoutHashes = content
        .toString()
        .replace(/\b[0-9a-f]{6,8}\b/g, (found) => (known.has(found) ? '*' : found));
      // The minifier names variables by how often letters occur, also in the hashes that this file lists.
      const isRuntime = file.includes('/runtime~main.');
      hash.update(isRuntime ? withoutHashes.replace(/\b[a-z]\b/g, '*') : withoutHashes);
    } else {
      hash.update(content);
    }
    return hash.digest('hex').slice(0, 16);
  }

  /** All hashes that names of assets have. */
  private readHashes(): Set<string> {
    this.hashes ??= new Set(
      readdirSync(this.dir, { recursive: true, encoding: 'utf8' }).flatMap(
        (name) => assetHash.exec(name)?.[1] ?? [],
      ),
    );
    return this.hashes;
  }
}

/** A server of a built folder, on a free port. */
export interface SiteServer {
  dir: string;
  /** `http://127.0.0.1:40123` */
  origin: string;
  /** Keys of the paths that were asked for since it was emptied. */
  served: Set<string>;
  /** Reads a file as a visitor would get it, and counts as served. */
  read(pathname: string): string;
  close(): void;
}

/** Serves a built folder as `npm run serve` does, and notes what is asked for. */
export async function serve(dir: string): Promise<SiteServer> {
  const served = new Set<string>();
  const server = createSiteServer(dir);
  server.on('request', ({ url = '/' }: { url?: string }) => {
    // Every answer has its headers from there.
    served.add('/.headers.json');
    served.add(ServedFiles.toKey(url.replace(/[?#].*$/, '')));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    dir,
    origin: `http://127.0.0.1:${port}`,
    served,
    read(pathname) {
      served.add(ServedFiles.toKey(pathname));
      const file = findServedFile(dir, pathname);
      if (file === undefined) {
        throw new Error(`There is no ${pathname} in ${dir}.`);
      }
      return readFileSync(path.join(dir, file), 'utf8');
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
