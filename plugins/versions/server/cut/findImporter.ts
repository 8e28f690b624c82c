/**
 * Finds what the lockfile says of a workspace, up to what comes next.
 *
 * @param lockfile text of `pnpm-lock.yaml`, lockfileVersion 9
 * @param workspace `docs`, `versioned_docs/version-v8`
 */
export function findImporter(
  lockfile: string,
  workspace: string,
): { start: number; end: number } | undefined {
  const start = lockfile.indexOf(`\n  ${workspace}:\n`) + 1;
  if (start === 0) {
    return undefined;
  }
  const next = /\n(?= {0,2}\S)/g;
  next.lastIndex = start;
  return { start, end: (next.exec(lockfile)?.index ?? lockfile.length) + 1 };
}
