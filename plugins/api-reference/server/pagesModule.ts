import path from 'node:path';
import type { ConfigureWebpackUtils, Plugin } from '@docusaurus/types';
import { toApiSlug } from '../paths';
import type { Api } from '../types';
import { toApiLinks } from './apiPages';

/**
 * Renders the module that the server renders pages from: `pages` has a function for each path, which
 * returns the page's `Api`; `links` has the paths by name.
 *
 * @param filesDir absolute path of the folder with the `.json` of pages
 */
export function renderPagesModule(apis: readonly Api[], filesDir: string): string {
  const lines = apis.map(toApiSlug).map((slug) => {
    const file = `${filesDir}${slug}.json`;
    return `  ${JSON.stringify(slug)}: () => require(${JSON.stringify(file)}),`;
  });
  const links = JSON.stringify(Object.fromEntries(toApiLinks(apis)));
  return `export const links = ${links};\nexport const pages = {\n${lines.join('\n')}\n};\n`;
}

/** Empties that module for browsers, which find its data in the HTML of pages and in their `.json`. */
export function configureBundler(
  isServer: boolean,
  { currentBundler }: ConfigureWebpackUtils,
): ReturnType<NonNullable<Plugin['configureWebpack']>> {
  const { NormalModuleReplacementPlugin } = currentBundler.instance;
  const empty = path.join(__dirname, '../client/noPages.ts');
  return isServer
    ? {}
    : { plugins: [new NormalModuleReplacementPlugin(/[\\/]default[\\/]pages\.server$/, empty)] };
}
