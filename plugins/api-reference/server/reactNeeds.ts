import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LaterReleases } from '../releases';
import type { Api } from '../types';
import type { ReleaseChanges } from './releaseChanges';

/** Reads which React an installed package needs. */
async function readPeer(dir: string): Promise<string | undefined> {
  const text = await readFile(path.join(dir, 'package.json'), 'utf8');
  return (JSON.parse(text) as { peerDependencies?: Record<string, string> }).peerDependencies
    ?.react;
}

/**
 * Returns which React is needed from each release on, by product. Of a product without a history, only that of the
 * installed release is known.
 *
 * @param versionDir absolute path of a folder with the packages of the APIs
 */
export async function readReactNeeds(
  apis: readonly Pick<Api, 'product' | 'package' | 'version'>[],
  changes: ReleaseChanges,
  versionDir: string,
): Promise<LaterReleases['react']> {
  const products = [...new Set(apis.map(({ product }) => product))];
  const needs = products.map(async (product) => {
    const known = Object.entries(changes[product] ?? {}).flatMap(([release, { react }]) =>
      react === undefined ? [] : [[release, react] as const],
    );
    const [api] = apis.filter((item) => item.product === product);
    const installed =
      known.length === 0 && api
        ? await readPeer(path.join(versionDir, 'node_modules', api.package))
        : undefined;
    const all = installed !== undefined && api ? [[api.version, installed] as const] : known;
    return [product, Object.fromEntries(all)] as const;
  });
  return Object.fromEntries(
    (await Promise.all(needs)).filter(([, ranges]) => Object.keys(ranges).length > 0),
  );
}
