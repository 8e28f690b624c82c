import { copyFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PluginOptions as PwaOptions } from '@docusaurus/plugin-pwa';
import pluginPwa from '@docusaurus/plugin-pwa/lib';
import type { Plugin } from '@docusaurus/types';
import { offlinePage } from '../types';
import { adaptBundler } from './adaptBundler';

/** What Docusaurus tells of a finished build. */
export type FinishedBuild = Parameters<NonNullable<Plugin['postBuild']>>[0];

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
export async function writeWorker(build: FinishedBuild, isOffered: boolean): Promise<void> {
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
