import { findImporter } from './findImporter';

/** The line that begins what the lockfile says of a workspace. */
const header = /^ {2}(\S+):$/gm;

/** Returns where a workspace belongs in the lockfile: its list is sorted, `packages:` comes after it. */
function findPlace(lockfile: string, workspace: string): number {
  const end = lockfile.indexOf('\npackages:\n') + 1;
  const headers = lockfile.slice(lockfile.indexOf('\nimporters:\n'), end).matchAll(header);
  const next = [...headers].map(([, name = '']) => name).find((name) => name > workspace);
  return next === undefined ? end : (findImporter(lockfile, next)?.start ?? end);
}

/**
 * Returns the lockfile with a workspace that gets the same packages as another one, to the letter, and
 * asks for exactly these.
 *
 * @param lockfile text of `pnpm-lock.yaml`, lockfileVersion 9
 * @param from the workspace that has the packages: `docs`
 * @param to the new one: `versioned_docs/version-v8`
 */
export function addImporter(lockfile: string, from: string, to: string): string {
  const source = findImporter(lockfile, from);
  if (!source) {
    throw new Error(
      `pnpm-lock.yaml has nothing of ${from}. Run "pnpm install", which writes it there.`,
    );
  }
  const block = lockfile
    .slice(source.start, source.end)
    .replace(`  ${from}:`, `  ${to}:`)
    .replace(/specifier: .*\n( +)version: ([^(\n]+)/g, 'specifier: $2\n$1version: $2');
  const place = findPlace(lockfile, to);
  return lockfile.slice(0, place) + block + lockfile.slice(place);
}
