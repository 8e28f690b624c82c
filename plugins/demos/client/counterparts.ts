import { isTexts } from '../../../core/client/isTexts';
import { loadOnce } from '../../../core/client/loadOnce';
import type { Site, Version } from '../../../core/types';
import { toVersionHref } from '../../navigation/client';
import type { DemoModule } from '../types';

/** How long a version's list of demos may take, in ms. */
const timeout = 4000;

/** Loads the ids of a version's demos, by path in the version. */
const loadIds = loadOnce(async (url: string): Promise<Record<string, string>> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeout) });
  const ids: unknown = response.ok ? await response.json() : undefined;
  if (!isTexts(ids)) {
    throw new Error(`${url} is no list of demos.`);
  }
  return ids;
});

/** The same demo in another version. */
export interface Counterpart {
  version: Version;
  id: string;
}

/** `docs/charts/pie/demos/Donut.tsx` is `charts/pie/demos/Donut`, in each version. */
const toListedPath = ({ path }: Pick<DemoModule, 'path'>): string =>
  path.replace(/^(?:versioned_docs\/)?[^/]+\//, '').replace(/\.tsx$/, '');

/**
 * Finds the other versions on this host that have the same demo, the newest first. A version whose list
 * can't be loaded counts as one that lacks it, until the next call.
 */
export async function findCounterparts(
  site: Site,
  own: Version,
  demo: Pick<DemoModule, 'path'>,
): Promise<Counterpart[]> {
  const listed = toListedPath(demo);
  const others = site.versions.filter(({ name, host }) => name !== own.name && host === own.host);
  const found = await Promise.all(
    others.map(async (version) => {
      const ids = await loadIds(toVersionHref(site, own, version, '/demos.json')).catch(() => ({}));
      const id = new Map(Object.entries(ids)).get(listed);
      return id === undefined ? [] : [{ version, id }];
    }),
  );
  return found.flat();
}
