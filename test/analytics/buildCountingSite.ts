import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runInCopy } from '../bad-input/runInCopy';
import { copySite } from '../bad-input/copySite';

/** What an owner adds to `site.ts` to have visits counted. */
const added = `
  analytics: { measurementId: 'G-TEST123', webVitalsRatio: 1 },
  askConsent: true,`;

/**
 * Builds v4 in a copy of the project whose owner has visits counted and asks for consent.
 *
 * @returns the copy's folder
 */
export async function buildCountingSite(): Promise<string> {
  const copy = await copySite('v4');
  const file = path.join(copy, 'site.ts');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('const site: Site = {', `$&${added}`));
  const { code, output } = await runInCopy(copy, 'plugins/versions/build.ts', ['v4']);
  if (code !== 0) {
    throw new Error(output);
  }
  return copy;
}
