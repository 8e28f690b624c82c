import { createHash } from 'node:crypto';

/** What the bundler says of a chunk. */
export interface Chunk {
  id?: string | number | null;
  files: readonly string[];
  /** Ids of the chunks that it can load. */
  children?: readonly (string | number)[];
}

/** What the bundler says of the server's code. */
export interface BundledChunks {
  chunks: readonly Chunk[];
  /** Ids of the chunks that load together, by name. */
  groups: Readonly<Record<string, readonly (string | number)[]>>;
}

/** Hashes of the code and data that pages are rendered from. */
export interface RenderManifest {
  /** Of all that any page may run. */
  frame: string;
  /** Of what only some pages run, by the path of each page. */
  pages: Readonly<Record<string, string>>;
}

/** Returns chunks with all that they can load, whatever they are. */
function collectReachable(
  start: readonly (string | number)[],
  byId: ReadonlyMap<unknown, Chunk>,
): Set<Chunk> {
  const found = new Set<Chunk>();
  const pending = [...start];
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    const chunk = byId.get(id);
    if (chunk && !found.has(chunk)) {
      found.add(chunk);
      pending.push(...(chunk.children ?? []));
    }
  }
  return found;
}

/**
 * Hashes the server's code: what each page runs of the chunks of routes, with all that they can load, and
 * all other files together.
 *
 * @param pageChunks names of the chunks of each page, by its path
 * @param read returns the content of a file that the bundler wrote
 */
export function createRenderManifest(
  { chunks, groups }: BundledChunks,
  pageChunks: ReadonlyMap<string, readonly string[]>,
  read: (file: string) => Buffer | string,
): RenderManifest {
  const byId = new Map(chunks.map((chunk) => [chunk.id, chunk]));
  const hashes = new Map<string, string>();
  const hashFile = (file: string) => {
    const hash = hashes.get(file) ?? createHash('sha256').update(read(file)).digest('hex');
    hashes.set(file, hash);
    return hash;
  };
  const hashFiles = (files: Iterable<string>) => {
    const lines = [...new Set(files)].toSorted().map((file) => `${file} ${hashFile(file)}`);
    return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 32);
  };
  const owned = new Map<string, Set<Chunk>>();
  const findOwned = (name: string) => {
    const found = owned.get(name) ?? collectReachable(groups[name] ?? [], byId);
    owned.set(name, found);
    return [...found];
  };
  const pages = [...pageChunks]
    .filter(([, names]) => names.every((name) => groups[name] !== undefined))
    .map(([page, names]) => {
      const files = names.flatMap(findOwned).flatMap((chunk) => chunk.files);
      return [page, hashFiles(files)] as const;
    });
  const all = new Set([...owned.values()].flatMap((found) => [...found]));
  const others = chunks.filter((chunk) => !all.has(chunk));
  return {
    frame: hashFiles(others.flatMap((chunk) => chunk.files)),
    pages: Object.fromEntries(pages),
  };
}
