import type { Site, Version } from '../../../core/types';
import { toVersionHref } from './toVersionHref';

/** Returns where a page of one version finds what another has, on whichever host that is. */
export const toPagesUrl = (site: Site, from: Version, of: Version): string =>
  toVersionHref(site, from, of, `/versions/${of.name}.json`);
