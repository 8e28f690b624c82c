import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RedirectMap } from '../../redirects/types';
import type { VersionOutput } from './buildVersion';
import { renderHostRedirects } from './renderHostRedirects';

/** Reads the redirects of a version as the host serves their paths. */
async function readRedirects({ version, dir }: VersionOutput): Promise<[string, string][]> {
  const file = path.join(dir, 'redirects.json');
  const redirects = existsSync(file)
    ? (JSON.parse(await readFile(file, 'utf8')) as RedirectMap)
    : {};
  const base = version.basePath.slice(0, -1);
  return Object.entries(redirects).map(([from, to]) => [base + from, base + to]);
}

/**
 * Writes the redirects of all versions into the root of a host: `_redirects` and `redirects.nginx.map`.
 *
 * @param buildDir absolute path of the folder that is the host's root
 */
export async function writeHostRedirects(
  outputs: readonly VersionOutput[],
  buildDir: string,
): Promise<void> {
  const redirects = (await Promise.all(outputs.map(readRedirects))).flat();
  const { rules, map } = renderHostRedirects(Object.fromEntries(redirects));
  await writeFile(path.join(buildDir, '_redirects'), rules);
  await writeFile(path.join(buildDir, 'redirects.nginx.map'), map);
}
