import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Site } from '../../shared/types';
import { collectScriptHashes } from './collectScriptHashes';
import { responseHeadersName } from './readResponseHeaders';
import { toContentSecurityPolicy } from './toContentSecurityPolicy';

/**
 * Writes what a host must send with every file of an assembled site.
 *
 * @param dir absolute path of the folder that is the host's root
 * @returns the same: values by name
 */
export async function writeResponseHeaders(
  site: Site,
  dir: string,
): Promise<Readonly<Record<string, string>>> {
  const headers = {
    'Content-Security-Policy': toContentSecurityPolicy(site, await collectScriptHashes(dir)),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'SAMEORIGIN',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  };
  await writeFile(path.join(dir, responseHeadersName), `${JSON.stringify(headers, null, 2)}\n`);
  return headers;
}
