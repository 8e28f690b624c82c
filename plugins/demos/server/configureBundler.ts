import { createRequire } from 'node:module';
import path from 'node:path';
import type { ConfigureWebpackUtils, Plugin } from '@docusaurus/types';

type Configuration = ReturnType<NonNullable<Plugin['configureWebpack']>>;

const requireFromSite = createRequire(__filename);

/** The packages that a page and its theme use, found from the site's own folder. */
const siteReact = Object.fromEntries(
  ['react', 'react-dom'].map((name) => [
    name,
    path.dirname(requireFromSite.resolve(`${name}/package.json`)),
  ]),
);

/** One chunk per package for what the demos share; by default each page would carry a copy. */
function createLibraryGroup(versionDir: string) {
  const packageOf = /[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/](?!node_modules)/g;
  return {
    // Docusaurus names the chunks of pages; those of demos have no name.
    chunks: (chunk: { name?: string | null }) => !chunk.name,
    test: (module: { nameForCondition?(): string | null | undefined }) => {
      const file = module.nameForCondition?.() ?? '';
      return file.includes('node_modules') || file.startsWith(path.join(versionDir, 'mount'));
    },
    name: (module: { nameForCondition?(): string | null | undefined }) => {
      const file = module.nameForCondition?.() ?? '';
      const [, name = 'mount'] = [...file.matchAll(packageOf)].at(-1) ?? [];
      const [, library] = /^@(?:mui|material-ui)[\\/](x-[a-z-]+|data-grid)/.exec(name) ?? [];
      return `library-${library && library !== 'x-internals' ? library : 'base'}`;
    },
    priority: 45,
    minChunks: 1,
    minSize: 0,
    reuseExistingChunk: true,
    enforce: true,
  };
}

/**
 * Lets every demo find React and the library in its own version's packages,
 * and pages and theme the site's own React; leaves demos out of the server's build.
 */
export function configureBundler(
  versionDir: string,
  isServer: boolean,
  { currentBundler }: ConfigureWebpackUtils,
): Configuration {
  const { NormalModuleReplacementPlugin } = currentBundler.instance;
  const empty = path.join(__dirname, '../client/emptyModule.ts');
  const demos = /[\\/]demos[\\/][^\\/]+\.tsx$|^@version\/mount$/;
  const prerendered = /\.source\.js\?prerendered$/;
  return {
    resolve: { alias: { '@version': versionDir } },
    module: {
      rules: [
        // Docusaurus's own alias of React is off, because it would reach the demos too.
        { test: /\.mdx?$/, include: [versionDir], resolve: { alias: siteReact } },
      ],
    },
    plugins: [new NormalModuleReplacementPlugin(isServer ? demos : prerendered, empty)],
    ...(isServer
      ? {}
      : {
          optimization: {
            splitChunks: { cacheGroups: { library: createLibraryGroup(versionDir) } },
          },
        }),
  };
}
