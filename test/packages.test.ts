/** Which packages are installed is decided here alone: each at one version, pnpm at one archive. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { load } from 'js-yaml';
import type { Lockfile } from '../core/server/cacheKey';
import packageJson from '../package.json';

const siteDir = path.resolve(__dirname, '..');
const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');

const manifests = [
  'package.json',
  'docs/package.json',
  'versioned_docs/*/package.json',
  'test/fixtures/**/package.json',
];

test('every package of the site and of each version is asked for at an exact version', async () => {
  const files = await Globby(manifests, { cwd: siteDir, ignore: ['**/node_modules/**'] });
  expect(files.length).toBeGreaterThan(1);
  const ranges = files.flatMap((file) => {
    const { dependencies, devDependencies } = JSON.parse(read(file)) as typeof packageJson;
    return Object.entries({ ...dependencies, ...devDependencies })
      .filter(([, version]) => !/^(?:npm:.+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
      .map(([name, version]) => `${file}: ${name} ${version}`);
  });
  expect(ranges).toEqual([]);
});

test('set-up runs the pnpm of the lockfile: "packageManager" has its version and the hash of its archive', () => {
  const { packages } = load(read('pnpm-lock.yaml')) as Lockfile;
  const { pnpm } = packageJson.dependencies;
  const [algorithm = '', hash = ''] = (packages[`pnpm@${pnpm}`]?.resolution?.integrity ?? '').split(
    /-(.*)/s,
  );
  expect(packageJson.packageManager).toBe(
    `pnpm@${pnpm}+${algorithm}.${Buffer.from(hash, 'base64').toString('hex')}`,
  );
});

test('a new release waits before an update takes it', () => {
  const workspace = load(read('pnpm-workspace.yaml')) as { minimumReleaseAge?: number };
  expect(workspace.minimumReleaseAge).toBeGreaterThanOrEqual(24 * 60);
});
