import { compareReleases, toMajor } from '../../../core/releases';

/** Whether a release came before another one of its major. */
export const isOlder = (used: string | undefined, release: string): used is string =>
  used !== undefined && toMajor(used) === toMajor(release) && compareReleases(used, release) < 0;
