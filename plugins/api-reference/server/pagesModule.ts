import path from 'node:path';
import type { ConfigureWebpackUtils, Plugin } from '@docusaurus/types';
import { toApiSlug } from '../paths';
import type { Api } from '../types';
import { toApiLinks } from './apiPages';

/**
 * Returns the module with which the server draws pages: by path, a function that gives a page's
 * `Api`; and the paths by name.
 *
 * @param filesDir absolute path of the folder with the pages' `.json`
 */
export function renderPagesModule(apis: readonly Api[], filesDir: string): string {
  const lines = apis.map((api) => {
    const slug = toApiSlug(api);
    return `  ${JSON.stringify(slug)}: () => require(${JSON.stringify(`${filesDir}${slug}.json`)}),`;
  });
  const links = JSON.stringify(Object.fromEntries(toApiLinks(apis)));
  return `export const links = ${links};\nexport const pages = {\n${lines.join('\n')}\n};\n`;
}

type Configuration = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/** Keeps the reference out of what browsers load: its data is in the pages, and in their `.json`. */
export function configureBundler(
  isServer: boolean,
  { currentBundler }: ConfigureWebpackUtils,
): Configuration {
  if (isServer) {
    return {};
  }
  const { NormalModuleReplacementPlugin } = currentBundler.instance;
  const empty = path.join(__dirname, '../client/noPages.ts');
  return {
    plugins: [new NormalModuleReplacementPlugin(/[\\/]default[\\/]pages\.server$/, empty)],
  };
}
