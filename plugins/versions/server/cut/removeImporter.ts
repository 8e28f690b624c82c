import { findImporter } from './findImporter';

/** Returns the lockfile without a workspace, or as it is when it has none of that name. */
export function removeImporter(lockfile: string, workspace: string): string {
  const found = findImporter(lockfile, workspace);
  return found ? lockfile.slice(0, found.start) + lockfile.slice(found.end) : lockfile;
}
