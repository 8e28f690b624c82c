import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import type { Page } from 'playwright-core';
import type { BuiltVersion } from '../../plugins/shared/server/findVersion';
import { readLicenseKey } from '../../plugins/versions/server/readLicenseKey';
import { removeLicenseMessages } from './removeLicenseMessages';
import type { Watch } from './watchPage';

const licensed = /from '(@mui\/x-[a-z-]+-(?:pro|premium)|@material-ui\/x-grid)[/']/g;

/** Reads which pro and premium packages the demos on a page import. */
async function readLicensedPackages(page: Page, versionDir: string): Promise<string[]> {
  const demos = page.locator('[data-demo]');
  const names = await demos.evaluateAll((list: HTMLElement[]) =>
    list.map(({ dataset }) => dataset.demo ?? ''),
  );
  const patterns = names.map((name) => `**/{demos,templates/*}/${name}{,.*}.tsx`);
  const files = await Globby(patterns, { cwd: versionDir, ignore: ['**/node_modules/**'] });
  const sources = await Promise.all(
    files.map((file) => readFile(path.join(versionDir, file), 'utf8')),
  );
  return sources.flatMap((source) =>
    [...source.matchAll(licensed)].map(([, packageName = '']) => packageName),
  );
}

/**
 * Returns what a page logged, but for the library's messages about the license key
 * when the site was built without one.
 */
export async function checkConsole(
  page: Page,
  { name, dir }: BuiltVersion,
  { logged }: Watch,
): Promise<string[]> {
  if (logged.length === 0 || readLicenseKey(process.env) !== undefined) {
    return logged;
  }
  return removeLicenseMessages(logged, name, await readLicensedPackages(page, dir));
}
