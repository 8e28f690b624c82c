import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'js-yaml';
import { runCommand } from '../../../shared/server/runCommand';
import { siteDir } from '../../../shared/server/siteDir';
import type { Lockfile } from '../../../shared/server/lockedPackages';
import { addImporter } from './addImporter';
import { changeFile } from './changeFile';
import type { CutStep } from './cutStep';
import { formatFiles } from './formatFiles';
import { removeImporter } from './removeImporter';
import { toFrozenPaths } from './toFrozenPaths';
import { toPinnedManifest, type Manifest } from './toPinnedManifest';

const lockfileName = 'pnpm-lock.yaml';

const install = () => runCommand('tsx', ['plugins/versions/setup.mjs'], {}, 'collect');

/** The version's own packages: what `docs/` has installed, which the lockfile says of both. */
export const packagesStep: CutStep = {
  title: 'pinning and installing its packages',
  async cut({ name }) {
    const { dir } = toFrozenPaths(name);
    const lockfile = await readFile(path.join(siteDir, lockfileName), 'utf8');
    const { importers } = load(lockfile) as Lockfile;
    await changeFile(`${dir}/package.json`, (text) => {
      const manifest = JSON.parse(text) as Manifest;
      return JSON.stringify(toPinnedManifest(manifest, name, importers.docs ?? {}), null, 2);
    });
    await formatFiles(`${dir}/package.json`);
    await changeFile(lockfileName, (text) => addImporter(text, 'docs', dir));
    await install();
  },
  async uncut(name) {
    await changeFile(lockfileName, (text) => removeImporter(text, toFrozenPaths(name).dir));
    await install();
  },
};
