import path from 'node:path';
import type { ConfigureWebpackUtils, Plugin } from '@docusaurus/types';

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
