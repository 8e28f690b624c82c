import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RedirectMap } from '../../redirects/types';
import type { Site } from '../../shared/types';
import type { VersionOutput } from './buildVersion';
import type { HostRules } from './hostRules';
import { renderHeaderRules } from './renderHeaderRules';
import { renderNginxRules } from './renderNginxRules';
import { renderRedirectRules } from './renderRedirectRules';
import { toMovedVersions } from './toMovedVersions';

/** Reads the redirects of a version as the host serves their paths. */
async function readRedirects({ version, dir }: VersionOutput): Promise<[string, string][]> {
  const file = path.join(dir, 'redirects.json');
  const redirects = existsSync(file)
    ? (JSON.parse(await readFile(file, 'utf8')) as RedirectMap)
    : {};
  const base = version.basePath.slice(0, -1);
  return Object.entries(redirects).map(([from, to]) => [base + from, base + to]);
}

interface HostFacts {
  site: Site;
  /** Origin of the host. */
  url: string;
  /** What is sent with every file. */
  headers: Readonly<Record<string, string>>;
  /** What the host serves. */
  outputs: readonly VersionOutput[];
}

/**
 * Writes what a host must be told into its root: `_headers` and `_redirects` for hosts that read such
 * files, and `.nginx.conf` for the `server` of nginx.
 *
 * @param dir absolute path of the folder that is the host's root
 */
export async function writeHostRules(
  { site, url, headers, outputs }: HostFacts,
  dir: string,
): Promise<void> {
  const redirects = (await Promise.all(outputs.map(readRedirects))).flat();
  const rules: HostRules = {
    headers,
    basePaths: outputs.map(({ version }) => version.basePath),
    redirects: Object.fromEntries(redirects),
    moved: url === site.url ? toMovedVersions(site) : {},
  };
  await writeFile(path.join(dir, '_headers'), renderHeaderRules(rules));
  await writeFile(path.join(dir, '_redirects'), renderRedirectRules(rules));
  await writeFile(path.join(dir, '.nginx.conf'), renderNginxRules(rules));
}
