import { copyFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import logger from '@docusaurus/logger';
import { platformDir } from '../../../core/server/files';
import type { FinishedBuild, Step } from '../../../core/server/postBuild';
import type { BuiltVersion } from '../../../core/server/versions';
import { manifestName } from '../types';
import { sortCode, type ChunkGroup } from './chunks';
import { compileWorker } from './compileWorker';
import {
  describeSize,
  findBudgetProblem,
  readOutput,
  toAddressPath,
  toOfflineManifest,
} from './manifest';

/** Folders of the platform's own code, with a slash at the end. */
const platformFolders = ['core/', 'plugins/', 'src/'];

const killSwitch = path.join(__dirname, '../worker/killSwitch.js');

/** Finds the documents of a build: absolute paths, by the paths of their pages in the version. */
function listDocuments({ plugins, siteDir, baseUrl }: FinishedBuild): Map<string, string> {
  const docs = plugins.find(({ name }) => name === 'docusaurus-plugin-content-docs');
  const { loadedVersions = [] } = (docs?.content ?? {}) as Partial<LoadedContent>;
  return new Map(
    loadedVersions.flatMap((version) =>
      version.docs.map(({ permalink, source }): [string, string] => [
        toAddressPath(permalink.slice(baseUrl.length)),
        source.replace(/^@site/, siteDir),
      ]),
    ),
  );
}

interface Options {
  version: BuiltVersion;
  /** Paths of the versions that the worker serves, the current one first; with none, it deletes what users have saved. */
  served: readonly string[];
  /** What the version may take on a device, in MB. */
  budget: number;
  /** Returns the groups of chunks that the bundler made. */
  readGroups(): readonly ChunkGroup[];
}

/**
 * Returns the step that lists what a version needs offline, prints how much that is, and writes the
 * worker, which belongs to the current version and serves all of them. It must be the last one: what
 * later steps write isn't listed.
 */
export function createOfflineStep({ version, served, budget, readGroups }: Options): Step {
  return {
    name: 'Offline',
    async run(build) {
      const { outDir, baseUrl } = build;
      const output = await readOutput(outDir, baseUrl);
      const documents = listDocuments(build);
      const code = sortCode(readGroups(), {
        documents: new Set(documents.values()),
        demos: new Set(output.pages.flatMap(({ demos }) => demos)),
        isPlatform: (file) =>
          platformFolders.some((folder) => file.startsWith(path.join(platformDir, folder))),
      });
      const manifest = toOfflineManifest(output, code, documents);
      const problem = findBudgetProblem(manifest, version.label, budget);
      if (problem) {
        // Thrown, it would be printed with the stacks of Docusaurus.
        logger.error(problem);
        process.exit(1);
      }
      logger.info(`Offline, ${version.label} takes ${describeSize(manifest).text}.`);
      await writeFile(path.join(outDir, manifestName), JSON.stringify(manifest));
      if (version.current && served.length > 0) {
        await compileWorker(build, served);
      } else if (version.current) {
        await copyFile(killSwitch, path.join(outDir, 'sw.js'));
      }
    },
  };
}
