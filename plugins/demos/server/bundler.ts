import path from 'node:path';
import type { ConfigureWebpackUtils, Plugin } from '@docusaurus/types';
import { findInPackages, siteDir } from '../../../core/server/files';
import type { Library } from '../../../core/library';
import { createChunkGroups, findIsDevelopment, findPackageName } from './chunkGroups';
import { createDemoChunks } from './demoChunks';
import { SCOPE_FILE } from './moduleScope';

/** An import that the bundler is about to resolve. */
interface ImportRequest {
  /** Folder of the file that imports. */
  context: string;
  request: string;
}

const pluginDir = path.join(__dirname, '..');
const empty = path.join(pluginDir, 'client/emptyModule.ts');
const islandStyles = path.join(pluginDir, 'server/islandStylesLoader.cjs');

/** Whether a file in a folder belongs to a package of the library or its family. */
const isOfFamily = (folder: string, { family }: Library): boolean =>
  family.some((start) => findPackageName(`${folder}/`)?.startsWith(start));

/**
 * Keeps style sheets that a version imports off its pages. Those of packages, and those beside its
 * `mount.tsx`, apply in islands. A demo's own is scoped to that demo, and loads with it.
 */
function replaceStyles(
  request: ImportRequest,
  versionDir: string,
  library: Library,
  isServer: boolean,
): void {
  const isOwn =
    request.context.startsWith(versionDir) ||
    request.context.endsWith(path.join('docusaurus-plugin-demos', 'default'));
  if (!isOwn && !isOfFamily(request.context, library)) {
    return;
  }
  const isOfDemo =
    request.request.startsWith('.') &&
    request.context !== versionDir &&
    !request.context.includes('node_modules');
  // Two exclamation marks: without the loaders of the site's own style sheets.
  request.request = isServer || isOfDemo ? empty : `!!${islandStyles}!${request.request}`;
}

type Configuration = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/** The platform's React, for pages and their theme. */
const pageReact = Object.fromEntries(
  ['react', 'react-dom', '@mdx-js/react'].map((name) => [name, findInPackages(name)]),
);

/** Whether Docusaurus generates a file; those of this plugin are what demos are made of. */
const isGenerated = (file: string, generatedDir: string) =>
  file.startsWith(generatedDir) && !file.includes('docusaurus-plugin-demos');

/**
 * Resolves React and the library in a version's own packages for demos and edited code, and the
 * platform's React for pages and theme. Leaves demos out of the server's build.
 *
 * @param generatedDir absolute path of the modules that Docusaurus generates
 */
export function configureBundler(
  versionDir: string,
  generatedDir: string,
  library: Library,
  isServer: boolean,
  { currentBundler }: ConfigureWebpackUtils,
): Configuration {
  const { NormalModuleReplacementPlugin } = currentBundler.instance;
  const demos =
    /[\\/](?:demos|templates[\\/][^\\/]+)[\\/][^\\/]+\.tsx$|^@version\/(?:mount|license)$|[\\/]default[\\/]scope$/;
  const prerendered = /\.prerendered\.js$/;
  const emotionInsertion = path.join(pluginDir, 'client/emotionInsertion.ts');
  return {
    resolve: { alias: { '@version': versionDir } },
    module: {
      rules: [
        // Docusaurus's own React alias is off, because it would apply to demos too.
        {
          test: /\.mdx?$/,
          include: [versionDir, path.join(siteDir, 'i18n')],
          resolve: { alias: pageReact },
        },
        // Drawings of pages, which are imported as components.
        {
          test: /\.svg$/,
          issuer: /\.mdx?$/,
          resolve: { alias: pageReact },
        },
        {
          test: (file: string) => isGenerated(file, generatedDir),
          resolve: { alias: pageReact },
        },
        {
          test: (file: string) =>
            file === emotionInsertion ||
            file.endsWith(path.join('docusaurus-plugin-demos', 'default', SCOPE_FILE)),
          resolve: { modules: [path.join(versionDir, 'node_modules')] },
        },
      ],
    },
    plugins: [
      new NormalModuleReplacementPlugin(isServer ? demos : prerendered, empty),
      new NormalModuleReplacementPlugin(
        /^@emotion\/use-insertion-effect-with-fallbacks$/,
        emotionInsertion,
      ),
      new NormalModuleReplacementPlugin(/\.css$/, (request: ImportRequest) =>
        replaceStyles(request, versionDir, library, isServer),
      ),
      ...(isServer || findIsDevelopment() ? [] : [createDemoChunks(currentBundler.instance)]),
    ],
    ...(isServer
      ? {}
      : {
          optimization: {
            // The shortest export names: the library's files are 1% smaller, compressed.
            mangleExports: 'size' as const,
            splitChunks: { cacheGroups: createChunkGroups(versionDir, library) },
          },
        }),
  };
}
