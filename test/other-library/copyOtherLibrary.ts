import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { siteDir } from '../../plugins/shared/server/siteDir';
import { linkPackages } from '../bad-input/linkPackages';

/** The site of another library: `site.ts`, `library.ts`, trees, pages, demos and data of its own. */
const fixture = path.join(siteDir, 'test/fixtures/other-library');

/** The platform: all that a site does not bring itself. */
const platform = [
  'docusaurus.config.ts',
  'package.json',
  'pnpm-lock.yaml',
  'tsconfig.json',
  'plugins',
  'src',
  'static',
  'i18n',
];

/** Folders with packages: of the site, then of each version. */
const packageDirs = ['docs/node_modules', 'versioned_docs/version-v8/node_modules'];

/**
 * Puts the platform and the site of another library together, as its owner would.
 *
 * @returns the folder, in which `plugins/versions/build.ts` builds it
 */
export async function copyOtherLibrary(): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'other-library-'));
  for (const name of platform) {
    await cp(path.join(siteDir, name), path.join(copy, name), { recursive: true });
  }
  const isSource = (file: string) => !file.includes('node_modules');
  await cp(fixture, copy, {
    recursive: true,
    filter: (file) => isSource(file.slice(fixture.length)),
  });
  await linkPackages(path.join(siteDir, 'node_modules'), path.join(copy, 'node_modules'));
  for (const dir of packageDirs) {
    await linkPackages(path.join(fixture, dir), path.join(copy, dir));
  }
  return copy;
}
