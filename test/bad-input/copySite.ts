import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import rawSite from '../../site';
import releasedVersions from '../../versions.json';
import { cacheDir } from '../../plugins/shared/server/cacheDir';
import { prepareApis } from '../../plugins/shared/server/prepareApis';
import { validateSite } from '../../plugins/shared/server/validateSite';
import { linkPackages } from './linkPackages';

const siteDir = path.resolve(__dirname, '../..');

/** What a build reads, beside the versions. */
const shared = [
  'data',
  'docusaurus.config.ts',
  'library.ts',
  'package.json',
  'pnpm-lock.yaml',
  'sidebars.ts',
  'site.ts',
  'tsconfig.json',
  'versions.json',
  'plugins',
  'src',
  'static',
  'versioned_sidebars',
];

/** What was extracted of the versions, whose packages the copy does not have. */
async function copyApis(copy: string): Promise<void> {
  await prepareApis(validateSite(rawSite, releasedVersions), siteDir);
  const name = 'x-docs-api';
  const kept = path.join(copy, 'node_modules/.cache', name);
  await cp(path.join(cacheDir, name), kept, { recursive: true });
}

/**
 * Copies the project with some versions whole and the others without their packages, to be broken.
 *
 * @param versions names of the old versions to build in the copy
 * @returns the copy's folder
 */
export async function copySite(...versions: readonly string[]): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'broken-site-'));
  const isSource = (file: string) => !file.includes('node_modules');
  for (const name of [...shared, 'docs', 'versioned_docs']) {
    const options = { recursive: true, filter: isSource };
    await cp(path.join(siteDir, name), path.join(copy, name), options);
  }
  await linkPackages(path.join(siteDir, 'node_modules'), path.join(copy, 'node_modules'));
  for (const version of versions) {
    const packages = `versioned_docs/version-${version}/node_modules`;
    await linkPackages(path.join(siteDir, packages), path.join(copy, packages));
  }
  await copyApis(copy);
  return copy;
}
