import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The file at the root of an assembled site; hosts do not serve a name that begins with a dot. */
export const responseHeadersName = '.headers.json';

/**
 * Reads what is sent with every file of an assembled site.
 *
 * @param dir absolute path of the folder that is the host's root
 * @returns values by name; none for a folder that was not assembled
 */
export function readResponseHeaders(dir: string): Readonly<Record<string, string>> {
  const file = path.join(dir, responseHeadersName);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}
