import { runInCopy, type CopyResult } from './runInCopy';

/** Runs what `npm run build -- <version>` runs, in a copy of the project. */
export function buildCopy(copy: string, version: string): Promise<CopyResult> {
  return runInCopy(copy, 'plugins/versions/build.ts', [version]);
}
