import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RenderManifest } from './manifest';

interface Options<Result> {
  /** Renders a page. */
  render: (page: { pathname: string }) => Promise<Result>;
  manifest: RenderManifest;
  /** Absolute path of the folder with what was rendered last: a file for each page. */
  dir: string;
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);

/** Returns a hash of all that a page is rendered from; nothing when that isn't known. */
function toRenderKey(pathname: string, { frame, pages }: RenderManifest): string | undefined {
  const own = pages[pathname];
  return own && hash(JSON.stringify([pathname, process.version, frame, own]));
}

/** Reads a file, whose first line is the key of what was rendered. */
function read<Result>(file: string, key: string): Result | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    return text.startsWith(`${key}\n`) ? (JSON.parse(text.slice(key.length)) as Result) : undefined;
  } catch {
    // It is not there, or was cut off when the disk was full.
    return undefined;
  }
}

function write(file: string, key: string, result: unknown): void {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, `${key}\n${JSON.stringify(result)}`);
  renameSync(unfinished, file);
}

/**
 * Returns a function that renders pages, and of a page whose code and data are those of the last build
 * returns what was rendered then.
 */
export function createCachedRender<Result>({
  render,
  manifest,
  dir,
}: Options<Result>): (page: { pathname: string }) => Promise<Result> {
  mkdirSync(dir, { recursive: true });
  return async (page) => {
    const key = toRenderKey(page.pathname, manifest);
    if (key === undefined) {
      return render(page);
    }
    const file = path.join(dir, `${hash(page.pathname)}.json`);
    const known = read<Result>(file, key);
    if (known !== undefined) {
      return known;
    }
    const result = await render(page);
    write(file, key, result);
    return result;
  };
}
