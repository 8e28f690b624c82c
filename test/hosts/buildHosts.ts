import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runInCopy } from '../bad-input/runInCopy';
import { copySite } from '../bad-input/copySite';
import type { Origins } from './walkHosts';

/**
 * Builds v5 and v4 in a copy of the project whose owner gave each of them a host.
 *
 * @returns the copy's folder
 */
export async function buildHosts({ current, v5, v4 }: Origins): Promise<string> {
  const copy = await copySite('v5', 'v4');
  const file = path.join(copy, 'site.ts');
  const text = await readFile(file, 'utf8');
  const hosted = text
    .replace(/(?<=\n {2}url: )'.*?'/, `'${current}'`)
    .replace("name: 'v5'", `$&, host: '${v5}'`)
    .replace("name: 'v4'", `$&, host: '${v4}'`);
  await writeFile(file, hosted);
  const { code, output } = await runInCopy(copy, 'plugins/versions/build.ts', ['v5', 'v4']);
  if (code !== 0) {
    throw new Error(output);
  }
  return copy;
}
