import { copyFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { PluginOptions as PwaOptions } from '@docusaurus/plugin-pwa';
import type { CurrentBundler } from '@docusaurus/types';
import type { FinishedBuild, Step } from '../../../core/server/postBuild';
import type { BuiltVersion } from '../../../core/server/versions';
import { manifestName, offlinePage } from '../types';
import { describeSize, readManifest } from './manifest';

interface Configuration {
  module: { rules: object[]; parser?: object };
  resolve?: object;
}

/** Adds what the PWA plugin's configuration lacks: it only knows JavaScript, and would split ours off. */
function adapt(configuration: Configuration): Configuration {
  const { module } = configuration;
  return {
    ...configuration,
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      parser: { javascript: { dynamicImportMode: 'eager' } },
      rules: [
        ...module.rules,
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
        },
      ],
    },
  };
}

/** Returns the bundler for the PWA plugin, which compiles a worker in TypeScript into one file with it. */
function adaptBundler(bundler: CurrentBundler): CurrentBundler {
  const instance = new Proxy(bundler.instance, {
    apply: (target, self, [configurations]: [Configuration[]]) =>
      Reflect.apply(target, self, [configurations.map(adapt)]),
  });
  return { ...bundler, instance } as CurrentBundler;
}

const workerDir = path.join(__dirname, '../worker');

/**
 * Writes `sw.js` into an output: the worker of the official PWA plugin, which brings the precache and
 * takes the message to stop waiting, with `worker.ts` added, which serves saved pages. Only the page
 * that shows what is saved is precached, with its files: a version has many pages, and a precache is
 * saved whole or not at all.
 *
 * The PWA plugin runs here, not as a plugin of the site: its hook would race with steps that still
 * write files, and what it registers ignores hosts and metered connections, and unregisters the
 * workers of the whole origin.
 */
async function writeWorker(build: FinishedBuild): Promise<void> {
  const page = `${offlinePage}.html`;
  const html = await readFile(path.join(build.outDir, page), 'utf8');
  const options: PwaOptions = {
    debug: false,
    offlineModeActivationStrategies: ['always'],
    pwaHead: [],
    swCustom: path.join(workerDir, 'worker.ts'),
    swRegister: false,
    injectManifestConfig: {
      swSrc: '',
      swDest: '',
      globDirectory: '',
      globIgnores: ['og/**'],
      modifyURLPrefix: { '': build.baseUrl },
      // cspell:ignore dont
      dontCacheBustURLsMatching: /\/assets\//,
      manifestTransforms: [
        (entries) => ({
          manifest: entries.filter(({ url }) => url.endsWith(`/${page}`) || html.includes(url)),
        }),
      ],
    },
  };
  // Half a second to load, which a site without offline reading saves.
  const { default: pluginPwa } = await import('@docusaurus/plugin-pwa/lib');
  await pluginPwa(build, options)?.postBuild?.({
    ...build,
    // The PWA plugin loads none.
    content: undefined,
    currentBundler: adaptBundler(build.currentBundler),
  });
}

/**
 * Returns the step that lists what a version needs offline, prints how much that is, and writes the
 * worker, which belongs to the current version and serves all of them. It must be the last one: what
 * later steps write isn't listed.
 *
 * @param hosts that offer reading offline; with none, the worker deletes what users have saved
 * @param budget what the version may take on a device, in MB
 * @throws when it takes more
 */
export function createOfflineStep(
  version: BuiltVersion,
  hosts: readonly string[],
  budget = 60,
): Step {
  return {
    name: 'Offline',
    async run(build) {
      const { outDir } = build;
      const manifest = await readManifest(outDir, version.name);
      const { text, bytes } = describeSize(manifest);
      logger.info(`Offline, ${version.label} takes ${text}.`);
      if (bytes > budget * 1e6) {
        throw new Error(
          `${version.label} takes ${text} offline; the budget is ${budget} MB. Make its pages smaller, or raise offlineBudget in site.ts.`,
        );
      }
      await writeFile(path.join(outDir, manifestName), JSON.stringify(manifest));
      if (version.current && hosts.length > 0) {
        await writeWorker(build);
      } else if (version.current) {
        await copyFile(path.join(workerDir, 'killSwitch.js'), path.join(outDir, 'sw.js'));
      }
    },
  };
}
