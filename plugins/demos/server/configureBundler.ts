import { createRequire } from 'node:module';
import path from 'node:path';
import type { ConfigureWebpackUtils, Plugin } from '@docusaurus/types';
import { createDemoGroup } from './createDemoGroup';
import { createLibraryGroup } from './createLibraryGroup';
import { moduleScopeFile } from './renderModuleScope';

type Configuration = ReturnType<NonNullable<Plugin['configureWebpack']>>;

const requireFromSite = createRequire(__filename);

/** The packages that a page and its theme use, found from the site's own folder. */
const siteReact = Object.fromEntries(
  ['react', 'react-dom'].map((name) => [
    name,
    path.dirname(requireFromSite.resolve(`${name}/package.json`)),
  ]),
);

/**
 * Lets every demo, and what a reader makes of it, find React and the library in its own version's
 * packages, and pages and theme the site's own React; leaves demos out of the server's build.
 */
export function configureBundler(
  versionDir: string,
  isServer: boolean,
  { currentBundler }: ConfigureWebpackUtils,
): Configuration {
  const { NormalModuleReplacementPlugin } = currentBundler.instance;
  const empty = path.join(__dirname, '../client/emptyModule.ts');
  const demos =
    /[\\/](?:demos|templates[\\/][^\\/]+)[\\/][^\\/]+\.tsx$|^@version\/(?:mount|license)$|[\\/]default[\\/]scope$/;
  const prerendered = /\.prerendered\.js$/;
  return {
    resolve: { alias: { '@version': versionDir } },
    module: {
      rules: [
        // Docusaurus's own alias of React is off, because it would reach the demos too.
        { test: /\.mdx?$/, include: [versionDir], resolve: { alias: siteReact } },
        {
          test: (file: string) =>
            file.endsWith(path.join('docusaurus-plugin-demos', 'default', moduleScopeFile)),
          resolve: { modules: [path.join(versionDir, 'node_modules')] },
        },
      ],
    },
    plugins: [
      new NormalModuleReplacementPlugin(isServer ? demos : prerendered, empty),
      // A demo's CSS is scoped and comes with it: as a stylesheet it would be on every page.
      new NormalModuleReplacementPlugin(
        /\.css$/,
        (request: { context: string; request: string }) => {
          if (request.context.startsWith(versionDir)) {
            request.request = empty;
          }
        },
      ),
    ],
    ...(isServer
      ? {}
      : {
          optimization: {
            // The shortest names for what modules share: a hundredth of the library's files, compressed.
            mangleExports: 'size' as const,
            splitChunks: {
              cacheGroups: { library: createLibraryGroup(versionDir), demo: createDemoGroup() },
            },
          },
        }),
  };
}
