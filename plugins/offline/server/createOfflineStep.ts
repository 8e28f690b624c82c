import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { BuiltVersion } from '../../../core/server/versions';
import { manifestName } from '../types';
import { readOutput } from './readOutput';
import { readPages } from './readPages';
import { describeSize } from './describeSize';
import { toOfflineManifest } from './toOfflineManifest';
import { writeWorker, type FinishedBuild } from './writeWorker';

/**
 * Creates the step that lists what a version needs without network, says how much that is, and
 * writes the worker, which belongs to the current version and serves all of them. It is the last
 * one: what later steps wrote would not be stored.
 *
 * @param hosts on which pages are stored; with none, the worker is the one that takes all away
 * @param budget what the version may take on a reader's device, in MB
 * @throws when it takes more
 */
export function createOfflineStep(version: BuiltVersion, hosts: readonly string[], budget = 60) {
  return {
    name: 'What is read offline',
    async run(build: FinishedBuild): Promise<void> {
      const { outDir } = build;
      const manifest = toOfflineManifest(await readOutput(outDir), await readPages(outDir));
      const { text, bytes } = describeSize(manifest);
      logger.info(`Offline, ${version.label} takes ${text}.`);
      if (bytes > budget * 1e6) {
        throw new Error(
          `${version.label} takes ${text} offline; it may take ${budget} MB. Make its pages smaller, or raise offlineBudget in site.ts.`,
        );
      }
      await writeFile(path.join(outDir, manifestName), JSON.stringify(manifest));
      if (version.current) {
        await writeWorker(build, hosts.length > 0);
      }
    },
  };
}
