import { cp, mkdir, mkdtemp, readdir, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import rawSite from '../../site';
import releasedVersions from '../../versions.json';
import { prepareApis } from '../../plugins/shared/server/prepareApis';
import { validateSite } from '../../plugins/shared/server/validateSite';

const siteDir = path.resolve(__dirname, '../..');

/** What a build reads, beside the versions. */
const shared = [
  'data',
  'docusaurus.config.ts',
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

/** Links every package of a folder, but none of its caches: a broken build must not reach them. */
async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const names = (await readdir(from)).filter((name) => name !== '.cache');
  await Promise.all(names.map((name) => symlink(path.join(from, name), path.join(to, name))));
}

/** What was extracted of the versions, whose packages the copy does not have. */
async function copyApis(copy: string): Promise<void> {
  await prepareApis(validateSite(rawSite, releasedVersions), siteDir);
  const cache = 'node_modules/.cache/x-docs-api';
  await cp(path.join(siteDir, cache), path.join(copy, cache), { recursive: true });
}

/**
 * Copies the project with one version whole and the others without their packages, to be broken.
 *
 * @param version name of the version to build in the copy
 * @returns the copy's folder
 */
export async function copySite(version: string): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'broken-site-'));
  const isSource = (file: string) => !file.includes('node_modules');
  for (const name of [...shared, 'docs', 'versioned_docs']) {
    const options = { recursive: true, filter: isSource };
    await cp(path.join(siteDir, name), path.join(copy, name), options);
  }
  await linkPackages(path.join(siteDir, 'node_modules'), path.join(copy, 'node_modules'));
  const packages = `versioned_docs/version-${version}/node_modules`;
  await linkPackages(path.join(siteDir, packages), path.join(copy, packages));
  await copyApis(copy);
  return copy;
}
