import { copyFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { PluginOptions as PwaOptions } from '@docusaurus/plugin-pwa';
import pluginPwa from '@docusaurus/plugin-pwa/lib';
import type { CurrentBundler, Plugin } from '@docusaurus/types';
import type { BuiltVersion } from '../../../core/server/versions';
import { manifestName, offlinePage } from '../types';
import { describeSize, readOutput, readPages, toOfflineManifest } from './manifest';

interface Configuration {
  module: { rules: object[]; parser?: object };
  resolve?: object;
}

/** What the PWA plugin's configuration lacks: it knows JavaScript alone, and would put ours into a file of its own. */
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

/** Returns the bundler as the PWA plugin gets it, which then compiles a worker in TypeScript into one file. */
function adaptBundler(bundler: CurrentBundler): CurrentBundler {
  const instance = new Proxy(bundler.instance, {
    apply: (target, self, [configurations]: [Configuration[]]) =>
      Reflect.apply(target, self, [configurations.map(adapt)]),
  });
  return { ...bundler, instance } as CurrentBundler;
}

/** What Docusaurus tells of a finished build. */
type FinishedBuild = Parameters<NonNullable<Plugin['postBuild']>>[0];

const workerFile = path.join(__dirname, '../worker/serveStored.ts');
const killSwitch = path.join(__dirname, '../worker/killSwitch.js');

/**
 * Writes `sw.js` into an output. It is the worker of the official PWA plugin, which brings the
 * precache and takes the message to stop waiting, with what serves stored pages added. Only the page
 * that says what is stored is precached, with what it names: the pages of a version are many, and a
 * precache is stored whole or not at all. The plugin runs here and not as one of the site: its own
 * hook would race with the steps that still write files, and what it registers knows no hosts, asks
 * nobody about metered connections, and unregisters the workers of the whole origin.
 *
 * @param isOffered whether readers are offered to read offline; if not, `sw.js` takes away what is there
 */
async function writeWorker(build: FinishedBuild, isOffered: boolean): Promise<void> {
  if (!isOffered) {
    await copyFile(killSwitch, path.join(build.outDir, 'sw.js'));
    return;
  }
  const page = `${offlinePage}.html`;
  const html = await readFile(path.join(build.outDir, page), 'utf8');
  const options: PwaOptions = {
    debug: false,
    offlineModeActivationStrategies: ['always'],
    pwaHead: [],
    swCustom: workerFile,
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
  await pluginPwa(build, options)?.postBuild?.({
    ...build,
    // What the plugin itself has loaded: nothing.
    content: undefined,
    currentBundler: adaptBundler(build.currentBundler),
  });
}

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
